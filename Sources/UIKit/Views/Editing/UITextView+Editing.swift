import TextLayout

/// The editing of a text view; the order of calls is UIKit's.
extension UITextView: TextEditorHost {
    var allowsEditing: Bool { isEditable }
    var allowsSelecting: Bool { isSelectable }
    var hasManyLines: Bool { true }

    func beginEditing() {
        editor.lastCaretChange = UIApplication.shared.now
        setNeedsLayout()
        guard isEditable else { return }
        isInEditing = true
        delegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
    }

    func finishEditing() {
        editor.unmark()
        editor.forgetTyping()
        editor.hideMenu()
        setNeedsLayout()
        if !editor.text.isCaret { editor.text.placeCaret(at: editor.text.head) }
        guard isInEditing else { return }
        isInEditing = false
        givenTypingAttributes = nil
        delegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
    }

    func returnWasTyped() {}

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }

    func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

    func textDidEdit() {
        delegate?.textViewDidChange(self)
        post(UITextView.textDidChangeNotification)
    }

    func pasteFromBoard() {
        guard let string = UIPasteboard.general.string else { return }
        editor.paste(string, rich: allowsEditingTextAttributes ? editor.richPaste(string) : nil)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Text

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: canvas.font as Any, .foregroundColor: storedColor ?? .label, .paragraphStyle: style]
    }

    var attributedContent: NSAttributedString { editor.filled(ownAttributes) }

    var effectiveTypingAttributes: [NSAttributedString.Key: Any] {
        let inherited = givenTypingAttributes ?? editor.inheritedAttributes(at: editor.selection)
        return ownAttributes.merging(inherited) { _, own in own }
    }

    func showEditedText() {
        if editor.isSecure {
            canvas.text = editor.bullets
        } else if let shown = textShowingLinks {
            canvas.attributedText = shown
        } else if editor.isPlain {
            canvas.text = editor.text.string
        } else {
            canvas.attributedText = editor.storage
        }
        textDidChange()
    }

    // MARK: Places

    var editedLines: EditedLines {
        let shaped =
            canvas.shapedText()?.shaped
            ?? TextEngine.shaper.shaped(AttributedText("", defaults: canvas.emptyDefaults).styled)
        let frame = editor.frame(
            of: shaped, width: Double(canvas.bounds.width), maximumLines: canvas.numberOfLines, around: obstacles,
            spacing: canvas.lineSpacing)
        return EditedLines(frame: frame, origin: canvas.frame.origin)
    }

    var editedSurface: (view: UIView, text: UIView) { (self, canvas) }

    func reveal(_ range: Range<Int>) {
        layoutIfNeeded()
        let inset = UIEdgeInsets(top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)
        let rects = range.isEmpty ? [editor.firstRect(for: range)] : editor.selectionRects(for: range).map(\.rect)
        guard let first = rects.first else { return }
        scrollRectToVisible(rects.dropFirst().reduce(first) { $0.union($1) }.inset(by: inset), animated: false)
    }

    /// Scrolls the caret into sight after a change, in the view itself or in its ancestors.
    func revealCaretIfNeeded() {
        guard editor.needsReveal else { return }
        editor.needsReveal = false
        guard isFirstResponder else { return }
        if isScrollEnabled {
            let caret = editor.caretRect(for: editor.place(editor.text.head))
            let inset = UIEdgeInsets(
                top: -textContainerInset.top, left: 0, bottom: -textContainerInset.bottom, right: 0)
            scrollRectToVisible(caret.inset(by: inset), animated: false)
        } else {
            KeyboardFollowers.revealFirstResponder()
        }
    }

    /// The link at a point of read-only text.
    func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
        guard !isEditable, isSelectable, let character = editor.characterRange(at: point) else { return nil }
        var range = NSRange()
        let value = editor.storage.attribute(.link, at: character.lowerBound, effectiveRange: &range)
        let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
        if let url { return (url, range) }
        let found = detected.first { NSLocationInRange(character.lowerBound, $0.range) }
        return found.map { ($0.url, $0.range) }
    }
}
