/// Bars and margins.
extension BehaviourProfile {
    /// A phone's app that is resized stays horizontally compact, however wide it is; earlier releases resize none, and go by
    /// the size.
    ///
    /// Provenance: documented — compact while such a scene grows, as intended, on iOS 27: Apple's forum, thread 836088.
    static func resizedPhonesStayCompact(on release: SystemRelease) -> Bool {
        BehaviourProfile(release: release).value(false, iOS27: true)
    }

    /// Scenes say which sizes the user can give them.
    /// Provenance: documented — minimum sizes of scenes on tablets from iOS 26 on: Apple's session 282 of 2025.
    /// Provenance: documented — phones' scenes that are resized from iOS 27 on: Apple's session 278 of 2026.
    func scenesCanBeResized(onPad isPad: Bool) -> Bool {
        isPad ? value(false, iOS26: true) : value(false, iOS27: true)
    }

    /// Tablets show windows of Stage Manager.
    /// Provenance: documented — Stage Manager from iPadOS 16 on: Apple's notes on that release.
    package var hasStageManager: Bool { value(false, iOS16: true) }

    /// Delegates of scenes are told of each new geometry, and whether an edge is being dragged.
    /// Provenance: documented — geometry with `isInteractivelyResizing` from iOS 26 on: Apple's session 282 of 2025.
    var reportsGeometryOfScenes: Bool { value(false, iOS26: true) }

    /// Safe areas exist, and take part in margins.
    /// Provenance: documented — safe areas from iOS 11 on: Apple's documentation of `safeAreaInsets`.
    var hasSafeAreas: Bool { value(false, iOS11: true) }

    /// Bars lose their background where content begins below them, unless they were given one for that place.
    /// Provenance: documented — bars without background at the scroll edge from iOS 15 on: Apple's documentation of
    /// `scrollEdgeAppearance`.
    var barsLoseBackgroundAtEdge: Bool { value(false, iOS15: true) }

    /// A navigation bar under a large title loses its background at the scroll edge.
    /// Provenance: documented — large titles without background at the scroll edge from iOS 13 on: Apple's documentation
    /// of `scrollEdgeAppearance`.
    var largeTitlesLoseBackgroundAtEdge: Bool { value(false, iOS13: true) }

    /// The height of a search bar outside a navigation bar.
    /// Provenance: claimed — search bars 56 pt high, 44 before iOS 11: published, not by Apple.
    /// Provenance: recorded — search bars of 64 pt on canvases of Xcode 26: 4 of 4.
    var searchBarHeight: CGFloat { value(44, iOS11: 56, iOS26: 64) }
}
