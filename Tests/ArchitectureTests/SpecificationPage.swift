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
enum SpecificationCitation {
    /// The comments of a Swift source; lines that follow each other are one.
    static func comments(of source: String) -> [(line: Int, text: String)] {
        var result: [(line: Int, text: String)] = []
        var isOpen = false
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let start = line.range(of: "//") else {
                isOpen = false
                continue
            }
            let text = line[start.upperBound...].drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
            if isOpen {
                result[result.count - 1].text += " " + text
            } else {
                result.append((index + 1, text))
            }
            isOpen = line.prefix { $0 == " " }.endIndex == start.lowerBound
        }
        return result
    }

    /// The anchors that a comment's codes lead to.
    ///
    /// A letter and a number alone ("F7") is a code beside one with a point ("F7.2") or the word "specification": so F2 may
    /// be a key, and D65 a white point.
    static func codes(in comment: String) -> [String] {
        var result: [String] = []
        let isAboutRules =
            comment.range(of: "specification", options: .caseInsensitive) != nil
            || comment.range(of: #"\b[A-H][0-9]{1,2}\.[0-9]"#, options: .regularExpression) != nil
        if isAboutRules {
            result += matches(of: #"\b[A-H][0-9]{1,2}(\.[0-9]{1,2})?\b"#, in: comment)
        }
        let list = #"[0-9]+(, [0-9]+| and [0-9]+| to [0-9]+)*"#
        for (kind, digits) in [("article", 3), ("scenario", 1), ("vector", 1)] {
            for mention in matches(of: #"(?<![0-9] )\b(?i:"# + kind + #")s? "# + list, in: comment) {
                let words = mention.replacingOccurrences(of: ",", with: "").split(separator: " ").dropFirst()
                var isRange = false
                var last = 0
                for word in words {
                    guard let number = Int(word) else {
                        isRange = word == "to"
                        continue
                    }
                    guard kind != "article" || word.count == digits else { continue }
                    for each in (isRange ? last + 1 : number)...max(number, isRange ? last + 1 : number) {
                        result.append("\(kind)-" + (kind == "article" ? String(word) : "\(each)"))
                    }
                    (last, isRange) = (number, false)
                }
            }
        }
        return result
    }

    private static func matches(of pattern: String, in text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range, in: text).map { String(text[$0]) }
        }
    }
}
