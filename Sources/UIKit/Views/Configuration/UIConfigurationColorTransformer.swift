/// A function from one colour to another.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The transformer's identity: closures can't be compared.
    private final class Mark {}

    public let transform: (UIColor) -> UIColor
    private let mark = Mark()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A grey of the colour's luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }

    /// The system's accent colour, whatever the colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }

    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(mark) }
}

/// A transformer that configurations compare by identity.
struct ComparableColorTransformer: Hashable, Sendable {
    let transformer: UIConfigurationColorTransformer

    static func == (first: ComparableColorTransformer, second: ComparableColorTransformer) -> Bool {
        first.transformer.identity == second.transformer.identity
    }

    func hash(into hasher: inout Hasher) { hasher.combine(transformer.identity) }
}

/// A colour that a configuration has from its style unless the app set one, and its transformer.
struct ConfiguredColor: Hashable, Sendable {
    /// The inner nil means that the tint colour was set.
    var own: UIColor??
    /// The style's colour, in the present state.
    var standard: UIColor?
    var transformer: ComparableColorTransformer?

    var color: UIColor? {
        if let own { return own }
        return standard
    }

    /// - Parameter fallback: used where there is no colour, such as the tint colour of a background's stroke.
    func resolved(_ fallback: UIColor? = nil) -> UIColor? {
        guard let color = color ?? fallback else { return nil }
        return transformer.map { $0.transformer(color) } ?? color
    }
}
