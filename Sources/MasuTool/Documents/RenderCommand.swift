import CairoRenderer
import Foundation
import ImageCoding
import UIKit

/// `masu render`: a picture of a view tree.
@MainActor enum RenderCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try CanvasOptions(command: "render", arguments)
            guard let output = options.output else { throw UsageError("masu render: -o FILE.png is missing") }
            let layout = try options.layout()
            for note in layout.notes { MasuTool.complain("note: \(note.object): \(note.message)\n") }
            let root = layout.root
            let bitmap = try CairoRenderer().render(
                root.displayList(), size: root.bounds.size, scale: Double(layout.scale), background: nil)
            try Data(try ImageEncoder().png(bitmap)).write(to: URL(fileURLWithPath: output))
            return 0
        } catch let error as UsageError {
            MasuTool.complain("\(error)\n")
            return 2
        } catch {
            MasuTool.complain("masu render: \(error)\n")
            return 1
        }
    }
}
