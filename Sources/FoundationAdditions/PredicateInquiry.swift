import Foundation
import Predicates

/// The variable of an evaluation by which a predicate is asked for its format, since Foundation's keeps a closure alone.
final class PredicateInquiry {
    static let variable = "_PredicateInquiry"
    var format: PredicateFormat?
}

/// Foundation discourages a predicate's text since it can't be read again; of a constant it is what tells.
private protocol Worded {
    var predicateFormat: String { get }
}

extension NSPredicate: Worded {}

extension NSPredicate {
    /// The tree of a predicate that was made by a format, of a constant, or of a compound of such.
    ///
    /// - Returns: nil for a predicate that was made of a closure; the closure is called with nothing as its object.
    package var tree: PredicateTree? {
        if let compound = self as? NSCompoundPredicate {
            var parts: [PredicateTree] = []
            for part in compound.subpredicates {
                guard let tree = part.tree else { return nil }
                parts.append(tree)
            }
            switch compound.compoundPredicateType {
            case .and: return .all(parts)
            case .or: return .any(parts)
            case .not: return parts.first.map { .not($0) }
            }
        }
        let worded: any Worded = self
        switch worded.predicateFormat {
        case "TRUEPREDICATE": return .constant(true)
        case "FALSEPREDICATE": return .constant(false)
        default: break
        }
        let inquiry = PredicateInquiry()
        _ = evaluate(with: nil, substitutionVariables: [PredicateInquiry.variable: inquiry])
        return inquiry.format?.tree
    }
}
