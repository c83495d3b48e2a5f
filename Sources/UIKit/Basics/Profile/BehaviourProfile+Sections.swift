/// Headers, footers and the space around sections, by release.
extension BehaviourProfile {
    /// The margin above a list's footer's text.
    ///
    /// Provenance: measured — footers of 33.667 pt since iOS 15, the text about 5.5 below their top; of 29.667, 8 below
    /// it, on iOS 26: pictures of iOS 17.5, 18.5 and 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var listFooterTop: CGFloat { value(8, iOS15: 5.5, iOS26: 8) }

    /// The margin below a list's footer's text.
    ///
    /// Provenance: measured — the rest of 33.667 and 29.667 pt: the same pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var listFooterBottom: CGFloat { value(6, iOS15: 12.5, iOS26: 6) }

    /// The space of a list's section before its first row and after its last, where no header or footer is.
    ///
    /// Provenance: measured — 17.667 pt at @3x since iOS 15: pictures of iOS 17.5, 18.5 and 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    func listSectionSpace(pixel: CGFloat) -> CGFloat {
        value(17.5, iOS15: (17.5 / pixel).rounded(.up) * pixel)
    }

    /// The space above the first titled header of a grouped table.
    ///
    /// Provenance: recorded — 17.5 pt up to iOS 18: canvases of Interface Builder.
    /// Provenance: recorded — 18 pt on iOS 27: a view tree of Settings.
    /// Source: kesteva/cyboflow@3799ddd, hierarchy of Settings.
    var spaceAboveFirstTitle: CGFloat { value(17.5, iOS26: 18) }

    /// True if plain headers stand on the table's own ground.
    ///
    /// Provenance: estimated — plain headers have no ground of their own since iOS 15, the table's where they float:
    /// pictures.
    var plainHeadersAreBare: Bool { value(false, iOS15: true) }
}
