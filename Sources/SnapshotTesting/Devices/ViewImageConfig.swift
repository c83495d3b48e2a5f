import UIKit

/// The environment of a view's snapshot: a size, the parts that bars and corners cover, and traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Hashable, Sendable {
        case landscape, portrait
    }

    /// A tablet's way up, and the share of its screen.
    public enum TabletOrientation: Hashable, Sendable {
        public enum PortraitSplits: Hashable, Sendable {
            case oneThird, twoThirds, full
        }
        public enum LandscapeSplits: Hashable, Sendable {
            case oneThird, oneHalf, twoThirds, full
        }
        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The name in a matrix's snapshots: the device's, and its orientation where that isn't the usual one.
    public var name: String
    /// Points.
    public var safeArea: UIEdgeInsets
    /// Points; nil for the size that the view has.
    public var size: CGSize?
    public var traits: UITraitCollection

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
