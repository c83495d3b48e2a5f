import Graphics

/// A line of text that can be given; here it is shown, not yet edited.
///
/// Profile note: a rounded field is 34 points high, 30 before iOS 13, whatever its font up to about 24 points; one without
/// a border is the text's line and 1.5 points more, rounded up to the pixel (measured on iOS 26; fits documents since
/// Xcode 11 at 17, 18 and 32 points, not the 17 of two that hold 14 points). Lines and bezels are estimates.
@preconcurrency @MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    let label = TextFieldLabel(frame: .zero)
    let placeholderLabel = TextFieldLabel(frame: .zero)
    let clearButton = ClearButton(frame: .zero)
    private var storedText = NSAttributedString()
    private var storedPlaceholder: NSAttributedString?
    private var storedColor: UIColor?

    open weak var delegate: (any UITextFieldDelegate)?

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
        clipsToBounds = true
        label.font = .systemFont(ofSize: 17)
        placeholderLabel.font = label.font
        placeholderLabel.textColor = .placeholderText
        label.textAlignment = .natural
        addSubview(placeholderLabel)
        addSubview(label)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    }

    // MARK: Text

    open var text: String? {
        get { storedText.string }
        set {
            storedText = NSAttributedString(string: newValue ?? "")
            showText(isPlain: true)
        }
    }
    open var attributedText: NSAttributedString? {
        get { storedText }
        set {
            storedText = newValue ?? NSAttributedString()
            showText(isPlain: false)
        }
    }
    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set {
            storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
            placeholderLabel.text = newValue
            textDidChange()
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set {
            storedPlaceholder = newValue
            placeholderLabel.attributedText = newValue
            textDidChange()
        }
    }
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 17)
            placeholderLabel.font = label.font
            updateMinimumScale()
            textDidChange()
        }
    }
    open var textColor: UIColor? {
        get { storedColor ?? .label }
        set {
            storedColor = newValue
            label.textColor = newValue ?? .label
        }
    }
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set {
            label.textAlignment = newValue
            placeholderLabel.textAlignment = newValue
        }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set {
            label.adjustsFontForContentSizeCategory = newValue
            placeholderLabel.adjustsFontForContentSizeCategory = newValue
            textDidChange()
        }
    }
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }
    /// In points, how small text that is made to fit may become.
    open var minimumFontSize: CGFloat = 0 { didSet { updateMinimumScale() } }
    private func updateMinimumScale() {
        label.minimumScaleFactor = minimumFontSize / label.font.pointSize
    }
    /// Shows a bullet for each character.
    open var isSecureTextEntry = false { didSet { showText(isPlain: false) } }
    open var isEditing: Bool { false }
    open var hasText: Bool { storedText.length > 0 }

    // MARK: Look

    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            setNeedsDisplay()
            textDidChange()
        }
    }
    /// Drawn stretched in the bounds of a field whose border isn't rounded.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
    open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
    open var clearButtonMode = ViewMode.never { didSet { textDidChange() } }

    // MARK: Places

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { textRectangle(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRectangle(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonRectangle(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRectangle(leftView, in: bounds, isRight: false) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRectangle(rightView, in: bounds, isRight: true) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { textBaselines }
    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isEnabled ? 1 : 0.5
    }
    override func recordContent(into recorder: inout DisplayListRecorder) { recordBorder(into: &recorder) }

    private func showText(isPlain: Bool) {
        if isSecureTextEntry {
            label.text = String(repeating: "•", count: storedText.string.count)
        } else if isPlain {
            label.text = storedText.string
        } else {
            label.attributedText = storedText
        }
        textDidChange()
    }

    private func sideViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        textDidChange()
    }

    /// The clear button was tapped.
    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }
}

/// Asked before a text field does something.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the clear button may empty the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
