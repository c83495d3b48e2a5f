import Graphics

/// The effect of an effect view on its backdrop.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    /// Nil for an effect without a material.
    func material(for traits: UITraitCollection) -> Material? { nil }
    /// The edge and shadow of the material; nil without them.
    func rim(for traits: UITraitCollection) -> Material.Rim? { nil }
    /// The colour of an effect view's content; nil for its own.
    func ink(for traits: UITraitCollection) -> Color? { nil }
}

/// The treatment of a backdrop: blurred, more saturated, under a tint.
struct Material: Hashable {
    var backdrop: Backdrop
    var tint: Color
}

/// Blurs the backdrop.
///
/// Provenance: documented — radii, tints and saturation of the first three styles (light 30 pt, white at 0.3; extra
/// light 20 pt, 0.97 white at 0.82; dark 20 pt, 0.11 white at 0.73; saturation 1.8): Apple's published image effects.
/// Provenance: documented — the chrome material's tint, 0.976 and 0.114 white at 0.94: Apple's design resources.
/// Provenance: estimated — tints of the other system materials: by the order of their names.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func material(for traits: UITraitCollection) -> Material? {
        let isDark = traits.userInterfaceStyle == .dark
        switch style {
        case .extraLight: return .extraLight
        case .light: return .light
        case .dark: return .dark
        case .regular: return isDark ? .dark : .light
        case .prominent: return isDark ? .dark : .extraLight
        default: return .system(share: style.opacity, isDark: style.isDark ?? isDark)
        }
    }
}

extension UIBlurEffect.Style {
    /// The opacity of the material's tint.
    fileprivate var opacity: Double {
        switch (rawValue - 6) % 5 {
        case 0: return 0.4
        case 1: return 0.55
        case 2: return 0.7
        case 3: return 0.85
        default: return 0.94
        }
    }

    /// Nil for a style that follows the interface's.
    fileprivate var isDark: Bool? { rawValue < 11 ? nil : rawValue >= 16 }
}

extension Material {
    fileprivate static let light = Material(
        backdrop: Backdrop(radius: 30, saturation: 1.8), tint: Color(white: 1, alpha: 0.3))
    fileprivate static let extraLight = Material(
        backdrop: Backdrop(radius: 20, saturation: 1.8), tint: Color(white: 0.97, alpha: 0.82))
    fileprivate static let dark = Material(
        backdrop: Backdrop(radius: 20, saturation: 1.8), tint: Color(white: 0.11, alpha: 0.73))

    fileprivate static func system(share: Double, isDark: Bool) -> Material {
        Material(
            backdrop: Backdrop(radius: 30, saturation: 1.8),
            tint: isDark ? Color(white: 0.114, alpha: share) : Color(white: 0.976, alpha: share))
    }
}
