/// A position in a format text.
///
/// Invariant: `position` is at most the length of the text; texts are ASCII, so a byte is a column.
struct VisualFormatScanner {
    let format: String
    private let bytes: [UInt8]
    private(set) var position = 0

    /// - Throws: where the text is empty or not ASCII.
    init(_ format: String) throws {
        self.format = format
        bytes = Array(format.utf8)
        if let index = bytes.firstIndex(where: { $0 >= 0x80 }) {
            throw VisualFormatError(
                message: "A format consists of ASCII characters only", format: format,
                column: String(decoding: bytes[..<index], as: UTF8.self).count)
        }
        skipSpace()
        guard position < bytes.count else {
            throw VisualFormatError(message: "A format must contain at least one view", format: format, column: 0)
        }
    }

    var isAtEnd: Bool { position == bytes.count }

    func error(_ message: String, at column: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, column: column ?? position)
    }

    /// True if the next character is the given one, which isn't consumed.
    func sees(_ character: Character) -> Bool { position < bytes.count && bytes[position] == character.asciiValue }

    /// Consumes the character, and space after it, if it is next.
    mutating func consume(_ character: Character) -> Bool {
        guard sees(character) else { return false }
        position += 1
        skipSpace()
        return true
    }

    /// Consumes a C identifier, and space after it.
    mutating func consumeName() -> String? {
        guard position < bytes.count, isNameStart(bytes[position]) else { return nil }
        let start = position
        while position < bytes.count, isNameStart(bytes[position]) || isDigit(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        skipSpace()
        return name
    }

    /// Consumes a number as C's `strtod` reads it in decimal, and space after it.
    mutating func consumeNumber(allowsSign: Bool) -> Double? {
        var end = position
        if allowsSign, end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
            end += 1
        }
        let digits = end
        end = endOfDigits(from: end)
        var count = end - digits
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let fraction = endOfDigits(from: end + 1)
            count += fraction - end - 1
            if count > 0 { end = fraction }
        }
        guard count > 0 else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: "e") || bytes[end] == UInt8(ascii: "E") {
            var exponent = end + 1
            if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
                exponent += 1
            }
            if endOfDigits(from: exponent) > exponent { end = endOfDigits(from: exponent) }
        }
        var text = String(decoding: bytes[position..<end], as: UTF8.self)
        if text.hasSuffix(".") { text += "0" }
        guard let number = Double(text.hasPrefix(".") ? "0" + text : text), number.isFinite else { return nil }
        position = end
        skipSpace()
        return number
    }

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        return end
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isNameStart(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }
}
