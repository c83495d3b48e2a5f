import Foundation
import InterfaceBuilder
import UIKit

/// `masu frames`: a view tree with ids, classes and frames, and the recorded frame beside each; or the names of all trees.
@MainActor enum FramesCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try CanvasOptions(command: "frames", arguments)
            if options.listsRoots {
                let document = try options.parsed()
                if let absence = DocumentRoot.absence(in: document) { MasuTool.complain("no view: \(absence)\n") }
                for root in DocumentRoot.list(document) {
                    let names = DocumentRoot.names(of: root, in: document)
                    print(options.isJSON ? json(root, names) : text(root, names))
                }
                return 0
            }
            let layout = try options.layout()
            for frame in layout.frames { print(options.isJSON ? json(frame) : text(frame)) }
            return 0
        } catch {
            return MasuTool.status(of: error, in: "frames")
        }
    }

    private static func json(_ root: DocumentRoot, _ names: [String]) -> String {
        var object = JSONObject()
        object.append("id", .string(root.id))
        object.append("kind", .string(root.kind.rawValue))
        object.append("names", .array(names.map { .string($0) }))
        return object.text
    }

    private static func text(_ root: DocumentRoot, _ names: [String]) -> String {
        ([root.id, root.kind.rawValue] + names).joined(separator: "  ")
    }

    private static func json(_ frame: CanvasLayout.Frame) -> String {
        var object = JSONObject()
        object.append("id", .string(frame.id))
        object.append("element", .string(frame.element))
        if let name = frame.customClass { object.append("class", .string(name)) }
        object.append("depth", .integer(frame.depth))
        object.append("frame", TreeReport.json(of: frame.computed))
        if let recorded = frame.recorded { object.append("recorded", TreeReport.json(of: recorded)) }
        if frame.usesMask { object.append("mask", .flag(true)) }
        return object.text
    }

    private static func text(_ frame: CanvasLayout.Frame) -> String {
        let indent = String(repeating: "  ", count: frame.depth)
        let recorded = frame.recorded.map { "  recorded \($0)" } ?? ""
        return "\(indent)\(frame.id) \(frame.customClass ?? frame.element) \(frame.computed)\(recorded)"
    }
}
