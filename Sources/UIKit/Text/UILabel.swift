import Graphics
import TextLayout

/// Text that is read, on one line or several.
///
/// Its intrinsic size is the text's, each component rounded up to the pixel; empty text has none. Heights are those of
/// k lines of 1.193359375 × the point size, rounded once at the end: two lines of 17 pt are 41 pt at @2x.
@preconcurrency @MainActor open class UILabel: UIView {
    private var storedText: String?
    private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var storedColor: UIColor?
    private var storedAlignment = NSTextAlignment.natural
    private var storedMode = NSLineBreakMode.byTruncatingTail
    private var storedLineLimit = 1
    private var storedPreferredWidth: CGFloat = 0
    /// The text as shaped, until text or font change.
    private var shapedText: ShapedText?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        style.isUserInteractionEnabled = false
        style.contentMode = .redraw
        style.isOpaque = false
    }

    open var text: String? {
        get { storedText }
        set {
            guard newValue != storedText else { return }
            storedText = newValue
            textChanged()
        }
    }
    open var font: UIFont! {
        get { storedFont }
        set {
            let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != storedFont else { return }
            storedFont = font
            textChanged()
        }
    }
    open var textColor: UIColor! {
        get { storedColor ?? .label }
        set {
            storedColor = newValue
            setNeedsDisplay()
        }
    }
    open var textAlignment: NSTextAlignment {
        get { storedAlignment }
        set {
            guard newValue != storedAlignment else { return }
            storedAlignment = newValue
            shapedText = nil
            setNeedsDisplay()
        }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { storedMode }
        set {
            guard newValue != storedMode else { return }
            storedMode = newValue
            textChanged()
        }
    }
    /// 0 for any number.
    open var numberOfLines: Int {
        get { storedLineLimit }
        set {
            guard newValue != storedLineLimit else { return }
            storedLineLimit = max(0, newValue)
            textChanged()
        }
    }
    /// Where greater than zero, the width at which the intrinsic size is taken; otherwise layout decides.
    open var preferredMaxLayoutWidth: CGFloat {
        get { storedPreferredWidth }
        set {
            guard newValue != storedPreferredWidth else { return }
            storedPreferredWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }
    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize {
        contentSize(wrappedAt: storedPreferredWidth > 0 ? storedPreferredWidth : nil)
    }

    /// The text's size in a width; one line ignores the width it is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(wrappedAt: size.width > 0 ? size.width : nil)
    }

    /// Where the text stands in bounds, at most so many lines of it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = roundedUp(measure(width: bounds.width, lines: numberOfLines))
        let height = min(size.height, bounds.height)
        let spare = pixelGrid.round(Double((bounds.height - height) / 2))
        return CGRect(
            x: bounds.minX, y: bounds.minY + CGFloat(spare), width: min(size.width, bounds.width), height: height)
    }

    override var wrappingContent: (any WidthDependentContent)? { wrapsAtLayoutWidth ? self : nil }

    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        guard let text = storedText, !text.isEmpty else { return nil }
        let width = layoutHost?.wrapWidths[ObjectIdentifier(self)] ?? (bounds.width > 0 ? bounds.width : .infinity)
        let measure = measure(width: width, lines: storedLineLimit)
        let height = roundedUp(measure).height
        let grid = pixelGrid
        return (
            CGFloat(grid.round(measure.firstBaseline)), height - CGFloat(grid.round(measure.lastBaseline))
        )
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard let shaped = shaped() else { return }
        LabelDrawing(
            shaped: shaped, bounds: bounds, lines: storedLineLimit, mode: storedMode.engineMode, grid: pixelGrid,
            color: drawnColor.graphicsColor(for: traitCollection)
        ).record(into: &recorder)
    }

    private var drawnColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor ?? textColor : textColor
    }

    private func textChanged() {
        shapedText = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func shaped() -> ShapedText? {
        if let shapedText { return shapedText }
        guard let text = storedText, !text.isEmpty else { return nil }
        var paragraph = ParagraphAttributes()
        paragraph.alignment = storedAlignment.engineAlignment
        paragraph.lineBreakMode = storedMode.engineMode
        if storedAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            paragraph.alignment = .right
        }
        let shaped = TextEngine.shaper.shaped(
            StyledText(text, attributes: TextAttributes(font: storedFont.textFont), paragraph: paragraph))
        shapedText = shaped
        return shaped
    }

    private func measure(width: CGFloat, lines: Int) -> TextMeasure {
        guard let shaped = shaped() else {
            return TextMeasure(
                width: 0, height: 0, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
        }
        return shaped.measure(width: Double(width), maximumLines: lines)
    }

    private func roundedUp(_ measure: TextMeasure) -> CGSize {
        let grid = pixelGrid
        return CGSize(width: grid.ceil(measure.width), height: grid.ceil(measure.height))
    }
}

extension UILabel: WidthDependentContent {
    var wrapsAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        let limit = numberOfLines == 1 ? .infinity : width ?? .infinity
        return roundedUp(measure(width: limit, lines: numberOfLines))
    }
}

extension UILabel: DescribedByText {
    var describingText: String? { text }
}

extension NSTextAlignment {
    var engineAlignment: TextAlignment { TextAlignment(rawValue: rawValue) ?? .natural }
}

extension NSLineBreakMode {
    var engineMode: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .byTruncatingTail }
}
