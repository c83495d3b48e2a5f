import TextLayout

/// Lines of a text at their owner's position.
struct EditedLines {
    let frame: TextFrame
    /// The text's top-left corner, in the owner's coordinates.
    let origin: CGPoint
    /// The difference of height between the caret and a line.
    var caretOverhang: CGFloat = 0

    func rectangle(_ rectangle: TextRectangle) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(rectangle.x), y: origin.y + CGFloat(rectangle.y), width: CGFloat(rectangle.width),
            height: CGFloat(rectangle.height))
    }
}

/// A view with editable text: the data and notifications of its editor.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    /// True if the user may change the text; otherwise it may still be selected.
    var allowsEditing: Bool { get }
    var allowsSelecting: Bool { get }
    /// True if Return and pasted text make new lines.
    var hasManyLines: Bool { get }
    var editedLines: EditedLines { get }
    /// The view that contains caret and selection, and the subview below which the selection lies.
    var editedSurface: (view: UIView, text: UIView) { get }
    /// The attributes of typed text; nil for those of the text before it.
    var givenTypingAttributes: [NSAttributedString.Key: Any]? { get set }
    /// Called when Return is typed in a single line.
    func returnWasTyped()
    /// Asks the delegate about a change by the user.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Shows a changed text.
    func showEditedText()
    func selectionDidChange()
    func textDidEdit()
    /// The delegate's edit menu; nil where it doesn't customise it.
    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    /// Does what a tap on a link, an attachment or a tag does; false where there is none.
    func performTextItem(at point: CGPoint) -> Bool
    /// Shows the menu of a link, an attachment or a tag; false where there is none.
    func showTextItemMenu(at point: CGPoint) -> Bool
}

extension TextEditorHost {
    func performTextItem(at point: CGPoint) -> Bool { false }
    func showTextItemMenu(at point: CGPoint) -> Bool { false }
}

/// The common part of text field and text view: text, selection, marked text, and undo.
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
    /// True if the first typed character replaces everything.
    var replacesAllOnTyping = false

    /// True while the editor itself changes the storage.
    var isChangingStorage = false
    var grouping = EditGrouping()
    /// The undo step to which further typing is added.
    weak var openStep: TextUndo?
    /// True if the caret moved or the text changed, so that it has to be made visible.
    var needsReveal = false
    /// The time since which the caret has been at its position, in seconds on the host's clock.
    var lastCaretChange: TimeInterval = 0
    private var laidOut: (shaped: ShapedText, width: Double, obstacles: TextObstacles?, frame: TextFrame)?
    var gestures: [UIGestureRecognizer] = []

    init(storage: NSTextStorage = NSTextStorage()) {
        self.storage = storage
        text = EditedText(storage.string)
        storage.processed = { [weak self] mask, _, _ in
            MainActor.assumeIsolated { self?.storageChanged(mask) }
        }
    }

    /// Handles a change of the storage by the program.
    private func storageChanged(_ mask: NSTextStorage.EditActions) {
        guard !isChangingStorage else { return }
        if mask.contains(.editedCharacters) { text.replaceString(storage.string) }
        forgetTyping()
        host?.showEditedText()
        host?.setNeedsLayout()
    }

    /// True if no character has attributes of its own.
    var isPlain: Bool {
        guard storage.length > 0 else { return true }
        var range = NSRange()
        let attributes = storage.attributes(at: 0, effectiveRange: &range)
        return attributes.isEmpty && range.length == storage.length
    }

    /// Replaces everything by the program's text; the caret moves to its end.
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
        KeyboardKeys.follow(host)
    }

    func forgetTyping() {
        grouping = EditGrouping()
        openStep = nil
    }

    /// Discards the lines, which are laid out again when they are next needed.
    func discardLines() { laidOut = nil }

    /// The lines of a shaped text, cached until text or width change.
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

    /// Changes the selection, notifies observers, and makes the caret visible.
    func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = text
        change(&text)
        lastCaretChange = UIApplication.shared.now
        needsReveal = true
        host?.setNeedsLayout()
        hideMenu()
        guard old.selection != text.selection else { return }
        grouping.end(at: text.isCaret ? text.head.offset : -1)
        host?.givenTypingAttributes = nil
        if let marked = text.marked, !(marked.lowerBound...marked.upperBound).contains(text.head.offset) {
            text.unmark()
        }
        host?.selectionDidChange()
        KeyboardKeys.follow(host)
    }

    /// The range of the laid-out line around an offset.
    func line(at offset: Int) -> Range<Int>? {
        guard let frame = host?.editedLines.frame else { return nil }
        return frame.lines[frame.lineIndex(at: TextPlace(offset))].range
    }
}
