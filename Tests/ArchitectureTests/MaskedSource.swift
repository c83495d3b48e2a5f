/// A Swift file's bytes with comments and literal text blanked, so that only code is left to look at.
///
/// Offsets and lines are those of the original. Code inside string interpolations stays; the quotes of strings stay
/// too. Regex literals are blanked, bare ones where a slash can't be a division.
struct MaskedSource: Sendable {
    let original: [UInt8]
    private(set) var code: [UInt8]

    private enum Context {
        /// Code, `depth` parentheses deep; an interpolation ends at the parenthesis that closes it.
        case code(depth: Int, isInterpolation: Bool)
        case string(pounds: Int, isMultiline: Bool)
    }

    private var position = 0
    private var contexts: [Context] = [.code(depth: 0, isInterpolation: false)]

    init(_ text: String) {
        original = Array(text.utf8)
        code = original
        while position < original.count {
            switch contexts[contexts.count - 1] {
            case .code(let depth, let isInterpolation): readCode(depth: depth, isInterpolation: isInterpolation)
            case .string(let pounds, let isMultiline): readString(pounds: pounds, isMultiline: isMultiline)
            }
        }
    }

    /// The line, counted from 1, in which an offset lies; O(offset).
    func line(at offset: Int) -> Int {
        1 + original[..<offset].count { $0 == UInt8(ascii: "\n") }
    }

    /// The text of the original between two offsets.
    func originalText(_ range: Range<Int>) -> String {
        String(decoding: original[range], as: UTF8.self)
    }

    /// The bytes that code is looked at for: slashes, quotes, pounds and parentheses.
    private static let significant = (0..<256).map { "/\"#()".utf8.contains(UInt8($0)) }

    private mutating func readCode(depth: Int, isInterpolation: Bool) {
        let significant = Self.significant
        while position < original.count, !significant[Int(original[position])] { position += 1 }
        guard position < original.count else { return }
        let byte = original[position]
        if starts("/", "/") {
            while position < original.count, original[position] != UInt8(ascii: "\n") { blank() }
        } else if starts("/", "*") {
            readBlockComment()
        } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") {
            readPoundsOrQuote()
        } else if byte == UInt8(ascii: "/"), let end = bareRegexEnd() {
            while position < end { blank() }
        } else if byte == UInt8(ascii: "(") {
            contexts[contexts.count - 1] = .code(depth: depth + 1, isInterpolation: isInterpolation)
            position += 1
        } else if byte == UInt8(ascii: ")") {
            if isInterpolation, depth == 0 {
                contexts.removeLast()
            } else {
                contexts[contexts.count - 1] = .code(depth: depth - 1, isInterpolation: isInterpolation)
            }
            position += 1
        } else {
            position += 1
        }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            if starts("/", "*") {
                depth += 1
                blank()
            } else if starts("*", "/") {
                depth -= 1
                blank()
            }
            blank()
        } while depth > 0 && position < original.count
    }

    private mutating func readPoundsOrQuote() {
        let pounds = count(of: UInt8(ascii: "#"), at: position)
        let opening = position + pounds
        if starts("\"", at: opening) {
            let isMultiline = starts("\"\"\"", at: opening)
            contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
            position = opening + (isMultiline ? 3 : 1)
        } else if pounds > 0, starts("/", at: opening) {
            let closing = Array("/".utf8) + Array(repeating: UInt8(ascii: "#"), count: pounds)
            position = opening + 1
            while position < original.count, !original[position...].starts(with: closing) { blank() }
            position = min(position + closing.count, original.count)
        } else {
            position += max(pounds, 1)
        }
    }

    private mutating func readString(pounds: Int, isMultiline: Bool) {
        let closing = isMultiline ? 3 : 1
        if original[position] == UInt8(ascii: "\""), !isMultiline || starts("\"\"\""),
            count(of: UInt8(ascii: "#"), at: position + closing) >= pounds
        {
            position += closing + pounds
            contexts.removeLast()
        } else if original[position] == UInt8(ascii: "\\"),
            count(of: UInt8(ascii: "#"), at: position + 1) >= pounds
        {
            let escaped = position + 1 + pounds
            if starts("(", at: escaped) {
                while position < escaped { blank() }
                position += 1
                contexts.append(.code(depth: 0, isInterpolation: true))
            } else {
                while position <= escaped, position < original.count { blank() }
            }
        } else if original[position] == UInt8(ascii: "\n"), !isMultiline {
            contexts.removeLast()
        } else {
            blank()
        }
    }

    /// The end of a bare regex literal that begins here, or nil where the slash is an operator.
    private func bareRegexEnd() -> Int? {
        let before = original[..<position].last { $0 != UInt8(ascii: " ") }
        guard before.map({ "=(,:[{;\n".utf8.contains($0) }) ?? true,
            position + 1 < original.count, original[position + 1] != UInt8(ascii: " ")
        else { return nil }
        var end = position + 1
        while end < original.count, original[end] != UInt8(ascii: "\n") {
            if original[end] == UInt8(ascii: "\\") {
                end += 2
            } else if original[end] == UInt8(ascii: "/") {
                return end + 1
            } else {
                end += 1
            }
        }
        return nil
    }

    private func starts(_ text: String, at offset: Int? = nil) -> Bool {
        original.dropFirst(offset ?? position).starts(with: text.utf8)
    }

    /// True if two bytes are at the position; asked for nearly every byte, so without a sequence.
    private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        UInt32(original[position]) == first.value && position + 1 < original.count
            && UInt32(original[position + 1]) == second.value
    }

    private func count(of byte: UInt8, at offset: Int) -> Int {
        var end = offset
        while end < original.count, original[end] == byte { end += 1 }
        return max(0, end - offset)
    }

    private mutating func blank() {
        guard position < original.count else { return }
        if original[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
        position += 1
    }
}
