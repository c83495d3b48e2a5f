/// A colour that is computed for each trait collection; equal to itself only.
///
/// The closure may be called from any thread, as UIKit calls it.
final class DynamicColor: Sendable {
    /// A system colour's name, such as `labelColor`; nil for an app's.
    let name: String?
    let provider: @Sendable (UITraitCollection) -> UIColor

    init(name: String?, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.name = name
        self.provider = provider
    }
}

extension DynamicColor: Hashable {
    static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
