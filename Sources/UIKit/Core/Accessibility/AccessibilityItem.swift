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
    /// More information, which is read on demand; what is important is read along.
    package var contents: [(label: String, value: String, isImportant: Bool)] = []
    /// Rotors by name, with the words of the elements that each moves to.
    package var rotors: [(name: String, results: [String])] = []
    /// The words for Voice Control; empty for the label.
    package var userInputLabels: [String] = []
    /// The outline in screen coordinates; nil for the frame.
    package var path: UIBezierPath?
    /// The view or `UIAccessibilityElement`.
    package var object: UIResponder
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
    /// A view or `UIAccessibilityElement`, as assistive technologies get it: closures of the app's come before properties.
    @MainActor init(_ object: UIResponder) {
        let reading = object.accessibilityReading
        let frame = object.answer(\.frame, object.accessibilityFrame)
        self.init(
            label: object.answer(\.attributedLabel, nil)?.string ?? object.answer(\.label, object.accessibilityLabel),
            value: object.answer(\.attributedValue, nil)?.string ?? object.answer(\.value, object.accessibilityValue),
            hint: object.answer(\.attributedHint, nil)?.string ?? object.answer(\.hint, object.accessibilityHint),
            traits: object.answer(\.traits, object.accessibilityTraits), frame: frame,
            activationPoint: object.answer(\.activationPoint, object.accessibilityActivationPoint),
            identifier: object.answer(\.identifier, object.accessibilityIdentifier), role: reading.role, position: nil,
            customActions: (object.answer(\.customActions, object.accessibilityCustomActions) ?? []).map(\.name),
            object: object, isControl: reading.isControl)
        userInputLabels = object.answer(\.userInputLabels, object.accessibilityUserInputLabels) ?? []
        path = object.answer(\.path, object.accessibilityPath)
        let rotors = object.answer(\.customRotors, object.accessibilityCustomRotors) ?? []
        self.rotors = rotors.map { rotor in
            (rotor.spokenName, rotor.results().compactMap(\.words))
        }
        contents = Self.contents(of: object)
    }

    /// A provider is found by its protocol, which any class may adopt.
    @MainActor private static func contents(
        of object: UIResponder
    ) -> [(label: String, value: String, isImportant: Bool)] {
        guard let provider = object as? any AXCustomContentProvider else { return [] }
        let contents = provider.accessibilityCustomContentBlock.map { $0() } ?? provider.accessibilityCustomContent
        return (contents ?? []).map { ($0.label, $0.value, $0.importance == .high) }
    }

    /// The view of the element; nil for one that is no view.
    @MainActor package var view: UIView? { object.accessibleView }

    /// Does what a double tap does, as far as the element handles it itself; false where a touch has to be sent.
    @MainActor package func activate() -> Bool { object.answer(\.activate, object.accessibilityActivate()) }
}
