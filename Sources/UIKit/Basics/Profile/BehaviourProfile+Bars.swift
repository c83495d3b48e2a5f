/// Bars, by release.
extension BehaviourProfile {
    /// The height of a navigation bar's zone with title and buttons where neither size is compact nor wide.
    ///
    /// Provenance: measured — a navigation bar's zone 44 pt high: pictures of iOS 17.5 and 18.5; 54 on iOS 26: pictures of
    /// iOS 26.2 and view trees of iOS 26 and 27.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8; getsentry/sentry-cocoa, its developers' documentation;
    /// kesteva/cyboflow@3799ddd, hierarchy of Settings.
    var navigationZone: CGFloat { value(44, iOS26: 54) }

    /// The part of the zone, from its top, that title and buttons are centred in.
    ///
    /// Provenance: measured — titles centred 22 pt below the top of a bar of 54: pictures of iOS 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var navigationRow: CGFloat { value(44) }

    /// The distance of a large title from the top of its band of 52.
    ///
    /// Provenance: recorded — large titles 3.667 pt below their band's top on iOS 26 and 27: a view tree of Settings.
    /// Provenance: measured — baselines of large titles 36 pt below their band's top, so the same, on iOS 13 and 17: apps' own
    /// pictures of simulators.
    /// Source: kesteva/cyboflow@3799ddd, hierarchy of Settings; joxan2137/NoTomorrow@ebab31f, docs/android-glass.md;
    /// VictorKreniski/cit-book-seeker-ios-test (2020-09-02); greifadler/pokedex-ios, demo_images/main.png.
    func largeTitleTop(height: CGFloat) -> CGFloat { (52 - height) / 2 - value(2) }

    /// The top of a navigation bar below a status bar around a hole in the screen, where the safe area reaches further
    /// down than the status bar.
    ///
    /// Provenance: measured — bars at 53.667 on tops of 59 pt (iOS 17.5), at 56.333 on tops of 62 (iOS 18.5), at the safe
    /// area on iOS 26.2: pictures.
    /// Provenance: estimated — bars 5.667 pt above other such safe areas, as on 62: no device of another top ran iOS 18.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8; software-mansion/react-native-screens, pull request 3120.
    func navigationBarTop(safeTop: CGFloat, statusBar: CGFloat, pixel: CGFloat) -> CGFloat {
        guard !isGlass, safeTop > statusBar, statusBar > 0 else { return safeTop }
        return safeTop == 59 ? statusBar - pixel : safeTop - 17 * pixel
    }

    /// The colour of a search field's placeholder, which is stronger than that of other fields.
    ///
    /// Provenance: measured — placeholders of search bars of 142, 142, 147 on white: pictures of iOS 13.
    /// Provenance: estimated — the colour of the magnifying glass from iOS 26 on: no source gives it.
    /// Source: VictorKreniski/cit-book-seeker-ios-test (2020-09-02).
    @MainActor var searchPlaceholder: UIColor { value(.systemGray, iOS26: .secondaryLabel) }

    /// The space above a sheet's navigation bar.
    ///
    /// Provenance: claimed — bars of large sheets 16 pt below their top on iOS 26: a view tree that can't be opened any
    /// more.
    var sheetBarTop: CGFloat { value(0, iOS26: 16) }

    /// The height of a navigation bar's zone in a sheet; nil for the usual one.
    ///
    /// Provenance: measured — 56 pt in sheets of phones from iOS 13 on: 55.9 in a picture of an app on iOS 13 or 14; no sheet of a later release
    /// was measured.
    /// Source: ederpadilla/iOS-Github-Followers, res.
    var sheetNavigationZone: CGFloat? { value(nil, iOS13: 56) }

    /// True if tabs are 4 pt apart and a point below the bar's top; otherwise they share all of the bar.
    ///
    /// Provenance: measured — tabs of 62 by 48 pt, 4 apart, six in 393: pictures of iOS 17.5 and 18.5.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var tabsStandApart: Bool { value(false, iOS15: true, iOS26: false) }

    /// True if a tab is read with its badge.
    ///
    /// Provenance: measured — tabs read with their badges on iOS 17.5 and 18.5, without them on 26.2: the legends of pictures.
    /// Provenance: estimated — read with them before.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8, testTabBars.
    var tabBadgesAreRead: Bool { value(true, iOS26: false) }

