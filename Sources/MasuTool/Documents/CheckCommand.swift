import Foundation
import InterfaceBuilder
import UIKit

/// `masu check`: lays out view trees of documents and compares them with the frames that Xcode recorded.
@MainActor enum CheckCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try CheckOptions(arguments)
            let trees = try DocumentTrees(options)
            return try check(trees, options)
        } catch let error as UsageError {
            MasuTool.complain("\(error)\n")
            return 2
        } catch {
            MasuTool.complain("masu check: \(error)\n")
            return 2
        }
    }

    private static func check(_ trees: DocumentTrees, _ options: CheckOptions) throws -> Int32 {
        var totals = TreeReport.Totals()
        var failed = false
        for (index, document) in trees.documents.enumerated() {
            if let share = options.share, index % share.count != share.index { continue }
            do {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: document.path))
                let parsed = try InterfaceDocument(parsing: [UInt8](bytes))
                let graph = SceneGraph(parsed)
                for tree in document.trees ?? [] {
                    guard
                        let layout = CanvasLayout(
                            parsed, graph: graph, root: tree.root, leafSizes: options.leaves)
                    else {
                        MasuTool.complain("masu check: \(document.name) has no view \(tree.root)\n")
                        failed = true
                        continue
                    }
                    let report = TreeReport(tree, layout)
                    if tree.isVerified { totals += report.totals }
                    write(report)
                }
            } catch {
                MasuTool.complain("\(document.name): \(error)\n")
                failed = true
            }
        }
        print(
            "{\"trees\":\(totals.trees),\"views\":\(totals.views),\"compared\":\(totals.compared),\"exact\":\(totals.exact),\"within_half\":\(totals.withinHalf),\"within_one\":\(totals.withinOne)}"
        )
        return failed ? 1 : 0
    }

    private static func write(_ report: TreeReport) {
        var object = JSONObject()
        object.append("document", .string(report.tree.document))
        object.append("root", .string(report.tree.root))
        object.append("verified", .string(report.tree.isVerified ? "yes" : "no"))
        object.append("views", .integer(report.totals.views))
        object.append("listed", .integer(report.tree.listedViews ?? -1))
        object.append("compared", .integer(report.totals.compared))
        object.append("exact", .integer(report.totals.exact))
        object.append("within_one", .integer(report.totals.withinOne))
        object.append("masked", .integer(report.totals.masked))
        object.append(
            "misplaced",
            .array(
                report.misplaced.map { item in
                    var view = JSONObject()
                    view.append("id", .string(item.frame.id))
                    view.append("element", .string(item.frame.element))
                    view.append("recorded", rectangle(item.frame.recorded ?? .zero))
                    view.append("computed", rectangle(item.frame.computed))
                    return .object(view)
                }))
        object.append("findings", .array(report.findings.map { .string($0) }))
        object.append("notes", .array(report.notes.map { .string("\($0.kind.rawValue) \($0.object): \($0.message)") }))
        print(object.text)
    }

    private static func rectangle(_ rect: CGRect) -> JSONObject.Value {
        .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
    }
}
