/// Rows of tables and lists, by release.
extension BehaviourProfile {
    /// True from iOS 26 on: controls and bars are of glass, rows are higher, groups rounder.
    ///
    /// Provenance: documented — Liquid Glass since iOS 26: Apple's documentation.
    var isGlass: Bool { value(false, iOS26: true) }

    /// True for the system's colours as they are since iOS 26.
    ///
    /// Provenance: documented — red, orange, mint, teal, cyan, blue, indigo, purple and brown have other values: Apple's
    /// Human Interface Guidelines, Color, change of June 2025; blue measured as (0, 136, 255).
    var hasVividColors: Bool { value(false, iOS26: true) }

    /// True if margins of cells go by the screen's width, not only by the row's.
    ///
    /// Provenance: recorded — margins of cells: documents of Xcode 12 to 26, whose first canvases are of iOS 14.
    /// Source: public documents of Interface Builder, Xcode 12 to 26.
    var marginsGoByScreen: Bool { value(false, iOS15: true) }

    /// The side margin of a table's cell.
    ///
    /// Since iOS 15 it goes by the screen: narrow rows on a wide phone, as in a split view, have the small one.
    /// Provenance: recorded — 20 pt in cells where the screen is at least 393 wide and the row wider than 320, otherwise
    /// 16: 273 of 274 leading margins in documents of Xcode 12 to 26, and pictures of iOS 17.5, 18.5 and 26.2.
    /// Provenance: recorded — 20 pt in rows of 414 pt and more before: documents of Interface Builder.
    /// Source: public documents of Interface Builder, Xcode 12 to 26; cashapp/AccessibilitySnapshot@5b03db8.
    func cellMargin(rowWidth: CGFloat, screenWidth: CGFloat) -> CGFloat {
        guard marginsGoByScreen else { return rowWidth >= 414 ? 20 : 16 }
        return screenWidth >= 393 && rowWidth > 320 ? 20 : 16
    }

    /// The side margin of a cell in an inset group of a collection list.
    ///
    /// Provenance: measured — 16 pt inside the cards of lists on iOS 26 and 27, up to 402 pt of width, where tables have
    /// 20: pictures of iOS 26.2.
    /// Provenance: estimated — 20 pt inside the cards of lists from 414 pt of width on, on iOS 26 and 27: the margins of
    /// bars on those phones.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    func insetListCellMargin(rowWidth: CGFloat, screenWidth: CGFloat) -> CGFloat {
        guard isGlass else { return cellMargin(rowWidth: rowWidth, screenWidth: screenWidth) }
        return screenWidth >= 414 && rowWidth > 320 ? 20 : 16
    }

    /// The distance of an inset group from the sides of its table.
    ///
    /// Provenance: measured — cards 20 pt from the sides of lists on phones of 393 and 402 pt: pictures of iOS 17.5 and
    /// 18.5; of 414: documents.
    /// Provenance: recorded — cards 20 pt from the sides of tables on iOS 26: documents of Xcode 26 at 393 and 414 pt.
    /// Provenance: estimated — cards 16 pt from the sides on narrower phones: the margins of their cells.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8; public documents of Interface Builder, Xcode 26.
    func tableCardInset(isRegular: Bool, screenWidth: CGFloat) -> CGFloat {
        if isRegular { return 20 }
        return marginsGoByScreen && screenWidth >= 393 ? 20 : 16
    }

    /// The same of a collection list's group.
    ///
    /// Provenance: recorded — 16 pt in a list 300 pt wide on a wide phone, iOS 16 to 18: a printed view tree.
    /// Provenance: measured — cards 16 pt from the sides of lists on iOS 26, at 402 pt: pictures of iOS 26.2.
    /// Provenance: estimated — cards 20 pt from the sides of lists from 414 pt on, on iOS 26: the margins of bars there.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8; getsentry/sentry-cocoa, comments of its tests.
    func listCardInset(isRegular: Bool, width: CGFloat, screenWidth: CGFloat) -> CGFloat {
        if !isRegular, width <= 320 { return 16 }
        guard isGlass, !isRegular else { return tableCardInset(isRegular: isRegular, screenWidth: screenWidth) }
        return screenWidth >= 414 ? 20 : 16
    }

    /// The least height of list content in a cell, without what the separator adds.
    ///
    /// Provenance: measured — rows of tables 44 pt and a pixel high, of lists 44, since iOS 15; 52 and a separator's
    /// point, and 52, on iOS 26: pictures of iOS 17.5, 18.5 and 26.2.
    /// Provenance: recorded — rows of 51 pt on canvases of Xcode 26: 29 of 29.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8; public documents of Interface Builder, Xcode 26.
    func contentHeight(pixel: CGFloat) -> CGFloat {
        value(44 - pixel, iOS15: 44, iOS26: 52, canvas26: 50)
    }

    /// The least height of a row whose built-in labels size it.
    ///
    /// Provenance: recorded — 43.5 and 43.667 pt for rows of the built-in styles up to iOS 18: documents of Xcode 11 to
    /// 16, 46 of 46 in the last.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl.
    func labelledRowHeight(pixel: CGFloat, separator: CGFloat) -> CGFloat {
        isGlass ? contentHeight(pixel: pixel) + separator : 44 - pixel
    }

    /// True if the separator of a list's row lies inside the height that its content asks for.
    ///
    /// Provenance: measured — rows of 44.0 and 52.0 pt in lists: pictures of iOS 17.5, 18.5 and 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var separatorsOfListsAreInside: Bool { value(false, iOS15: true) }

    /// True if symbols of list content have a common width and add nothing to a row's height.
    ///
    /// Provenance: recorded — symbols of any width centred at one place in rows of 43.667 pt: 24 of 24 cells in documents of
    /// Xcode 16.
    /// Provenance: documented — a common width for symbols in list content since iOS 14: Apple's documentation of
    /// `UIListContentConfiguration.ImageProperties.standardDimension`.
    /// Provenance: estimated — such symbols add nothing to a row's height: the built-in styles. On iOS 13, which has no
    /// configurations, content is laid out as on iOS 14, the nearest.
    /// Source: documents of tinode/ios, Xcode 16.
    var symbolsShareRoom: Bool { value(true) }
}
