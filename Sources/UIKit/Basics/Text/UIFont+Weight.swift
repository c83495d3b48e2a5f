import TextLayout

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
    }
}

extension UIFont.Weight {
    /// The corresponding weight of symbols.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: textWeight.rawValue + 1) ?? .unspecified
    }
}

extension UIFont.Weight {
    /// The nine weights of the system font, from thin to thick, as spelled in face names.
    static let named: [(weight: UIFont.Weight, textWeight: TextWeight, name: String)] = [
        (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
        (.regular, .regular, "Regular"), (.medium, .medium, "Medium"), (.semibold, .semibold, "Semibold"),
        (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"), (.black, .black, "Black"),
    ]

    init(_ textWeight: TextWeight) { self = Self.named[textWeight.rawValue].weight }

    /// The nearest of the nine named weights.
    var textWeight: TextWeight { nearest.textWeight }

    /// The nearest named weight as spelled in face names.
    var name: String { nearest.name }

    private var nearest: (weight: UIFont.Weight, textWeight: TextWeight, name: String) {
        var nearest = Self.named[3]
        var distance = CGFloat.infinity
        for candidate in Self.named where abs(candidate.weight.rawValue - rawValue) < distance {
            distance = abs(candidate.weight.rawValue - rawValue)
            nearest = candidate
        }
        return nearest
    }
}
