/// Sizes of controls that differ between releases: frames, in points.
///
/// Where a release falls between two sources the later one is used for iOS 13 and 14 together, which are one profile.
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

    /// Provenance: recorded — switches 51 by 31 pt, 63 by 28 on iOS 26: documents of Interface Builder.
    var switchSize: CGSize { isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    /// Provenance: recorded — sliders 31 pt high: documents of every Xcode until 16.
    /// Provenance: estimated — sliders 31 pt high on iOS 26: no source gives their height.
    var sliderHeight: CGFloat { 31 }
    /// Provenance: estimated — a slider's track of 4 pt, 2 before iOS 13: no source gives it.
    var sliderTrackHeight: CGFloat { isModern ? 4 : 2 }
    /// Provenance: recorded — progress views 2 pt high, 4 from iOS 14 on: documents before and since Xcode 12.
    var progressHeight: CGFloat { isModern && !isBeforeIOS14 ? 4 : 2 }
    /// Provenance: recorded — steppers 94 by 29 pt, 32 high from iOS 13 on: documents of Interface Builder.
    var stepperSize: CGSize { CGSize(width: 94, height: isModern ? 32 : 29) }
    /// Provenance: recorded — segmented controls 29 pt high, 32 from iOS 13 on: documents before and since Xcode 11.
    var segmentHeight: CGFloat { isModern ? 32 : 29 }
    /// The width of a segment beyond its title, which is rounded up to whole points.
    ///
    /// Provenance: recorded — 14 pt beside a segment's title before iOS 13: 13 of 13 widths fit within 2 pt.
    /// Provenance: estimated — 18 pt beside a segment's title since iOS 13: two recorded widths, which 19 beside the
    /// regular and 17 beside the semibold font fit as well.
    var segmentPadding: CGFloat { isModern ? 18 : 14 }
    var segmentFont: UIFont { .systemFont(ofSize: 13, weight: isModern ? .medium : .regular) }
    /// Provenance: recorded — page controls 37 pt high, 26 from iOS 14 on: documents before and since Xcode 12.
    var pageControlHeight: CGFloat { isModern && !isBeforeIOS14 ? 26 : 37 }
    /// Provenance: claimed — dots of 7 pt, 9 between them before iOS 14: published, not by Apple.
    /// Provenance: estimated — dots of 8 pt, 10 between them since iOS 14: pictures.
    var pageDot: CGFloat { isModern ? 8 : 7 }
    var pageGap: CGFloat { isModern ? 10 : 9 }
    /// Provenance: recorded — rounded fields 30 pt high, 34 from iOS 13 on, at 14 and at 17 pt: documents before and
    /// since Xcode 11.
    var roundedFieldHeight: CGFloat { isModern ? 34 : 30 }
    /// Provenance: measured — 28 pt beside a rounded field's text: iOS 26.
    /// Provenance: estimated — 20 pt beside a rounded field's text before iOS 13: one document.
    var roundedFieldPadding: CGFloat { isModern ? 28 : 20 }
    /// Provenance: estimated — 111.5 pt beside a page control's dots since iOS 14: what makes three pages 155.5 wide,
    /// the one recorded width.
    var pageControlPadding: CGFloat { isModern ? 111.5 : 0 }
    var drawsModernSegments: Bool { isModern }
    /// Provenance: estimated — 8 spokes of an activity indicator, 12 before iOS 13: pictures.
    var spokes: Int { isModern ? 8 : 12 }
}
