import Foundation

/// A page of `Documentation/specification`, read into rules.
struct SpecificationPage {
    /// A paragraph that begins with an anchor and a code and ends with a line in italics.
    struct Rule {
        let code: String
        let text: String
        /// Measured, Recorded, Documented, Claimed or Estimated; nil where the last line doesn't begin with one of them.
        let provenance: String?
        /// Claimed or estimated, wholly or in part.
        let isGuess: Bool
        let tests: [String]
        let saysNoTest: Bool
    }

    let name: String
    let text: String

    /// The targets of links: rules and headings.
    var anchors: [String] {
        text.components(separatedBy: "<a id=\"").dropFirst().compactMap { $0.components(separatedBy: "\"").first }
    }

    var rules: [Rule] {
        text.components(separatedBy: "\n\n").compactMap { paragraph in
            guard paragraph.hasPrefix("<a id=\""), let code = paragraph.components(separatedBy: "\"").dropFirst().first
            else { return nil }
            var lines = paragraph.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let last = lines.removeLast()
            let words = ["Measured", "Recorded", "Documented", "Claimed", "Estimated"]
            let provenance = words.first { last.hasPrefix("_\($0)") && last.hasSuffix("._") }
            let test = last.range(of: ". Test") ?? last.range(of: ". No test.")
            let source = test.map { String(last[..<$0.lowerBound]) } ?? last
            let tests = test.map { last[$0.upperBound...].components(separatedBy: "`") } ?? []
            return Rule(
                code: code, text: lines.joined(separator: " ").components(separatedBy: ".** ").last ?? "",
                provenance: provenance,
                isGuess: ["_Claimed", "_Estimated"].contains { source.hasPrefix($0) }
                    || ["claimed", "estimated", "ours"].contains { source.contains($0) },
                tests: tests.indices.filter { $0 % 2 == 1 }.map { tests[$0] },
                saysNoTest: last.contains(". No test."))
        }
    }
}

/// The codes by which comments cite the specification.
struct SpecificationCitations {
    private let dotted: NSRegularExpression
    private let code: NSRegularExpression
    private let mention: NSRegularExpression

    init() throws {
        dotted = try NSRegularExpression(pattern: #"\b[A-HK][0-9]{1,2}\.[0-9]"#)
        code = try NSRegularExpression(pattern: #"\b[A-HK][0-9]{1,2}(?:\.[0-9]{1,2})?\b"#)
        // "12 vectors 3 wide" cites nothing.
        mention = try NSRegularExpression(
            pattern: #"(?<![0-9] )\b(?i:article|scenario|vector)s? [0-9]+(?:, [0-9]+| and [0-9]+| to [0-9]+)*"#)
    }

    /// The comments of a Swift source that have a digit; lines that follow each other are one.
    static func comments(of source: String) -> [(line: Int, text: String)] {
        var result: [(line: Int, text: String)] = []
        var isOpen = false
        let (slash, space, newline) = (UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\n"))
        for (index, line) in source.utf8.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
            var place = line.startIndex
            var start: Substring.UTF8View.Index?
            while start == nil, let found = line[place...].firstIndex(of: slash) {
                place = line.index(after: found)
                if place < line.endIndex, line[place] == slash { start = found }
            }
            guard let start else {
                isOpen = false
                continue
            }
            let text = String(decoding: line[start...].drop { $0 == slash || $0 == space }, as: UTF8.self)
            if isOpen {
                result[result.count - 1].text += " " + text
            } else {
                result.append((index + 1, text))
            }
            isOpen = line[..<start].allSatisfy { $0 == space }
        }
        return result.filter { $0.text.utf8.contains { (48...57).contains($0) } }
    }

    /// The anchors that a comment's codes lead to.
    ///
    /// A letter and a number alone ("F7") is a code beside one with a point ("F7.2") or the word "specification": so F2 may
    /// be a key, and D65 a white point.
    func codes(in comment: String) -> [String] {
        var result: [String] = []
        if comment.contains("pecification") || !matches(of: dotted, in: comment).isEmpty {
            result += matches(of: code, in: comment)
        }
        for mention in matches(of: mention, in: comment) {
            let words = mention.replacingOccurrences(of: ",", with: "").split(separator: " ")
            let name = words[0].lowercased()
            guard let kind = Self.kinds.first(where: { name.hasPrefix($0) }) else { continue }
            result += numbers(words.dropFirst(), kind: kind)
        }
        return result
    }

    private static let kinds = ["article", "scenario", "vector"]

    /// Numbers of a list such as `14 16 to 18`; an article's has three digits.
    private func numbers(_ words: ArraySlice<Substring>, kind: String) -> [String] {
        var result: [String] = []
        var (last, isRange) = (0, false)
        for word in words {
            guard let number = Int(word) else {
                isRange = word == "to"
                continue
            }
            if kind == "article" {
                if word.count == 3 { result.append("article-\(word)") }
            } else if isRange {
                result += stride(from: last + 1, through: number, by: 1).map { "\(kind)-\($0)" }
            } else {
                result.append("\(kind)-\(number)")
            }
            (last, isRange) = (number, false)
        }
        return result
    }

    private func matches(of expression: NSRegularExpression, in text: String) -> [String] {
        expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range, in: text).map { String(text[$0]) }
        }
    }
}
