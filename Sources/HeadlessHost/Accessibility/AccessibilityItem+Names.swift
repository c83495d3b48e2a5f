package import UIKit

extension AccessibilityItem {
    /// The names by which a person finds the element: its label, its value, its identifier, a text field's placeholder, and
    /// what VoiceOver reads of it.
    @MainActor package var names: [String] {
        let placeholder = (object as? UITextField)?.placeholder ?? (object as? UISearchBar)?.placeholder
        return [label, value, identifier, placeholder, spoken].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
