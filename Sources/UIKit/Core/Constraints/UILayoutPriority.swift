/// The strength of a constraint: greater than 0, up to 1000, which is required.
///
/// Priorities are strict levels: ten constraints at 249 never outweigh one at 250.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
    // Libraries declare these too, which are meant where they do.
    @_disfavoredOverload public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }
    @_disfavoredOverload public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }
    @_disfavoredOverload public static func += (priority: inout UILayoutPriority, amount: Float) {
        priority = priority + amount
    }
    @_disfavoredOverload public static func -= (priority: inout UILayoutPriority, amount: Float) {
        priority = priority - amount
    }
}
