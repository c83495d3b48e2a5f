/// A function from attributes to attributes, such as those of a button's title.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The transformer's identity: closures can't be compared.
    private final class Mark {}

    public let transform: (AttributeContainer) -> AttributeContainer
    private let mark = Mark()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(mark) }
}

/// A title of a button's configuration: plain or attributed, with a transformer of its attributes.
struct ConfiguredTitle: Hashable, @unchecked Sendable {
    var attributed: AttributedString?
    var transformer: UIConfigurationTextAttributesTransformer?

    /// Setting text discards its attributes.
    var text: String? {
        get { attributed.map { String($0.characters) } }
        set { attributed = newValue.map { AttributedString($0) } }
    }

    static func == (first: ConfiguredTitle, second: ConfiguredTitle) -> Bool {
        first.attributed == second.attributed && first.transformer?.identity == second.transformer?.identity
    }

    func hash(into hasher: inout Hasher) { hasher.combine(attributed) }

    /// True if a label shows it with one font and one colour.
    var isPlain: Bool {
        guard transformer == nil, let attributed else { return transformer == nil }
        return attributed.runs.allSatisfy { $0.attributes == AttributeContainer() }
    }

    /// The text with its own attributes over the button's, as transformed.
    ///
    /// - Parameter fallback: used where the configuration has no title.
    func resolved(_ fallback: String?, font: UIFont, color: UIColor) -> NSAttributedString? {
        guard let shown = attributed ?? fallback.map({ AttributedString($0) }) else { return nil }
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let whole = NSMutableAttributedString()
        for run in shown.runs {
            let merged = base.merging(run.attributes)
            let attributes = transformer.map { $0.transform(merged) } ?? merged
            whole.append(
                NSAttributedString(
                    string: String(shown[run.range].characters), attributes: attributes.dictionary))
        }
        return whole
    }
}
