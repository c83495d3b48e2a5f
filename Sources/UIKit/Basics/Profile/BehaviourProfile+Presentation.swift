/// Sheets and alerts, by release.
extension BehaviourProfile {
    /// The distance of a sheet's top from the safe area's at its largest.
    ///
    /// Provenance: claimed — sheets 10 pt below the status bar: published for iOS 13 to 18, not by Apple.
    /// Provenance: recorded — large sheets begin at the safe area on iOS 26: a view tree of 26.1.
    /// Source: joxan2137/NoTomorrow@ebab31f, docs/android-glass.md.
    var sheetTopGap: CGFloat { value(10, iOS26: 0) }

    /// The distance of a sheet below its full height from the screen's edges; 0 where it is attached to them.
    ///
    /// Its content is laid out as wide as the screen and scaled to the sheet's width.
    /// Provenance: recorded — medium sheets 8 pt from the sides and the bottom on iOS 26, their content scaled by 386/402:
    /// view trees of iOS 26.1 and 27.
    /// Source: joxan2137/NoTomorrow@ebab31f, docs/android-glass.md.
    var sheetFloat: CGFloat { value(0, iOS26: 8) }

    /// The height of a medium sheet as a share of the largest one's, the home indicator's area aside.
    ///
    /// Provenance: documented — about half: Apple's documentation of `medium()`.
    /// Provenance: recorded — 0.56 on iOS 26: a sheet of 450.97 pt on a screen of 874.
    /// Source: joxan2137/NoTomorrow@ebab31f, docs/android-glass.md.
    var mediumSheetShare: CGFloat { value(0.5, iOS26: 0.56) }

    /// The scale of what presents a sheet of full height on a narrow screen; 1 where it stays as it is.
    ///
    /// Provenance: claimed — the presenting screen at 0.915 of its size, its top 10 pt above the sheet's, on black, as the
    /// sheet comes up, on iOS 13 to 18: a framework that imitates it.
    /// Provenance: estimated — the same on iPhones without rounded screens; none on iOS 26: no source gives it.
    /// Source: ionic-team/ionic-framework, core/src/components/modal, gestures/swipe-to-close.ts and animations/ios.enter.ts.
    var presenterScale: CGFloat { value(0.915, iOS26: 1) }

    /// The radius of a sheet's corners.
    ///
    /// Provenance: claimed — corners of 10 pt before iOS 26: published, not by Apple.
    /// Provenance: estimated — corners of 38 pt on iOS 26: 36 to 38 at the top in pictures; at the bottom they are rounder,
    /// about 54, which isn't drawn.
    var sheetRadius: CGFloat { value(10, iOS26: 38) }

    /// The width of an alert.
    ///
    /// Provenance: claimed — an alert's card 270 pt wide, an action sheet's buttons as wide as the screen less 16: known of
    /// releases before iOS 26, the source wasn't noted.
    /// Provenance: recorded — alerts 320 pt wide, action sheets 240, on iOS 26: view trees of 26.1.
    /// Source: joxan2137/NoTomorrow@ebab31f, docs/android-glass.md.
    var alertWidth: CGFloat { value(270, iOS26: 320) }
}

/// The numbers of alerts on glass.
///
/// Provenance: recorded — title 30 pt from the left and 22 from the top, message 7.333 below it; buttons 48 high, 8 apart,
/// 16 from the sides and the bottom; rows of action sheets 208 by 48 every 56: view trees of iOS 26.1.
/// Provenance: recorded — 22.667 pt between an action sheet's text of one line and its rows: 292.333 pt for four of them.
/// Provenance: recorded — 20.333 pt between an alert's text and its buttons: an alert of 152 pt.
/// Provenance: estimated — the action sheet's radius of 34: pictures.
enum GlassAlert {
    static let radius: CGFloat = 34
    static let textLeft: CGFloat = 30
    static let textTop: CGFloat = 22
    static let messageGap: CGFloat = 7 + 1.0 / 3
    static let buttonGap: CGFloat = 8
    static let buttonHeight: CGFloat = 48
    static let side: CGFloat = 16
    static let aboveButtons: CGFloat = 20 + 1.0 / 3
    static let aboveRows: CGFloat = 22 + 2.0 / 3
    static let actionSheetWidth: CGFloat = 240
    static let fieldHeight: CGFloat = 44
}
