/// A trait: its value where nobody says another, and what depends on it.
///
/// The type itself names the trait; nobody makes values of it.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// For people.
    static var name: String { get }
    /// For documents; unique.
    static var identifier: String { get }
    /// Whether dynamic colours are resolved anew when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which has a place of its own in every collection.
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
