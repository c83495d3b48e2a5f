import Foundation
import InterfaceBuilder
import UIKit

/// What `masu render` and `masu frames` have in common: a document, a tree of it, and how to lay it out.
struct CanvasOptions {
    var document = ""
    var root: String?
    var settings = CanvasSettings()
    var isJSON = false
    var output: String?

    init(command: String, _ arguments: [String]) throws {
        var rest = ArgumentWords(command: command, arguments)
        while let word = rest.next() {
            switch word {
            case "--root": root = try rest.value(of: word)
            case "--device":
                let name = try rest.value(of: word)
                guard let device = DeviceProfile.named(name) else {
                    let names = DeviceProfile.all.map(\.name).joined(separator: ", ")
                    throw UsageError("masu \(command): there is no device \(name). Devices: \(names)")
                }
                settings.device = device
            case "--leaves" where command != "render": settings.leafSizes = try rest.leaves(of: word)
            case "--format" where command == "frames" || command == "explain":
                isJSON = try rest.choice(of: word, ["text", "json"]) == "json"
            case "--size" where command == "render": settings.size = try Self.size(rest.value(of: word))
            case "--content-size" where command == "render":
                let name = try rest.value(of: word)
                guard let size = CanvasSettings.contentSize(named: name) else {
                    let names = CanvasSettings.contentSizeNames.joined(separator: ", ")
                    throw UsageError("masu render: there is no text size \(name). Sizes: \(names)")
                }
                settings.contentSize = size
            case "--rtl" where command == "render": settings.isRightToLeft = true
            case "--dark" where command == "render": settings.isDark = true
            case "-o" where command == "render": output = try rest.value(of: word)
            default:
                guard !word.hasPrefix("-") else { throw rest.unknown(word) }
                guard document.isEmpty else {
                    throw UsageError("masu \(command): takes one document, not \(document) and \(word)")
                }
                document = word
            }
        }
        guard !document.isEmpty else { throw UsageError("masu \(command): no document was named") }
    }

    private static func size(_ text: String) throws -> CGSize {
        let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 16_384 }) else {
            throw UsageError("masu render: --size is a width and a height in points, as 375x667, not \(text)")
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// The tree that was named, or the document's first: of a storyboard, that of its initial controller.
    @MainActor func layout() throws -> CanvasLayout {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: document))
        let parsed = try InterfaceDocument(parsing: [UInt8](bytes))
        let first = parsed.initialViewController.flatMap { parsed.object($0)?.child(key: "view")?.id }
        guard let root = root ?? first ?? DocumentRoot.list(parsed).first?.id else {
            throw UsageError("\(document): there is no view in it")
        }
        guard let layout = CanvasLayout(parsed, graph: SceneGraph(parsed), root: root, settings: settings) else {
            let known = DocumentRoot.list(parsed).map(\.id).joined(separator: ", ")
            throw UsageError("\(document): there is no view \(root) in it. Views: \(known)")
        }
        return layout
    }
}
