import Graphics

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var textAlignment: NSTextAlignment {
        switch self {
        case .left: return .left
        case .right: return .right
        case .center: return .center
        case .justified: return .justified
        default: return .natural
        }
    }
}

/// The truncation of lines that don't fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that shows a text, aligned to its top.
open class CATextLayer: CALayer {
    private struct Text {
        var plain: String?
        var attributed: NSAttributedString?
        var font: UIFont?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var alignmentMode = CATextLayerAlignmentMode.natural
        var truncationMode = CATextLayerTruncationMode.none
    }

    private var text = Text() { didSet { changed() } }

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A `String`, or an `NSAttributedString`, to which font, size and colour don't apply.
    open var string: Any? {
        get { text.attributed ?? text.plain }
        set {
            text.attributed = newValue as? NSAttributedString
            text.plain = newValue as? String
        }
    }
    /// A `UIFont` or `CGFont`, whose size is ignored, or a font's name; the system font unless set.
    open var font: Any? {
        get { text.font }
        set {
            let name = newValue as? String ?? (newValue as? CGFont).map(\.name)
            text.font = newValue as? UIFont ?? name.flatMap { UIFont(name: $0, size: fontSize) }
        }
    }
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { text.fontSize = newValue }
    }
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { text.foregroundColor = newValue }
    }
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { text.alignmentMode = newValue }
    }
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    override func value(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "fontSize": return .number(fontSize)
        case "foregroundColor": return .color(foregroundColor)
        default: return super.value(of: keyPath)
        }
    }

    override func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("fontSize", .number(let value)): fontSize = value
        case ("foregroundColor", .color(let value)): foregroundColor = value
        default: return super.setAnimatedValue(value, for: keyPath)
        }
        return true
    }

    override func makePresentation() -> CALayer { CATextLayer(layer: self) }
    override var drawsContents: Bool { string != nil || super.drawsContents }

    override func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        super.recordContents(in: bounds, into: &recorder)
        guard let shown, bounds.width > 0, bounds.height > 0 else { return }
        let context = CGContext(scale: max(contentsScale, 1), bounds: bounds)
        GraphicsContextStack.drawing(into: context) { shown.draw(in: bounds) }
        recorder.append(context.recorder.list)
    }

    private var shown: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.textAlignment
        switch truncationMode {
        case .start: style.lineBreakMode = .byTruncatingHead
        case .middle: style.lineBreakMode = .byTruncatingMiddle
        case .end: style.lineBreakMode = .byTruncatingTail
        default: style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
        }
        if let attributed = text.attributed {
            let copy = NSMutableAttributedString(attributedString: attributed)
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        guard let plain = text.plain, !plain.isEmpty else { return nil }
        let font = text.font?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        if let color = foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: color) }
        return NSAttributedString(string: plain, attributes: attributes)
    }
}
