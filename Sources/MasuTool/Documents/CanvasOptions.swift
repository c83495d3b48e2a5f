import Foundation
import InterfaceBuilder
import UIKit

/// The options that `masu render` and `masu frames` have in common: a document, a tree of it, and how to lay it out.
struct CanvasOptions {
    var document = ""
    var root: String?
    var settings = CanvasSettings()
    var isJSON = false
    var output: String?
    private var language: String?
    private var resources: String?

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
            case "--ios":
                let name = try rest.value(of: word)
                guard let release = SystemRelease(name) else {
                    throw UsageError("masu \(command): \(SystemRelease.refusal(of: name))")
                }
                settings.release = release
            case "--language": language = try rest.value(of: word)
            case "--resources": resources = try rest.value(of: word)
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
        guard !document.isEmpty else { throw UsageError("masu \(command): no document is named") }
        try findResources(for: command)
    }

    /// The bundle of pictures and texts that was named, and the document's texts in the language that was.
    private mutating func findResources(for command: String) throws {
        if let resources {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: resources, isDirectory: &isFolder), isFolder.boolValue,
                let bundle = Bundle(path: resources)
            else { throw UsageError("masu \(command): there is no folder \(resources)") }
            settings.bundle = bundle
        }
        guard let language else { return }
        let file = URL(fileURLWithPath: document)
        let name = file.deletingPathExtension().lastPathComponent
        let folder = file.deletingLastPathComponent()
        let around = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let folders = [around.path] + (resources.map { [$0] } ?? [])
        guard let texts = try DocumentStrings.find(for: name, language: language, in: folders) else {
            throw UsageError(
                "masu \(command): there are no texts of \(name) in \(language): neither \(language).lproj/\(name).strings "
                    + "nor \(name).xcstrings in \(folders.joined(separator: " or "))")
        }
        settings.strings = texts
        if Locale.Language(identifier: language).characterDirection == .rightToLeft { settings.isRightToLeft = true }
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
        let file = URL(fileURLWithPath: document)
        let bytes: Data
        do { bytes = try Data(contentsOf: file) } catch {
            throw MarkupError(line: 0, message: "\(document) can't be read: \(error.localizedDescription)")
        }
        let parsed = try InterfaceDocument(parsing: [UInt8](bytes), name: file.lastPathComponent)
        let first = parsed.initialViewController.flatMap { parsed.object($0)?.child(key: "view")?.id }
        guard let root = root ?? first ?? DocumentRoot.list(parsed).first?.id else {
            throw UsageError("\(document): there is no view in it: \(DocumentRoot.absence(in: parsed) ?? "")")
        }
        guard let layout = CanvasLayout(parsed, graph: SceneGraph(parsed), root: root, settings: settings) else {
            let known = DocumentRoot.list(parsed).map(\.id).joined(separator: ", ")
            throw UsageError("\(document): there is no view \(root) in it. Views: \(known)")
        }
        return layout
    }
}
