/// A word or a single mark of code.
struct Token: Hashable {
    /// The word without its backticks, or the mark.
    var text: String
    /// Its begin and end, in bytes of the file, backticks included.
    var range: Range<Int>
    var isWord: Bool
    /// True if the word stands in backticks, so that it is no keyword.
    var isQuoted = false

    /// True if nothing stands between this token and the one before it.
    func touches(_ previous: Token) -> Bool { previous.range.upperBound == range.lowerBound }
}

extension MaskedSource {
    /// The file's code as tokens, in order. Numbers count as words; every other byte is a mark of its own.
    func tokens() -> [Token] {
        let (isWordByte, marks) = (Self.isWordByte, Self.marks)
        var tokens: [Token] = []
        var position = 0
        while position < code.count {
            let byte = code[position]
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == 9 || byte == 13 {
                position += 1
                continue
            }
            let start = position
            if byte == UInt8(ascii: "`"), let end = code[(start + 1)...].firstIndex(of: byte) {
                position = end + 1
                let text = String(decoding: code[(start + 1)..<end], as: UTF8.self)
                tokens.append(Token(text: text, range: start..<position, isWord: true, isQuoted: true))
                continue
            }
            while position < code.count, isWordByte[Int(code[position])] { position += 1 }
            let isWord = position > start
            if !isWord { position += 1 }
            let text = isWord ? String(decoding: code[start..<position], as: UTF8.self) : marks[Int(byte)]
            tokens.append(Token(text: text, range: start..<position, isWord: isWord))
        }
        return tokens
    }

    /// Letters, digits, `_`, `$` and whatever isn't ASCII.
    private static let isWordByte = (0..<256).map { byte in
        byte >= 128 || "_$".utf8.contains(UInt8(byte)) || Character(Unicode.Scalar(UInt8(byte))).isLetter
            || Character(Unicode.Scalar(UInt8(byte))).isNumber
    }

    /// Every mark as a text, so that they are made once.
    private static let marks = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }
}
