import TextLayout

/// Changes of the text, by the user and by the program.
extension TextEditor {
    // MARK: By the user: the delegate is asked

    func type(_ typed: String) {
        guard let host, host.allowsEditing else { return }
        if typed == "\n", !host.hasManyLines { return host.returnWasTyped() }
        let range = replacesAllOnTyping ? 0..<text.count : text.replacedByTyping
        replacesAllOnTyping = false
        guard host.mayReplace(NSRange(range), with: typed) else { return }
        perform(TextEdit(range.clamped(to: 0..<text.count), typed), typed.count == 1 ? .typing : .other)
    }

    func typeDelete(_ unit: TextUnit = .character, toLineStart: Bool = false) {
        guard let host, host.allowsEditing else { return }
        replacesAllOnTyping = false
        var range = text.deletedBackward(isSecure && unit == .word ? .document : unit)
        if toLineStart, text.isCaret {
            let frame = host.editedLines.frame
            let start = frame.start(ofLine: frame.lineIndex(at: text.head)).offset
            range = (start < text.head.offset ? start : max(0, text.head.offset - 1))..<text.head.offset
        }
        guard !range.isEmpty, host.mayReplace(NSRange(range), with: "") else { return }
        perform(TextEdit(range, ""), .deleting)
    }

    /// - Parameter rich: the pasted text with its attributes, where the host accepts them.
    func paste(_ pasted: String, rich: NSAttributedString? = nil) {
        guard let host, host.allowsEditing else { return }
        let content = host.hasManyLines ? pasted : pasted.split(whereSeparator: \.isNewline).joined(separator: " ")
        let range = text.replacedByTyping
        guard host.mayReplace(NSRange(range), with: content) else { return }
        perform(TextEdit(range, content), .other, rich: rich)
    }

    func cutSelection() {
        guard let host, host.allowsEditing, !text.isCaret else { return }
        copySelection()
        guard host.mayReplace(NSRange(selection), with: "") else { return }
        perform(TextEdit(selection, ""), .other)
    }

    func copySelection() {
        guard !text.isCaret else { return }
        let range = NSRange(selection)
        let part = storage.attributedSubstring(from: range)
        var item: [String: Any] = [UIPasteboard.TypeName.text: part.string]
        if !isPlain { item[UIPasteboard.TypeName.attributedText] = part }
        UIPasteboard.general.items = [item]
    }

    // MARK: By the program: nobody is asked

    func insert(_ inserted: String) { perform(TextEdit(text.replacedByTyping, inserted), .typing) }

    func deleteBackward() {
        let range = text.deletedBackward()
        if !range.isEmpty { perform(TextEdit(range, ""), .deleting) }
    }

    func replace(_ range: Range<Int>, with replacement: String) {
        perform(TextEdit(range.clamped(to: 0..<text.count), replacement), .other)
    }

    // MARK: Carrying out

    /// Changes the text, registers its undo, and notifies the host.
    func perform(_ edit: TextEdit, _ kind: EditGrouping.Kind, rich: NSAttributedString? = nil) {
        let joins = grouping.joins(edit, text.marked == nil ? kind : .typing) && openStep != nil
        let inverse = inverse(of: edit)
        let before = selection
        let styled = rich ?? styled(edit)
        change { text in
            storage.replaceCharacters(in: NSRange(edit.range), with: styled)
            text.apply(edit)
        }
        remember(inverse, selection: before, joins: joins, name: kind == .other ? "" : "Typing")
        didEdit()
    }

    /// Changes the storage without treating it as a change from outside.
    func change(_ body: (inout EditedText) -> Void) {
        inputDelegate?.textWillChange(host)
        isChangingStorage = true
        body(&text)
        isChangingStorage = false
        inputDelegate?.textDidChange(host)
    }

    func didEdit() {
        lastCaretChange = UIApplication.shared.now
        needsReveal = true
        guard let host else { return }
        hideMenu()
        host.showEditedText()
        host.setNeedsLayout()
        host.selectionDidChange()
        host.textDidEdit()
        KeyboardKeys.follow(host)
    }

    /// The replacement with the attributes of text typed there.
    private func styled(_ edit: TextEdit) -> NSAttributedString {
        if let given = host?.givenTypingAttributes {
            return NSAttributedString(string: edit.replacement, attributes: given)
        }
        return NSAttributedString(string: edit.replacement, attributes: inheritedAttributes(at: edit.range))
    }

    /// The attributes of the first replaced character, else of the one before, else of the one after.
    func inheritedAttributes(at range: Range<Int>) -> [NSAttributedString.Key: Any] {
        guard storage.length > 0 else { return [:] }
        let offset = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
        var attributes = storage.attributes(at: min(offset, storage.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        return attributes
    }
}
