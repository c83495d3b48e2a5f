import ListGeometry

/// Numbers of tables that are the same in all releases.
enum TableMetrics {
    /// The estimate of an unmeasured automatic row, and a row's height where nothing else says one.
    static let automaticEstimate: CGFloat = 44
    static let standardRowHeight: CGFloat = 44
    /// A blank header that a delegate asks for by returning −1 in a plain table.
    static let blankPlainHeader: CGFloat = 28
    /// Space above and below each section of a grouped table, unless the app sets another.
    static let groupedSpacing: CGFloat = 17.5
    /// The default heights that documents write for grouped tables' headers and footers; with a title they have no
    /// effect. Xcode wrote 10 until version 8 and 18 since; recorded canvases of both have their first rows at 55.5
    /// below a title, and 48 between two sections of tables that say 10: the footer's 10 and a title's 38.
    static let groupedDefaults: Set<CGFloat> = [10, 18]
    /// The height that a grouped table's titled header has above the spacing of its section.
    static let groupedTitle: CGFloat = 38
}

/// Numbers of tables that differ between releases.
extension BehaviourProfile {
    /// −1 in code from iOS 11 on: headers and footers size themselves; 0 before.
    var defaultEstimatedPartHeight: CGFloat { release >= .iOS11_12 ? -1 : 0 }

    /// −1 as `estimatedRowHeight` makes a table estimate from iOS 11 on; before, only a positive value or the delegate.
    var automaticEstimateCounts: Bool { release >= .iOS11_12 }

    /// True if a header or footer of height 0 really has no height in a grouped table; before iOS 11 it has the default.
    var groupedPartsMayBeEmpty: Bool { release >= .iOS11_12 }

    /// True if a plain table's delegate that returns −1 for a header without content gets a blank one.
    var automaticPlainHeaderIsBlank: Bool { release >= .iOS11_12 }

    /// Plain tables are filled with empty rows as high as the last one (−1) until iOS 14, with none from iOS 15 on.
    var defaultFillerRowHeight: CGFloat { release >= .iOS15_18 ? 0 : -1 }

    /// The padding above each header of a plain table.
    var automaticHeaderTopPadding: CGFloat { release >= .iOS15_18 ? 22 : 0 }

    /// A plain header of one line at the standard text size.
    var plainHeaderHeight: CGFloat { release >= .iOS26 ? 40.5 : 28 }

    /// Contents of cells keep to a readable width by default until iOS 11.
    var cellMarginsFollowReadableWidth: Bool { release == .iOS9_10 }

    /// The radius of an inset group's card.
    var groupCornerRadius: CGFloat { release >= .iOS26 ? 26 : 10 }

    /// The number of times that all rows' heights are asked in one load without estimates.
    ///
    /// Once from iOS 11 on; iOS 9 and 10 three times; iOS 8 once where the rows fit on the screen, else twice.
    /// Source: a published study of call orders.
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
