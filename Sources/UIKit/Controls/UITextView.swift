import Graphics

/// Text on many lines that scrolls, or, with scrolling off, takes the height that it needs.
///
/// Text stands 8 points below the top and above the bottom, 5 from the sides. With scrolling off the intrinsic size is
/// that of the text in the width that layout gives; with it on there is none. Text can't be edited yet.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    public let textContainer = NSTextContainer()
    let canvas = TextCanvas(frame: .zero)
    private var storedFont: UIFont?
    private var storedColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        textContainer.owner = self
        canvas.numberOfLines = 0
        canvas.lineBreakMode = .byWordWrapping
        canvas.font = UITextView.defaultFont
        alwaysBounceVertical = true
        addSubview(canvas)
    }

    /// Profile note: what a text view shows without a font of its own; 12 points, as published.
    private static var defaultFont: UIFont { .systemFont(ofSize: 12) }

    // MARK: Text

    open var text: String! {
        get { canvas.text ?? "" }
        set {
            canvas.text = newValue
            textDidChange()
        }
    }
    open var attributedText: NSAttributedString! {
        get { canvas.attributedText ?? NSAttributedString() }
        set {
            canvas.attributedText = newValue
            textDidChange()
        }
    }
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            canvas.font = newValue ?? UITextView.defaultFont
            textDidChange()
        }
    }
    open var textColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            canvas.textColor = newValue ?? .label
        }
    }
    open var textAlignment: NSTextAlignment {
        get { canvas.textAlignment }
        set { canvas.textAlignment = newValue }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { canvas.adjustsFontForContentSizeCategory }
        set {
            canvas.adjustsFontForContentSizeCategory = newValue
            textDidChange()
        }
    }
    /// Kept; text can't be edited or selected yet, whatever is set.
    open var isEditable = true
    /// Kept, as `isEditable` is.
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }

    // MARK: Size

    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            if !isScrollEnabled { contentOffset = .zero }
            textDidChange()
        }
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(wrappedAt: nil)
    }
    /// The text's size in a width, with everything around it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(wrappedAt: size.width > 0 ? size.width : nil)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
    }
    override var wrappingContent: (any WidthDependentContent)? { wrapsAtLayoutWidth ? self : nil }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { textBaselines }
}

/// Told of what happens to a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A text view's text.
final class TextCanvas: UILabel {}
