/// The habits of Interface Builder's canvas that no release of iOS has, by the `toolsVersion` of documents.
enum CanvasProfile {
    /// Xcode 12.5 and 13 drew text styles at the smallest text size.
    ///
    /// Provenance: recorded — extra small text from 18122 to 20037: 79 of 81 labels of text styles in one line; from 21225
    /// on 107 of 108 are large.
    static func hasExtraSmallText(toolsVersion: Int) -> Bool { (18_000..<21_000).contains(toolsVersion) }

    /// A toolbar's height in a view, points.
    ///
    /// Provenance: recorded — 49 pt where the toolbar ends at a safe area with a bottom inset, 44 otherwise: 114 of 116
    /// toolbars above a home indicator, and all others.
    static func toolbarHeight(reachesSafeArea: Bool) -> CGFloat { reachesSafeArea ? 49 : 44 }
}
