import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
    /// A name or a reserved word, as it is written.
    case word(String)
    /// A name after `#`, which is never a reserved word.
    case name(String)
    case text(String)
    case whole(Int)
    case fraction(Double)
    /// `%@` and its kin, by the number of the argument.
    case argument(Int)
    /// `%K`: the argument is a key path.
    case key(Int)
    case variable(String)
    /// `@count`.
    case collectionOperator(String)
    case sign(String)
}

/// Cuts a format into its words.
struct PredicateScanner {
    private let characters: [Character]
    private var position = 0
    private var argumentCount = 0
    private let format: String

    private init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    static func tokens(of format: String) throws(PredicateFormatError) -> (tokens: [PredicateToken], arguments: Int) {
        var scanner = PredicateScanner(format)
        var tokens: [PredicateToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return (tokens, scanner.argumentCount)
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }
    private func character(after distance: Int) -> Character? {
        position + distance < characters.count ? characters[position + distance] : nil
    }

    private func failure(_ reason: String) -> PredicateFormatError {
        PredicateFormatError(format: format, reason: reason)
    }

    /// Of two signs that begin alike, the longer one.
    private static let signs = [
        "===", "==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "**", ":=", "=", "<", ">", "!", "+", "-", "*", "/",
        "(", ")", "{", "}", "[", "]", ",", ".", ":",
    ]

    private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
        while let space = current, space.isWhitespace { position += 1 }
        guard let first = current else { return nil }
        switch first {
        case "\"", "'": return .text(try quoted(by: first))
        case "%": return try placeholder()
        case "$":
            position += 1
            let name = word()
            guard !name.isEmpty else { throw failure("a name is missing after $") }
            return .variable(name)
        case "#":
            position += 1
            let name = word()
            guard !name.isEmpty else { throw failure("a name is missing after #") }
            return .name(name)
        case "@":
            position += 1
            let name = word()
            guard !name.isEmpty else { throw failure("an operator is missing after @") }
            return .collectionOperator(name)
        case "0"..."9": return try number()
        case "." where character(after: 1)?.isNumber == true: return try number()
        case _ where first.isLetter || first == "_": return .word(word())
        default:
            for sign in Self.signs where characters[position...].starts(with: sign) {
                position += sign.count
                return .sign(sign)
            }
            throw failure("'\(first)' has no meaning in a predicate")
        }
    }

    private mutating func word() -> String {
        let start = position
        while let next = current, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func quoted(by quote: Character) throws(PredicateFormatError) -> String {
        position += 1
        var text = ""
        while let next = current {
            position += 1
            if next == quote { return text }
            guard next == "\\" else {
                text.append(next)
                continue
            }
            guard let escaped = current else { break }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw failure("a text isn't closed by \(quote)")
    }

    /// `%@`, `%K`, and those of `printf`, whose arguments are values as well.
    private mutating func placeholder() throws(PredicateFormatError) -> PredicateToken {
        position += 1
        while let length = current, "lhqzjt".contains(length) { position += 1 }
        guard let kind = current, "@KdDiuUxXofFgGeEcCsSaA".contains(kind) else {
            throw failure("% isn't followed by @, K or a kind of number")
        }
        position += 1
        argumentCount += 1
        return kind == "K" ? .key(argumentCount - 1) : .argument(argumentCount - 1)
    }

    /// `12`, `1.5e3`, `0xff`, `0o17`, `0b101`.
    private mutating func number() throws(PredicateFormatError) -> PredicateToken {
        if current == "0", let mark = character(after: 1), let radix = ["x": 16, "o": 8, "b": 2][mark.lowercased()] {
            position += 2
            let digits = word()
            guard let value = Int(digits, radix: radix) else { throw failure("0\(mark)\(digits) is no number") }
            return .whole(value)
        }
        let start = position
        while let digit = current, digit.isNumber { position += 1 }
        var isWhole = true
        if current == ".", character(after: 1)?.isNumber == true {
            isWhole = false
            position += 1
            while let digit = current, digit.isNumber { position += 1 }
        }
        if let mark = current, mark == "e" || mark == "E" {
            let isSigned = character(after: 1) == "-" || character(after: 1) == "+"
            if character(after: isSigned ? 2 : 1)?.isNumber == true {
                isWhole = false
                position += isSigned ? 2 : 1
                while let digit = current, digit.isNumber { position += 1 }
            }
        }
        let digits = String(characters[start..<position])
        if isWhole, let value = Int(digits) { return .whole(value) }
        guard let value = Double(digits) else { throw failure("\(digits) is no number") }
        return .fraction(value)
    }
}
