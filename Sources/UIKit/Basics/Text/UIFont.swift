import TextLayout

/// A typeface at a size; immutable.
public final class UIFont: NSObject, Sendable {
    private let mark = FoundationObjectMark()
    /// The font's properties, from which the text engine's font is made.
    let specification: FontSpecification
    /// The text engine's font.
    let textFont: TextFont

    init(_ specification: FontSpecification) {
        var checked = specification
        checked.size = UIFont.checked(specification.size)
        self.specification = checked
        textFont = checked.textFont
    }

    /// The font of text that has none, for code that needs an initial one.
    public convenience override init() { self.init(FontSpecification(size: 12)) }

    /// A font of the text engine, for hosts and tests that use a face of their own.
    convenience init(textFont: TextFont) { self.init(FontSpecification(textFont)) }

    /// The font that a descriptor describes.
    ///
    /// - Parameter size: in points; 0 for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var specification = descriptor.specification
        if pointSize > 0, pointSize != specification.size {
            specification.size = pointSize
            specification.scaling = nil
        }
        self.init(specification)
    }

    /// A face by its PostScript name: a registered one, one of iOS's, or the system font by its own name; nil for others.
    ///
    /// For a face of iOS's whose measures aren't known here, the system font stands in the weight that the name says, and the
    /// log has a line: on devices the face is never missing, and apps rely on it.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let specification = FontSpecification(postScriptName: fontName) {
            self.init(specification, size: fontSize)
        } else if let specification = FontSpecification(standingForSystemFace: fontName) {
            UIKitLog.writeFromAnyThread(
                "UIFont(name: \"\(fontName)\"): Masu doesn't have this font of iOS's; the system font stands for it.")
            self.init(specification, size: fontSize)
        } else {
            return nil
        }
    }

    /// A face whose outlines or measures are here, by its PostScript name; nil for others.
    convenience init?(known fontName: String, size fontSize: CGFloat) {
        guard let specification = FontSpecification(postScriptName: fontName) else { return nil }
        self.init(specification, size: fontSize)
    }

    private convenience init(_ specification: FontSpecification, size fontSize: CGFloat) {
        var specification = specification
        specification.size = fontSize
        self.init(specification)
    }

    /// The system font, with San Francisco's metrics.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight))
    }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontSpecification(size: fontSize, isItalic: true))
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(size: fontSize, weight: weight, monospacedDigits: true))
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontSpecification(family: .monospacedSystem, size: fontSize, weight: weight))
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var specification = specification
        specification.size = fontSize
        specification.scaling = nil
        return UIFont(specification)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(specification) }

    public var pointSize: CGFloat { CGFloat(textFont.size) }
    public var ascender: CGFloat { CGFloat(textFont.ascender) }
    /// Negative: below the baseline.
    public var descender: CGFloat { CGFloat(textFont.descender) }
    public var leading: CGFloat { CGFloat(textFont.leading) }
    /// Not rounded: 17 pt are 20.287 pt high.
    public var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
    public var capHeight: CGFloat { CGFloat(textFont.capHeight) }
    public var xHeight: CGFloat { CGFloat(textFont.xHeight) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.specification == specification }
    public override var hash: Int { specification.hashValue }
    public override func copy() -> Any { self }
    public override var description: String {
        let weight = specification.weight.rawValue >= Weight.semibold.rawValue ? "bold" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont: \(address(of: self))> font-family: \"\(fontName)\"; font-weight: \(weight); "
            + "font-style: \(specification.isItalic ? "italic" : "normal"); font-size: \(size)pt"
    }

    /// A size of zero or less, or one that isn't a number, means the default, as in UIKit.
    private static func checked(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }
}
