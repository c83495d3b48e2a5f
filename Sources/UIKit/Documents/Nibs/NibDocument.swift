import InterfaceBuilder

/// A parsed document with what it takes to make objects of it again and again.
@MainActor final class NibDocument {
    let document: InterfaceDocument
    let bundle: Bundle?
    let strings: [String: String]
    /// The storyboard that the document is.
    weak var storyboard: UIStoryboard?
    /// True if the document says anything for some size classes only.
    private(set) lazy var varies = SizeClassVariations.varies(document.root)
    /// The only object to be made, if this is a cell's prototype inside of a document.
    let prototype: MarkupElement?
    /// The controller whose scene contains the prototype: its segues start there, and actions may lead to it.
    private(set) weak var owner: UIViewController?

    init(
        _ document: InterfaceDocument, bundle: Bundle?, strings: [String: String] = [:],
        prototype: MarkupElement? = nil, owner: UIViewController? = nil
    ) {
        self.document = document
        self.bundle = bundle
        self.strings = strings
        self.prototype = prototype
        self.owner = owner
    }

    /// - Throws: `MarkupError`, or what reading the file brings.
    convenience init(name: String, kind: InterfaceDocument.Kind, bundle: Bundle) throws {
        guard let path = Self.path(of: name, kind: kind, in: bundle) else {
            throw MarkupError(
                line: 0,
                message:
                    "there is no \(name).\(kind.rawValue) in \(bundle.resourcePath ?? bundle.bundlePath); add it to "
                    + "the target's resources with .copy, or pass the bundle that holds it")
        }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let strings = try DocumentStrings.find(for: name, in: bundle)
        let file = URL(fileURLWithPath: path).lastPathComponent
        self.init(
            try InterfaceDocument(parsing: [UInt8](bytes), name: file), bundle: bundle, strings: strings ?? [:])
    }

    /// The document for the idiom, `Screen~ipad.xib`, before the one for all; names don't lead out of the bundle.
    private static func path(of name: String, kind: InterfaceDocument.Kind, in bundle: Bundle) -> String? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        return ["\(name)~\(idiom)", name].lazy.compactMap {
            ApplicationBundles.path(of: $0, ofType: kind.rawValue, in: bundle)
        }.first
    }

    func makeLoader() -> NibLoader {
        var options = NibOptions(sizeClasses: SizeClassPair(UIScreen.main.traitCollection))
        options.bundle = bundle ?? .main
        options.strings = strings
        let loader = NibLoader(document, options: options)
        loader.source = self
        return loader
    }
}
