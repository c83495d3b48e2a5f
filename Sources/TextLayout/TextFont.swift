/// A font as a program asks for it: a family, a size in points, a weight and traits.
public struct TextFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system
        case monospacedSystem
        case custom(FontFace)
    }

    public var family: Family
    /// The em in points.
    public var size: Double
    public var weight: TextWeight
    public var isItalic: Bool
    /// Whether all digits have one advance.
    public var monospacedDigits: Bool

    public init(
        family: Family = .system, size: Double, weight: TextWeight = .regular, isItalic: Bool = false,
        monospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.monospacedDigits = monospacedDigits
    }
}
