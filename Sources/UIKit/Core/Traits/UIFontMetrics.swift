/// Scales fonts and lengths with the user's text size, as a text style grows.
///
/// `scaledValue(v) = v · leading at the size ÷ leading at Large`, rounded to the pixel; a scaled font's size is rounded
/// to whole points, half up. Both fit all values measured on real UIKit except one tie.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    @preconcurrency @MainActor public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    @preconcurrency @MainActor public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? UIScreen.main.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        let factor = TextStyleSizes.of(style).factor(at: traits.preferredContentSizeCategory)
        return (value * factor * scale).rounded() / scale
    }

    @preconcurrency @MainActor public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    @preconcurrency @MainActor public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: nil, traits: traitCollection)
    }

    @preconcurrency @MainActor public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// - Parameter maximumPointSize: 0 for no limit.
    @preconcurrency @MainActor public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize > 0 ? maximumPointSize : nil, traits: traitCollection)
    }

    @MainActor private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
        var specification = font.specification
        specification.scaling = .metrics(style, base: font.pointSize, maximum: maximum)
        let category = (traits ?? UIScreen.main.traitCollection).preferredContentSizeCategory
        return UIFont(specification.scaled(to: category))
    }
}

extension UIFont.TextStyle {
    /// The metrics that grow with the user's text size as the style does.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
