/// A font as a program asks for it: a family, a size in points, a weight and traits.
public struct TextFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system
        case monospacedSystem
        case custom(FontFace)
    }

    public var family: Family
    /// The cuts of the system font at a size.
    public enum SystemCut: Hashable, Sendable {
        /// Text cut and display cut, and what lies between them.
        case bySize
        /// The cuts before iOS 11: the text cut below 20 points, the display cut from there on, with tracking of its
        /// own.
        case earlier
        /// One of them at all sizes, as faces by name are.
        case text, display
    }

    /// The em in points.
    public var size: Double
    public var weight: TextWeight
    public var isItalic: Bool
    /// True if all digits have one advance.
    public var monospacedDigits: Bool
    /// The system font's cut, of two.
    public var cut = SystemCut.bySize
    /// The distance between a line and the next that the font asks for and gets, in ems: that of text styles.
    public var lineGap = 0.0

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
