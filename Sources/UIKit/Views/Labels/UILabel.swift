internal import Explanations
import Graphics
import TextLayout

/// Read-only text, on one line or several.
///
/// Its intrinsic size is the text's, each component rounded up to the pixel; empty text has none. Heights are those of
/// k lines of 1.193359375 × the point size, rounded once at the end: two lines of 17 pt are 41 pt at @2x.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    // `@exclusivity(unchecked)`: a value whose members are read or replaced; none of them calls the label or the app.
    @exclusivity(unchecked) final var content = LabelContent()
    /// The obstacles of its lines, in its own coordinates; only in a text view.
    var obstacles: TextObstacles? { nil }
    /// The additional spacing below the line that ends at a position of the text, in points; only in a text view.
    var lineSpacing: ((Int) -> Double)? { nil }
    /// Lines that avoid obstacles or have additional spacing; nil where there is neither.
    final func flowingLines(of shaped: ShapedText, width: Double, limit: Int) -> [TextLine]? {
        guard width.isFinite, obstacles != nil || lineSpacing != nil else { return nil }
        return shaped.lines(
            width: width, around: obstacles ?? TextObstacles(contours: []), maximumLines: limit, spacing: lineSpacing)
    }
    /// The shaped text, cached until text or font change.
    final var shapedContent: (text: AttributedText, shaped: ShapedText)?
    /// The current recorder, while the label draws itself.
    final var recording: DisplayListRecorder?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        viewStyle.isUserInteractionEnabled = false
        viewStyle.contentMode = .redraw
        viewStyle.isOpaque = false
        if !BehaviourProfile.current.labelsAvoidLoneWords { content.strategy = [] }
    }

    // MARK: Text

    /// A string that replaces attributed text keeps the attributes that were on all of it.
    open var text: String? {
        get { content.text }
        set { observedChange { setText(newValue) } }
    }
    open var attributedText: NSAttributedString? {
        get { content.synthesized }
        set {
            customised.insert(.font)
            customised.insert(.textColor)
            observedChange { setAttributedText(newValue) }
        }
    }
    /// Nil means the system font at 17 pt; it applies to attributed text from end to end, as the next members do.
    open var font: UIFont! {
        get { content.firstFont }
        set {
            customised.insert(.font)
            observedChange { setFont(newValue) }
        }
    }
    open var textColor: UIColor! {
        get { content.firstColor ?? .label }
        set {
            customised.insert(.textColor)
            observedChange { setTextColor(newValue) }
        }
    }
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            customised.insert(.textAlignment)
            setAlignment(newValue)
        }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { content.mode }
        set {
            customised.insert(.lineBreakMode)
            setLineBreakMode(newValue)
        }
    }
    /// The standard one, unless text brings a paragraph style of its own: a word isn't left alone on the last line, from iOS 11 on.
    /// `hangulWordPriority` has no effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.strategy }
        set { setLineBreakStrategy(newValue) }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.followsTextSize }
        set { setFollowsTextSize(newValue) }
    }

    // MARK: Size

    /// 0 for no limit.
    open var numberOfLines: Int {
        get { content.lineLimit }
        set {
            customised.insert(.numberOfLines)
            guard newValue != content.lineLimit else { return }
            content.lineLimit = max(0, newValue)
            textChanged()
        }
    }
    /// The width in which the intrinsic size is measured, if greater than zero; otherwise layout decides.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredWidth }
        set {
            guard newValue != content.preferredWidth else { return }
            content.preferredWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
    open override var intrinsicContentSize: CGSize {
        contentSize(wrappedAt: content.preferredWidth > 0 ? content.preferredWidth : nil)
    }
    /// The text's size in a width; a single line ignores the available width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(wrappedAt: size.width > 0 ? size.width : nil)
    }
    /// The text's rectangle in bounds, at most so many lines of it, rounded up to pixels.
    ///
    /// At the top of the bounds; for text that is taller than they are it has their height, and the offset above them
    /// at which the text would start.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRectangle(in: bounds, lines: numberOfLines)
    }

    // MARK: Fitting

    /// A Boolean value that indicates whether a single line that is too wide is drawn smaller; the intrinsic size
    /// stays.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinks }
        set {
            customised.insert(.adjustsFontSizeToFitWidth)
            setDrawn(\.shrinks, newValue)
        }
    }
    /// The smallest factor of the font's size; 0 for no limit.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set {
            customised.insert(.minimumScaleFactor)
            setDrawn(\.minimumScale, newValue.isFinite ? min(max(newValue, 0), 1) : 0)
        }
    }
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { setDrawn(\.baselineAdjustment, newValue) }
    }
    /// A Boolean value that indicates whether letters are tightened before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set { setDrawn(\.tightens, newValue) }
    }

    // MARK: Appearance

    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set {
            customised.insert(.shadowColor)
            setDrawn(\.shadowColor, newValue)
        }
    }
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set {
            customised.insert(.shadowOffset)
            setDrawn(\.shadowOffset, newValue)
        }
    }
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set {
            customised.insert(.highlightedTextColor)
            setDrawn(\.highlightedColor, newValue)
        }
    }
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { setDrawn(\.isHighlighted, newValue) }
    }
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { setDrawn(\.isEnabled, newValue) }
    }

    /// Draws the text in a rectangle, vertically centred, clipped to it.
    ///
    /// The framework calls it when the label is drawn; overrides inset the rectangle. Outside such a call it has no
    /// effect.
    open dynamic func drawText(in rect: CGRect) { recordText(in: rect) }

    override func recordContent(into recorder: inout DisplayListRecorder) { recordLabel(into: &recorder) }

    override var wrappingContent: (any WidthDependentContent)? { wrapsAtLayoutWidth ? self : nil }

    override var lineContent: (any LineContent)? { self }
    override func contentSymptom(_ names: ViewNames) -> Symptom? { wrapSymptom(names) }
    package override var shownText: ShownText? { ShownText(text, font) }

    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        measuredBaselines(wrappedAt: nil)
    }
    override func baselineOffsets(wrappedAt width: CGFloat?) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        measuredBaselines(wrappedAt: width)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    /// A bar's title is a heading.
    override var accessibilityDefaults: AccessibilityDefaults {
        let isHeading = superview?.accessibilityReading.hasHeadings ?? false
        var traits: UIAccessibilityTraits = isHeading ? .header : .staticText
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityDefaults(isElement: true, label: text, traits: traits)
    }
    override var accessibilityReading: AccessibilityReading { AccessibilityReading(isDisabled: !isEnabled) }

    override var baselineFont: UIFont? { font }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "attributedText": .some(attributedText)
        case "font": .some(font)
        case "textColor": .some(textColor)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofLabel(property) ?? super.customisedValue(of: property)
    }
}

extension UILabel: DescribedByText {
    var layerNameInDescriptions: String? { "_UILabelLayer" }

    var describingText: String? { text }
}
