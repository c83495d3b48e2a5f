import Graphics
import TextLayout

/// Multi-line text that scrolls, or, with scrolling disabled, is as high as its content.
///
/// Text is inset by 8 points at the top and bottom, 5 at the sides. With scrolling disabled the intrinsic size is that
/// of the text in the width that layout gives; with it enabled there is none, and the caret is kept visible.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    public let textContainer: NSTextContainer
    let editor: TextEditor
    /// The positions of the characters, in the container's coordinates, which begin at the text's inset.
    open private(set) lazy var layoutManager: NSLayoutManager = makeLayoutManager()
    private func makeLayoutManager() -> NSLayoutManager {
        if let given = textContainer.layoutManager { return given }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        editor.storage.addLayoutManager(manager)
        return manager
    }
    let canvas = TextCanvas(frame: .zero)
    private var storedFont: UIFont?
    var storedColor: UIColor?

    /// - Parameter textContainer: one with a layout manager, whose storage is shown; nil for one of the view's own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        editor = TextEditor(storage: textContainer?.layoutManager?.textStorage ?? NSTextStorage())
        super.init(frame: frame)
        setUp()
    }

    /// - Parameter usingTextLayoutManager: selects one of UIKit's two text engines; there is one here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init() { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        editor = TextEditor()
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        textContainer.owner = self
        textContainer.widthTracksTextView = true
        canvas.obstacles = obstacles
        canvas.container = textContainer
        editor.host = self
        editor.addGestures()
        canvas.numberOfLines = 0
        canvas.lineBreakMode = .byWordWrapping
        canvas.font = UITextView.defaultFont
        alwaysBounceVertical = true
        addSubview(canvas)
        if editor.text.count > 0 { showEditedText() }
    }

    /// Provenance: claimed — 12 pt where a text view has no font of its own: published, not by Apple.
    private static var defaultFont: UIFont { .systemFont(ofSize: 12) }

    // MARK: Text

    /// The scroll view's delegate; nil where that is none of text views.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }
    /// Setting it moves the caret to its end; no edit is reported to the delegate.
    open var text: String! {
        get { editor.text.string }
        set { editor.setText(NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { attributedContent }
        set { editor.setText(newValue ?? NSAttributedString()) }
    }
    /// The text itself: changes to it are shown.
    open var textStorage: NSTextStorage { editor.storage }
    /// In UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection) }
        set { editor.select(newValue.units(within: editor.text.count)) }
    }
    /// The attributes of the next typed text; reset to the text's own when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { effectiveTypingAttributes }
        set { givenTypingAttributes = newValue }
    }
    var givenTypingAttributes: [NSAttributedString.Key: Any]?
    /// A Boolean value that indicates whether pasted text keeps its attributes.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether the first typed character replaces the whole text.
    open var clearsOnInsertion: Bool {
        get { editor.replacesAllOnTyping }
        set { editor.replacesAllOnTyping = newValue }
    }
    open var hasText: Bool { editor.text.count > 0 }
    /// A Boolean value that indicates whether each character is shown as a bullet and copying is disabled.
    open var isSecureTextEntry: Bool {
        get { editor.isSecure }
        set {
            editor.isSecure = newValue
            showEditedText()
            reloadInputViews()
        }
    }
    open var font: UIFont? {
        get { storedFont }
        set {
            customised.insert(.font)
            storedFont = newValue
            editor.dropAttribute(.font)
            canvas.font = newValue ?? UITextView.defaultFont
            textDidChange()
        }
    }
    open var textColor: UIColor? {
        get { storedColor }
        set {
            customised.insert(.textColor)
            storedColor = newValue
            editor.dropAttribute(.foregroundColor)
            canvas.textColor = newValue ?? .label
            // The colour is the text's; links keep theirs.
            if textShowingLinks != nil { showEditedText() }
        }
    }
    open var textAlignment: NSTextAlignment {
        get { canvas.textAlignment }
        set {
            customised.insert(.textAlignment)
            canvas.textAlignment = newValue
            setNeedsLayout()
        }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { canvas.adjustsFontForContentSizeCategory }
        set {
            canvas.adjustsFontForContentSizeCategory = newValue
            textDidChange()
        }
    }
    /// A Boolean value that indicates whether the user may change the text; the keyboard appears for such text only.
    open var isEditable = true { didSet { if oldValue != isEditable { editability() } } }
    /// A Boolean value that indicates whether the user may select text.
    open var isSelectable = true { didSet { if oldValue != isSelectable { editability() } } }
    /// The kinds of data that become links in text that isn't editable; they open like the text's own links.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectorsChanged() } }
    /// The attributes of links, over the text's own; the tint alone unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { givenLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            givenLinkAttributes = newValue
            showEditedText()
        }
    }
    private var givenLinkAttributes: [NSAttributedString.Key: Any]?
    private func editability() {
        if !dataDetectorTypes.isEmpty { showEditedText() }
        if isFirstResponder, !canBecomeFirstResponder { resignFirstResponder() }
        setNeedsLayout()
        if isFirstResponder { UIApplication.shared.updateKeyboard() }
    }
    /// Scrolls as little as needed to show the characters.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range.units(within: editor.text.count)) }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else {
            return false
        }
        return super.becomeFirstResponder()
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isInEditing || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        return super.resignFirstResponder()
    }
    var isInEditing = false
    override func firstResponderDidBegin() { beginEditing() }
    override func firstResponderDidEnd() { finishEditing() }

    // MARK: Text input
    // Up to the next note Scripts/generate copies this from UITextField: change it there.

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

    // MARK: Insets

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
    /// The text's size in a width, with its surroundings.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(wrappedAt: size.width > 0 ? size.width : nil)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
        editor.placeMarks()
        revealCaretIfNeeded()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if givenLinkAttributes == nil, textShowingLinks != nil { showEditedText() }
        setNeedsLayout()
    }
    override var wrappingContent: (any WidthDependentContent)? { wrapsAtLayoutWidth ? self : nil }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { textBaselines }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
    }
    override var accessibilityReading: AccessibilityReading {
        var reading = super.accessibilityReading
        reading.role = isEditable ? .textView : nil
        reading.handlesOwnTaps = true
        return reading
    }

    override var baselineFont: UIFont? { font }
    package override var shownText: ShownText? { ShownText(text, font) }

    override func handleKey(_ key: UIKey) -> Bool {
        _ = editor.handle(key)
        return true
    }
    override func blinkCaret(at time: TimeInterval) { editor.blink(at: time) }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "text": .some(text)
        case "attributedText": .some(attributedText)
        case "font": .some(font)
        default: super.observableValue(forKey: key)
        }
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        .ofTextView(property) ?? super.customisedValue(of: property)
    }
}

/// The view that draws a text view's text.
final class TextCanvas: UILabel {
    private var given: TextObstacles?
    override var obstacles: TextObstacles? {
        get { given }
        set { given = newValue }
    }
    weak var container: NSTextContainer?
    override var lineSpacing: ((Int) -> Double)? { container?.layoutManager?.lineSpacing }
}
