/// Standard spaces between baselines.
///
/// UIKit's documentation says that the fonts at the two baselines determine the spacing, and not how. Here the two read
/// as lines of one text: the spacing is the upper font's descent and the lower one's ascent. An edge in place of a
/// baseline counts as a baseline of the other side's font.
extension NSLayoutConstraint {
    /// Sets the constant to the spacing in the present fonts.
    func updateBaselineSpacing() {
        guard let baselineSpaces else { return }
        let upper = font(of: secondReference, at: secondAttribute)
        let lower = font(of: firstReference, at: firstAttribute)
        guard let above = upper ?? lower, let below = lower ?? upper else { return }
        constant = baselineSpaces * (below.ascender - above.descender)
    }

    private func font(of reference: ConstraintItemReference?, at attribute: Attribute) -> UIFont? {
        guard attribute.isBaseline, let view = reference?.view else { return nil }
        return (attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout).baselineFont
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIView {
    /// Updates constraints whose spacing depends on the fonts of this view, or of an ancestor that shares its baseline.
    func updateBaselineSpacing() {
        var view: UIView? = self
        while let current = view {
            for constraint in current.layoutTraits.heldConstraints { constraint.updateBaselineSpacing() }
            for constraint in current.layoutTraits.outsideConstraints { constraint.updateBaselineSpacing() }
            view = current.superview
        }
    }
}
