extension AccessibilityItem {
    /// VoiceOver's words in English: headers, state, label, place in a table, value, traits, position, hint, usage, actions.
    ///
    /// A hint stands for the label and value of an element that has neither. The usage of what can be adjusted or toggled
    /// is read unless it is disabled.
    /// Source: the legends of cashapp/AccessibilitySnapshot@5b03db8.
    package var spoken: String {
        var words = place?.headers ?? []
        if traits.contains(.selected) { words.append("selected") }
        let isNamed = !(label ?? "").isEmpty || !((isToggle ? nil : value) ?? "").isEmpty
        let hint = self.hint ?? ""
        let hintLeads = !isNamed && !isToggle && !hint.isEmpty
        if hintLeads { words.append(hint) }
        // "Back, back button" is said once.
        if let label, !label.isEmpty, !(role == .backButton && label == "Back") { words.append(label) }
        words += place?.cell ?? []
        if !isToggle, let value, !value.isEmpty { words.append(value) }
        words += spokenTraits
        if let position { words.append("\(position.index) of \(position.count)") }
        words += place?.ends ?? []
        if !hintLeads {
            if !hint.isEmpty { words.append(hint) }
            if let usage { words.append(usage) }
        }
        words += contents.filter(\.isImportant).map { "\($0.label), \($0.value)" }
        if contents.contains(where: { !$0.isImportant }) { words.append("more content available") }
        if !customActions.isEmpty { words.append("actions available: " + customActions.joined(separator: ", ")) }
        return words.isEmpty ? "(nothing is said)" : words.joined(separator: ", ")
    }

    private var isToggle: Bool { traits.contains(.toggleButton) }

    private var usage: String? {
        guard !traits.contains(.notEnabled) else { return nil }
        if isToggle { return "Double tap to toggle setting." }
        return traits.contains(.adjustable) ? "Swipe up or down with one finger to adjust the value." : nil
    }

    /// "on", "off" or "mixed", or the value as it is.
    private var state: String? {
        switch value {
        case "0": "off"
        case "1": "on"
        case "2": "mixed"
        default: value
        }
    }

    private var spokenTraits: [String] {
        var words: [String] = []
        if traits.contains(.notEnabled) { words.append("dimmed") }
        words += spokenRole
        if traits.contains(.header) { words.append("heading") }
        if traits.contains(.link) { words.append("link") }
        if traits.contains(.adjustable) { words.append("adjustable") }
        if traits.contains(.image) { words.append("image") }
        if role == .searchField || traits.contains(.searchField) { words.append("search field") }
        return words
    }

    /// The kind of element; a key of a keyboard isn't called a button.
    private var spokenRole: [String] {
        switch role {
        case .backButton: return ["back button"]
        case .tab: return ["tab"]
        case .textField, .textView: return ["text field"]
        case .secureTextField: return ["secure text field"]
        case .searchField: return []
        case .toggle, nil: break
        }
        if place?.isTab == true { return ["tab"] }
        if isToggle { return (traits.contains(.button) ? ["switch button"] : []) + (state.map { [$0] } ?? []) }
        return traits.contains(.button) && !traits.contains(.keyboardKey) ? ["button"] : []
    }
}
