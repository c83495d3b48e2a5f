extension UIResponder: KeepsAccessibility {
    var ensuredAccessibility: AccessibilityAttributes {
        if let attributes = keptAccessibility { return attributes }
        let made = AccessibilityAttributes()
        keptAccessibility = made
        return made
    }

    func accessibilityIndex(of element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    /// True for what can be operated.
    var respondsToUserInteraction: Bool {
        accessibilityReading.isControl
            || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    }

    /// True while VoiceOver runs and is on it.
    var hasAccessibleFocus: Bool {
        UIAccessibility.focusedElement(using: nil).map { ($0 as AnyObject) === self } ?? false
    }

    /// A text with the attributes that it was set with; those of another text don't count.
    func attributed(
        _ text: String?, _ kept: KeyPath<AccessibilityAttributes, NSAttributedString?>
    ) -> NSAttributedString? {
        guard let text else { return nil }
        if let set = keptAccessibility?[keyPath: kept], set.string == text { return set }
        return NSAttributedString(string: text)
    }

    func setAttributed(
        _ text: NSAttributedString?, _ kept: ReferenceWritableKeyPath<AccessibilityAttributes, NSAttributedString?>,
        _ setText: (String?) -> Void
    ) {
        ensuredAccessibility[keyPath: kept] = text
        setText(text?.string)
    }

    /// Each label with the attributes that it was set with; those of another label don't count.
    var attributedUserInputLabels: [NSAttributedString] {
        let set = keptAccessibility?.attributedUserInputLabels ?? []
        return (accessibilityUserInputLabels ?? []).map { label in
            set.first { $0.string == label } ?? NSAttributedString(string: label)
        }
    }

    func setAttributedUserInputLabels(_ labels: [NSAttributedString]?) {
        ensuredAccessibility.attributedUserInputLabels = labels
        accessibilityUserInputLabels = labels?.map(\.string)
    }
}

extension UIView {
    /// False for what belongs to a control that can't be used now.
    package var isOfUsableControl: Bool {
        !sequence(first: self, next: \.superview).contains { $0.accessibilityReading.isDisabled }
    }

    /// True for a control.
    package var takesInput: Bool { accessibilityReading.isControl }

    /// False for controls whose size is UIKit's, and for what lies in its bars, which take touches around them.
    package var hasSizeOfItsOwner: Bool {
        !accessibilityReading.hasSystemSize && !isInBar
    }
}
