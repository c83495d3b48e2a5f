import Symbols

extension UIImage {
    /// A symbol by Apple's name, drawn by Masu in the tint of the view that shows it; nil for an impossible name.
    ///
    /// Provenance: estimated — outlines of symbols: Apple's may not be shipped; a thousand are drawn here in their place
    /// (module `Symbols`), and those whose names are made of others: in circles and squares, with slashes and badges; for
    /// the rest an empty box of the usual size stands in, and the log says so.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolContent(name: name, configuration as? SymbolConfiguration) else { return nil }
        var content = ImageContent(pixels: nil, scale: 1)
        content.symbol = symbol
        self.init(content: content)
    }

    /// A symbol of variable value: the greater a value from 0 to 1, the more of it is drawn. Masu's drawings have no
    /// such parts and are drawn in full whatever the value.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// The pictures of the system's own controls.
    public class var actions: UIImage { standard("ellipsis.circle.fill") }
    public class var add: UIImage { standard("plus.circle.fill") }
    public class var remove: UIImage { standard("minus.circle.fill") }
    public class var checkmark: UIImage { standard("checkmark.circle.fill") }
    public class var strokedCheckmark: UIImage { standard("checkmark.circle") }
    private class func standard(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    public var isSymbolImage: Bool { content.symbol != nil }
    /// The configuration that the symbol was made with; nil for other pictures.
    public var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }
    public var configuration: Configuration? { content.symbol?.configuration }

    /// The symbol in another size, weight or scale; other pictures are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard var symbol = content.symbol else { return self }
        symbol.configuration = symbol.configuration.applying(configuration)
        var content = self.content
        content.symbol = symbol
        content.statedSize = nil
        return UIImage(content: content)
    }

    /// Like `withConfiguration(_:)`; nil for a picture that isn't a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The symbol with a preferred configuration for whatever it doesn't specify itself.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, let symbol = content.symbol, content.statedSize == nil else { return self }
        return withConfiguration(configuration.applying(symbol.configuration))
    }
}

extension SymbolContent {
    /// Nil and a line in the log for an impossible name.
    init?(name: String, _ configuration: UIImage.SymbolConfiguration?) {
        guard SymbolCatalog.isWellFormed(name) else {
            UIKitLog.writeFromAnyThread("No symbol named '\(name)' found in system symbol set")
            return nil
        }
        self.init(
            name: name, drawing: Self.drawing(named: name), configuration: configuration ?? .unspecified)
    }

    /// The drawing of a name, or the empty box and a line in the log.
    static func drawing(named name: String) -> SymbolDrawing {
        if let drawing = SymbolCatalog.drawing(named: name) { return drawing }
        UIKitLog.writeFromAnyThread(
            "UIImage(systemName: \"\(name)\"): Masu has no drawing of this symbol and shows an empty box.")
        return SymbolCatalog.standIn
    }
}
