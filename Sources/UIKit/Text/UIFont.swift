import TextLayout

/// A typeface at a size; immutable.
public final class UIFont: NSObject, Sendable {
    /// What the text engine works with.
    let textFont: TextFont

    init(textFont: TextFont) { self.textFont = textFont }

    /// The system font, with San Francisco's metrics.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(textFont: TextFont(size: Double(checked(fontSize)), weight: weight.textWeight))
    }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(textFont: TextFont(size: Double(checked(fontSize)), isItalic: true))
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            textFont: TextFont(size: Double(checked(fontSize)), weight: weight.textWeight, monospacedDigits: true))
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = textFont
        font.size = Double(UIFont.checked(fontSize))
        return UIFont(textFont: font)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }

    public var pointSize: CGFloat { CGFloat(textFont.size) }
    public var ascender: CGFloat { CGFloat(textFont.ascender) }
    /// Negative: below the baseline.
    public var descender: CGFloat { CGFloat(textFont.descender) }
    public var leading: CGFloat { CGFloat(textFont.leading) }
    /// Not rounded: 17 pt are 20.287 pt high.
    public var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
    public var capHeight: CGFloat { CGFloat(textFont.capHeight) }
    public var xHeight: CGFloat { CGFloat(textFont.xHeight) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }
    public override var hash: Int { textFont.hashValue }
    public override var description: String {
        "<UIFont: \(address(of: self))> font-weight: \(textFont.weight); font-size: \(shortNumber(pointSize))pt"
    }

    /// A size of zero or less means the default, as in UIKit; what isn't a number means it too.
    private static func checked(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }
}

extension UIFont {
    /// The thickness of the strokes; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the nine named weights.
        var textWeight: TextWeight {
            let named: [(Weight, TextWeight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            var nearest = TextWeight.regular
            var distance = CGFloat.infinity
            for (weight, textWeight) in named where abs(weight.rawValue - rawValue) < distance {
                distance = abs(weight.rawValue - rawValue)
                nearest = textWeight
            }
            return nearest
        }
    }
}
