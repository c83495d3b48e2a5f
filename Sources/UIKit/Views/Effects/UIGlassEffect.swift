import Graphics

/// The glass of bars and controls from iOS 26 on: the backdrop blurred and lightened, with a bright edge and a soft shadow.
///
/// Deterministic: UIKit's glass also bends the backdrop at its rim and follows the device's motion, which isn't drawn.
/// Provenance: estimated — glass: a blur of 12 pt, a tint of 0.6 and an edge of half a point: pictures.
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular, clear
    }

    public let style: Style
    /// True if the glass answers touches; here it looks the same.
    open var isInteractive = false
    /// Laid over the glass.
    open var tintColor: UIColor?

    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    override func material(for traits: UITraitCollection) -> Material? {
        let isDark = traits.userInterfaceStyle == .dark
        let share: Double = style == .clear ? 0.2 : isDark ? 0.55 : 0.6
        let ground = Color(white: isDark ? 0.16 : 0.99, alpha: share)
        return Material(
            backdrop: Backdrop(radius: style == .clear ? 4 : 12, saturation: 1.4),
            tint: tintColor.map { $0.graphicsColor(for: traits) } ?? ground)
    }

    override func rim(for traits: UITraitCollection) -> Material.Rim? {
        let isDark = traits.userInterfaceStyle == .dark
        return Material.Rim(
            edge: Color(white: 1, alpha: isDark ? 0.16 : 0.7),
            shadow: Shadow(
                color: Color(white: 0, alpha: isDark ? 0.3 : 0.1), radius: 8, offset: CGSize(width: 0, height: 2)))
    }
}

/// Glass that flows together where its pieces come near; here pieces stay apart.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which pieces begin to flow together, in points.
    open var spacing: CGFloat = 0

    public override init() { super.init() }
}

extension Material {
    /// The edge of a material and the shadow around it.
    struct Rim: Hashable {
        var edge: Color
        var shadow: Shadow
    }
}
