import UIKit

/// The environment of a view's snapshot: a size, the parts that bars and corners cover, and traits.
public struct ViewImageConfig: Sendable {
    /// A device's way up.
    public enum Orientation: Hashable, Sendable {
        /// On its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// A tablet's way up, and the share of its screen.
    public enum TabletOrientation: Hashable, Sendable {
        /// Shares of an upright screen.
        public enum PortraitSplits: Hashable, Sendable {
            /// The narrower part.
            case oneThird
            /// The wider part.
            case twoThirds
            /// The whole screen.
            case full
        }
        /// Shares of a screen on its side.
        public enum LandscapeSplits: Hashable, Sendable {
            /// The narrower part.
            case oneThird
            /// Half of the screen.
            case oneHalf
            /// The wider part.
            case twoThirds
            /// The whole screen.
            case full
        }
        /// On its side, with a share of its screen.
        case landscape(splitView: LandscapeSplits)
        /// Upright, with a share of its screen.
        case portrait(splitView: PortraitSplits)
    }

    /// The name in a matrix's snapshots: the device's, and its orientation where that isn't the usual one.
    public var name: String
    /// Points.
    public var safeArea: UIEdgeInsets
    /// Points; nil for the size that the view has.
    public var size: CGSize?
    /// The traits beside the size: text size, appearance, direction and others.
    public var traits: UITraitCollection

    /// Makes an environment; insets and size are in points.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        name: String = "view"
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
        self.name = name
    }

    init(_ name: String, _ profile: DeviceProfile) {
        self.init(safeArea: profile.safeArea, size: profile.size, traits: profile.standardTraits, name: name)
    }
}
