/// An element as presented to an assistive technology, as values.
package struct AccessibilityItem {
    /// The role that a class adds to the traits when it is read.
    package enum Role: Sendable {
        case textField, secureTextField, searchField, textView, backButton, tab, toggle
    }

    package var label: String?
    package var value: String?
    package var hint: String?
    package var traits: UIAccessibilityTraits
    /// In screen coordinates.
    package var frame: CGRect
    package var activationPoint: CGPoint
    package var identifier: String?
    package var role: Role?
    /// The index among the parts of a control or bar, from 1, and their number.
    package var position: (index: Int, count: Int)?
    package var customActions: [String]
    /// The view or `UIAccessibilityElement`.
    package var object: AnyObject
    var isControl = false
    /// The place in a list, landmark or table of data; nil outside.
    var place: AccessibilityPlace?

    package var words: String? {
        let words = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// True if the element can be operated, so that a row doesn't merge it.
    package var isInteractive: Bool { isControl || traits.contains(.button) || traits.contains(.adjustable) }
}

extension AccessibilityItem {
    @MainActor init(_ view: UIView) {
        self.init(
            label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint,
            traits: view.accessibilityTraits, frame: view.accessibilityFrame,
            activationPoint: view.accessibilityActivationPoint, identifier: view.accessibilityIdentifier,
            role: view.accessibilityReading.role, position: nil,
            customActions: (view.accessibilityCustomActions ?? []).map(\.name), object: view,
            isControl: view.accessibilityReading.isControl)
    }

    @MainActor init(_ element: UIAccessibilityElement) {
        self.init(
            label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
            traits: element.accessibilityTraits, frame: element.accessibilityFrame,
            activationPoint: element.accessibilityActivationPoint, identifier: element.accessibilityIdentifier,
            role: nil, position: nil, customActions: (element.accessibilityCustomActions ?? []).map(\.name),
            object: element)
    }
}
