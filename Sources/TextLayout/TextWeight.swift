/// The thickness of a font's strokes, in the nine steps of the system font.
public enum TextWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (left: TextWeight, right: TextWeight) -> Bool { left.rawValue < right.rawValue }

    var name: String {
        switch self {
        case .ultraLight: "UltraLight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }
}
