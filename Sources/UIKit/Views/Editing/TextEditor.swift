import TextLayout

/// Lines of a text where its owner shows them.
struct EditedLines {
    let frame: TextFrame
    /// Of the text's top-left corner, in the owner's coordinates.
    let origin: CGPoint
    /// What the caret is higher than a line.
    var caretOverhang: CGFloat = 0

    func rectangle(_ rectangle: TextRectangle) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(rectangle.x), y: origin.y + CGFloat(rectangle.y), width: CGFloat(rectangle.width),
            height: CGFloat(rectangle.height))
    }
}

/// A view whose text is edited: what its editor asks of it, and tells it.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether the user may change the text; otherwise it may still be selected.
    var allowsEditing: Bool { get }
    var allowsSelecting: Bool { get }
    /// Whether Return and pasted text make new lines.
    var hasManyLines: Bool { get }
    var editedLines: EditedLines { get }
    /// Where carets and selections are put, and below which of its subviews the selection lies.
    var editedSurface: (view: UIView, text: UIView) { get }
    /// What typed text has; nil for the attributes of what stands before it.
    var givenTypingAttributes: [NSAttributedString.Key: Any]? { get set }
    /// Return was typed where there is one line.
    func returnWasTyped()
    /// The delegate's say in what the user is about to do.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The text is another: show it.
    func showEditedText()
    func selectionDidChange()
    func textDidEdit()
    /// What the delegate makes of the edit menu; nil where it leaves it as it is.
    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
}

/// What a text field and a text view have in common: text, selection, what is composed, and how to take edits back.
///
/// The text is in `storage`; `text` has the same characters, and the selection. The host owns the editor.
@MainActor final class TextEditor {
    weak var host: (any TextEditorHost)?
    let storage: NSTextStorage
    var text = EditedText()
    let undoManager = UndoManager()
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedStyle: [NSAttributedString.Key: Any]?
    let caret = CaretView(frame: .zero)
    let highlight = SelectionView(frame: .zero)
    var traits = InputTraits()
    var isSecure = false
    /// Replaces all with the first character that is typed.
    var replacesAllOnTyping = false

    /// The editor itself changes the storage.
    var isChangingStorage = false
    var grouping = EditGrouping()
    /// The change that further typing is undone with.
    weak var openStep: TextUndo?
    /// A caret was moved or text changed: it is to be seen.
    var mustReveal = false
    /// When the caret began to stand where it is, seconds on the host's clock.
    var lastCaretChange: TimeInterval = 0
    private var laidOut: (shaped: ShapedText, width: Double, obstacles: TextObstacles?, frame: TextFrame)?
    var gestures: [UIGestureRecognizer] = []
    /// What a drag of the selection's end or of the caret moves.
    var draggedEnd: SelectionView.End?

    init(storage: NSTextStorage = NSTextStorage()) {
        self.storage = storage
        text = EditedText(storage.string)
        storage.processed = { [weak self] mask, _, _ in
            MainActor.assumeIsolated { self?.storageChanged(mask) }
        }
    }

    /// The program changed the storage.
    private func storageChanged(_ mask: NSTextStorage.EditActions) {
        guard !isChangingStorage else { return }
        if mask.contains(.editedCharacters) { text.replaceString(storage.string) }
        forgetTyping()
        host?.showEditedText()
        host?.setNeedsLayout()
    }

    /// Whether any character has attributes of its own.
    var isPlain: Bool {
        guard storage.length > 0 else { return true }
        var range = NSRange()
        let attributes = storage.attributes(at: 0, effectiveRange: &range)
        return attributes.isEmpty && range.length == storage.length
    }

    /// The program's text takes the place of all; the caret goes to its end.
    func setText(_ new: NSAttributedString) {
        isChangingStorage = true
        storage.setAttributedString(new)
        isChangingStorage = false
        text = EditedText(storage.string)
        forgetTyping()
        undoManager.removeAllActions(withTarget: self)
        lastCaretChange = UIApplication.shared.now
        host?.showEditedText()
        host?.setNeedsLayout()
        if host?.isFirstResponder == true { host?.selectionDidChange() }
    }

    func forgetTyping() {
        grouping = EditGrouping()
        openStep = nil
    }

    /// Lines are laid out anew when they are next asked for.
    func forgetLines() { laidOut = nil }

    /// The lines of a shaped text, kept until text or width change.
    func frame(
        of shaped: ShapedText, width: Double, maximumLines: Int, around obstacles: TextObstacles? = nil,
        spacing: ((Int) -> Double)? = nil
    ) -> TextFrame {
        if let laidOut, laidOut.shaped === shaped, laidOut.width == width, laidOut.obstacles == obstacles {
            return laidOut.frame
        }
        let frame = TextFrame(shaped, width: width, maximumLines: maximumLines, around: obstacles, spacing: spacing)
        laidOut = (shaped, width, obstacles, frame)
        return frame
    }

    // MARK: Selection

    var selection: Range<Int> { text.selection }

    func select(_ range: Range<Int>) { changeSelection { $0.select(range) } }

    /// Changes what is selected, tells who has to know, and shows the caret.
    func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = text
        change(&text)
        lastCaretChange = UIApplication.shared.now
        mustReveal = true
        host?.setNeedsLayout()
        hideMenu()
        guard old.selection != text.selection else { return }
        grouping.end(at: text.isCaret ? text.head.offset : -1)
        host?.givenTypingAttributes = nil
        if let marked = text.marked, !(marked.lowerBound...marked.upperBound).contains(text.head.offset) {
            text.unmark()
        }
        host?.selectionDidChange()
    }

    /// The range of the laid-out line around an offset.
    func line(at offset: Int) -> Range<Int>? {
        guard let frame = host?.editedLines.frame else { return nil }
        return frame.lines[frame.lineIndex(at: TextPlace(offset))].range
    }
}
