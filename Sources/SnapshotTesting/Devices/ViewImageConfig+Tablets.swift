import UIKit

/// Tablets, in landscape by default, on the whole screen or the share that a split view leaves.
extension ViewImageConfig {
    /// Widths in points that the system gives to a third, half or two thirds of a screen.
    private struct Splits {
        let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
        let portrait: (third: CGFloat, twoThirds: CGFloat)
    }

    private static func tablet(
        _ name: String, _ device: String, _ orientation: TabletOrientation, _ splits: Splits
    ) -> ViewImageConfig {
        let upright = DeviceProfile.named(device) ?? .standard
        let (profile, width, suffix): (DeviceProfile, CGFloat?, String) =
            switch orientation {
            case .landscape(.full): (upright.turned, nil, "")
            case .landscape(.oneThird): (upright.turned, splits.landscape.third, "-third")
            case .landscape(.oneHalf): (upright.turned, splits.landscape.half, "-half")
            case .landscape(.twoThirds): (upright.turned, splits.landscape.twoThirds, "-two-thirds")
            case .portrait(.full): (upright, nil, "-portrait")
            case .portrait(.oneThird): (upright, splits.portrait.third, "-portrait-third")
            case .portrait(.twoThirds): (upright, splits.portrait.twoThirds, "-portrait-two-thirds")
            }
        let shown = width.map { profile.resized(to: CGSize(width: $0, height: profile.size.height)) } ?? profile
        return ViewImageConfig(name + suffix, shown)
    }

    /// An iPad Mini, on its side.
    public static let iPadMini = iPadMini(Orientation.landscape)
    /// An iPad Mini, on its side or upright.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad Mini in a share of its screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPadMini", "ipad-mini-5", orientation, Splits(landscape: (320, 507, 694), portrait: (320, 438)))
    }
    /// An iPad 9.7, on its side.
    public static let iPad9_7 = iPad9_7(Orientation.landscape)
    /// An iPad 9.7, on its side or upright.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad 9.7 in a share of its screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPad9_7", "ipad-pro-9.7", orientation, Splits(landscape: (320, 507, 694), portrait: (320, 438)))
    }
    /// An iPad 10.2, on its side.
    public static let iPad10_2 = iPad10_2(Orientation.landscape)
    /// An iPad 10.2, on its side or upright.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad 10.2 in a share of its screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPad10_2", "ipad-7", orientation, Splits(landscape: (320, 535, 750), portrait: (320, 480)))
    }
    /// An iPad Pro 10.5, on its side.
    public static let iPadPro10_5 = iPadPro10_5(Orientation.landscape)
    /// An iPad Pro 10.5, on its side or upright.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad Pro 10.5 in a share of its screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPadPro10_5", "ipad-pro-10.5", orientation, Splits(landscape: (320, 551, 782), portrait: (320, 504)))
    }
    /// An iPad Pro 11, on its side.
    public static let iPadPro11 = iPadPro11(Orientation.landscape)
    /// An iPad Pro 11, on its side or upright.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad Pro 11 in a share of its screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPadPro11", "ipad-pro-11", orientation, Splits(landscape: (375, 592, 809), portrait: (320, 504)))
    }
    /// An iPad Pro 12.9, on its side.
    public static let iPadPro12_9 = iPadPro12_9(Orientation.landscape)
    /// An iPad Pro 12.9, on its side or upright.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }
    /// An iPad Pro 12.9 in a share of its screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            "iPadPro12_9", "ipad-pro-12.9", orientation, Splits(landscape: (375, 678, 981), portrait: (375, 639)))
    }
}
