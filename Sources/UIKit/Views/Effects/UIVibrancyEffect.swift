import Graphics

/// The prominence of content in a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
}

/// Gives the content of an effect view the brightness of the blurred backdrop, in place of its own colours.
///
/// Provenance: estimated — vibrancy: UIKit lightens or darkens the backdrop's pixels; here contents are drawn in white
/// or black, as strong as the label and fill colours of the same names, which differs where the backdrop is strongly
/// coloured.
open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    override func ink(for traits: UITraitCollection) -> Color? {
        Color(white: blur.looksDark(for: traits) ? 1 : 0, alpha: style.strength)
    }
}

extension UIVibrancyEffectStyle {
    fileprivate var strength: Double {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}

extension UIBlurEffect {
    /// True if contents are to be light.
    fileprivate func looksDark(for traits: UITraitCollection) -> Bool {
        guard let tint = material(for: traits)?.tint else { return false }
        return (tint.red + tint.green + tint.blue) / 3 < 0.5
    }
}
