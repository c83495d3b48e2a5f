import Foundation

/// The distance that a caret moves in one step.
public enum TextUnit: Hashable, Sendable {
    case character, word, sentence, paragraph, document
}

/// The boundaries of characters, words and paragraphs in a text; offsets in UTF-16 units.
///
/// Only the paragraph around an offset is analysed, so that a step costs as much as the paragraph is long.
public struct TextUnits: Sendable {
    public let string: String
    private let units: [UInt16]

    public init(_ string: String) {
        self.string = string
        units = Array(string.utf16)
    }

    public var count: Int { units.count }

    private static let contexts = AnalysisPool()

    func clamped(_ offset: Int) -> Int { min(max(offset, 0), count) }

    // MARK: Paragraphs

    private static func isSeparator(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029
    }

    /// The paragraph in which an offset lies, with the separator at its end.
    public func paragraph(at offset: Int) -> Range<Int> {
        var start = clamped(offset)
        if start > 0, start < count, units[start] == 0x0A, units[start - 1] == 0x0D { start -= 1 }
        var end = start
        while start > 0, !Self.isSeparator(units[start - 1]) { start -= 1 }
        while end < count, !Self.isSeparator(units[end]) { end += 1 }
        guard end < count else { return start..<end }
        let isPair = units[end] == 0x0D && end + 1 < count && units[end + 1] == 0x0A
        return start..<end + (isPair ? 2 : 1)
    }

    /// A paragraph or a line without the separator at its end.
    public func contentEnd(of paragraph: Range<Int>) -> Int {
        var end = paragraph.upperBound
        while end > paragraph.lowerBound, Self.isSeparator(units[end - 1]) || units[end - 1] == 0x2028 { end -= 1 }
        return end
    }

    // MARK: Characters

    private func characterEnds(in range: Range<Int>) -> [Int] {
        Self.contexts.withAnalysis { analysis in
            units.withUnsafeBufferPointer { all in
                var ends: [Int32] = []
                analysis.appendGraphemeEnds(in: UnsafeBufferPointer(rebasing: all[range]), to: &ends)
                return ends.map { Int($0) + range.lowerBound }
            }
        }
    }

    /// The user-perceived character that contains an offset; empty at the end of the text.
    public func character(at offset: Int) -> Range<Int> {
        let offset = clamped(offset)
        guard offset < count else { return count..<count }
        let paragraph = self.paragraph(at: offset)
        var start = paragraph.lowerBound
        for end in characterEnds(in: paragraph) {
            if end > offset { return start..<end }
            start = end
        }
        return start..<paragraph.upperBound
    }

    /// The number of user-perceived characters in a range.
    public func characterCount(in range: Range<Int>) -> Int {
        var count = 0
        var offset = clamped(range.lowerBound)
        let end = clamped(range.upperBound)
        while offset < end {
            let paragraph = self.paragraph(at: offset)
            let stretch = offset..<min(paragraph.upperBound, end)
            count += characterEnds(in: stretch).count
            offset = stretch.upperBound
        }
        return count
    }

    // MARK: Words

    /// The segments of the paragraph around an offset.
    private func segments(around offset: Int) -> [(range: Range<Int>, isWord: Bool)] {
        let paragraph = self.paragraph(at: offset)
        let found = Self.contexts.withAnalysis { analysis in
            units.withUnsafeBufferPointer { analysis.words(in: UnsafeBufferPointer(rebasing: $0[paragraph])) }
        }
        var start = paragraph.lowerBound
        return found.map { end, isWord in
            defer { start = paragraph.lowerBound + end }
            return (start..<paragraph.lowerBound + end, isWord)
        }
    }

    /// The word that contains an offset, or else the one that ends there; nil where there is none.
    public func word(at offset: Int) -> Range<Int>? {
        let offset = clamped(offset)
        let words = segments(around: offset).filter(\.isWord).map(\.range)
        return words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
    }

    /// The range that a double tap at an offset selects: the word there, else the nearest of its paragraph.
    public func nearestWord(to offset: Int) -> Range<Int>? {
        let offset = clamped(offset)
        if let word = word(at: offset) { return word }
        func distance(_ word: Range<Int>) -> Int { max(word.lowerBound - offset, offset - word.upperBound) }
        return segments(around: offset).filter(\.isWord).map(\.range).min { distance($0) < distance($1) }
    }

    // MARK: Sentences

    /// The sentence in which an offset lies, with the white space after it; none crosses a paragraph.
    public func sentence(at offset: Int) -> Range<Int> {
        let paragraph = self.paragraph(at: offset)
        let ends = Self.contexts.withAnalysis { analysis in
            units.withUnsafeBufferPointer { all in
                var ends: [Int32] = []
                analysis.appendSentenceEnds(in: UnsafeBufferPointer(rebasing: all[paragraph]), to: &ends)
                return ends.map { Int($0) + paragraph.lowerBound }
            }
        }
        var start = paragraph.lowerBound
        for end in ends {
            if end > offset { return start..<end }
            start = end
        }
        return start..<paragraph.upperBound
    }

    /// The unit in which an offset lies; nil where it lies between words.
    public func range(of unit: TextUnit, at offset: Int) -> Range<Int>? {
        switch unit {
        case .character: character(at: offset)
        case .word: word(at: offset)
        case .sentence: sentence(at: offset)
        case .paragraph: paragraph(at: offset)
        case .document: 0..<count
        }
    }

    // MARK: Steps

    /// The next end of a unit after an offset.
    public func end(of unit: TextUnit, after offset: Int) -> Int {
        let offset = clamped(offset)
        guard offset < count else { return count }
        switch unit {
        case .character: return character(at: offset).upperBound
        case .word:
            let paragraph = self.paragraph(at: offset)
            if let word = segments(around: offset).first(where: { $0.isWord && $0.range.upperBound > offset }) {
                return word.range.upperBound
            }
            return paragraph.upperBound < count ? end(of: .word, after: paragraph.upperBound) : count
        case .sentence: return sentence(at: offset).upperBound
        case .paragraph:
            let end = contentEnd(of: paragraph(at: offset))
            return end > offset ? end : contentEnd(of: paragraph(at: paragraph(at: offset).upperBound))
        case .document: return count
        }
    }

    /// The last start of a unit before an offset.
    public func start(of unit: TextUnit, before offset: Int) -> Int {
        let offset = clamped(offset)
        guard offset > 0 else { return 0 }
        switch unit {
        case .character: return character(at: offset - 1).lowerBound
        case .word:
            let paragraph = self.paragraph(at: offset)
            if let word = segments(around: offset).last(where: { $0.isWord && $0.range.lowerBound < offset }) {
                return word.range.lowerBound
            }
            return paragraph.lowerBound > 0 ? start(of: .word, before: paragraph.lowerBound - 1) : 0
        case .sentence: return sentence(at: offset - 1).lowerBound
        case .paragraph:
            let start = paragraph(at: offset).lowerBound
            return start < offset ? start : paragraph(at: offset - 1).lowerBound
        case .document: return 0
        }
    }
}

/// Analyses that wait to be used again: opening one is costly, and each serves one thread at a time.
private final class AnalysisPool: @unchecked Sendable {
    private let lock = NSLock()
    private var free: [UnicodeAnalysis] = []

    func withAnalysis<Result>(_ body: (UnicodeAnalysis) -> Result) -> Result {
        let analysis = lock.withLock { free.popLast() } ?? UnicodeAnalysis()
        defer { lock.withLock { free.append(analysis) } }
        return body(analysis)
    }
}
