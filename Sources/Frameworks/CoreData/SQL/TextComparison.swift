import Foundation
import Predicates

/// Comparisons of texts that SQL has no operator for, by number, as predicates evaluate them in memory.
enum TextComparison {
    static let operators: [PredicateComparison.Operator] = [
        .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .beginsWith, .endsWith, .like,
        .matches,
    ]

    static func options(_ comparison: PredicateComparison) -> Int {
        (comparison.ignoresCase ? 1 : 0) | (comparison.ignoresAccents ? 2 : 0)
    }

    static func holds(_ number: Int, options: Int, _ left: String, _ right: String) -> Bool {
        guard operators.indices.contains(number) else { return false }
        var comparison = PredicateComparison(
            left: .object, comparison: operators[number], right: .object)
        comparison.ignoresCase = options & 1 != 0
        comparison.ignoresAccents = options & 2 != 0
        return (try? comparison.holds(left, right)) ?? false
    }
}
