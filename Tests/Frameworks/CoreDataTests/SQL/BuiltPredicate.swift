import CoreData
import Predicates

import class FoundationAdditions.NSComparisonPredicate
import class FoundationAdditions.NSExpression

/// Predicates that are built of expressions by hand, as their formats' trees say.
enum BuiltPredicate {
    static func predicate(_ tree: PredicateTree) -> NSPredicate {
        switch tree {
        case .constant(let value): NSPredicate(value: value)
        case .not(let part): NSCompoundPredicate(notPredicateWithSubpredicate: predicate(part))
        case .all(let parts): NSCompoundPredicate(andPredicateWithSubpredicates: parts.map(predicate))
        case .any(let parts): NSCompoundPredicate(orPredicateWithSubpredicates: parts.map(predicate))
        case .comparison(let comparison): predicate(comparison)
        }
    }

    private static let operators: [PredicateComparison.Operator: NSComparisonPredicate.Operator] = [
        .equal: .equalTo, .unequal: .notEqualTo, .less: .lessThan, .lessOrEqual: .lessThanOrEqualTo,
        .greater: .greaterThan, .greaterOrEqual: .greaterThanOrEqualTo, .between: .between, .contains: .contains,
        .beginsWith: .beginsWith, .endsWith: .endsWith, .like: .like, .matches: .matches, .isIn: .in,
    ]

    private static func predicate(_ comparison: PredicateComparison) -> NSPredicate {
        var options: NSComparisonPredicate.Options = []
        if comparison.ignoresCase { options.insert(.caseInsensitive) }
        if comparison.ignoresAccents { options.insert(.diacriticInsensitive) }
        let modifier: NSComparisonPredicate.Modifier =
            switch comparison.quantifier {
            case .none: .direct
            case .all: .all
            case .any, .noneOf: .any
            }
        let built = NSComparisonPredicate(
            leftExpression: expression(comparison.left), rightExpression: expression(comparison.right),
            modifier: modifier, type: operators[comparison.comparison] ?? .equalTo, options: options)
        return comparison.quantifier == .noneOf ? NSCompoundPredicate(notPredicateWithSubpredicate: built) : built
    }

    private static func expression(_ term: Predicates.PredicateExpression) -> NSExpression {
        switch term {
        case .constant(let value): return NSExpression(forConstantValue: value)
        case .object: return NSExpression.expressionForEvaluatedObject()
        case .variable(let name): return NSExpression(forVariable: name)
        case .list(let parts): return NSExpression(forAggregate: parts.map(expression))
        case .function(let name, let parts): return NSExpression(forFunction: name, arguments: parts.map(expression))
        case .subquery(let base, let variable, let tree):
            return NSExpression(
                forSubquery: expression(base), usingIteratorVariable: variable, predicate: predicate(tree))
        case .key(let key, .object): return NSExpression(forKeyPath: key)
        case .key(let key, let base):
            return NSExpression(forFunction: expression(base), selectorName: key, arguments: nil)
        case .choice, .element, .assignment: return NSExpression(term)
        }
    }
}
