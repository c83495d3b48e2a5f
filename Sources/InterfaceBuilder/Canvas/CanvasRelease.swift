/// The canvas of one version of Xcode, by the `toolsVersion` of the documents that it saved: the numbers that Interface
/// Builder changed from release to release.
///
/// Each threshold is the first version of which a document shows the change; the last that doesn't is named beside it.
public struct CanvasRelease: Hashable, Sendable {
    public let toolsVersion: Int

    public init(_ toolsVersion: Int) { self.toolsVersion = toolsVersion }

    /// Xcode 11 to 14.2 drew no status bar on devices with a home button.
    ///
    /// Provenance: recorded — no status bar from 14810 to 21507, 20 pt from 21701 on: safe areas in documents.
    var drawsStatusBarAboveHomeButton: Bool { !(14_800..<21_600).contains(toolsVersion) }

    /// Phones' cutouts grew: the canvas has their own heights instead of 44.
    ///
    /// Provenance: recorded — 44 pt up to 20037, 47, 48 and 50 from 21179 on: safe areas in documents.
    var knowsCutouts: Bool { toolsVersion >= 21_000 }

    /// Views with a size of their own end somewhere above the screen's end, and have so much less of the bottom inset.
    ///
    /// Provenance: recorded — less of it up to 21507, all of it from 21701 on: safe areas in documents.
    var placesFreeViewsOnScreen: Bool { toolsVersion < 21_600 }

    /// Views with a size of their own lie below the status bar of devices with a home button as well.
    ///
    /// Provenance: recorded — from 21701 on: safe areas in documents.
    var hasStatusBarAboveFreeViews: Bool { toolsVersion >= 21_600 }

    /// The safe area of whole screens without bars counts twice where there is a home indicator.
    ///
    /// Provenance: recorded — from 23727 on: safe areas in documents.
    public var countsSafeAreaTwice: Bool { toolsVersion >= 23_700 }

    /// A presented scene has neither bars nor a status bar.
    ///
    /// Provenance: recorded — scenes whose first segue presents them: safe areas in documents of Xcode 11 and later.
    var presentsAsSheets: Bool { toolsVersion >= 14_800 }

    /// A bottom bar is hidden below controllers that ask for that when pushed.
    ///
    /// Provenance: recorded — no effect at 17701, an effect at 23504: safe areas in documents.
    /// Provenance: estimated — from 21600 on, with the other changes of the safe area: no document between these.
    var hidesPushedBars: Bool { toolsVersion >= 21_600 }

    /// A navigation bar's height on iPads, points.
    ///
    /// Provenance: recorded — 50 pt from 14810 on: safe areas in documents.
    var padNavigationBarHeight: Double { toolsVersion >= 14_800 ? 50 : 44 }

    /// A toolbar's height below a scene, points.
    ///
    /// Provenance: recorded — 49 pt where the canvas simulates one above a home indicator, 44 otherwise: frames of
    /// toolbars in documents of Xcode 10 to 16.
    public func toolbarHeight(hasHomeIndicator: Bool) -> Double { hasHomeIndicator ? 49 : 44 }
}