    /// Voice Control knows a back button by its title and by "Back".
    ///
    /// Provenance: measured — both names on iOS 18.5 and 26.2, none beside the label on 17.5: the legends of pictures.
    /// Provenance: estimated — none before.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8, testNavBarBackButtonTraits.
    var backButtonsHaveVoiceNames: Bool { value(false, iOS18: true) }

    /// The height of a tab's badge with a text; one without is a circle of 18.
    ///
    /// Provenance: measured — badges 18 pt high on iOS 17.5 and 18.5, 18.333 on iOS 26.2: 54 and 55 pixels of pictures.
    /// Provenance: estimated — 18 pt before: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var tabBadgeHeight: CGFloat { value(18, iOS26: 18 + 1.0 / 3) }

    /// The left edge of the badge of a tab without an image, from the tab's middle.
    ///
    /// Provenance: measured — badges 11 pt behind the middle of their tabs on iOS 17.5 and 18.5, 4 before it on iOS 26.2: the
    /// same in each of four tabs.
    /// Provenance: estimated — 11 pt on iOS 13 and 14.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var tabBadgeStart: CGFloat { value(11, iOS26: -4) }

    /// The opacity of a tab that can't be chosen.
    ///
    /// Provenance: measured — greys of 226 where other titles have 146 on iOS 17.5 and 18.5: pictures.
    /// Provenance: estimated — the same on other releases.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var disabledTabAlpha: CGFloat { value(0.27) }

    /// The space of a back button before its chevron and behind its title.
    ///
    /// Provenance: measured — back buttons from the screen's edge, 30.333 pt wider than their title: pictures of iOS 17.5
    /// and 18.5; that 8 of them are before the chevron is estimated.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var backButtonSpace: (before: CGFloat, behind: CGFloat) { value((0, 0), iOS15: (8, 4 + 1.0 / 3)) }

    /// The distance of a back button's title from where the space behind it would have it.
    ///
    /// Provenance: measured — the ink of titles 3 pt further on iOS 17.5 at 393 pt, 4.333 on iOS 18.5 at 402: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var backTitleShift: CGFloat { value(0, iOS15: 3, iOS18: 4 + 1.0 / 3, iOS26: 0) }

    /// The chevron of a back button: the tip's distance from the space before it, its length and half its height.
    ///
    /// Provenance: measured — ink of 11 by 19 pt from 9.333 on, on iOS 17.5 and 18.5: pictures.
    /// Provenance: estimated — ink of 12.333 by 20.667 pt before iOS 15, and on iOS 26: no source gives it.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var backChevron: (tip: CGFloat, length: CGFloat, half: CGFloat) {
        value((1.5, 9, 9), iOS15: (19.0 / 6, 23.0 / 3, 49.0 / 6), iOS26: (1.5, 9, 9))
    }

    /// Tab bars of wide tablets are a capsule of titles at the top, in the row of the navigation bar.
    ///
    /// Provenance: documented — tab bars at the top of iPads from iOS 18 on: Apple's documentation of
    /// `UITabBarController`.
    var wideTabsAreAtTop: Bool { value(false, iOS18: true, canvas: false) }

    /// The height that a tab bar asks for, wherever it is; nil for its content's.
    ///
    /// Provenance: measured — 83 pt on iOS 26.2, also in the middle of the screen: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var tabBarFittingHeight: CGFloat? { value(nil, iOS26: 83) }

    /// The height of a toolbar.
    ///
    /// Provenance: recorded — toolbars of 44 pt: documents; of 54 on iOS 26: measured on Catalyst.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl; Vercantez/openuikit, golden/toolbar_basic.
    var toolbarHeight: CGFloat { value(44, iOS26: 54) }

    /// The largest distance of a toolbar's bottom from the screen's, where a home indicator's area is below it.
    ///
    /// Provenance: recorded — a search field 48 pt high, 28 from the sides and the bottom of the screen, on iOS 27: a view
    /// tree of Settings.
    /// Provenance: estimated — toolbars without a search field, and on iOS 26, lie as that one: no source shows them.
    /// Source: kesteva/cyboflow@3799ddd, hierarchy of Settings.
    var toolbarBottom: CGFloat { value(.greatestFiniteMagnitude, iOS26: 25) }

    /// The distance of a toolbar's capsules from the sides of such a screen; nil for the margins of bars.
    ///
    /// Provenance: recorded — a search field 28 pt from the sides on iOS 27: the same view tree.
    /// Source: kesteva/cyboflow@3799ddd, hierarchy of Settings.
    var toolbarSide: CGFloat? { value(nil, iOS26: 28) }
}

