/// A description of a font by attributes, from which fonts are made; immutable.
///
/// Attributes without a meaning here are stored in `fontAttributes` and change no font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The specification that the attributes overlay.
    private let base: FontSpecification
    private let added: [AttributeName: Any]
    /// The described font.
    let specification: FontSpecification

    init(_ specification: FontSpecification, added: [AttributeName: Any] = [:]) {
        base = specification
        self.added = added
        self.specification = specification.applying(added)
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontSpecification(), added: attributes)
    }

    /// A face by its PostScript name; an unknown name describes the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontSpecification(), added: [.name: fontName, .size: size])
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferred(style, at: UITraitCollection.current.preferredContentSizeCategory))
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let traits = traitCollection ?? UITraitCollection.current
        return UIFontDescriptor(.preferred(style, at: traits.preferredContentSizeCategory))
    }

    public var postscriptName: String { specification.postScriptName }
    /// In points; 0 where none was given.
    public var pointSize: CGFloat { specification.size }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: specification.size]
        if case .style(let style)? = specification.scaling { attributes[.textStyle] = style }
        if base != FontSpecification() { attributes[.name] = specification.postScriptName }
        return attributes.merging(added) { _, new in new }
    }

    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: specification.postScriptName
        case .family: specification.familyName
        case .face: specification.faceName
        case .visibleName: specification.familyName + " " + specification.faceName
        case .traits:
            [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: specification.weight.rawValue, .width: 0,
                .slant: specification.isItalic ? 0.07 : 0,
            ] as [TraitKey: Any]
        default: fontAttributes[attribute]
        }
    }

    /// The descriptor with further attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(base, added: added.merging(attributes) { _, new in new })
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var specification = specification
        specification.size = newPointSize
        specification.scaling = nil
        return UIFontDescriptor(specification)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.specification == specification
    }
    public override var hash: Int { specification.textFont.weight.rawValue << 1 | (specification.isItalic ? 1 : 0) }
    public override func copy() -> Any { self }
    public override var description: String {
        "<UIFontDescriptor: \(address(of: self))> \(postscriptName) \(shortNumber(pointSize))pt"
    }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// The design of the system font; those for which the package has no face describe nothing.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }
}
