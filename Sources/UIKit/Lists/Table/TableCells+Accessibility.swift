/// A row is one element, described by its content; controls in it are elements of their own, after it.
extension UITableViewCell {
    var cellAccessibility: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = isSelected ? .selected : .none
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        let words = spokenLabels(below: contentView).joined(separator: ", ")
        let isSaid = !words.isEmpty
        return AccessibilityDefaults(isElement: isSaid, label: isSaid ? words : nil, traits: traits)
    }
}

extension UITableViewHeaderFooterView {
    /// A header is a heading, for VoiceOver's rotor.
    var sectionAccessibility: AccessibilityDefaults {
        let words = spokenLabels(below: self).joined(separator: ", ")
        let isHeader = titled.map { $0.part == .header } ?? true
        return AccessibilityDefaults(
            isElement: !words.isEmpty, label: words.isEmpty ? nil : words, traits: isHeader ? .header : .staticText)
    }
}
