import Explanations
import Foundation
import TestSupport
import XCTest

/// Kind: oracle — the table of `Documentation/contradictions.md`, made of the pages that its rows name.
final class ConflictPageTests: XCTestCase {
    /// The page's tables are those of today's rules; `Scripts/contradictions` writes them anew.
    func testThePagesTablesAreUpToDate() throws {
        let page = RepositoryPaths.root.appendingPathComponent("Documentation/contradictions.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let mark = "## Score"
        let start = try XCTUnwrap(text.range(of: mark)?.lowerBound)
        let written = try String(text[..<start]) + tables()
        if ProcessInfo.processInfo.environment["MASU_WRITE_PAGES"] != nil {
            try written.write(to: page, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(
            text == written, true, "Documentation/contradictions.md is out of date: run Scripts/contradictions")
    }

    private func tables() throws -> String {
        let solved = try SolvedConflict.all().map { ($0, try $0.outcome()) }
        var lines = ["## Score", "", "| | the rules were made for | aside |", "|---|---|---|"]
        for kind in SolvedConflict.Kind.allCases {
            let cells = [false, true].map { isAside in
                let cases = solved.filter { $0.0.kind == kind && $0.0.isAside == isAside }
                return cases.isEmpty ? "" : "\(cases.count { $0.1.isFirst }) of \(cases.count)"
            }
            if cells != ["", ""] { lines.append("| \(kind.words) | \(cells[0]) | \(cells[1]) |") }
        }
        let sums = [false, true].map { isAside in
            let cases = solved.filter { $0.0.isAside == isAside }
            return "**\(cases.count { $0.1.isFirst }) of \(cases.count)**"
        }
        lines += ["| all | \(sums[0]) | \(sums[1]) |", "", "## Contradictions with what ended them", ""]
        lines += ["| page | ended by | first cure | |", "|---|---|---|---|"]
        lines += solved.map { conflict, outcome in
            "| \(conflict.link) | \(conflict.kind.words) | \(outcome.words) | \(outcome.isFirst ? "✓" : "") |"
        }
        lines += ["", "## Contradictions whose pages don't say", "", "| page | first cure |", "|---|---|"]
        lines += try SolvedConflict.unsolved().map { "| \($0.link) | \(try $0.outcome().words) |" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension SolvedConflict {
    /// The first cure in few words, and whether it is the change that ended the contradiction.
    fileprivate func outcome() throws -> (words: String, isFirst: Bool) {
        let log = try XCTUnwrap(log, source)
        let analysis = try log.analysis()
        guard analysis.isContradictory else { return ("can hold together, as far as the log says", false) }
        guard let cure = analysis.cures.first else {
            let isTheApps = analysis.cause != .framework && analysis.cause != .actionSheet
            return (isTheApps ? "no single change" : "nothing: it is UIKit's own", isSolved(by: analysis))
        }
        let place = log.constraints[cure.constraint].first
        return (
            "\(Kind(cure).words): `\(place.item.type).\(place.attribute.rawValue)`", isSolved(by: analysis)
        )
    }

    /// The page as a link, or its title where its address isn't known.
    fileprivate var link: String {
        let address = source.prefix { $0 != " " }
        guard source.hasPrefix("http") else {
            return source.replacing("#second", with: ", second log").replacing("#third", with: ", third log")
        }
        let shown = address.split(separator: "//").last.map(String.init) ?? source
        return "[\(shown.replacing("_", with: "\\_"))](\(address))\(source.dropFirst(address.count))"
    }
}

extension SolvedConflict.Kind {
    fileprivate var words: String {
        switch self {
        case .mask: "the autoresizing mask off"
        case .priority: "a priority below 1000"
        case .removal: "one of two removed"
        case .wrapping: "a view around a hidden stack view"
        case .size: "a size for the view that has none"
        case .constant: "another number"
        case .relation: "at least in place of equal"
        case .none: "nothing: it is UIKit's own"
        case .other: "something that no constraint says"
        }
    }
}
