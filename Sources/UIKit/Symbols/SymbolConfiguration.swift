extension UIImage {
    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// What decides between a picture's variants.
    open class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() { super.init() }

        /// This configuration, where the other one says nothing.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// Size, weight and scale of a symbol; what isn't said is decided where the symbol is shown.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init()
        }

        /// - Parameter pointSize: of the font that the symbol goes with.
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
        /// The size that the style has at present.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)

        /// The other one's values, where it says any, and otherwise this one's.
        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration,
                let merged = SymbolConfiguration(
                    other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
                    other.scale == .unspecified ? scale : other.scale) as? Self
            else { return self }
            return merged
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.pointSize == pointSize && other.weight == weight && other.scale == scale
        }

        open override var hash: Int {
            Int(pointSize ?? 0) &* 31 &+ weight.rawValue &* 5 &+ scale.rawValue
        }
    }
}

extension UIImage.SymbolWeight {
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
