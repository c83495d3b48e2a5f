import ApplicationCommand
import Foundation
import InterfaceBuilder
import UIKit

/// The options that the commands on documents have in common: a document, a part of it, and how to lay it out.
struct CanvasOptions {
    var document = ""
    var root: String?
    var scene: String?
    /// The layout where one is asked for: the first device and text size of the matrix.
    var settings = CanvasSettings()
    var isJSON = false
    /// Lists the document's trees instead of one's views.
    var listsRoots = false
    var output: String?
    /// The folder for a picture of each scene.
    var folder: String?
    /// Pixels a point; nil for the fitting one.
    var scale: Double?
    /// nil for the document's own device.
    private var devices: [DeviceProfile?] = [nil]
    private var contentSizes: [UIContentSizeCategory] = [.large]
    var language: String?
    var resources: String?

    init(command: String, _ arguments: [String]) throws {
        var rest = ArgumentWords(command: command, arguments)
        while let word = rest.next() {
            switch word {
            case "--root": root = try rest.value(of: word)
            case "--device": devices = try Self.devices(rest.value(of: word), command: command)
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
            case "--roots" where command == "frames": listsRoots = true
            default:
                guard try command == "render" && readDrawing(word, &rest) else {
                    guard !word.hasPrefix("-") else { throw rest.unknown(word) }
                    guard document.isEmpty else {
                        throw UsageError("masu \(command): takes one document, not \(document) and \(word)")
                    }
                    document = word
                    continue
                }
            }
        }
        guard !document.isEmpty else { throw UsageError("masu \(command): no document is named") }
        guard command == "render" || devices.count == 1 else {
            throw UsageError("masu \(command): takes one device; masu render draws several on a sheet")
        }
        settings.device = devices[0]
        settings.contentSize = contentSizes[0]
        try findResources(for: command)
    }

    /// The options of `masu render` alone; false for another word.
    private mutating func readDrawing(_ word: String, _ rest: inout ArgumentWords) throws -> Bool {
        switch word {
        case "--scene": scene = try rest.value(of: word)
        case "--all": folder = try rest.value(of: word)
        case "--size": settings.size = try Self.size(rest.value(of: word))
        case "--scale":
            let text = try rest.value(of: word)
            guard let number = Double(text), (0.05...8).contains(number) else {
                throw UsageError("masu render: --scale is a number of pixels per point from 0.05 to 8, not \(text)")
            }
            scale = number
        case "--content-size": contentSizes = try Self.contentSizes(rest.value(of: word))
        case "--rtl": settings.isRightToLeft = true
        case "--dark": settings.isDark = true
        case "-o": output = try rest.value(of: word)
        default: return false
        }
        return true
    }

    /// The settings of each picture: a row for each device, in it one for each text size.
    var matrix: [[CanvasSettings]] {
        devices.map { device in
            contentSizes.map { size in
                var cell = settings
                cell.device = device
                cell.contentSize = size
                return cell
            }
        }
    }

    private static func devices(_ names: String, command: String) throws -> [DeviceProfile?] {
        if names == "all" {
            var sizes: Set<CGSize> = []
            return DeviceProfile.all.filter { sizes.insert($0.size).inserted }
        }
        return try names.split(separator: ",", omittingEmptySubsequences: false)
            .map { try DeviceProfile.named(String($0), for: command) }
    }

    private static func contentSizes(_ names: String) throws -> [UIContentSizeCategory] {
        if names == "all" { return UIContentSizeCategory.ordered }
        return try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let size = CanvasSettings.contentSize(named: String(name)) else {
                let known = CanvasSettings.contentSizeNames.joined(separator: ", ")
                throw UsageError("masu render: there is no text size \(name). Sizes: \(known)")
            }
            return size
        }
    }

    private static func size(_ text: String) throws -> CGSize {
        let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 16_384 }) else {
            throw UsageError("masu render: --size is a width and a height in points, as 375x667, not \(text)")
        }
        return CGSize(width: parts[0], height: parts[1])
    }
}

extension CanvasOptions {
    /// The bundle of pictures and texts that was named, and the document's texts in the language that was.
    private mutating func findResources(for command: String) throws {
        if let resources {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: resources, isDirectory: &isFolder), isFolder.boolValue,
                let bundle = Bundle(path: resources)
            else { throw UsageError("masu \(command): there is no folder \(resources)") }
            settings.bundle = bundle
        } else if ApplicationDocuments.isRunning {
            settings.bundle = .application
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

    /// The document, read and checked.
    ///
    /// - Throws: `InputError`.
    func parsed() throws -> InterfaceDocument { try InputFile.document(document) }

    /// The id of the tree that was named, or of the document's first: of a storyboard, that of its initial controller.
    func rootID(in parsed: InterfaceDocument) throws -> String {
        if let root {
            if let named = DocumentRoot.named(root, in: parsed) { return named.id }
            if parsed.object(root) != nil { return root }
            let known = DocumentRoot.list(parsed).map(\.id).joined(separator: ", ")
            throw UsageError("\(document): there is no view \(root) in it. Views: \(known)")
        }
        let first = parsed.initialViewController.flatMap { parsed.object($0)?.child(key: "view")?.id }
        guard let root = first ?? DocumentRoot.list(parsed).first?.id else {
            throw UsageError("\(document): there is no view in it: \(DocumentRoot.absence(in: parsed) ?? "")")
        }
        return root
    }

    /// The tree that was named, or the document's first.
    @MainActor func layout() throws -> CanvasLayout {
        let parsed = try parsed()
        let id = try rootID(in: parsed)
        let made = ClassLendingCommands.withoutOutputOfClasses {
            CanvasLayout(parsed, graph: SceneGraph(parsed), root: id, settings: settings)
        }
        guard let layout = made else { throw UsageError("\(document): \(id) isn't a view") }
        ClassLendingCommands.complain(of: layout, in: document)
        return layout
    }
}
