extension TextFont {
    /// The height above the baseline, in points.
    public var ascender: Double { usableSize * em.ascender }

    /// The depth below the baseline, in points, negative.
    public var descender: Double { usableSize * em.descender }

    /// The gap between lines, in points: a face's own, which labels leave out, and a text style's, which they have.
    public var leading: Double { usableSize * em.leading + lineSpacing }

    /// The distance between lines that the font of a text style has, in points.
    var lineSpacing: Double { usableSize * lineGap }

    /// The height of a line, in points, not rounded: ascender − descender.
    public var lineHeight: Double { usableSize * (em.ascender - em.descender) }

    /// The height of a capital letter, in points.
    public var capHeight: Double { usableSize * em.capHeight }

    /// The height of a lower-case x, in points.
    public var xHeight: Double {
        switch family {
        case .system, .monospacedSystem: usableSize * systemXHeight
        case .custom(let face): usableSize * face.vertical.xHeight
        }
    }

    /// The middle of an underline from the baseline, in points, negative.
    public var underlinePosition: Double { usableSize * em.underlinePosition }

    /// The thickness of underlines and strikethroughs, in points.
    public var underlineThickness: Double { usableSize * em.underlineThickness }

    /// The middle of a strikethrough over the baseline, in points: half the height of an x.
    public var strikethroughPosition: Double { xHeight / 2 }

    /// The size that text is set in: a size that is none, negative or without bound, counts as 0.
    var usableSize: Double { size > 0 && size.isFinite ? size : 0 }

    private var em: VerticalMetrics {
        switch family {
        case .system, .monospacedSystem: .system
        case .custom(let face): face.vertical
        }
    }

    /// Text and display heights are known for five weights; between sizes they interpolate as advances do.
    private var systemXHeight: Double {
        let (text, display) =
            switch weight {
            case .ultraLight, .thin, .light, .regular: (0.5263671875, 0.5078125)
            case .medium: (0.5302734375, 0.513671875)
            case .semibold: (0.53369140625, 0.517578125)
            case .bold, .heavy: (0.53759765625, 0.5234375)
            case .black: (0.548828125, 0.5390625)
            }
        return text + SystemFontMetrics.displayShare(atSize: size) * (display - text)
    }
}

/// Vertical measures of a face in ems; those below the baseline are negative.
public struct VerticalMetrics: Hashable, Sendable {
    public var ascender: Double
    public var descender: Double
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double
    /// The middle of an underline, and how thick it and a strikethrough are.
    public var underlinePosition: Double
    public var underlineThickness: Double

    public init(
        ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double,
        underlinePosition: Double = -0.1, underlineThickness: Double = 0.05
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
    }

    /// The system font's, the same for all weights and sizes; the underline is that of the outlines' regular weight.
    static let system = VerticalMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048,
        xHeight: 0.5263671875, underlinePosition: -337.0 / 2048,
        underlineThickness: 140.0 / 2048)
}
