import Foundation
import InterfaceBuilder
import UIKit

/// The check of one document: its trees' reports, or why it couldn't be loaded.
@MainActor struct DocumentCheck {
    private(set) var output = ""
    private(set) var totals = CheckTotals()
    private(set) var breakdown = CheckBreakdown()
    private(set) var causes = CheckCauses()
    private(set) var failure: String?

    init(_ document: DocumentTrees.Document, _ options: CheckOptions) {
        do {
            let parsed = try InputFile.document(document.path)
            let graph = SceneGraph(parsed)
            if document.trees == nil, let absence = DocumentRoot.absence(in: parsed) {
                output += Self.text(ofEmpty: document.name, absence, isJSON: options.isJSON) + "\n"
            }
            for tree in document.trees(of: parsed) {
                for settings in options.settings { check(tree, of: parsed, graph, settings, options) }
            }
        } catch {
            failure = "\(error)"
        }
    }

    /// A document's line that shows nothing.
    private static func text(ofEmpty name: String, _ absence: String, isJSON: Bool) -> String {
        guard isJSON else { return "\(name)\n    no view: \(absence)" }
        var object = JSONObject()
        object.append("document", .string(name))
        object.append("noView", .string(absence))
        return object.text
    }

    private mutating func check(
        _ tree: DocumentTree, of document: InterfaceDocument, _ graph: SceneGraph, _ settings: CanvasSettings,
        _ options: CheckOptions
    ) {
        let made = ClassLendingCommands.withoutOutputOfClasses {
            CanvasLayout(document, graph: graph, root: tree.root, settings: settings)
        }
        guard let layout = made else {
            failure = "\(tree.document): there is no view \(tree.root) in it"
            return
        }
        ClassLendingCommands.complain(of: layout, in: tree.document)
        var report = TreeReport(
            tree, of: document, layout, setting: settings.summary, compares: !options.isMatrix,
            finds: options.trees == nil)
        if tree.isVerified ?? true {
            totals += report.totals
            count(report, toolsVersion: document.toolsVersion)
        } else if let root = document.object(tree.root) {
            let far = report.misplaced.filter { $0.distance > 1 + 1e-6 }.map(\.frame.id)
            totals.count(DifferenceCause(root, misplaced: Set(far), toolsVersion: document.toolsVersion))
        }
        if options.wantsLeaves, !report.misplaced.isEmpty {
            report.leaves = LeafDifference.all(of: document, graph, root: tree.root, settings)
        }
        if !report.isClean { totals.unclean += 1 }
        causes += report.causes
        let text = options.isJSON ? report.json : report.text
        if !text.isEmpty { output += text + "\n" }
    }

    private mutating func count(_ report: TreeReport, toolsVersion: Int) {
        breakdown += report.classes
        let (compared, withinOne) = (report.totals.compared, report.totals.withinOne)
        let xcode = CheckBreakdown.xcode(toolsVersion: toolsVersion)
        breakdown.count(.xcode, xcode, compared: compared, withinOne: withinOne)
        breakdown.count(.tree, report.tree.kind, compared: compared, withinOne: withinOne)
        let folders = report.tree.document.split(separator: "/")
        if folders.count > 1 {
            breakdown.count(.folder, String(folders[0]), compared: compared, withinOne: withinOne)
        }
    }

    /// - Parameter number: the document's among all that are checked.
    func result(number: Int) -> Result {
        Result(
            number: number, totals: totals, breakdown: breakdown, causes: causes, failure: failure ?? "", output: output
        )
    }

    /// Number, totals, breakdown, causes, failure and output in one line, with tabs between and line ends escaped.
    func line(number: Int) -> String {
        [
            String(number), totals.words, Self.escaped(breakdown.lines), Self.escaped(causes.lines),
            Self.escaped(failure ?? ""), Self.escaped(output),
        ].joined(separator: "\t") + "\n"
    }

    /// The inverse of `line(number:)`.
    nonisolated static func parse(_ line: Substring) -> Result? {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 6, let number = Int(parts[0]), let totals = CheckTotals(words: parts[1]) else {
            return nil
        }
        return Result(
            number: number, totals: totals, breakdown: CheckBreakdown(lines: unescaped(parts[2])),
            causes: CheckCauses(lines: unescaped(parts[3])), failure: unescaped(parts[4]), output: unescaped(parts[5]))
    }

    /// A document's check in numbers and texts, as one process tells another.
    struct Result {
        let number: Int
        let totals: CheckTotals
        let breakdown: CheckBreakdown
        let causes: CheckCauses
        let failure: String
        let output: String
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    }

    private nonisolated static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