/// Search bars, by release.
extension BehaviourProfile {
    /// The height of a minimal search bar.
    ///
    /// Provenance: recorded — minimal search bars of 44 pt on canvases of Xcode 26: one document.
    /// Source: public documents of Interface Builder, Xcode 26.
    var minimalSearchBarHeight: CGFloat { value(searchBarHeight, iOS26: 44) }

    /// The height of a search bar's strip in a navigation bar.
    ///
    /// Provenance: claimed — 52 pt for a search bar in a navigation bar: published, not by Apple.
    /// Provenance: estimated — 60 pt for it on iOS 26: a field of 44 and the 16 that were below the field
    /// before.
    var navigationSearchBarHeight: CGFloat { value(52, iOS26: 60) }

    /// A search bar outside a navigation bar has a grey ground.
    ///
    /// Provenance: measured — white around the field on a white view, and (239, 239, 240) in it; black on a black one, and (28, 28,
    /// 31) in it: the third fill alone from iOS 15 on, 2 of 2 pictures of public apps, of an iPhone 11's simulator between iOS 15
    /// and 18.
    /// Source: denissimon/iOS-MVVM-Clean-Architecture, Screenshots; vitor-rc1/recipe-app-ios, Public/meals-main.png.
    /// Provenance: estimated — the sixth grey before: no source gives it.
    var searchBarsHaveGround: Bool { value(true, iOS15: false) }

    /// Phones have the search bar of a navigation item in the toolbar.
    ///
    /// Provenance: documented — search bars in the toolbar from iOS 26 on: Apple's documentation of
    /// `UINavigationItem.searchBarPlacementAllowsToolbarIntegration`.
    var searchIsInToolbar: Bool { value(false, iOS26: true) }

    /// Navigation bars show subtitles.
    ///
    /// Provenance: documented — subtitles from iOS 26 on: Apple's documentation of `UINavigationItem.subtitle`.
    var hasSubtitles: Bool { value(false, iOS26: true) }

    /// The text sizes of a subtitle in a navigation bar's row and under a large title.
    ///
    /// Provenance: estimated — subtitles of 12 pt in the row, and of 15 pt under a large title, directly below its line: no
    /// source gives them.
    var subtitleSize: CGFloat { value(12) }
    var largeSubtitleSize: CGFloat { value(15) }

    /// Wide bars of tablets have the search bar of a navigation item beside the title.
    ///
    /// Provenance: claimed — search bars at the upper right of iPads' screens from iOS 16 on: pictures of apps that were built
    /// for the iOS before.
    /// Source: nextcloud/talk-ios, pull request 902; owncloud/ios-app, issue 1172.
    var searchIsBesideTitle: Bool { value(false, iOS16: true) }

    /// The width of a search bar beside the title.
    ///
    /// Provenance: estimated — 240 pt: no source gives it.
    var searchWidthBesideTitle: CGFloat { value(240) }

    /// The height of a search field.
    ///
    /// Provenance: measured — search fields of 36 pt: pictures of iOS 17.5.
    /// Provenance: recorded — fields of 44 pt on iOS 26: minimal bars on a canvas of Xcode 26.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl.
    var searchFieldHeight: CGFloat { value(36, iOS26: 44) }
}

/// The numbers of bars' glass.
///
/// Provenance: measured — back buttons and single symbols 44 by 44 pt on iOS 26: pictures of iOS 26.2, a view tree of
/// 26.1.
/// Provenance: recorded — a bar button of 38 by 36 pt, 4 inside of its glass: an accessibility tree of iOS 26.
/// Provenance: recorded — titles 32 pt narrower than their capsule, capsules 12 apart: Catalyst 26.1.
enum BarGlass {
    static let height: CGFloat = 44
    static let inset: CGFloat = 4
    static let leastItem: CGFloat = 36
    static let besideSymbol: CGFloat = 16
    static let besideTitle: CGFloat = 24
    static let gap: CGFloat = 12
}

