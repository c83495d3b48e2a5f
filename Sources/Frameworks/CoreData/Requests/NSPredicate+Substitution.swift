import Foundation
import FoundationAdditions
import Predicates

/// A value in a predicate; Foundation has a type of the same name.
typealias PredicateTerm = Predicates.PredicateExpression

extension NSPredicate {
    /// A predicate with values for its variables.
    func substituting(_ variables: [String: Any]) -> NSPredicate {
        guard let tree else { return self }
        return NSPredicate(
            PredicateFormat(
                tree: tree.mapped { expression in
                    guard case .variable(let name) = expression, let value = variables[name] else { return nil }
                    return .constant(value)
                }, text: "the predicate"))
    }
}

extension PredicateTree {
    /// The tree with some expressions replaced, from the outside in; nil keeps one.
    func mapped(_ replace: (PredicateTerm) -> PredicateTerm?) -> PredicateTree {
        switch self {
        case .constant: return self
        case .not(let part): return .not(part.mapped(replace))
        case .all(let parts): return .all(parts.map { $0.mapped(replace) })
        case .any(let parts): return .any(parts.map { $0.mapped(replace) })
        case .comparison(var comparison):
            comparison.left = comparison.left.mapped(replace)
            comparison.right = comparison.right.mapped(replace)
            return .comparison(comparison)
        }
    }
}

extension PredicateTerm {
    func mapped(_ replace: (PredicateTerm) -> PredicateTerm?) -> PredicateTerm {
        if let replaced = replace(self) { return replaced }
        switch self {
        case .constant, .object, .variable: return self
        case .key(let key, let base): return .key(key, of: base.mapped(replace))
        case .element(.at(let index), let base): return .element(.at(index.mapped(replace)), of: base.mapped(replace))
        case .element(let element, let base): return .element(element, of: base.mapped(replace))
        case .list(let parts): return .list(parts.map { $0.mapped(replace) })
        case .function(let name, let parts): return .function(name, parts.map { $0.mapped(replace) })
        case .subquery(let base, let variable, let tree):
            return .subquery(base.mapped(replace), variable: variable, tree.mapped(replace))
        case .choice(let tree, let first, let second):
            return .choice(tree.mapped(replace), first.mapped(replace), second.mapped(replace))
        case .assignment(let name, let part): return .assignment(name, part.mapped(replace))
        }
    }
}
