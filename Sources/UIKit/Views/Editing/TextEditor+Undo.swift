import TextLayout

/// The undo of a passage of typing, or of any other change: replacements in the order in which they are to be made.
final class TextUndo {
    var replacements: [(range: NSRange, text: NSAttributedString)]
    let selection: Range<Int>

    init(_ replacement: (range: NSRange, text: NSAttributedString), selection: Range<Int>) {
        replacements = [replacement]
        self.selection = selection
    }
}

extension TextEditor {
    func inverse(of edit: TextEdit) -> (range: NSRange, text: NSAttributedString) {
        (NSRange(edit.newRange), storage.attributedSubstring(from: NSRange(edit.range)))
    }

    func remember(
        _ inverse: (range: NSRange, text: NSAttributedString), selection: Range<Int>, joins: Bool, name: String
    ) {
        if joins, let openStep {
            openStep.replacements.insert(inverse, at: 0)
            return
        }
        let step = TextUndo(inverse, selection: selection)
        register(step, name: name)
        openStep = undoManager.isUndoRegistrationEnabled ? step : nil
    }

    private func register(_ step: TextUndo, name: String) {
        undoManager.registerUndo(withTarget: self) { editor in editor.revert(step) }
        if !name.isEmpty { undoManager.setActionName(name) }
    }

    private func revert(_ step: TextUndo) {
        let before = selection
        var redo: [(range: NSRange, text: NSAttributedString)] = []
        change { text in
            for (range, replacement) in step.replacements where NSMaxRange(range) <= storage.length {
                let new = NSRange(location: range.location, length: replacement.length)
                redo.insert((new, storage.attributedSubstring(from: range)), at: 0)
                storage.replaceCharacters(in: range, with: replacement)
            }
            text.replaceString(storage.string)
            text.unmark()
            text.select(step.selection.clamped(to: 0..<max(storage.length, 0)))
        }
        guard let first = redo.first else { return }
        let back = TextUndo(first, selection: before)
        back.replacements = redo
        register(back, name: "")
        forgetTyping()
        didEdit()
    }
}

extension TextEditor {
    /// Replaces an input method's marked text; nil ends the composition.
    func compose(_ marked: String?, selected: NSRange) {
        let edit = TextEdit(text.replacedByTyping, marked ?? "")
        guard !(edit.range.isEmpty && edit.replacement.isEmpty) else { return }
        let joins = text.marked != nil && openStep != nil
        let inverse = inverse(of: edit)
        let before = selection
        let attributes = host?.givenTypingAttributes ?? inheritedAttributes(at: edit.range)
        change { text in
            storage.replaceCharacters(
                in: NSRange(edit.range), with: NSAttributedString(string: edit.replacement, attributes: attributes))
            text.compose(edit, selected: selected.units(within: edit.replacement.utf16.count))
        }
        _ = grouping.joins(edit, .typing)
        remember(inverse, selection: before, joins: joins, name: "Typing")
        didEdit()
    }

    func unmark() {
        guard text.marked != nil else { return }
        text.unmark()
        host?.setNeedsLayout()
    }
}
