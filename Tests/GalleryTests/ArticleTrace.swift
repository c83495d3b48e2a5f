import Foundation
import TestSupport
import XCTest

/// The lines that article 000 printed for one of its variants, and how another print is compared with it.
///
/// An ellipsis stands for repeats of the lines around it. `layoutSubviews` lines, addresses, times and the process's
/// number differ freely; so does the number of the first pairs of questions, from one on.
struct ArticleTrace {
    let lines: [String]

    /// - Parameter variant: the letter of the recording.
    init(variant: String) throws {
        let file = RepositoryPaths.fixtures.appendingPathComponent("GalleryScreens/article-000/\(variant).txt")
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private static let pair = ["TableView: numberOfSections", "TableView: numberOfRowsInSection"]

    /// The lines that have to agree: without `layoutSubviews`, with one first pair, and with nothing that changes from
    /// run to run.
    static func essence(_ lines: [String], className: String) -> [String] {
        var rest = lines.filter { $0 != "layoutSubviews" }.map { line -> String in
            guard let warning = line.range(of: "[Warning]") else { return line }
            return line[warning.lowerBound...]
                .replacingOccurrences(of: className, with: "Cell")
                .replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
        }
        while rest.count >= 4, Array(rest[0..<2]) == pair, Array(rest[2..<4]) == pair { rest.removeFirst(2) }
        return rest
    }

    /// The first difference, or nil.
    func difference(from printed: [String], className: String, optional: (String) -> Bool) -> String? {
        let expected = Self.essence(lines, className: "CollectionViewInTableViewCell.TableViewCell")
        let actual = Self.essence(printed, className: className)
        var place = 0
        for (index, line) in expected.enumerated() {
            if line == "…" {
                let group = Self.group(around: index, in: expected)
                guard !group.isEmpty else { return "line \(index): nothing is repeated around the ellipsis" }
                // As many as there are, but for the one that follows the ellipsis.
                while place + 2 * group.count <= actual.count,
                    Array(actual[place..<place + group.count]) == group,
                    Array(actual[place + group.count..<place + 2 * group.count]) == group
                {
                    place += group.count
                }
                continue
            }
            while place < actual.count, actual[place] != line, optional(actual[place]) { place += 1 }
            guard place < actual.count else { return "it ends where '\(line)' is expected" }
            guard actual[place] == line else { return "'\(actual[place])' stands where '\(line)' is expected" }
            place += 1
        }
        return place < actual.count ? "'\(actual[place])' comes after the end" : nil
    }

    /// The shortest run of lines that stands both before and after an ellipsis.
    private static func group(around index: Int, in lines: [String]) -> [String] {
        for count in 1...10 where index - count >= 0 && index + count < lines.count {
            let after = Array(lines[index + 1...index + count])
            if Array(lines[index - count..<index]) == after { return after }
        }
        return []
    }
}
