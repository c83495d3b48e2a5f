import ListGeometry

/// Numbers of tables that are the same in all releases.
enum TableMetrics {
    /// The estimate of an unmeasured automatic row, and a row's height where nothing else says one.
    /// Provenance: recorded — 44 pt for a row that nothing else sizes: public logs.
    static let automaticEstimate: CGFloat = 44
    static let standardRowHeight: CGFloat = 44
    /// A blank header that a delegate asks for by returning −1 in a plain table.
    /// Provenance: claimed — 28 pt for a blank plain header: observed by developers, without a recording.
    static let blankPlainHeader: CGFloat = 28
    /// Space above and below each section of a grouped table, unless the app sets another.
    /// Provenance: recorded — 17.5 pt above and below grouped sections: canvases of Interface Builder.
    static let groupedSpacing: CGFloat = 17.5
    /// The default heights that documents write for grouped tables' headers and footers; with a title they have no
    /// effect. Xcode wrote 10 until version 8 and 18 since; recorded canvases of both have their first rows at 55.5
    /// below a title, and 48 between two sections of tables that say 10: the footer's 10 and a title's 38.
    /// Provenance: recorded — heights of grouped headers and footers: canvases of Interface Builder.
    static let groupedDefaults: Set<CGFloat> = [10, 18]
    /// The height that a grouped table's titled header has above the spacing of its section.
    /// Provenance: recorded — 38 pt for the first title of a grouped table: canvases of Interface Builder.
    static let groupedTitle: CGFloat = 38
}

/// Numbers of tables that differ between releases.
extension BehaviourProfile {
    /// −1 in code from iOS 11 on: headers and footers size themselves; 0 before.
    /// Provenance: documented — automatic estimates of headers and footers from iOS 11 on: Apple's documentation.
    var defaultEstimatedPartHeight: CGFloat { release >= .iOS11_12 ? -1 : 0 }

    /// −1 as `estimatedRowHeight` makes a table estimate from iOS 11 on; before, only a positive value or the delegate.
    /// Provenance: claimed — a table's estimate of −1 switches nothing on before iOS 11: observed by developers,
    /// without a recording.
    var automaticEstimateCounts: Bool { release >= .iOS11_12 }

    /// True if a header or footer of height 0 really has no height in a grouped table; before iOS 11 it has the default.
    /// Provenance: claimed — grouped tables give headers of height 0 the standard one before iOS 11: observed by
    /// developers, without a recording.
    var groupedPartsMayBeEmpty: Bool { release >= .iOS11_12 }

    /// True if a plain table's delegate that returns −1 for a header without content gets a blank one.
    /// Provenance: claimed — plain headers are blank where a delegate returns −1, from iOS 11 on: observed by
    /// developers, without a recording.
    var automaticPlainHeaderIsBlank: Bool { release >= .iOS11_12 }

    /// Plain tables are filled with empty rows as high as the last one (−1) until iOS 14, with none from iOS 15 on.
    /// Provenance: documented — filler rows: Apple's documentation of `fillerRowHeight`.
    var defaultFillerRowHeight: CGFloat { release >= .iOS15_18 ? 0 : -1 }

    /// The padding above each header of a plain table.
    /// Provenance: measured — 22 pt above plain headers on iOS 26: every header of a plain table.
    /// Provenance: claimed — 22 pt above plain headers, iOS 15 to 18: published, not by Apple.
    var automaticHeaderTopPadding: CGFloat { release >= .iOS15_18 ? 22 : 0 }

    /// A plain header of one line at the standard text size.
    /// Provenance: recorded — a plain header of 28 pt before iOS 26: two public prints of first rows at 28.
    var plainHeaderHeight: CGFloat { 28 }

    /// Contents of cells keep to a readable width by default until iOS 11.
    /// Provenance: claimed — cells keep to readable widths by default in iOS 9 and 10 alone: recalled by developers;
    /// iOS 11 isn't certain.
    var cellMarginsFollowReadableWidth: Bool { release == .iOS9_10 }

    /// The radius of an inset group's card.
    /// Provenance: measured — corners of about 26 pt in inset groups: iOS 26.
    /// Provenance: claimed — corners of 10 pt in inset groups before iOS 26: recalled by developers, without a
    /// recording.
    var groupCornerRadius: CGFloat { release >= .iOS26 ? 26 : 10 }

    /// The number of times that all rows' heights are asked in one load without estimates.
    ///
    /// Once from iOS 11 on; iOS 9 and 10 three times; iOS 8 once where the rows fit on the screen, else twice.
    /// Provenance: claimed — a table's questions for all heights, one to three times a load: a published study of call
    /// orders.
    func upFrontPasses(contentFits: Bool) -> Int {
        switch release {
        case .iOS8: contentFits ? 1 : 2
        case .iOS9_10: 3
        default: 1
        }
    }

    /// The wording of UIKit of this release for updates that don't add up.
    var updateWording: UpdateWording {
        UpdateWording(.table, release >= .iOS15_18 ? .fromIOS17 : .untilIOS16_3)
    }

    /// True if such reports end with a description of the table.
    var updateTextsNameTheTable: Bool { release >= .iOS13_14 }
}
