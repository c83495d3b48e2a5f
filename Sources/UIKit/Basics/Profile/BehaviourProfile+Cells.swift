/// Rows and cells of tables.
extension BehaviourProfile {
    /// The estimated row height of tables that set none: −1 is automatic.
    /// Provenance: documented — automatic estimates from iOS 11 on: Apple's documentation of `estimatedRowHeight`.
    var defaultEstimatedRowHeight: CGFloat { value(0, iOS11: -1) }

    /// An estimate of −1 makes a table estimate; earlier only a positive value or the delegate does.
    /// Provenance: claimed — a table's estimate of −1 switches nothing on before iOS 11: observed by developers,
    /// without a recording.
    var automaticEstimateCounts: Bool { value(false, iOS11: true) }

    /// A fitted cell includes the separator's pixel and its content view fills the whole row; earlier the content view is
    /// a pixel lower than the row.
    /// Provenance: recorded — the separator's pixel: row heights in public logs of iOS 12 to 14.
    var contentViewTakesWholeRow: Bool { value(false, iOS13: true) }

    /// Top and bottom margins of a cell's content view.
    /// Provenance: recorded — 11 pt from iOS 11 on: documents of Interface Builder.
    /// Provenance: documented — 8 pt before: Apple's documentation of `layoutMargins`.
    var cellVerticalMargin: CGFloat { value(8, iOS11: 11) }

    /// A content view that ends above the separator has that pixel less as its bottom margin.
    /// Provenance: recorded — bottom margins of content views: documents of Interface Builder for iOS 11 and 12.
    var cellBottomMarginLacksPixel: Bool { value(false, iOS11: true, iOS13: false) }

    /// Contents of cells keep to a readable width by default.
    /// Provenance: claimed — cells keep to readable widths by default in iOS 9 and 10 alone: recalled by developers;
    /// iOS 11 isn't certain.
    var cellMarginsFollowReadableWidth: Bool { value(false, iOS9: true, iOS11: false) }

    /// The radius of an inset group's card.
    /// Provenance: measured — corners of 26 pt in inset groups on iOS 26.2, of 10 on 17.5: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var groupCornerRadius: CGFloat { value(10, iOS26: 26) }

    /// The width of a disclosure indicator with the space before it, without the margin behind it.
    /// Provenance: recorded — a disclosure indicator takes the margin and 10.33 or 10.5 pt, whole pixels, since iOS 13: 75
    /// cells in documents of Xcode 14 to 26.
    /// Provenance: claimed — 18 pt on iOS 8 to 12: published by libraries that measure template cells.
    /// Provenance: estimated — the width of iOS 8 to 12 is kept on iOS 13 and 14: no document of theirs shows another.
    /// Source: public documents of Interface Builder, Xcode 14 to 26.
    func disclosureWidth(pixel: CGFloat) -> CGFloat {
        let width: CGFloat = value(18, iOS15: 10.2)
        return (width / pixel - 1e-6).rounded(.up) * pixel
    }

    /// The same of a detail button with a disclosure indicator.
    /// Provenance: claimed — detail disclosure buttons 68 pt wide with a margin of 16 on iOS 8 to 12: published by libraries
    /// that measure template cells.
    /// Provenance: estimated — detail disclosure buttons from iOS 13 on: the width of iOS 8 to 12 is kept.
    var detailDisclosureWidth: CGFloat { value(52) }

    /// The same of a checkmark.
    /// Provenance: claimed — checkmarks 40 pt wide with a margin of 16 on iOS 8 to 12: published by libraries that measure
    /// template cells.
    /// Provenance: recorded — checkmarks take the margin and 24 pt: documents of Interface Builder.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl.
    var checkmarkWidth: CGFloat { value(24) }

    /// The same of a detail button.
    /// Provenance: claimed — detail buttons 48 pt wide with a margin of 16 on iOS 8 to 12: published by libraries that measure
    /// template cells.
    /// Provenance: estimated — detail buttons from iOS 13 on: the width of iOS 8 to 12 is kept.
    var detailButtonWidth: CGFloat { value(32) }

    /// Visible cells are measured again when their content asks for it.
    /// Provenance: documented — self-sizing invalidation from iOS 16 on: Apple's documentation of
    /// `selfSizingInvalidation`.
    var cellsInvalidateTheirSize: Bool { value(false, iOS16: true) }

    /// Rows and items can be dragged by default on phones too.
    /// Provenance: documented — dragging on phones from iOS 15 on: Apple's documentation of `dragInteractionEnabled`.
    var phonesDragByDefault: Bool { value(false, iOS15: true) }

    /// A diffable data source makes a change without animation by differences; earlier it reloads everything.
    /// Provenance: documented — changes without animation from iOS 15 on: Apple's documentation of
    /// `apply(_:animatingDifferences:completion:)`.
    var unanimatedChangesAreDifferences: Bool { value(false, iOS15: true) }

    /// The number of times that all rows' heights are asked in one load without estimates, where the rows fit on the
    /// screen.
    /// Provenance: claimed — a table's questions for all heights, one to three times a load: a published study of call
    /// orders.
    var upFrontPasses: Int { value(1, iOS9: 3, iOS11: 1) }

    /// The same where the rows don't fit on the screen.
    /// Provenance: claimed — two questions for all heights where the rows don't fit on iOS 8: the same study.
    var upFrontPassesOfLongTables: Int { value(2, iOS9: 3, iOS11: 1) }
}
