extension AccessibilityItem {
    /// VoiceOver's words in English: state, label, value, role, position, then the hint.
    package var spoken: String {
        var words: [String] = []
        if traits.contains(.selected) { words.append("selected") }
        if let label, !label.isEmpty { words.append(label) }
        if let said = spokenValue { words.append(said) }
        words += spokenTraits
        if let position { words.append("\(position.index) of \(position.count)") }
        if let hint, !hint.isEmpty { words.append(hint) }
        if !customActions.isEmpty { words.append("actions available: " + customActions.joined(separator: ", ")) }
        return words.isEmpty ? "(nothing is said)" : words.joined(separator: ", ")
    }

    private var spokenValue: String? {
        guard let value, !value.isEmpty else { return nil }
        guard traits.contains(.toggleButton) else { return value }
        return value == "1" ? "on" : value == "0" ? "off" : value
    }

    private var spokenTraits: [String] {
        var words: [String] = []
        if traits.contains(.notEnabled) { words.append("dimmed") }
        switch role {
        case .backButton: words.append("back button")
        case .tab: words.append("tab")
        case .toggle: words.append("switch button")
        case .textField: words.append("text field")
        case .secureTextField: words.append("secure text field")
        case .searchField: words.append("search field")
        case .textView: words.append("text field")
        case nil:
            if traits.contains(.searchField) { words.append("search field") }
            if traits.contains(.toggleButton) {
                words.append("toggle button")
            } else if traits.contains(.button) {
                words.append("button")
            }
            if traits.contains(.link) { words.append("link") }
        }
        if traits.contains(.adjustable) { words.append("adjustable") }
        if traits.contains(.image) { words.append("image") }
        if traits.contains(.header) { words.append("heading") }
        return words
    }
}
