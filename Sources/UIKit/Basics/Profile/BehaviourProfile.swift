/// The release of UIKit whose numbers and defaults are followed.
///
/// Rules live in code, numbers that differ between releases here; set it before views are made.
package struct BehaviourProfile: Hashable, Sendable {
    package enum Release: Int, Comparable, Sendable {
        case iOS8, iOS9_10, iOS11_12, iOS13_14, iOS15_18, iOS26

        package static func < (first: Release, second: Release) -> Bool { first.rawValue < second.rawValue }
    }

    package var release: Release

    /// Text fields without a border are as high as the caret, which is higher than the text; before iOS 13.4 as the
    /// text, in whole points.
    package var fieldsFitTheirCaret = true
    /// True for the earlier of the releases 13 and 14, which are one here: its progress views and page controls are iOS
    /// 12's.
    package var isBeforeIOS14 = false

    package init(release: Release) { self.release = release }

    @MainActor package static var current = BehaviourProfile(release: .iOS13_14)

    /// The estimated row height of tables that set none: −1, automatic, from iOS 11 on; 0 before.
    var defaultEstimatedRowHeight: CGFloat { release >= .iOS11_12 ? -1 : 0 }

    /// From iOS 13 on a fitted cell includes the separator's pixel and its content view fills the whole row; before,
    /// the content view is a pixel lower than the row.
    var contentViewTakesWholeRow: Bool { release >= .iOS13_14 }

    /// Top and bottom margins of a cell's content view.
    var cellVerticalMargin: CGFloat { release >= .iOS11_12 ? 11 : 8 }
}
