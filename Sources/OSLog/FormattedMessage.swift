/// A format with its arguments put in: `%d`, `%{public}@`, `%.2f`, `%%`.
struct FormattedMessage {
    let text: String

    init(_ format: String, _ arguments: [Any?]) {
        var result = ""
        var rest = Substring(format)
        var waiting = arguments[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            // The privacy of a value doesn't matter here.
            if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
            let flags = rest.prefix { "0123456789.+-# lhqztjL".contains($0) }
            rest = rest[flags.endIndex...]
            guard let kind = rest.popFirst() else { break }
            result += Self.text(of: waiting.popFirst(), kind, String(flags.filter { !"lhqztjL".contains($0) }))
        }
        text = result + rest
    }

    /// - Parameter argument: nil where there are fewer arguments than the format asks for.
    private static func text(of argument: Any??, _ kind: Character, _ flags: String) -> String {
        guard let argument else { return "<missing>" }
        guard let value = argument else { return "(null)" }
        switch kind {
        case "d", "i", "u", "x", "X", "o", "c":
            guard let number = integer(value) else { return String(describing: value) }
            let letter = kind == "i" || kind == "u" ? "d" : String(kind)
            return letter == "c"
                ? String(UnicodeScalar(UInt8(truncatingIfNeeded: number)))
                : String(format: "%\(flags)l\(letter)", number)
        case "f", "F", "e", "E", "g", "G", "a":
            guard let number = double(value) else { return String(describing: value) }
            return String(format: "%\(flags)\(kind)", number)
        default: return String(describing: value)
        }
    }

    private static func integer(_ value: Any) -> Int? {
        if let value = value as? any BinaryInteger { return Int(truncatingIfNeeded: value) }
        return (value as? NSNumber)?.intValue ?? (value as? Bool).map { $0 ? 1 : 0 }
    }

    private static func double(_ value: Any) -> Double? {
        if let value = value as? any BinaryFloatingPoint { return Double(value) }
        return (value as? NSNumber)?.doubleValue
    }
}
