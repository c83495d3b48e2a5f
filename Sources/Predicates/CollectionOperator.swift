import Foundation

/// `@count`, `@sum` and their kin in a path of keys.
///
/// Source: Apple's Key-Value Coding Programming Guide, "Using Collection Operators".
enum CollectionOperator {
    /// - Parameter rest: the keys after the operator, of the elements.
    static func value(
        _ name: String, of list: [Any?], rest: ArraySlice<String>
    ) throws(PredicateEvaluationError) -> Any? {
        if name == "@count" { return list.count }
        var values: [Any] = []
        for element in list {
            if let value = try KeyedValues.value(of: element, forKeys: rest) { values.append(value) }
        }
        switch name {
        case "@sum": return try sum(values)
        case "@avg": return values.isEmpty ? nil : try sum(values) / Double(values.count)
        case "@max": return try extreme(values, than: .orderedDescending)
        case "@min": return try extreme(values, than: .orderedAscending)
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects": return distinct(values)
        case "@unionOfArrays", "@unionOfSets": return values.flatMap { KeyedValues.elements(of: $0) ?? [$0] }
        case "@distinctUnionOfArrays", "@distinctUnionOfSets":
            return distinct(values.flatMap { KeyedValues.elements(of: $0)?.compactMap { $0 } ?? [$0] })
        case "@firstObject": return list.first ?? nil
        case "@lastObject": return list.last ?? nil
        default:
            throw PredicateEvaluationError("\(name) is no operator on a collection")
        }
    }

    private static func sum(_ values: [Any]) throws(PredicateEvaluationError) -> Double {
        var sum = 0.0
        for value in values { sum += try PredicateValues.number(value) }
        return sum
    }

    private static func extreme(
        _ values: [Any], than wanted: ComparisonResult
    ) throws(PredicateEvaluationError) -> Any? {
        var best: Any?
        for value in values {
            guard let known = best else {
                best = value
                continue
            }
            if try PredicateValues.order(of: value, and: known) == wanted { best = value }
        }
        return best
    }

    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: [Any] = []
        for value in values where !seen.contains(where: { PredicateValues.areEqual($0, value) }) { seen.append(value) }
        return seen
    }
}
