import Foundation

/// Comparisons of values whose types aren't known beforehand.
public enum PredicateValues {
    /// The number that a value is; a flag is 1 or 0, a date its seconds, a text what it begins with.
    static func number(_ value: Any?) throws(PredicateEvaluationError) -> Double {
        guard let value = KeyedValues.unwrapped(value) else { return 0 }
        if let number = asNumber(value) { return number }
        if let text = value as? String { return (text as NSString).doubleValue }
        throw PredicateEvaluationError("\(value), a \(type(of: value)), is no number")
    }

    static func asNumber(_ value: Any) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Whole numbers beyond what a fraction holds exactly.
    private static func whole(_ value: Any) -> Int? {
        if value is Bool { return nil }
        return (value as? any BinaryInteger).flatMap { Int(exactly: $0) }
    }

    static func isWhole(_ value: Any) -> Bool { whole(value) != nil }

    public static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left = KeyedValues.unwrapped(left), let right = KeyedValues.unwrapped(right) else {
            return KeyedValues.unwrapped(left) == nil && KeyedValues.unwrapped(right) == nil
        }
        if let left = whole(left), let right = whole(right) { return left == right }
        if let left = asNumber(left), let right = asNumber(right) { return left == right }
        if let left = text(left), let right = text(right) { return left == right }
        if let left = KeyedValues.elements(of: left), let right = KeyedValues.elements(of: right) {
            return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
        }
        if let left = left as? any Equatable { return isEqual(left, right) }
        return (left as AnyObject) === (right as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
        (right as? Value).map { $0 == left } ?? false
    }

    /// A text, or a value that is one underneath: an identifier, an enumeration's raw value.
    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let text as Substring: String(text)
        case let text as NSAttributedString: text.string
        case let value as any RawRepresentable: value.rawValue as? String
        default: nil
        }
    }

    /// - Throws: `PredicateEvaluationError` where the values have no order.
    public static func order(
        of left: Any, and right: Any
    ) throws(PredicateEvaluationError) -> ComparisonResult {
        if let left = whole(left), let right = whole(right) { return order(left, right) }
        if let left = asNumber(left), let right = asNumber(right) { return order(left, right) }
        if let left = text(left), let right = text(right) { return left.compare(right) }
        if let left = left as? any Comparable, let order = order(ofLeft: left, right) { return order }
        throw PredicateEvaluationError(
            "\(left), a \(type(of: left)), and \(right), a \(type(of: right)), can't be compared")
    }

    private static func order<Value: Comparable>(ofLeft left: Value, _ right: Any) -> ComparisonResult? {
        (right as? Value).map { order(left, $0) }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
}
