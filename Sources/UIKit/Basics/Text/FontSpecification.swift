import TextLayout

/// The properties of a font: a family, a size in points, a weight and traits, and whether it follows the user's text
/// size.
struct FontSpecification: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        case system
        case monospacedSystem
        case registered(RegisteredFace)
        /// A face of the text engine without a name.
        case unnamed(FontFace)
    }

    var family = Family.system
    var size: CGFloat = 0
    var weight = UIFont.Weight.regular
    var isItalic = false
    var monospacedDigits = false
    var cut = TextFont.SystemCut.bySize
    var scaling: FontScaling?

    init(
        family: Family = .system, size: CGFloat = 0, weight: UIFont.Weight = .regular, isItalic: Bool = false,
        monospacedDigits: Bool = false, scaling: FontScaling? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.monospacedDigits = monospacedDigits
        self.scaling = scaling
    }

    init(_ font: TextFont) {
        switch font.family {
        case .system: family = .system
        case .monospacedSystem: family = .monospacedSystem
        case .custom(let face): family = .unnamed(face)
        }
        size = CGFloat(font.size)
        weight = UIFont.Weight(font.weight)
        isItalic = font.isItalic
        monospacedDigits = font.monospacedDigits
    }

    init(_ face: RegisteredFace) {
        family = .registered(face)
        weight = face.names.weight
        isItalic = face.names.isItalic
    }

    var textFont: TextFont {
        let textFamily: TextFont.Family =
            switch family {
            case .system: .system
            case .monospacedSystem: .monospacedSystem
            case .registered(let face): .custom(face.face)
            case .unnamed(let face): .custom(face)
            }
        var font = TextFont(
            family: textFamily, size: Double(size), weight: weight.textWeight, isItalic: isItalic,
            monospacedDigits: monospacedDigits)
        font.cut = cut
        if case .style(let style)? = scaling, size > 0 {
            font.lineGap = Double(TextStyleSizes.of(style).gap(atSize: size, lineHeight: font.lineHeight)) / font.size
        }
        return font
    }
}

/// The way a font's size follows the user's text size.
enum FontScaling: Hashable, Sendable {
    /// That of a text style.
    case style(UIFont.TextStyle)
    /// A size at the default text size, in points, scaled as a text style grows, up to a limit where there is one.
    case metrics(UIFont.TextStyle, base: CGFloat, maximum: CGFloat?)
}

extension FontSpecification {
    /// The same font at another text size; the font itself where it doesn't follow.
    func scaled(to category: UIContentSizeCategory) -> FontSpecification {
        var scaled = self
        switch scaling {
        case nil: break
        case .style(let style)?: scaled.size = TextStyleSizes.of(style).size(at: category)
        case .metrics(let style, let base, let maximum)?:
            let size = (base * TextStyleSizes.of(style).factor(at: category)).rounded()
            scaled.size = maximum.map { min(size, $0) } ?? size
        }
        return scaled
    }
}
