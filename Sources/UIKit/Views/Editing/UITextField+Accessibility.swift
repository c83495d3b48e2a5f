extension UITextField {
    /// The text, or its placeholder; a secure text is replaced by bullets.
    var fieldAccessibility: AccessibilityDefaults {
        let written = text ?? ""
        let told = isSecureTextEntry ? String(repeating: "•", count: written.count) : written
        return AccessibilityDefaults(isElement: true, value: written.isEmpty ? placeholder : told)
    }
}
