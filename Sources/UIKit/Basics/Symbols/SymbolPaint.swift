import Graphics

/// The colours of a symbol's layers.
enum SymbolPaint: Equatable {
    /// The tint, unless another configuration says more.
    case unspecified
    case monochrome
    case tintHierarchical
    case hierarchical(UIColor)
    case palette([UIColor])
    case multicolor

    /// The colour of the primary layer; nil for the tint.
    var own: UIColor? {
        switch self {
        case .unspecified, .monochrome, .tintHierarchical, .multicolor: nil
        case .hierarchical(let color): color
        case .palette(let colors): colors.first
        }
    }

    /// The colours of the layers, the primary one's first.
    ///
    /// Provenance: estimated — the second and third layer of a hierarchy at 0.5 and 0.25 of the colour's opacity, as the secondary
    /// and tertiary shades of a colour: Apple's documentation says only that they are less.
    /// - Parameter tint: that of the view that shows the symbol.
    func colors(of name: String, tint: Color, traits: UITraitCollection) -> [Color] {
        switch self {
        case .unspecified, .monochrome:
            [tint]
        case .tintHierarchical, .hierarchical:
            [1, 0.5, 0.25].map { share in
                var color = tint
                color.alpha *= share
                return color
            }
        case .palette(let colors): [tint] + colors.dropFirst().map { $0.graphicsColor(for: traits) }
        case .multicolor: SymbolPaint.multicolored(name).map { $0?.graphicsColor(for: traits) ?? tint }
        }
    }

    /// The colours of a symbol's own, nil for the tint.
    ///
    /// Provenance: documented — a warning's triangle is yellow with a white mark: Apple's documentation of rendering modes.
    /// Provenance: estimated — other colours of symbols: pictures.
    static func multicolored(_ name: String) -> [UIColor?] {
        switch name {
        case "exclamationmark.triangle.fill": return [.white, .systemYellow]
        case "plus.circle.fill", "checkmark.circle.fill", "phone.circle.fill":
            return [.white, .systemGreen]
        case "minus.circle.fill", "xmark.circle.fill", "exclamationmark.circle.fill", "trash.circle.fill":
            return [.white, .systemRed]
        case "info.circle.fill", "questionmark.circle.fill", "location.circle.fill": return [.white, .systemBlue]
        case "heart.fill": return [.systemRed]
        case "checkmark.seal.fill": return [.systemGreen]
        case "sun.max.fill", "star.fill": return [.systemYellow]
        case "cloud.sun.fill": return [.white, .systemYellow]
        case "cloud.sun.rain.fill": return [.white, .systemYellow, .systemCyan]
        case "cloud.rain.fill": return [.white, .systemCyan]
        default: break
        }
        if name.contains(".badge.plus") || name.contains(".badge.checkmark") { return [.systemGreen, nil] }
        if name.contains(".badge.minus") || name.contains(".badge.xmark") || name.hasSuffix(".badge")
            || name.hasSuffix(".badge.fill")
        {
            return [.systemRed, nil]
        }
        return [nil]
    }
}
