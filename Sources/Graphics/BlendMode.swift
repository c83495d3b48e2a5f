/// The composition of a drawing with the picture below it: Porter and Duff's operators, and the blend modes of the
/// W3C's Compositing and Blending, which are those of PDF.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Nothing is left.
    case clear
    /// The drawing alone, its transparency too.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// The sums of the premultiplied components, up to 1.
    case plusLighter
}

extension BlendMode {
    /// True if the operator changes what lies outside of what is drawn: all that the clip leaves.
    public var reachesBeyondSource: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return true
        default: return false
        }
    }
}
