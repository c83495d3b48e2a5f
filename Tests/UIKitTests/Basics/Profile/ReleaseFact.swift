import Foundation
import TestSupport

@testable import UIKit

/// A line of `Tests/Fixtures/UIKit/releases/facts.jsonl`, and what `scenes.tsv` beside it says of it.
struct ReleaseFact {
    /// Counted from 1.
    let line: Int
    let release: SystemRelease
    let what: String
    /// Points.
    let tolerance: Double
    /// Numbers by their names: `frame`, `size`, `height` and so on.
    let values: [String: [Double]]
    let rebuilding: Rebuilding

    /// The way to the fact's numbers.
    enum Rebuilding: Equatable {
        /// A scene's part, and the names of the numbers that are compared, each with the indices that are, or all.
        case scene(String, part: String, names: [(name: String, indices: [Int]?)])
        /// The reason why no scene is like the fact's.
        case none(String)

        static func == (first: Rebuilding, second: Rebuilding) -> Bool { "\(first)" == "\(second)" }
    }

    /// The facts that pictures or UIKit's own prints gave, in order.
    static func all() throws -> [ReleaseFact] {
        let folder = RepositoryPaths.fixtures.appendingPathComponent("UIKit/releases")
        func lines(_ name: String) throws -> [Substring] {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
        }
        var rebuildings: [Int: Rebuilding] = [:]
        for line in try lines("scenes.tsv") where !line.isEmpty && !line.hasPrefix("#") {
            let columns = line.components(separatedBy: "\t")
            guard let first = columns.first, columns.count == 3 || columns.count == 4 else {
                throw FixtureError(text: "scenes.tsv: '\(line)' hasn't three or four columns")
            }
            for number in try numbers(first) {
                guard rebuildings[number] == nil else {
                    throw FixtureError(text: "scenes.tsv: \(number) is there twice")
                }
                rebuildings[number] =
                    columns[1] == "-"
                    ? Rebuilding.none(columns[2])
                    : .scene(columns[1], part: columns[2], names: names(columns.count > 3 ? columns[3] : "frame"))
            }
        }
        var facts: [ReleaseFact] = []
        for (index, line) in try lines("facts.jsonl").enumerated() where !line.isEmpty {
            guard let fact = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
            let number = index + 1
            guard let grade = fact["grade"] as? String, ["px", "rec"].contains(grade) else {
                guard rebuildings[number] == nil else {
                    throw FixtureError(text: "scenes.tsv: fact \(number) isn't of grade px or rec")
                }
                continue
            }
            guard let rebuilding = rebuildings.removeValue(forKey: number),
                let major = fact["minimum"] as? Int, let release = SystemRelease("\(major)"),
                let what = fact["what"] as? String, let tolerance = fact["tolerance"] as? Double
            else { throw FixtureError(text: "fact \(number) isn't in scenes.tsv, or has no release or tolerance") }
            facts.append(
                ReleaseFact(
                    line: number, release: release, what: what, tolerance: tolerance,
                    values: fact.compactMapValues(flattened), rebuilding: rebuilding))
        }
        guard rebuildings.isEmpty else { throw FixtureError(text: "no facts for \(rebuildings.keys.sorted())") }
        return facts
    }

    /// `3`, or `3-7` for each of these.
    private static func numbers(_ text: String) throws -> ClosedRange<Int> {
        let ends = text.split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else {
            throw FixtureError(text: "scenes.tsv: '\(text)' isn't a line number")
        }
        return first...last
    }

    /// `frame:1,3 height`
    private static func names(_ text: String) -> [(name: String, indices: [Int]?)] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: ":")
            return (String(parts[0]), parts.count > 1 ? parts[1].split(separator: ",").compactMap { Int($0) } : nil)
        }
    }

    private static func flattened(_ value: Any) -> [Double]? {
        if let number = value as? NSNumber { return [number.doubleValue] }
        if let list = value as? [Any] { return list.compactMap(flattened).flatMap { $0 } }
        return nil
    }
}

struct FixtureError: Error {
    let text: String
}
