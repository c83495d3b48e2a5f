import Foundation

/// The hyphenation points of English words, by Liang's method: of all patterns in a word the highest digit between two
/// letters counts, and an odd one allows a hyphen.
///
/// Invariant: a pattern's key has its letters, first ones high, in five bits each: 1 to 26 for a to z, 27 for the edge of
/// a word; its digits are one more than its letters.
struct HyphenationPatterns: Sendable {
    private var patterns: [UInt64: [UInt8]] = [:]
    private var exceptions: [[UInt8]: [Int]] = [:]
    private var longest = 0

    private static let edge: UInt8 = 27
    /// Letters that stay together at a word's start and end.
    private static let leftMinimum = 2
    private static let rightMinimum = 3

    /// Reads a file of plain TeX: groups \patterns{…} and \hyphenation{…}, comments from % on.
    init(tex: String) {
        for (group, isPatterns) in [("\\patterns{", true), ("\\hyphenation{", false)] {
            guard let start = tex.range(of: group)?.upperBound,
                let end = tex[start...].firstIndex(of: "}")
            else { continue }
            for line in tex[start..<end].split(separator: "\n") {
                for word in line.prefix(while: { $0 != "%" }).split(separator: " ") {
                    if isPatterns { addPattern(word.utf8) } else { addException(word.utf8) }
                }
            }
        }
    }

    private mutating func addPattern(_ text: Substring.UTF8View) {
        var letters: [UInt8] = []
        var digits: [UInt8] = [0]
        for byte in text {
            if let digit = Self.digit(byte) {
                digits[digits.count - 1] = digit
            } else if let letter = Self.letter(byte) ?? (byte == UInt8(ascii: ".") ? Self.edge : nil) {
                letters.append(letter)
                digits.append(0)
            }
        }
        guard !letters.isEmpty, letters.count <= 12 else { return }
        patterns[Self.key(letters[...])] = digits
        longest = max(longest, letters.count)
    }

    private mutating func addException(_ text: Substring.UTF8View) {
        var letters: [UInt8] = []
        var breaks: [Int] = []
        for byte in text {
            if byte == UInt8(ascii: "-") {
                breaks.append(letters.count)
            } else if let letter = Self.letter(byte) {
                letters.append(letter)
            }
        }
        exceptions[letters] = breaks
    }

    /// The places, ascending, before which a word of letters a to z may be parted.
    ///
    /// - Parameter word: 1 to 26 for a to z.
    func breaks(in word: [UInt8]) -> [Int] {
        if let known = exceptions[word] { return known }
        guard word.count >= Self.leftMinimum + Self.rightMinimum else { return [] }
        let edged = [Self.edge] + word + [Self.edge]
        var values = [UInt8](repeating: 0, count: edged.count + 1)
        for start in edged.indices {
            for end in start + 1...min(start + longest, edged.count) where end > start {
                guard let digits = patterns[Self.key(edged[start..<end])] else { continue }
                for (offset, digit) in digits.enumerated() {
                    values[start + offset] = max(values[start + offset], digit)
                }
            }
        }
        return (Self.leftMinimum...word.count - Self.rightMinimum).filter { values[$0 + 1] & 1 != 0 }
    }

    /// 1 to 26 for a letter of either case; nil for everything else.
    static func letter(_ unit: some BinaryInteger) -> UInt8? {
        let lower = Int(unit) | 0x20
        return unit < 0x80 && lower >= 0x61 && lower <= 0x7A ? UInt8(lower - 0x60) : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
    }

    private static func key(_ letters: ArraySlice<UInt8>) -> UInt64 { letters.reduce(0) { $0 << 5 | UInt64($1) } }
}
