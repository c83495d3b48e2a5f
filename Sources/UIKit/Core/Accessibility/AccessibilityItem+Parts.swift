/// Whole per cent, as sliders and progress are read.
func percentage(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

extension UIView {
    /// An element for a part of this view that isn't a view.
    ///
    /// - Parameter frame: in bounds coordinates.
    func part(
        _ label: String?, _ traits: UIAccessibilityTraits, _ frame: CGRect, position: (Int, Int)?
    ) -> AccessibilityItem {
        let screen = frame.applying(toScreen)
        return AccessibilityItem(
            label: label, value: nil, hint: nil, traits: traits, frame: screen,
            activationPoint: CGPoint(x: screen.midX, y: screen.midY), identifier: accessibilityIdentifier, role: nil,
            position: position, customActions: [], object: self)
    }
}
