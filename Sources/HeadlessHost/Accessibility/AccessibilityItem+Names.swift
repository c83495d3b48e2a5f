package import UIKit

extension AccessibilityItem {
    /// The names by which a person finds the element: its label, its value, its identifier, a text field's placeholder, and
    /// what VoiceOver reads of it.
    @MainActor package var names: [String] {
        let placeholder = (object as? UITextField)?.placeholder ?? (object as? UISearchBar)?.placeholder
        return [label, value, identifier, placeholder, spoken].compactMap { $0 }.filter { !$0.isEmpty }
    }
}

extension Array<AccessibilityItem> {
    /// The first element with a label or identifier, else the first one with any such name.
    @MainActor package func first(named name: String) -> AccessibilityItem? {
        first { $0.label == name || $0.identifier == name } ?? first { $0.names.contains(name) }
    }
}
