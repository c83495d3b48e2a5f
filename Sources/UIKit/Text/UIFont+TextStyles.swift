extension UIFont {
    /// What a text is for; its size follows the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a style at the main screen's text size.
    @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    @MainActor public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? UIScreen.main.traitCollection).preferredContentSizeCategory
        return systemFont(
            ofSize: TextStyleSizes.of(style).sizes[category.index], weight: style == .headline ? .semibold : .regular)
    }
}

/// The point sizes of the text styles at the twelve text sizes, and the leadings that scale other values: measured on
/// real UIKit.
struct TextStyleSizes {
    let sizes: [CGFloat]
    let leadings: [CGFloat]

    static func of(_ style: UIFont.TextStyle) -> TextStyleSizes {
        switch style {
        case .largeTitle:
            TextStyleSizes(
                sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
                leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
        case .title1:
            TextStyleSizes(
                sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
        case .title2:
            TextStyleSizes(
                sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
                leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
        case .title3:
            TextStyleSizes(
                sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
                leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
        case .headline:
            TextStyleSizes(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62])
        case .callout:
            TextStyleSizes(
                sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
                leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
        case .subheadline:
            TextStyleSizes(
                sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
                leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
        case .footnote:
            TextStyleSizes(
                sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
                leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
        case .caption1:
            TextStyleSizes(
                sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
                leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
        case .caption2:
            TextStyleSizes(
                sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
                leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
        default:
            TextStyleSizes(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        }
    }
}

/// Scales fonts and lengths with the user's text size, as a text style grows.
///
/// `scaledValue(v) = v · leading at the size ÷ leading at Large`, rounded to the pixel; a scaled font's size is rounded
/// to whole points, half up. Both fit all values measured on real UIKit but one tie.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    @MainActor public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    @MainActor public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? UIScreen.main.traitCollection
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        return (value * factor(traits) * scale).rounded() / scale
    }

    @MainActor public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    @MainActor public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? UIScreen.main.traitCollection
        return font.withSize((font.pointSize * factor(traits)).rounded())
    }

    @MainActor public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let scaled = scaledFont(for: font)
        return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
    }

    private func factor(_ traits: UITraitCollection) -> CGFloat {
        let leadings = TextStyleSizes.of(style).leadings
        return leadings[traits.preferredContentSizeCategory.index] / leadings[UIContentSizeCategory.large.index]
    }
}
