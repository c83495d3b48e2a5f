import TextLayout

/// The editing of a text field; the order of calls is UIKit's documented one.
extension UITextField: TextEditorHost {
    var allowsEditing: Bool { isEnabled }
    var allowsSelecting: Bool { true }
    var hasManyLines: Bool { false }

    func beginEditing() {
        isInEditing = true
        textOffset = 0
        label.lineBreakMode = .byClipping
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            editor.setText(NSAttributedString())
        }
        insertSubview(editedArea, aboveSubview: label)
        editedArea.addSubview(label)
        editor.lastCaretChange = UIApplication.shared.now
        textDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func finishEditing() {
        guard isInEditing else { return }
        editor.unmark()
        editor.forgetTyping()
        isInEditing = false
        givenTypingAttributes = nil
        textOffset = 0
        editor.text.placeCaret(at: TextPlace(editor.text.count))
        editor.hideMenu()
        label.lineBreakMode = .byTruncatingTail
        insertSubview(label, belowSubview: editedArea)
        editedArea.removeFromSuperview()
        textDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            userInfo: [UITextField.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }

    func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

    func textDidEdit() {
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    /// Return ends editing where `editingDidEndOnExit` has a target.
    func returnWasTyped() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Handles a tap on the clear button.
    func clearByUser() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.replace(0..<editor.text.count, with: "")
    }

    func pasteFromBoard() {
        guard let string = UIPasteboard.general.string else { return }
        editor.paste(string, rich: allowsEditingTextAttributes ? editor.richPaste(string) : nil)
    }

    private func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    // MARK: Text

    /// The field's own attributes for text without any.
    var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = .byTruncatingTail
        return [
            .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label, .paragraphStyle: style,
        ]
    }

    var attributedContent: NSAttributedString {
        editor.text.count == 0 ? NSAttributedString() : editor.filled(ownAttributes)
    }

    var effectiveTypingAttributes: [NSAttributedString.Key: Any] {
        let inherited = givenTypingAttributes ?? editor.inheritedAttributes(at: editor.selection)
        return ownAttributes.merging(inherited) { _, own in own }
    }

    func applyDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        let rest = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
        guard !rest.isEmpty, editor.text.count > 0 else { return }
        editor.storage.addAttributes(rest, range: NSRange(0..<editor.text.count))
    }

    func showEditedText() {
        if editor.isSecure {
            label.text = editor.bullets
        } else if editor.isPlain {
            label.text = editor.text.string
        } else {
            label.attributedText = editor.storage
        }
        textDidChange()
    }

    // MARK: Places

    var editedLines: EditedLines {
        let rectangle = aligned(isInEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        let width = Double(rectangle.width)
        guard let (text, shaped) = label.shapedText() else {
            let empty = AttributedText("", defaults: label.emptyDefaults)
            let frame = editor.frame(of: TextEngine.shaper.shaped(empty.styled), width: width, maximumLines: 1)
            return lines(frame, in: rectangle)
        }
        let fitted = label.fittedText(text, shaped: shaped, width: width).shaped
        // Text that is wider than its area is aligned in its own width, and scrolled.
        let natural = fitted.measure(width: .infinity).width
        return lines(editor.frame(of: fitted, width: max(width, natural + caretRoom), maximumLines: 1), in: rectangle)
    }

    /// The space for the caret at the end of text that fills its area.
    private var caretRoom: Double { isInEditing ? Double(CaretView.width) : 0 }

    private func lines(_ frame: TextFrame, in rectangle: CGRect) -> EditedLines {
        let top = rectangle.midY - CGFloat(frame.height) / 2
        return EditedLines(
            frame: frame, origin: CGPoint(x: rectangle.minX - textOffset, y: top),
            caretOverhang: UITextField.caretOverhang)
    }

    var editedSurface: (view: UIView, text: UIView) { (editedArea, label) }

    /// Places the text: while it is edited scrolled so that the caret is visible.
    func placeEditedText() {
        guard isInEditing else {
            label.frame = aligned(textRect(forBounds: bounds))
            return
        }
        let area = editingRect(forBounds: bounds)
        editedArea.frame = area
        scrollToCaret(in: area)
        let line = aligned(area)
        let width = label.adjustsFontSizeToFitWidth ? line.width : CGFloat(editedLines.frame.width)
        label.frame = CGRect(
            x: -textOffset, y: line.minY - area.minY, width: max(width, line.width), height: line.height)
    }

    private func scrollToCaret(in area: CGRect) {
        let width = CGFloat(editedLines.frame.width)
        let most = max(0, width - area.width)
        if editor.needsReveal {
            editor.needsReveal = false
            let caret = editor.caretRect(for: editor.place(editor.text.head))
            let x = caret.minX - area.minX + textOffset
            if x < textOffset { textOffset = x }
            if x + caret.width > textOffset + area.width { textOffset = x + caret.width - area.width }
        }
        textOffset = CGFloat(pixelGrid.round(Double(min(max(textOffset, 0), most))))
    }
}
