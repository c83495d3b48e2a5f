import TextLayout

/// The effect of a keyboard's keys on a text.
extension TextEditor {
    /// - Returns: true if the key has an effect here.
    func handle(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.intersection([.shift, .alternate, .command, .control])
        if let step = step(key, modifiers) {
            guard let frame = host?.editedLines.frame else { return true }
            changeSelection { $0.move(step, extending: modifiers.contains(.shift), in: frame) }
            return true
        }
        switch key.characters {
        case "\u{8}", "\u{7F}":
            typeDelete(
                modifiers.contains(.alternate) ? .word : .character, toLineStart: modifiers.contains(.command))
            return true
        case "\r" where modifiers.isDisjoint(with: [.command, .control]):
            let isIdle = traits.returnNeedsText && text.count == 0
            if !isIdle { type("\n") }
            return true
        default: break
        }
        if modifiers.contains(.command) { return perform(shortcut: key.charactersIgnoringModifiers, modifiers) }
        guard modifiers.isDisjoint(with: [.control]), !key.characters.isEmpty else { return false }
        type(key.characters)
        return true
    }

    private func step(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> EditedText.Step? {
        let byWord = modifiers.contains(.alternate) && !isSecure
        let toEnd = modifiers.contains(.command)
        let isRightToLeft = host?.editedLines.frame.shaped.isRightToLeft(at: text.head.offset) ?? false
        switch key.charactersIgnoringModifiers {
        case UIKeyCommand.inputLeftArrow:
            if toEnd { return isRightToLeft ? .lineEnd : .lineStart }
            return byWord ? (isRightToLeft ? .wordForward : .wordBackward) : .direction(.left)
        case UIKeyCommand.inputRightArrow:
            if toEnd { return isRightToLeft ? .lineStart : .lineEnd }
            return byWord ? (isRightToLeft ? .wordBackward : .wordForward) : .direction(.right)
        case UIKeyCommand.inputUpArrow:
            return toEnd ? .documentStart : byWord ? .paragraphStart : .direction(.up)
        case UIKeyCommand.inputDownArrow:
            return toEnd ? .documentEnd : byWord ? .paragraphEnd : .direction(.down)
        default: return nil
        }
    }

    /// Command with a letter: sends an editing action up the responder chain, as from the edit menu.
    private func perform(shortcut: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        switch shortcut {
        case "a": return send(.selectAll)
        case "c": return send(.copy)
        case "x": return send(.cut)
        case "v": return send(.paste)
        case "z":
            if modifiers.contains(.shift) { undoManager.redo() } else { undoManager.undo() }
            return true
        default: return false
        }
    }

    private func send(_ action: EditAction) -> Bool {
        guard let target = host?.target(forAction: action.selector, withSender: nil) else { return false }
        return UIApplication.shared.sendAction(action.selector, to: target, from: nil, for: nil)
    }

    /// Returns true if an editing action has something to act on; nil for other actions.
    func allows(_ selector: Selector) -> Bool? {
        guard let host, selector.isOfAllResponders || selector.name.isEmpty == false, let action = EditAction(selector)
        else { return nil }
        switch action {
        case .cut: return host.allowsEditing && !text.isCaret && !isSecure
        case .copy: return !text.isCaret && !isSecure
        case .paste: return host.allowsEditing && UIPasteboard.general.hasStrings
        case .delete: return false
        case .select: return host.allowsSelecting && text.isCaret && text.count > 0
        case .selectAll: return host.allowsSelecting && selection != 0..<text.count
        }
    }

    func selectWord() {
        let word = isSecure ? 0..<text.count : text.units.nearestWord(to: text.head.offset)
        if let word { select(word) }
    }
}
