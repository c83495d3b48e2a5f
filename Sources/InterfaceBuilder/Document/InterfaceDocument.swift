/// A xib or storyboard: its objects as written, checked, and found by their ids.
///
/// Invariant: ids are unique, and numbers that place things are finite and below ten million.
public struct InterfaceDocument: Sendable {
    public enum Kind: String, Sendable {
        case xib, storyboard
    }

    public let kind: Kind
    /// The file's name, for messages; empty where the document isn't a file.
    public let name: String
    /// Xcode's version as the document states it, `14490.70` as 14490; 0 where it says none. If it names a version that
    /// never existed, as documents do that any version may open, it is that of the plug-in that wrote the document.
    public let toolsVersion: Int
    /// The canvas's device: `retina4_7`; nil in documents older than that.
    public let deviceID: String?
    public let isLandscape: Bool
    public let usesSafeAreas: Bool
    public let initialViewController: String?
    /// The objects of a xib, placeholders included.
    public let objects: [MarkupElement]
    /// The scenes of a storyboard.
    public let scenes: [InterfaceScene]
    /// Sizes of the images that the document names, points.
    public let imageSizes: [String: (width: Double, height: Double)]
    /// The images among them that are symbols of the system.
    public let symbols: Set<String>
    /// The colours that the document names, as it kept them.
    public let namedColors: [String: MarkupElement]
    public let systemColors: [String: MarkupElement]
    public let root: MarkupElement
    private let index: [String: MarkupElement]
    private let cellsByContent: [String: String]

    /// - Throws: `MarkupError` for text that isn't a document of iOS's, is larger than the limits, has an id twice or a
    ///   number out of range.
    public init(parsing bytes: [UInt8], name: String = "", limits: MarkupLimits = MarkupLimits()) throws {
        try self.init(root: try MarkupParser.parse(bytes, limits: limits), name: name)
    }

    public init(root: MarkupElement, name: String = "") throws {
        guard root.name == "document" || root.name == "archive", let type = root["type"] else {
            throw MarkupError(
                line: root.line, message: "<\(root.name)> isn't an Interface Builder document, which is a <document>")
        }
        if root.name == "archive" {
            throw MarkupError(line: root.line, message: "the document is of Xcode 4 or older: save it with a newer one")
        }
        if let system = Self.otherSystem(type: type, runtime: root["targetRuntime"]) {
            throw MarkupError(line: root.line, message: "the document is for \(system) (type \(type)), not for iOS")
        }
        self.root = root
        self.name = name
        kind = type.hasSuffix("Storyboard.XIB") ? .storyboard : .xib
        toolsVersion = Self.toolsVersion(of: root)
        let device = root.child("device")
        deviceID = device?.id
        isLandscape = device?["orientation"] == "landscape"
        usesSafeAreas = root.flag("useSafeAreas") ?? false
        initialViewController = root["initialViewController"]
        objects = root.children(of: "objects")
        scenes = root.children(of: "scenes").map(InterfaceScene.init)
        var sizes: [String: (width: Double, height: Double)] = [:]
        var symbols: Set<String> = []
        var named: [String: MarkupElement] = [:]
        var system: [String: MarkupElement] = [:]
        for resource in root.children(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image":
                if let width = resource.number("width"), let height = resource.number("height") {
                    sizes[name] = (width, height)
                    if resource["catalog"] == "system" { symbols.insert(name) }
                }
            case "namedColor": named[name] = resource.child("color")
            case "systemColor": system[name] = resource.child("color")
            default: break
            }
        }
        imageSizes = sizes
        self.symbols = symbols
        namedColors = named
        systemColors = system
        index = try DocumentCheck.index(root)
        var cells: [String: String] = [:]
        for (id, element) in index where element.name.hasSuffix("Cell") {
            if let content = element.child(key: "contentView")?.id { cells[content] = id }
        }
        cellsByContent = cells
    }

    private static func toolsVersion(of root: MarkupElement) -> Int {
        func version(_ text: String?) -> Int { text.flatMap { Int($0.prefix { $0 != "." }) } ?? 0 }
        let stated = version(root["toolsVersion"])
        guard stated >= firstThatNamesNone else { return stated }
        let plugIn = root.children(of: "dependencies").first { $0.name == "plugIn" }
        return plugIn.map { version($0["version"]) } ?? stated
    }

    private static let firstThatNamesNone = 30_000

    /// The system of Apple's that a document is for, if it is another than iOS.
    private static func otherSystem(type: String, runtime: String?) -> String? {
        if type.contains(".Cocoa.") || runtime == "MacOSX.Cocoa" { return "macOS" }
        if type.contains(".WatchKit.") || runtime == "watchKit" { return "watchOS" }
        if type.contains(".AppleTV.") || runtime == "AppleTV" { return "tvOS" }
        return nil
    }

    /// The objects beside a controller in its scene: recognisers, placeholders, other objects.
    public func companions(of controller: String) -> [MarkupElement] {
        scenes.first { $0.controller?.id == controller }?.objects.filter { $0.id != controller } ?? []
    }

    /// An object by its id.
    public func object(_ id: String) -> MarkupElement? { index[id] }

    /// The cell whose content view has an id.
    public func cell(around content: String) -> MarkupElement? { cellsByContent[content].flatMap { index[$0] } }
}

/// A scene of a storyboard: a controller and the objects beside it.
public struct InterfaceScene: Sendable {
    public let objects: [MarkupElement]
    public let id: String?
    /// The place on Interface Builder's canvas: the upper left corner, in points; nil where the document has none.
    public let canvasLocation: (x: Double, y: Double)?

    init(_ element: MarkupElement) {
        objects = element.children(of: "objects")
        id = element["sceneID"]
        let point = element.child(key: "canvasLocation")
        if let x = point?.number("x"), let y = point?.number("y") {
            canvasLocation = (x, y)
        } else {
            canvasLocation = nil
        }
    }

    /// The controller, which is the scene's object that isn't a placeholder or an exit.
    public var controller: MarkupElement? {
        objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder" }
    }
}
