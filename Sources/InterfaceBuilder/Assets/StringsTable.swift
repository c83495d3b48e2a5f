/// A file of localised texts: `"key" = "text";`, with comments.
public enum StringsTable {
    /// - Throws: `MarkupError` with the line of the first syntax error.
    public static func parse(_ bytes: [UInt8]) throws -> [String: String] {
        let text = decode(bytes)
        var reader = StringsReader(text)
        return try reader.read()
    }

    /// UTF-8, or UTF-16 with its mark, as old files are.
    private static func decode(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        return String(
            decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }
}

/// Reads a table's entries one by one.
private struct StringsReader {
    private let scalars: [UnicodeScalar]
    private var position = 0
    private var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func read() throws -> [String: String] {
        var result: [String: String] = [:]
        try skipSpace()
        while position < scalars.count {
            let key = try readWord()
            try expect("=")
            let value = try readWord()
            try expect(";")
            result[key] = value
            try skipSpace()
        }
        return result
    }

    private func failure(_ message: String) -> MarkupError { MarkupError(line: line, message: message) }

    private mutating func advance() {
        if scalars[position] == "\n" { line += 1 }
        position += 1
    }

    private func starts(with first: UnicodeScalar, _ second: UnicodeScalar) -> Bool {
        position + 1 < scalars.count && scalars[position] == first && scalars[position + 1] == second
    }

    private mutating func skipSpace() throws {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                advance()
            } else if starts(with: "/", "/") {
                while position < scalars.count, scalars[position] != "\n" { advance() }
            } else if starts(with: "/", "*") {
                let start = line
                while position < scalars.count, !starts(with: "*", "/") { advance() }
                guard position < scalars.count else {
                    throw MarkupError(line: start, message: "the comment that begins here has no end")
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func expect(_ scalar: UnicodeScalar) throws {
        try skipSpace()
        guard position < scalars.count, scalars[position] == scalar else {
            throw failure("“\(Character(scalar))” is missing")
        }
        advance()
        if scalar == "=" { try skipSpace() }
    }

    private mutating func readWord() throws -> String {
        guard position < scalars.count else { throw failure("the text ends where a word is wanted") }
        guard scalars[position] == "\"" else { return try readBareWord() }
        let start = line
        advance()
        var word = String.UnicodeScalarView()
        while position < scalars.count, scalars[position] != "\"" {
            if scalars[position] == "\\" {
                advance()
                guard position < scalars.count else { break }
                word.append(readEscape())
            } else {
                word.append(scalars[position])
                advance()
            }
        }
        guard position < scalars.count else {
            throw MarkupError(line: start, message: "the text that begins here has no closing quote")
        }
        advance()
        return String(word)
    }

    private mutating func readEscape() -> UnicodeScalar {
        let escape = scalars[position]
        advance()
        switch escape {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            var value: UInt32 = 0
            var digits = 0
            while digits < 4, position < scalars.count, let digit = Character(scalars[position]).hexDigitValue {
                value = value * 16 + UInt32(digit)
                digits += 1
                advance()
            }
            return UnicodeScalar(value) ?? "\u{FFFD}"
        default: return escape
        }
    }

    private mutating func readBareWord() throws -> String {
        var word = String.UnicodeScalarView()
        while position < scalars.count, Self.isBare(scalars[position]) {
            word.append(scalars[position])
            advance()
        }
        guard !word.isEmpty else { throw failure("a text in quotes is wanted here") }
        return String(word)
    }

    private static func isBare(_ scalar: UnicodeScalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-./".unicodeScalars.contains(scalar)
    }
}
