import Explanations
import Foundation
import TestSupport

/// A contradiction that somebody met, as a log, and the change that ended it; `Tests/Fixtures/Explanations` has them.
struct SolvedConflict {
    /// The kinds of change that ended contradictions.
    enum Kind: String, CaseIterable {
        case mask, priority, removal, wrapping, size, constant, relation, none
        /// A change of something that no constraint of the log says, such as the moment at which the layout is made.
        case other

        init(_ cure: ConflictCure?) {
            self =
                switch cure?.change {
                case .noAutoresizingMask: .mask
                case .priority: .priority
                case .removal: .removal
                case .wrapping: .wrapping
                case .size: .size
                case .constant: .constant
                case nil: .none
                }
        }
    }

    var source = ""
    var isAside = false
    var kind = Kind.none
    /// Places of the constraints that were changed; empty where the source doesn't say which.
    var places: [Int] = []
    var lines: [String] = []

    /// The contradiction in UIKit's words.
    var log: ConflictLog? { ConflictLog.parse(lines.joined(separator: "\n")).first }

    /// True if a log's first cure is the change that ended the contradiction.
    func isSolved(by analysis: ConflictAnalysis) -> Bool {
        guard let cure = analysis.cures.first else { return kind == .none }
        return Kind(cure) == kind && (places.isEmpty || places.contains(cure.constraint))
    }

    /// Contradictions whose pages say what ended them.
    static func all() throws -> [SolvedConflict] { try read("cures.txt") }

    /// Contradictions whose pages don't.
    static func unsolved() throws -> [SolvedConflict] { try read("logs.txt") }

    private static func read(_ name: String) throws -> [SolvedConflict] {
        let file = RepositoryPaths.fixtures.appendingPathComponent("Explanations/\(name)")
        var found: [SolvedConflict] = []
        var current = SolvedConflict()
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            guard !line.hasPrefix("#") else { continue }
            let space = line.firstIndex(of: " ") ?? line.endIndex
            let (word, rest) = (line[..<space], line[space...].drop { $0 == " " })
            switch word {
            case "source":
                if !current.source.isEmpty { found.append(current) }
                current = SolvedConflict(source: String(rest))
            case "aside": current.isAside = true
            case "cure":
                let words = rest.split(separator: " ")
                current.kind = words.first.flatMap { Kind(rawValue: String($0)) } ?? .none
                current.places = words.dropFirst().compactMap { Int($0) }.map { $0 - 1 }
            case "broken":
                current.lines += ["Will attempt to recover by breaking constraint", "<NSLayoutConstraint:0xc\(rest) >"]
            default: current.lines.append(printed(kind: word, rest, number: current.lines.count + 1))
            }
        }
        return found + [current]
    }

    /// A line of the fixture in UIKit's form.
    private static func printed(kind: Substring, _ text: Substring, number: Int) -> String {
        let parts = text.replacing("#", with: ":0xb").split(separator: " in ")
        let axis = text.contains("height") ? "Height" : "Width"
        let identifier: String? =
            switch kind {
            case "list": "UIView-Encapsulated-Layout-\(axis)"
            case "temporary": "_UITemporaryLayout\(axis)"
            case "hiding": "UISV-hiding"
            case "canvas": "UISV-canvas-connection"
            case "spacing": "UISV-spacing"
            case "alignment": "UISV-alignment"
            case "margin": "UIView-topMargin-guide-constraint"
            case "safe": "UIViewSafeAreaLayoutGuide-edge"
            default: kind.first == "'" ? String(kind.dropFirst().dropLast()) : nil
            }
        let type =
            switch kind {
            case "mask": "NSAutoresizingMaskLayoutConstraint"
            case "support": "_UILayoutSupportConstraint"
            default: "NSLayoutConstraint"
            }
        let names = parts.count == 2 ? ", names: '|':\(parts[1]) " : ""
        return "\"<\(type):0xc\(number) \(kind == "mask" ? "h=--& v=--& " : "")\(identifier.map { "'\($0)' " } ?? "")"
            + "\(parts[0])   (active\(names))>\""
    }
}
