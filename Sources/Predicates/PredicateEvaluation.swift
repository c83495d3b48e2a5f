import Foundation

/// The walk through a predicate's tree for one object.
struct PredicateEvaluation {
    let object: Any?
    var variables: [String: Any]

    // MARK: Predicates

    mutating func isTrue(_ tree: PredicateTree) throws(PredicateEvaluationError) -> Bool {
        switch tree {
        case .constant(let value): return value
        case .not(let part): return try !isTrue(part)
        case .all(let parts):
            for part in parts where try !isTrue(part) { return false }
            return true
        case .any(let parts):
            for part in parts where try isTrue(part) { return true }
            return false
        case .comparison(let comparison): return try isTrue(comparison)
        }
    }

    private mutating func isTrue(_ comparison: PredicateComparison) throws(PredicateEvaluationError) -> Bool {
        let left = try value(comparison.left)
        let right = try value(comparison.right)
        guard comparison.quantifier != .none else { return try comparison.holds(left, right) }
        guard let elements = KeyedValues.elements(of: left) else {
            if left == nil { return comparison.quantifier != .any }
            throw PredicateEvaluationError(
                "ANY, ALL and NONE need a collection, but the left value is \(left ?? "nil")")
        }
        var count = 0
        for element in elements.flatMap({ KeyedValues.elements(of: $0) ?? [$0] })
        where try comparison.holds(KeyedValues.unwrapped(element), right) { count += 1 }
        let all = elements.flatMap { KeyedValues.elements(of: $0) ?? [$0] }.count
        return switch comparison.quantifier {
        case .any: count > 0
        case .noneOf: count == 0
        case .all, .none: count == all
        }
    }

    // MARK: Expressions

    mutating func value(_ expression: PredicateExpression) throws(PredicateEvaluationError) -> Any? {
        switch expression {
        case .constant(let value): return KeyedValues.unwrapped(value)
        case .object: return KeyedValues.unwrapped(object)
        case .variable(let name):
            guard let value = variables[name] else {
                throw PredicateEvaluationError("the predicate's variable $\(name) has no value")
            }
            return KeyedValues.unwrapped(value)
        case .key: return try keyedValue(expression)
        case .element(let element, let base): return try self.element(element, of: value(base))
        case .list(let parts):
            var values: [Any?] = []
            for part in parts { values.append(try value(part)) }
            return values
        case .function(let name, let parts):
            var values: [Any?] = []
            for part in parts { values.append(try value(part)) }
            return try PredicateFunction.value(name, of: values)
        case .subquery(let collection, let name, let tree):
            guard let elements = KeyedValues.elements(of: try value(collection)) else { return [Any?]() }
            var chosen: [Any?] = []
            for element in elements {
                var inner = PredicateEvaluation(object: object, variables: variables)
                inner.variables[name] = element ?? NSNull()
                if try inner.isTrue(tree) { chosen.append(element) }
            }
            return chosen
        case .choice(let condition, let first, let second): return try value(isTrue(condition) ? first : second)
        case .assignment(let name, let part):
            let value = try self.value(part)
            variables[name] = value ?? NSNull()
            return value
        }
    }

    /// The keys after an operator on a collection belong to it: `children.@sum.age`.
    private mutating func keyedValue(_ expression: PredicateExpression) throws(PredicateEvaluationError) -> Any? {
        var keys: [String] = []
        var base = expression
        while case .key(let key, let inner) = base {
            keys.insert(key, at: 0)
            base = inner
        }
        return try KeyedValues.value(of: value(base), forKeys: keys[...])
    }

    private mutating func element(
        _ element: PredicateExpression.Element, of value: Any?
    ) throws(PredicateEvaluationError) -> Any? {
        let list = KeyedValues.elements(of: value)
        switch element {
        case .first: return list?.first ?? nil
        case .last: return list?.last ?? nil
        case .size: return list?.count
        case .at(let expression):
            let key = try self.value(expression)
            if let list {
                let number = try PredicateValues.number(key)
                guard let index = Int(exactly: number), list.indices.contains(index) else {
                    throw PredicateEvaluationError(
                        "the index \(number) is beyond the collection's \(list.count) elements")
                }
                return KeyedValues.unwrapped(list[index])
            }
            return try KeyedValues.value(of: value, forKey: "\(key ?? "nil")")
        }
    }
}
