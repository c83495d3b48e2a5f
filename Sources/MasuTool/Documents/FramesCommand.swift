import Foundation
import InterfaceBuilder
import UIKit

/// `masu frames`: a view tree with ids, classes and frames, and the recorded frame beside each.
@MainActor enum FramesCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try CanvasOptions(command: "frames", arguments)
            let layout = try options.layout()
            for frame in layout.frames { print(options.isJSON ? json(frame) : text(frame)) }
            return 0
        } catch let error as UsageError {
            MasuTool.complain("\(error)\n")
            return 2
        } catch {
            MasuTool.complain("masu frames: \(error)\n")
            return 1
        }
    }

    private static func json(_ frame: CanvasLayout.Frame) -> String {
        var object = JSONObject()
        object.append("id", .string(frame.id))
        object.append("element", .string(frame.element))
        if let name = frame.customClass { object.append("class", .string(name)) }
        object.append("depth", .integer(frame.depth))
        object.append("frame", TreeReport.json(of: frame.computed))
        if let recorded = frame.recorded { object.append("recorded", TreeReport.json(of: recorded)) }
        if frame.usesMask { object.append("mask", .integer(1)) }
        return object.text
    }

    private static func text(_ frame: CanvasLayout.Frame) -> String {
        let indent = String(repeating: "  ", count: frame.depth)
        let recorded = frame.recorded.map { "  recorded \($0)" } ?? ""
        return "\(indent)\(frame.id) \(frame.customClass ?? frame.element) \(frame.computed)\(recorded)"
    }
}
