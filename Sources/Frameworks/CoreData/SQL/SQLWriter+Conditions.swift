import Foundation
import Predicates

extension SQLWriter {
    /// A condition that is true where a predicate holds for the scope's row.
    mutating func condition(_ tree: PredicateTree, _ scope: SQLScope) throws -> String {
        switch tree {
        case .constant(let value): return value ? "1" : "0"
        case .not(let part): return "NOT COALESCE(\(try condition(part, scope)), 0)"
        case .all(let parts):
            if parts.isEmpty { return "1" }
            var texts: [String] = []
            for part in parts { texts.append(try condition(part, scope)) }
            return "(" + texts.joined(separator: " AND ") + ")"
        case .any(let parts):
            if parts.isEmpty { return "0" }
            var texts: [String] = []
            for part in parts { texts.append(try condition(part, scope)) }
            return "(" + texts.joined(separator: " OR ") + ")"
        case .comparison(let comparison): return try condition(comparison, scope)
        }
    }

    private mutating func condition(_ comparison: PredicateComparison, _ scope: SQLScope) throws -> String {
        // Arguments come in the order of the text: both sides are written where they stand.
        let left = try term(comparison.left, scope)
        guard comparison.quantifier == .none else { return try quantified(comparison, left, scope) }
        if case .collection(let collection) = left, comparison.comparison == .contains {
            return try contains(collection, comparison, try term(comparison.right, scope))
        }
        let right = try term(comparison.right, scope)
        if case .collection(let collection) = right, comparison.comparison == .isIn {
            return try contains(collection, comparison, left)
        }
        return try compare(left, comparison, right)
    }

    /// The collection has an element that is equal to a value.
    private mutating func contains(
        _ collection: SQLCollection, _ comparison: PredicateComparison, _ value: SQLTerm
    ) throws -> String {
        var equality = comparison
        equality.comparison = .equal
        let element = try term(collection.rest, in: collection.scope)
        if case .collection = element { throw Untranslatable(reason: "a path leads to many twice") }
        let condition = try compare(element, equality, value)
        return "EXISTS (\(select("1", collection, and: condition)))"
    }

    private mutating func quantified(
        _ comparison: PredicateComparison, _ left: SQLTerm, _ scope: SQLScope
    ) throws -> String {
        guard case .collection(let collection) = left else {
            throw Untranslatable(reason: "ANY, ALL and NONE need a path to many")
        }
        let element = try term(collection.rest, in: collection.scope)
        if case .collection = element { throw Untranslatable(reason: "a path leads to many twice") }
        var plain = comparison
        plain.quantifier = .none
        let condition = try compare(element, plain, try term(comparison.right, scope))
        switch comparison.quantifier {
        case .all: return "NOT EXISTS (\(select("1", collection, and: "NOT COALESCE(\(condition), 0)")))"
        case .noneOf: return "NOT EXISTS (\(select("1", collection, and: condition)))"
        case .any, .none: return "EXISTS (\(select("1", collection, and: condition)))"
        }
    }

    // MARK: Expressions

    mutating func term(_ expression: PredicateTerm, _ scope: SQLScope) throws -> SQLTerm {
        if let constant = try Self.constant(expression) { return .constant(constant.value) }
        switch expression {
        case .object: return .row("\(scope.alias).Z_PK", scope.entity)
        case .key: return try path(expression, scope)
        case .variable(let name):
            guard let scope = variables[name] else { throw Untranslatable(reason: "$\(name) has no value") }
            return .row("\(scope.alias).Z_PK", scope.entity)
        case .function(let name, let parts): return try function(name, parts, scope)
        case .subquery: return .collection(try subquery(expression, scope))
        default: throw Untranslatable(reason: "the expression has no SQL")
        }
    }

    private struct Constant {
        var value: Any?
    }

    /// The value of an expression that depends on no row.
    private static func constant(_ expression: PredicateTerm) throws -> Constant? {
        guard expression.isConstant else { return nil }
        do {
            return Constant(
                value: try PredicateFormat.value(of: expression, for: nil))
        } catch {
            throw Untranslatable(reason: "\(error)")
        }
    }

    private mutating func path(_ expression: PredicateTerm, _ scope: SQLScope) throws -> SQLTerm {
        var keys: [String] = []
        var base = expression
        while case .key(let key, let inner) = base {
            keys.insert(key, at: 0)
            base = inner
        }
        let operation = keys.firstIndex { $0.hasPrefix("@") }
        let before = Array(keys[..<(operation ?? keys.count)])
        let start: SQLTerm
        switch base {
        case .object: start = try term(before, in: scope)
        case .variable(let name):
            guard let inner = variables[name] else { throw Untranslatable(reason: "$\(name) has no value") }
            start = try term(before, in: inner)
        case .subquery where before.isEmpty: start = .collection(try subquery(base, scope))
        default: throw Untranslatable(reason: "a path starts at an expression")
        }
        guard let operation else { return start }
        guard case .collection(let collection) = start else {
            throw Untranslatable(reason: "\(keys[operation]) needs a path to many")
        }
        return try aggregate(keys[operation], collection, rest: Array(keys[(operation + 1)...]))
    }

    private mutating func aggregate(_ name: String, _ collection: SQLCollection, rest: [String]) throws -> SQLTerm {
        if name == "@count" {
            guard collection.rest.isEmpty, rest.isEmpty else { throw Untranslatable(reason: "@count of a path") }
            return .value(unlessMissing(select("COUNT(*)", collection), collection), .integer64AttributeType)
        }
        guard case .value(let column, let type) = try term(collection.rest + rest, in: collection.scope),
            type.isNumber
                || (type == .dateAttributeType && (name == "@min" || name == "@max"))
        else { throw Untranslatable(reason: "\(name) needs numbers") }
        switch name {
        case "@sum":
            let sum = select("COALESCE(SUM(\(column)), 0)", collection)
            return .value(unlessMissing(sum, collection), .doubleAttributeType)
        case "@avg": return .value("(\(select("AVG(\(column))", collection)))", .doubleAttributeType)
        case "@min": return .value("(\(select("MIN(\(column))", collection)))", type)
        case "@max": return .value("(\(select("MAX(\(column))", collection)))", type)
        default: throw Untranslatable(reason: "\(name) has no SQL")
        }
    }

    /// A number of a collection; nothing where a path leads to no row that could have the collection.
    private func unlessMissing(_ selection: String, _ collection: SQLCollection) -> String {
        guard let owner = collection.owner else { return "(\(selection))" }
        return "CASE WHEN \(owner).Z_PK IS NULL THEN NULL ELSE (\(selection)) END"
    }

    /// The rows of a path to many for which a condition holds; none where there is no collection.
    private mutating func subquery(_ expression: PredicateTerm, _ scope: SQLScope) throws -> SQLCollection {
        guard case .subquery(let base, let name, let tree) = expression,
            case .collection(var collection) = try term(base, scope), collection.rest.isEmpty
        else { throw Untranslatable(reason: "SUBQUERY needs a path to many") }
        collection.owner = nil
        let outer = variables[name]
        variables[name] = collection.scope
        collection.condition += " AND \(try condition(tree, scope))"
        variables[name] = outer
        return collection
    }
}

extension PredicateTerm {
    /// True if the expression depends on no row.
    var isConstant: Bool {
        switch self {
        case .constant: true
        case .list(let parts), .function(_, let parts): parts.allSatisfy(\.isConstant)
        case .object, .variable, .key, .element, .subquery, .choice, .assignment: false
        }
    }
}
