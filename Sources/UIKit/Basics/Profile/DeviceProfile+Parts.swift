/// A part of a tablet's screen that an app has beside or over another.
public enum ScreenPart: String, Hashable, Sendable, CaseIterable {
    case whole, half, third
    case twoThirds = "two-thirds"
    case slideOver = "slide-over"
    /// A window of Stage Manager, as large as it is at first, from iPadOS 16 on; its user gives it any other size.
    case stage
}

/// The parts of a screen in split view and slide over.
extension DeviceProfile {
    /// The size that an app has in a part of the screen as it is turned; nil where it isn't divided like that.
    ///
    /// 10 pt lie between two apps. The narrow part is 320 pt wide; 375 on tablets of 1366 pt, and on those from 1180 pt on
    /// that lie on their side. Halves need a screen of 1024 pt.
    /// Provenance: claimed — widths of split views, 320 or 375 for the narrow part with 10 between two: tables that
    /// developers publish of Apple's guidelines.
    /// Provenance: estimated — slide over as high as the screen: nothing says how much it leaves above and below.
    /// Provenance: estimated — a window of Stage Manager has seven tenths of the screen's width and nine of its height at
    /// first: no source gives them.
    package func size(of part: ScreenPart) -> CGSize? {
        if part == .whole { return screenSize }
        guard isPad else { return nil }
        let (width, height) = (screenSize.width, screenSize.height)
        let longer = max(width, height)
        let narrow: CGFloat = longer >= 1366 || (longer >= 1180 && width > height) ? 375 : 320
        switch part {
        case .whole: return screenSize
        case .stage: return CGSize(width: (width * 0.7).rounded(), height: (height * 0.9).rounded())
        case .third, .slideOver: return CGSize(width: narrow, height: height)
        case .twoThirds: return CGSize(width: width - narrow - 10, height: height)
        case .half:
            guard width > height, width >= 1024 else { return nil }
            return CGSize(width: ((width - 10) / 2).rounded(.down), height: height)
        }
    }
}
