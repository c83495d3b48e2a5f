extension UIImage {
    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol relative to text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// The values that select a picture's variant.
    open class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() { super.init() }

        /// The traits that the picture is for.
        open internal(set) var traitCollection: UITraitCollection?

        public convenience init(traitCollection: UITraitCollection?) {
            self.init()
            self.traitCollection = traitCollection
        }

        /// The other configuration's values, where it has any, and otherwise this one's.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(traits)
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Configuration(traitCollection: traitCollection) as? Self ?? self
        }
    }

    /// Size, weight and scale of a symbol; unspecified values are decided where the symbol is shown.
    ///
    /// A text style's size is that of the traits that the symbol is shown under; a font's is its own.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size that was stated; nil where a style has it, and where nothing does.
        private let statedSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        let paint: SymbolPaint

        init(
            _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, textStyle: UIFont.TextStyle? = nil,
            paint: SymbolPaint = .unspecified
        ) {
            (statedSize, self.weight, self.scale, self.paint) = (pointSize, weight, scale, paint)
            self.textStyle = pointSize == nil ? textStyle : nil
            super.init()
        }

        /// The size of the font beside which the symbol is to stand, points; nil where nothing says one.
        var pointSize: CGFloat? {
            statedSize
                ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).pointSize }
        }

        /// A symbol in a colour whose layers fade the more, the less their rank.
        ///
        /// Masu's drawings have layers where their names are made of others, and some more; others are one layer.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, .unspecified, .unspecified, paint: .hierarchical(hierarchicalColor))
        }
        /// - Parameter paletteColors: of the primary layer and of those after it; the last one is that of all further layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(
                nil, .unspecified, .unspecified, paint: paletteColors.isEmpty ? .unspecified : .palette(paletteColors))
        }
        /// In the tint, without colours of its own.
        open class func preferringMonochrome() -> Self { preferring(.monochrome) }
        /// In the tint, whose layers fade the more, the less their rank.
        open class func preferringHierarchical() -> Self { preferring(.tintHierarchical) }
        /// In colours of the symbol's own, where Masu knows them; otherwise in the tint.
        open class func preferringMulticolor() -> Self { preferring(.multicolor) }

        private class func preferring(_ paint: SymbolPaint) -> Self {
            SymbolConfiguration(nil, .unspecified, .unspecified, paint: paint) as? Self ?? .init()
        }
        public required convenience override init() { self.init(nil, .unspecified, .unspecified) }

        open func configurationWithoutTextStyle() -> Self { without(size: true) }
        open func configurationWithoutPointSizeAndWeight() -> Self { without(size: true, weight: true) }
        open func configurationWithoutWeight() -> Self { without(weight: true) }
        open func configurationWithoutScale() -> Self { without(scale: true) }

        private func without(size: Bool = false, weight: Bool = false, scale: Bool = false) -> Self {
            let reduced = SymbolConfiguration(
                size ? nil : statedSize, weight ? .unspecified : self.weight, scale ? .unspecified : self.scale,
                textStyle: size ? nil : textStyle, paint: paint)
            reduced.traitCollection = traitCollection
            return reduced as? Self ?? self
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let made = SymbolConfiguration(statedSize, weight, scale, textStyle: textStyle, paint: paint)
            made.traitCollection = traitCollection
            return made as? Self ?? self
        }

        /// - Parameter pointSize: of the font that the symbol accompanies.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight, .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
        /// The font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, SymbolWeight(of: font), scale)
        }
        /// The size of the style under the traits at hand, and its weight.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let weight = SymbolWeight(of: .preferredFont(forTextStyle: textStyle))
            self.init(nil, weight, scale, textStyle: textStyle)
        }

        public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)

        /// The other configuration's values, where it has any, and otherwise this one's.
        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration,
                let merged = SymbolConfiguration(
                    other.statedSize ?? (other.textStyle == nil ? statedSize : nil),
                    other.weight == .unspecified ? weight : other.weight,
                    other.scale == .unspecified ? scale : other.scale, textStyle: other.textStyle ?? textStyle,
                    paint: other.paint == .unspecified ? paint : other.paint) as? Self
            else { return super.applying(otherConfiguration) }
            merged.traitCollection = other.traitCollection ?? traitCollection
            return merged
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.textStyle == textStyle && other.pointSize == pointSize && other.weight == weight
                && other.scale == scale && other.paint == paint
        }

        open override var hash: Int {
            Int(statedSize ?? 0) &* 31 &+ weight.rawValue &* 5 &+ scale.rawValue
        }
    }
}

extension UIImage.SymbolWeight {
    /// The same weight of a font; regular where it isn't specified.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .unspecified, .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The weight nearest to a font's.
    init(of font: UIFont) {
        self = Self(rawValue: font.specification.weight.textWeight.rawValue + 1) ?? .regular
    }

    /// The thickness of lines for a font of 17 points.
    var thickness: CGFloat {
        switch self {
        case .ultraLight: return 0.55
        case .thin: return 0.85
        case .light: return 1.15
        case .unspecified, .regular: return 1.45
        case .medium: return 1.7
        case .semibold: return 1.95
        case .bold: return 2.25
        case .heavy: return 2.55
        case .black: return 2.9
        }
    }
}
