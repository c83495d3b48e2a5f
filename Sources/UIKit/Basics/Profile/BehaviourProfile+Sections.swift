/// Headers, footers and the space around sections, by release.
extension BehaviourProfile {
    /// Top and bottom margins of a grouped header's text.
    ///
    /// Provenance: recorded — 17 and 6 pt up to iOS 18: UIKit prints them, and headers of 38.667 pt were measured on iOS
    /// 17.5 and 18.5.
    /// Provenance: measured — 10 and 10 pt on iOS 26: headers of 40.333 pt in pictures of iOS 26.2.
    var groupedHeaderMargins: (top: CGFloat, bottom: CGFloat) { isGlass ? (10, 10) : (17, 6) }

    /// Top and bottom margins of a list's footer's text.
    ///
    /// Provenance: measured — footers of 33.667 pt since iOS 15, the text about 5.5 below their top; of 29.667, 8 below
    /// it, on iOS 26: pictures of iOS 17.5, 18.5 and 26.2.
    var listFooterMargins: (top: CGFloat, bottom: CGFloat) {
        isGlass || release < .iOS15_18 ? (8, 6) : (5.5, 12.5)
    }

    /// The space of a list's section before its first row and after its last, where no header or footer is.
    ///
    /// Provenance: measured — 17.667 pt at @3x since iOS 15: pictures of iOS 17.5, 18.5 and 26.2.
    func listSectionSpace(pixel: CGFloat) -> CGFloat {
        release >= .iOS15_18 ? (17.5 / pixel).rounded(.up) * pixel : 17.5
    }

    /// The space above the first titled header of a grouped table.
    ///
    /// Provenance: recorded — 17.5 pt up to iOS 18: canvases of Interface Builder.
    /// Provenance: recorded — 18 pt on iOS 27: a view tree of Settings.
    var spaceAboveFirstTitle: CGFloat { isGlass ? 18 : 17.5 }

    /// True if headers of groups are in capitals, small and grey.
    ///
    /// Provenance: measured — capitals of 13 pt on iOS 17.5 and 18.5, 17 pt semibold as written on iOS 26.2: pictures.
    var groupedHeadersAreCapitals: Bool { !isGlass }

    /// True if plain headers stand on the table's own ground.
    ///
    /// Provenance: estimated — plain headers have no ground of their own since iOS 15, the table's where they float:
    /// pictures.
    var plainHeadersAreBare: Bool { release >= .iOS15_18 }
}
