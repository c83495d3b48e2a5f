import Foundation

/// The resources of a target by what code asks for them.
struct FoundResources {
    struct Nib: Equatable {
        /// The class of its first view.
        var type: String
        var identifier: String?
    }
    struct Storyboard: Equatable {
        /// The class of the first controller.
        var initial = "UIViewController"
        /// The classes of controllers by their identifiers.
        var scenes: [String: String] = [:]
    }

    private(set) var images: Set<String> = []
    private(set) var colors: Set<String> = []
    /// Names by which fonts are asked for.
    private(set) var fonts: Set<String> = []
    private(set) var files: Set<String> = []
    /// The keys of each table of texts.
    private(set) var tables: [String: Set<String>] = [:]
    private(set) var nibs: [String: Nib] = [:]
    /// The classes of cells by their reuse identifiers.
    private(set) var cells: [String: String] = [:]
    private(set) var storyboards: [String: Storyboard] = [:]
    /// The identifiers of segues by their controllers' classes.
    private(set) var segues: [String: Set<String>] = [:]

    init(in resources: [URL]) {
        for file in Self.files(in: resources) { read(file) }
    }

    /// The files, and what is in the folders.
    static func files(in resources: [URL]) -> [URL] {
        resources.flatMap { resource -> [URL] in
            guard resource.isFolder else { return [resource] }
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: resource.path))?.sorted() ?? []
            return paths.map(resource.appendingPathComponent)
        }
    }

    private mutating func read(_ file: URL) {
        let stem = file.deletingPathExtension().lastPathComponent
        switch file.pathExtension.lowercased() {
        case "imageset", "symbolset": images.insert(stem)
        case "colorset": colors.insert(stem)
        case "png", "jpg", "jpeg", "pdf", "gif":
            guard !file.path.contains(".xcassets/") else { return }
            images.insert(stem.replacing(/@[23]x$/, with: ""))
            files.insert(file.lastPathComponent)
        case "ttf", "otf":
            if let name = FontName.postScript(of: file) { fonts.insert(name) }
            files.insert(file.lastPathComponent)
        case "strings": tables[stem, default: []].formUnion(Self.keys(ofTexts: file))
        case "stringsdict", "xcstrings": tables[stem, default: []].formUnion(Self.keys(ofLists: file))
        case "xib": readNib(file, named: stem)
        case "storyboard": readStoryboard(file, named: stem)
        case "swift", "h", "m", "": break
        default: if !file.isFolder, !file.path.contains(".xcassets/") { files.insert(file.lastPathComponent) }
        }
    }

    private mutating func readNib(_ file: URL, named name: String) {
        let document = ResourceDocument(file)
        cells.merge(document.cells) { first, _ in first }
        guard let view = document.views.first else { return }
        nibs[name] = Nib(type: view.type, identifier: view.identifier)
    }

    private mutating func readStoryboard(_ file: URL, named name: String) {
        let document = ResourceDocument(file)
        cells.merge(document.cells) { first, _ in first }
        for (controller, identifiers) in document.segues { segues[controller, default: []].formUnion(identifiers) }
        storyboards[name] = Storyboard(initial: document.initial ?? "UIViewController", scenes: document.scenes)
    }

    private static func keys(ofTexts file: URL) -> [String] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        let encoding: String.Encoding =
            data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding) else { return [] }
        let plain = text.replacing(/\/\*[\s\S]*?\*\//, with: "").replacing(/(?m)^\s*\/\/.*$/, with: "")
        return plain.matches(of: /(?m)^\s*(?:"((?:[^"\\]|\\.)*)"|([\w.]+))\s*=\s*"/).map { match in
            (match.1 ?? match.2).map { String($0).replacing("\\\"", with: "\"") } ?? ""
        }
    }

    private static func keys(ofLists file: URL) -> [String] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        if file.pathExtension == "xcstrings" {
            let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
            return (catalog?["strings"] as? [String: Any]).map { $0.keys.sorted() } ?? []
        }
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return list.map { $0.keys.sorted() } ?? []
    }
}
