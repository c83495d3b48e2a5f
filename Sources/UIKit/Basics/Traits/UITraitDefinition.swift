/// A trait: its default value, and its dependents.
///
/// The type itself names the trait; no values of it are made.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// A name for people.
    static var name: String { get }
    /// A unique name for documents.
    static var identifier: String { get }
    /// True if dynamic colours are resolved anew when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A system trait, which has a place of its own in every collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
    static func value<Wanted>(of values: UITraitCollection.Values) -> Wanted? { values[keyPath: place] as? Wanted }
    static func set<Given>(_ value: Given, in values: inout UITraitCollection.Values) {
        if let value = value as? Value { values[keyPath: place] = value }
    }
    static func isSpecified(in values: UITraitCollection.Values) -> Bool { values[keyPath: place] != defaultValue }
    static func reset(in values: inout UITraitCollection.Values) { values[keyPath: place] = defaultValue }
    static func agrees(_ first: UITraitCollection.Values, _ second: UITraitCollection.Values) -> Bool {
        first[keyPath: place] == second[keyPath: place]
    }
}
