/// Reads one printed constraint from left to right.
struct LogScanner {
    let characters: [Character]
    var position = 0
    /// The number of times that each ambiguous name was met: UIKit cuts names that are long.
    private var uses: [String: Int] = [:]

    init(_ text: some StringProtocol) { characters = Array(text) }

    var isAtEnd: Bool { position >= characters.count }
    var next: Character? { isAtEnd ? nil : characters[position] }
    var rest: String { String(characters[position...]) }

    mutating func skipSpace() {
        while let next, next == " " || next == "\t" || next == "\u{A0}" { position += 1 }
    }

    /// Consumes a text that is next.
    mutating func consume(_ text: String) -> Bool {
        let wanted = Array(text)
        guard position + wanted.count <= characters.count,
            characters[position..<position + wanted.count].elementsEqual(wanted)
        else { return false }
        position += wanted.count
        return true
    }

    mutating func consume(while isWanted: (Character) -> Bool) -> String {
        let start = position
        while let next, isWanted(next) { position += 1 }
        return String(characters[start..<position])
    }

    /// `16`, `-16`, and `- 16` as UIKit writes numbers by themselves.
    mutating func number() -> Double? {
        let start = position
        let isNegative = next == "-"
        if next == "-" || next == "+" {
            position += 1
            skipSpace()
        }
        let digits = position
        _ = consume { $0.isNumber || $0 == "." || $0 == "e" }
        if position > digits, characters[position - 1] == "e", next == "-" || next == "+" {
            position += 1
            _ = consume { $0.isNumber }
        }
        let text = String(characters[digits..<position])
        if let value = Double(text), value.isFinite { return isNegative ? -value : value }
        position = start
        return nil
    }

    /// `0x7fb0…`.
    mutating func address() -> String? {
        let start = position
        guard consume("0x") else { return nil }
        let digits = consume { $0.isHexDigit }
        if digits.isEmpty { position = start }
        return digits.isEmpty ? nil : "0x" + digits
    }

    mutating func relation() -> LoggedRelation? {
        if consume("==") { return .equal }
        if consume("<=") { return .lessThanOrEqual }
        if consume(">=") { return .greaterThanOrEqual }
        return nil
    }

    /// `'…'`, which ends at a quote that nothing of a text can follow.
    mutating func quoted() -> String? {
        guard next == "'" else { return nil }
        var end = position + 1
        while end < characters.count {
            if characters[end] == "'" {
                let after = end + 1 < characters.count ? characters[end + 1] : " "
                if ".]()-, >".contains(after) { break }
            }
            end += 1
        }
        guard end < characters.count else { return nil }
        let text = String(characters[position + 1..<end])
        position = end + 1
        return text
    }

    /// `Module.Class:0x7f…'text'`, or a name that the line explains at its end.
    mutating func item(_ names: [String: [LoggedItem]]) -> LoggedItem? {
        let start = position
        // SnapKit once printed items in angle brackets of their own.
        let isBracketed = consume("<")
        if consume("|") { return names["|"]?.first ?? LoggedItem(type: "superview", address: "") }
        // Names that the line explains may have any characters; the longest that is next is meant.
        for name in names.keys.sorted(by: { ($0.count, $0) > ($1.count, $1) }) where name != "|" && consume(name) {
            if consume(":"), let address = address() { return LoggedItem(type: name, address: address) }
            let items = names[name] ?? []
            let use = uses[name, default: 0]
            uses[name] = use + 1
            return items[min(use, items.count - 1)]
        }
        var type = consume { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "<" || $0 == "$" }
        // An attribute behind a bare name isn't part of it.
        if next != ":", let dot = type.lastIndex(of: ".") {
            position -= type.distance(from: dot, to: type.endIndex)
            type = String(type[..<dot])
        }
        guard !type.isEmpty else {
            position = start
            return nil
        }
        if next == ":", position + 1 < characters.count {
            position += 1
            guard let address = address() else {
                position = start
                return nil
            }
            var item = LoggedItem(type: type, address: address)
            if isBracketed, consume(">") {}
            item.label = quoted()
            return item
        }
        if isBracketed { _ = consume(">") }
        return LoggedItem(type: type, address: "")
    }
}
