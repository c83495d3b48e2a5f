import Foundation
import Predicates

/// The parts of an expression; asking for one that its kind hasn't got ends the program, as on iOS.
extension NSExpression {
    private static let sets: [String: ExpressionType] = [
        "union:with:": .unionSet, "intersect:with:": .intersectSet, "minus:with:": .minusSet,
    ]

    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch term {
        case .constant: .constantValue
        case .object: .evaluatedObject
        case .variable: .variable
        case .key: .keyPath
        case .list: .aggregate
        case .function(let name, _): Self.sets[name] ?? .function
        case .subquery: .subquery
        case .choice: .conditional
        case .element, .assignment: .function
        }
    }

    private func missing(_ part: String) -> Never {
        endProgram("NSInvalidArgumentException", "the expression \(term), a \(expressionType), has no \(part)")
    }

    /// The value of a constant.
    public var constantValue: Any? {
        guard case .constant(let value) = term else { missing("constantValue") }
        return value
    }

    /// The keys of a path, with dots between them.
    public var keyPath: String {
        guard case .key = term else { missing("keyPath") }
        var keys: [String] = []
        var base = term
        while case .key(let key, let inner) = base {
            keys.insert(key, at: 0)
            base = inner
        }
        return keys.joined(separator: ".")
    }

    /// The name of a function.
    public var function: String {
        guard case .function(let name, _) = term else { missing("function") }
        return name
    }

    /// The arguments of a function.
    public var arguments: [NSExpression]? {
        guard case .function(_, let parts) = term else { missing("arguments") }
        return parts.map { NSExpression($0) }
    }

    /// The name of a variable, that of a subquery's elements too.
    public var variable: String {
        switch term {
        case .variable(let name), .subquery(_, let name, _): return name
        default: missing("variable")
        }
    }

    /// The expression at which a path of keys starts.
    public var operand: NSExpression {
        guard case .key = term else { missing("operand") }
        var base = term
        while case .key(_, let inner) = base { base = inner }
        return NSExpression(base)
    }

    /// The expressions of a list, or the collection of a subquery.
    public var collection: Any {
        switch term {
        case .list(let parts): return parts.map { NSExpression($0) }
        case .subquery(let base, _, _): return NSExpression(base)
        default: missing("collection")
        }
    }

    /// The condition of a subquery or of a choice.
    public var predicate: NSPredicate {
        switch term {
        case .subquery(_, _, let tree), .choice(let tree, _, _):
            return NSPredicate(PredicateFormat(tree: tree, text: "\(tree)"))
        default: missing("predicate")
        }
    }

    /// The left collection of a union, intersection or difference.
    public var left: NSExpression { side(0, "left") }
    /// The right collection of a union, intersection or difference.
    public var right: NSExpression { side(1, "right") }

    private func side(_ place: Int, _ name: String) -> NSExpression {
        guard case .function(let function, let parts) = term, Self.sets[function] != nil else { missing(name) }
        return NSExpression(parts[place])
    }

    /// The expression of a choice whose predicate holds.
    public var `true`: NSExpression {
        guard case .choice(_, let part, _) = term else { missing("true") }
        return NSExpression(part)
    }

    /// The expression of a choice whose predicate doesn't hold.
    public var `false`: NSExpression {
        guard case .choice(_, _, let part) = term else { missing("false") }
        return NSExpression(part)
    }
}
