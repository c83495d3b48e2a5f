/// Standard spaces between baselines.
///
/// UIKit's documentation says that the fonts at the two baselines determine the space, and not how. Here it is such that
/// the two read as lines of one text: what the upper font reaches below its baseline and the lower one above its own. An
/// edge in place of a baseline counts as one of the other side's font.
extension NSLayoutConstraint {
    /// Sets the constant to the spaces' length in the fonts of this moment.
    func followBaselineFonts() {
        guard let baselineSpaces else { return }
        let upper = font(of: secondReference, at: secondAttribute)
        let lower = font(of: firstReference, at: firstAttribute)
        guard let above = upper ?? lower, let below = lower ?? upper else { return }
        constant = baselineSpaces * (below.ascender - above.descender)
    }

    private func font(of reference: PartyReference?, at attribute: Attribute) -> UIFont? {
        guard attribute.isBaseline, let view = reference?.view else { return nil }
        return (attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout).baselineFont
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIView {
    /// Lets constraints that are spaced by the fonts of this view, or of one around it that shares its baseline, follow.
    func followBaselineFonts() {
        var view: UIView? = self
        while let current = view {
            for constraint in current.layoutTraits.namingConstraints where constraint.baselineSpaces != nil {
                constraint.followBaselineFonts()
            }
            view = current.superview
        }
    }
}
