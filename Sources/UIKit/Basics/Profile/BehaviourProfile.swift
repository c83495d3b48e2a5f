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
    /// Provenance: recorded — the height of fields without a border: documents of Interface Builder before and since
    /// iOS 13.4.
    package var fieldsFitTheirCaret = true
    /// True for the earlier of the releases 13 and 14, which are one here: its progress views and page controls are iOS
    /// 12's.
    /// Provenance: recorded — heights of progress views and page controls: documents of Xcode 11 and 12.
    package var isBeforeIOS14 = false

    /// Interface Builder's canvas, whose rows and sliders differ from a device's.
    package var isCanvas = false

    package init(release: Release) { self.release = release }

    @MainActor package static var current = BehaviourProfile(release: .iOS13_14)

    /// The estimated row height of tables that set none: −1, automatic, from iOS 11 on; 0 before.
    /// Provenance: documented — automatic estimates from iOS 11 on: Apple's documentation of `estimatedRowHeight`.
    var defaultEstimatedRowHeight: CGFloat { release >= .iOS11_12 ? -1 : 0 }

    /// From iOS 13 on a fitted cell includes the separator's pixel and its content view fills the whole row; before,
    /// the content view is a pixel lower than the row.
    /// Provenance: recorded — the separator's pixel: row heights in public logs of iOS 12 to 14.
    var contentViewTakesWholeRow: Bool { release >= .iOS13_14 }

    /// Top and bottom margins of a cell's content view.
    /// Provenance: recorded — 11 pt from iOS 11 on: documents of Interface Builder.
    /// Provenance: documented — 8 pt before: Apple's documentation of `layoutMargins`.
    var cellVerticalMargin: CGFloat { release >= .iOS11_12 ? 11 : 8 }
}
