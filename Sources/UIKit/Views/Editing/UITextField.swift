import Graphics

/// A single line of editable text.
///
/// While it is edited the text scrolls horizontally to keep the caret visible.
///
/// Provenance: recorded — a rounded field 34 pt high, 30 before iOS 13, whatever its font up to about 24 pt: documents
/// of Interface Builder.
/// Provenance: measured — a field without a border is its line and 1.5 pt more, rounded up to the pixel: iOS 26;
/// documents since Xcode 11 agree at 17, 18 and 32 pt, two at 14 pt don't.
/// Provenance: estimated — fields with lines and bezels: no source gives their insets.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    let editor = TextEditor()
    let label = TextFieldLabel(frame: .zero)
    /// The clipping container of the text while it is edited.
    let editedArea = UIView()
    /// The horizontal scroll offset of edited text, in points.
    var textOffset: CGFloat = 0
    var isInEditing = false
    let placeholderLabel = PlaceholderLabel(frame: .zero)
    let clearButton = ClearButton(frame: .zero)
    private var storedPlaceholder: NSAttributedString?
    var storedColor: UIColor?

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
        editor.host = self
        editor.addGestures()
        editedArea.clipsToBounds = true
        editedArea.isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 17)
        placeholderLabel.font = label.font
        placeholderLabel.textColor = .placeholderText
        label.textAlignment = .natural
        addSubview(placeholderLabel)
        addSubview(label)
        clearButton.addAction(UIAction { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
    }

    // MARK: Text

    /// Setting it moves the caret to its end; no edit is reported.
    open var text: String? {
        get { editor.text.string }
        set { observedChange { editor.setText(NSAttributedString(string: newValue ?? "")) } }
    }
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { observedChange { editor.setText(newValue ?? NSAttributedString()) } }
    }
    /// The attributes of text that has none of its own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes }
        set {
            customised.insert(.defaultTextAttributes)
            applyDefaultAttributes(newValue)
        }
    }
    /// The attributes of the next typed text; nil without a caret in the field.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? effectiveTypingAttributes : nil }
        set { if isEditing { givenTypingAttributes = newValue } }
    }
    var givenTypingAttributes: [NSAttributedString.Key: Any]?
    /// A Boolean value that indicates whether pasted text keeps its attributes.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether editing begins with an empty text, if the delegate allows clearing.
    open var clearsOnBeginEditing = false
    /// A Boolean value that indicates whether the first typed character replaces the whole text.
    open var clearsOnInsertion: Bool {
        get { editor.replacesAllOnTyping }
        set { editor.replacesAllOnTyping = newValue }
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
            customised.insert(.font)
            editor.dropAttribute(.font)
            label.font = newValue ?? .systemFont(ofSize: 17)
            placeholderLabel.font = label.font
            updateMinimumScale()
            textDidChange()
        }
    }
    open var textColor: UIColor? {
        get { storedColor ?? .label }
        set {
            customised.insert(.textColor)
            storedColor = newValue
            editor.dropAttribute(.foregroundColor)
            label.textColor = newValue ?? .label
        }
    }
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set {
            customised.insert(.textAlignment)
            label.textAlignment = newValue
            placeholderLabel.textAlignment = newValue
            setNeedsLayout()
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
    /// The smallest size, in points, of text that shrinks to fit.
    open var minimumFontSize: CGFloat = 0 { didSet { updateMinimumScale() } }
    private func updateMinimumScale() {
        label.minimumScaleFactor = minimumFontSize / label.font.pointSize
    }
    /// A Boolean value that indicates whether each character is shown as a bullet and copying is disabled.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set {
            editor.isSecure = newValue
            showEditedText()
            reloadInputViews()
        }
    }
    open var isEditing: Bool { isInEditing }
    open var hasText: Bool { editor.text.count > 0 }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return super.resignFirstResponder()
    }
    override func firstResponderDidBegin() { beginEditing() }
    override func firstResponderDidEnd() { finishEditing() }

    // MARK: Text input
    // Members that overrides may replace stand in class bodies, so a field and a text view can't share it: up to the
    // next note, Scripts/generate copies it from here to UITextView.

    open func text(in range: UITextRange) -> String? { editor.string(in: editor.range(of: range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(editor.range(of: range), with: text)
    }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward() }
    open var selectedTextRange: UITextRange? {
        get { TextStretch(editor.selection) }
        set { if let newValue { editor.select(editor.range(of: newValue)) } }
    }
    open var markedTextRange: UITextRange? { editor.text.marked.map(TextStretch.init) }
    /// Stored without effect; marked text is shown like selected text.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText, selected: selectedRange)
    }
    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.text.count) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(of: toPosition) - editor.offset(of: from)
    }
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.writingDirection(at: editor.offset(of: position))
    }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, in: editor.range(of: range))
    }
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: editor.range(of: range)) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(for: editor.range(of: range))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.place(editor.place(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: point).map(TextStretch.init)
    }

    // MARK: What the keyboard is like

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { editor.traits.autocapitalization }
        set { editor.traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { editor.traits.autocorrection }
        set {
            editor.traits.autocorrection = newValue
            reloadInputViews()
        }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { editor.traits.spellChecking }
        set { editor.traits.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { editor.traits.smartQuotes }
        set { editor.traits.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { editor.traits.smartDashes }
        set { editor.traits.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { editor.traits.smartInsertDelete }
        set { editor.traits.smartInsertDelete = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { editor.traits.keyboard }
        set { editor.traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { editor.traits.appearance }
        set {
            customised.insert(.keyboardAppearance)
            editor.traits.appearance = newValue
        }
    }
    open var returnKeyType: UIReturnKeyType {
        get { editor.traits.returnKey }
        set { editor.traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { editor.traits.returnNeedsText }
        set { editor.traits.returnNeedsText = newValue }
    }
    open var textContentType: UITextContentType! {
        get { editor.traits.content }
        set { editor.traits.content = newValue }
    }
    private var givenInputView: UIView?
    private var givenAccessoryView: UIView?
    open override var inputView: UIView? {
        get { givenInputView }
        set {
            givenInputView = newValue
            reloadInputViews()
        }
    }
    open override var inputAccessoryView: UIView? {
        get { givenAccessoryView }
        set {
            givenAccessoryView = newValue
            reloadInputViews()
        }
    }

    // MARK: Editing actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.allows(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { pasteFromBoard() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(0..<editor.text.count) }
    open override var undoManager: UndoManager? { editor.undoManager }
    // Up to here.

    // MARK: Look

    open var borderStyle = BorderStyle.none {
        didSet {
            customised.insert(.borderStyle)
            guard borderStyle != oldValue else { return }
            viewStyle.hasOwnGround = borderStyle == .roundedRect
            setNeedsDisplay()
            textDidChange()
        }
    }
    /// Drawn stretched to the bounds of a field whose border isn't rounded.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
    open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
    open var clearButtonMode = ViewMode.never { didSet { customised.insert(.clearButtonMode); textDidChange() } }

    // MARK: Places

    /// Draws the placeholder; overrides may draw another one, or none.
    ///
    /// - Parameter rect: the placeholder's, in the field's coordinates, like those of the current context.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawItself(in: rect) }
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
        editor.placeMarks()
    }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { textBaselines }
    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isEnabled ? 1 : 0.5
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    override func recordContent(into recorder: inout DisplayListRecorder) { recordBorder(into: &recorder) }

    private func sideViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        textDidChange()
    }

    override var accessibilityOfKind: AccessibilityDefaults { fieldAccessibility }
    override var accessibilityReading: AccessibilityReading {
        var reading = super.accessibilityReading
        reading.role = isSecureTextEntry ? .secureTextField : .textField
        return reading
    }
    override var hasSystemSize: Bool { true }

    override var baselineFont: UIFont? { font }
    package override var shownText: ShownText? { ShownText(text, font) }

    override func handleKey(_ key: UIKey) -> Bool {
        if key.isTab { moveFocus(back: key.modifierFlags.contains(.shift)) } else { _ = editor.handle(key) }
        return true
    }
    override func blinkCaret(at time: TimeInterval) { editor.blink(at: time) }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "font": .some(font)
        case "placeholder": .some(placeholder)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofTextField(property) ?? super.customisedValue(of: property)
    }
}
