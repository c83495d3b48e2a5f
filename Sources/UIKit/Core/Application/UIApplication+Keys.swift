extension UIApplication {
    /// Delivers a key press or release.
    ///
    /// A key command of the responder chain comes first; then the chain receives the press; then, where the first
    /// responder accepts text, the key's characters are inserted.
    ///
    /// - Parameters:
    ///   - characters: with the modifiers applied; "\r" is Return, "\u{8}" Delete.
    /// - input: the name used by key commands: the characters without modifiers, or one of their constants.
    package func deliverKey(
        characters: String, input: String, modifiers: UIKeyModifierFlags, phase: UIPress.Phase, time: TimeInterval
    ) {
        runDueWaits(until: time)
        timeline.now = time
        let responder = firstResponder ?? keyWindow ?? self
        if phase == .began, perform(input, modifiers, from: responder) { return }
        let press = UIPress()
        press.phase = phase
        press.timestamp = time
        press.window = keyWindow
        press.responder = responder
        press.force = phase == .began ? 1 : 0
        press.key = UIKey(
            characters: characters, charactersIgnoringModifiers: input, modifierFlags: modifiers)
        let event = UIPressesEvent()
        event.allPresses = [press]
        event.timestamp = time
        event.modifierFlags = modifiers
        sendEvent(event)
    }

    private func perform(_ input: String, _ modifiers: UIKeyModifierFlags, from responder: UIResponder) -> Bool {
        var candidate: UIResponder? = responder
        while let current = candidate {
            let commands = current.allKeyCommands
            if let command = commands.first(where: { $0.input == input && $0.modifierFlags == modifiers }),
                let action = command.action
            {
                let target = current.target(forAction: action, withSender: command) ?? current
                (target as? UIResponder)?.validate(command)
                if command.attributes.contains(.disabled) { return true }
                return sendAction(action, to: target, from: command, for: nil)
            }
            // A command's modifiers combined with those of one of its alternates select the alternate.
            for command in commands where command.input == input {
                let alternate = command.alternates.first {
                    command.modifierFlags.union($0.modifierFlags) == modifiers
                }
                guard let action = alternate?.action else { continue }
                let target = current.target(forAction: action, withSender: command) ?? current
                return sendAction(action, to: target, from: command, for: nil)
            }
            candidate = current.next
        }
        return false
    }

    func dispatch(_ event: UIPressesEvent) {
        guard let press = event.allPresses.first, let responder = press.responder else { return }
        switch press.phase {
        case .began: responder.pressesBegan(event.allPresses, with: event)
        case .changed, .stationary: responder.pressesChanged(event.allPresses, with: event)
        case .ended: responder.pressesEnded(event.allPresses, with: event)
        case .cancelled: responder.pressesCancelled(event.allPresses, with: event)
        }
        guard press.phase == .began, let key = press.key, let responder = firstResponder,
            let input = responder as? any UIKeyInput
        else { return }
        if responder.handleKey(key) { return }
        guard key.modifierFlags.isDisjoint(with: [.command, .control]), !key.characters.isEmpty else { return }
        switch key.characters {
        case "\u{8}", "\u{7F}": input.deleteBackward()
        case "\r": input.insertText("\n")
        default: input.insertText(key.characters)
        }
    }
}

extension UIApplication {
    /// Shows an input method's marked text, replacing the earlier one.
    ///
    /// - Parameter selected: within the text, in UTF-16 units; nil for its end.
    package func compose(_ text: String, selected: NSRange?, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        let end = NSRange(location: text.utf16.count, length: 0)
        (firstResponder as? any UITextInput)?.setMarkedText(text, selectedRange: selected ?? end)
    }

    /// Turns the marked text into ordinary text.
    package func endComposing(time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        (firstResponder as? any UITextInput)?.unmarkText()
    }
}

extension UIApplication {
    /// Inserts text that no single key produces, such as an input method's, into the first responder that accepts text.
    package func deliverText(_ text: String, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        (firstResponder as? any UIKeyInput)?.insertText(text)
    }
}
