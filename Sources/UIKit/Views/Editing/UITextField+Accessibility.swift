extension UITextField {
    /// The text, or what stands in its place; a secret is told by its length alone.
    var fieldAccessibility: AccessibilityDefaults {
        let written = text ?? ""
        let told = isSecureTextEntry ? String(repeating: "•", count: written.count) : written
        return AccessibilityDefaults(isElement: true, value: written.isEmpty ? placeholder : told)
    }
}
