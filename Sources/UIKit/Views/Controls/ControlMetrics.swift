/// Sizes of controls that differ between releases: frames, in points.
///
/// Sources: Interface Builder's recorded frames before and since Xcode 11 (iOS 13), and measurements on iOS 26. Where a
/// release falls between two sources the later one is used for iOS 13 and 14 together, which are one profile.
struct ControlMetrics {
    private let release: BehaviourProfile.Release
    private let isBeforeIOS14: Bool

    @MainActor static var current: ControlMetrics { ControlMetrics(BehaviourProfile.current) }

    private init(_ profile: BehaviourProfile) {
        release = profile.release
        isBeforeIOS14 = profile.isBeforeIOS14
    }

    private var isModern: Bool { release >= .iOS13_14 }
    private var isGlass: Bool { release >= .iOS26 }

    /// Recorded: 51 × 31, and 63 × 28 in the newest documents.
    var switchSize: CGSize { isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    /// Recorded with every Xcode; unknown for iOS 26.
    var sliderHeight: CGFloat { 31 }
    var sliderTrackHeight: CGFloat { isModern ? 4 : 2 }
    /// Recorded: 2, and 4 from Xcode 12 (iOS 14) on.
    var progressHeight: CGFloat { isModern && !isBeforeIOS14 ? 4 : 2 }
    /// Recorded.
    var stepperSize: CGSize { CGSize(width: 94, height: isModern ? 32 : 29) }
    /// Recorded: 29, and 32 since Xcode 11.
    var segmentHeight: CGFloat { isModern ? 32 : 29 }
    /// The width of a segment beyond its title, which is rounded up to whole points.
    ///
    /// Fits the recorded widths: 14 beside the regular font before iOS 13 (13 of 13 within 2 points), 18 beside the
    /// medium one since (two documents, which 19 beside the regular and 17 beside the semibold font fit as well).
    var segmentPadding: CGFloat { isModern ? 18 : 14 }
    var segmentFont: UIFont { .systemFont(ofSize: 13, weight: isModern ? .medium : .regular) }
    /// Recorded: 37, and 26 since Xcode 12.
    var pageControlHeight: CGFloat { isModern && !isBeforeIOS14 ? 26 : 37 }
    /// The dots and their distance: 7 and 9 before iOS 14, as published; since then from pictures.
    var pageDot: CGFloat { isModern ? 8 : 7 }
    var pageGap: CGFloat { isModern ? 10 : 9 }
    /// Recorded: 30, and 34 since Xcode 11, at 14 and at 17 points.
    var roundedFieldHeight: CGFloat { isModern ? 34 : 30 }
    /// The width beyond a rounded field's text: measured 28; before iOS 13 one document's 20.
    var roundedFieldPadding: CGFloat { isModern ? 28 : 20 }
    /// The width beyond the dots: since iOS 14 chosen so that three pages are 155.5 wide, the one recorded width.
    var pageControlPadding: CGFloat { isModern ? 111.5 : 0 }
    var drawsModernSegments: Bool { isModern }
    var spokes: Int { isModern ? 8 : 12 }
}