/// The numbers of a tab bar's platter.
///
/// Provenance: measured — platters 21 pt from the sides at most, 62 high; items 54 high, 4 inside; symbols in a box of 28,
/// 6 below an item's top, titles of 10 pt in a line of 12 at 35: pictures and view trees of iOS 26.1 and 26.2.
/// Provenance: measured — tabs at least 74 pt wide, as wide as their title and 32, overlapping so that they fill the
/// platter; 94 wide and 8 over each other where there is room; equal shares in whole pixels, 77 of 402 for five and 84.667
/// of 440: five bars of iOS 26.1 and 26.2.
/// Provenance: measured — tabs of 98 pt where all four have a badge, on iOS 26.2: pictures.
/// Provenance: estimated — tabs of 98 pt for one badge among others too: no picture shows it.
enum TabPlatter {
    static let side: CGFloat = 21
    static let height: CGFloat = 62
    static let inset: CGFloat = 4
    static let itemHeight: CGFloat = 54
    static let symbolTop: CGFloat = 6
    static let symbolBox: CGFloat = 28
    static let titleTop: CGFloat = 35

    /// The width that a tab asks for.
    static func width(ofTitle title: CGFloat, hasBadge: Bool) -> CGFloat { max(hasBadge ? 98 : 74, title + 32) }

    /// The places of tabs in a platter and the platter's width.
    ///
    /// Tabs are equally wide, 94 pt where there is room, while each gets what it asks for; otherwise each is as wide as
    /// that.
    /// - Parameters:
    ///   - wanted: the widths that the tabs ask for.
    ///   - width: of the bar.
    ///   - pixel: points.
    static func places(
        wanted: [CGFloat], width: CGFloat, pixel: CGFloat
    ) -> (platter: CGFloat, tabs: [(x: CGFloat, width: CGFloat)]) {
        let room = width - 2 * side - 2 * inset
        let least: CGFloat = 8
        let overlaps = max(0, CGFloat(wanted.count) - 1)
        let share = (((room + least * overlaps) / max(1, CGFloat(wanted.count))) / pixel - 0.001).rounded(.up) * pixel
        let widest = wanted.max() ?? 0
        let widths = widest <= share ? wanted.map { _ in max(widest, min(94, share)) } : wanted
        let whole = widths.reduce(0, +)
        let overlap = overlaps > 0 ? max(least, (whole - room) / overlaps) : 0
        var tabs: [(x: CGFloat, width: CGFloat)] = []
        var x = inset
        for width in widths {
            tabs.append((x, width))
            x += width - overlap
        }
        let end = (tabs.last.map { $0.x + $0.width } ?? 0) + inset
        return (end, tabs)
    }
}

/// The numbers of a tab's badge.
///
/// Provenance: measured — badges of one letter, 3 or A, are circles: pictures of iOS 17.5, 18.5 and 26.2.
/// Provenance: measured — badges without a text are circles of 18 pt: the same pictures.
/// Provenance: estimated — 8 pt beside longer texts: what lets an A be a circle.
/// Provenance: estimated — badges of tabs with an image begin 6 pt behind the tab's middle, over the image's corner;
/// badges in a capsule begin 2 pt behind the title, which they would cover otherwise: no source shows either.
enum TabBadge {
    static let besideText: CGFloat = 8
    static let empty: CGFloat = 18
    static let startWithImage: CGFloat = 6
    static let behindTitle: CGFloat = 2
}

/// The numbers of a tab bar at the top of a wide screen.
///
/// Provenance: estimated — capsules 44 pt high with titles of 15, 16 beside each and 4 around them: no source gives them;
/// the height is that of a bar's row.
enum TabCapsule {
    static let height: CGFloat = 44
    static let inset: CGFloat = 4
    static let fontSize: CGFloat = 15

    static func width(ofTitle title: CGFloat) -> CGFloat { (title + 32).rounded(.up) }
}

/// The numbers of a tab bar that shows the selected tab alone, and of the accessory above a tab bar.
///
/// Provenance: recorded — accessories take 56 pt above the tabs on iOS 26: a bottom inset of 139 with them, 83 without.
/// Provenance: estimated — a circle of 48 pt at the platter's leading lower corner, accessories 48 high and 8 above it or
/// beside it: pictures show about that.
/// Provenance: estimated — a bar becomes small or large after 10 pt of scrolling: not published.
enum TabAlone {
    static let side: CGFloat = 48
    static let gap: CGFloat = 8
    static let distance: CGFloat = 10
}
