/// Separators of rows, by release.
extension BehaviourProfile {
    /// The thickness of a separator, which a row's height includes.
    ///
    /// Provenance: measured — a pixel up to iOS 18, a point on iOS 26: pictures of iOS 17.5, 18.5 and 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    func separatorThickness(pixel: CGFloat) -> CGFloat { value(pixel, iOS26: 1) }

    /// True if separators end at the trailing margin too.
    ///
    /// Provenance: measured — separators of iOS 26 end 20 pt before a plain table's edge and 16 before a list's card's:
    /// pictures of iOS 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var separatorsEndAtMargin: Bool { value(false, iOS26: true) }
}

extension UIColor {
    /// The separators of rows.
    ///
    /// Provenance: measured — about #E7E7E7 on white on iOS 26, #C6C6C6 before: pictures of iOS 17.5 and 26.2.
    /// Provenance: estimated — separators of iOS 26 in the dark: as much lighter than the card as they are darker in the
    /// light.
    @MainActor static var rowSeparator: UIColor {
        BehaviourProfile.current.isGlass ? glassRowSeparator : .separator
    }

    private static let glassRowSeparator = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.1)
    }
}
