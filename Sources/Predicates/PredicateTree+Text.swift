import Foundation

// Predicates and expressions as a format has them, so that it can be read again.

extension PredicateTree: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let part): "NOT \(part.enclosed)"
        case .all(let parts):
            parts.isEmpty ? "TRUEPREDICATE" : parts.map(\.enclosed).joined(separator: " AND ")
        case .any(let parts):
            parts.isEmpty ? "FALSEPREDICATE" : parts.map(\.enclosed).joined(separator: " OR ")
        case .comparison(let comparison): comparison.description
        }
    }

    private var enclosed: String {
        switch self {
        case .constant, .comparison: description
        case .not, .all, .any: "(\(self))"
        }
    }
}

extension PredicateComparison: CustomStringConvertible {
    package var description: String {
        let prefix =
            switch quantifier {
            case .none: ""
            case .any: "ANY "
            case .all: "ALL "
            case .noneOf: "NONE "
            }
        let letters = (ignoresCase ? "c" : "") + (ignoresAccents ? "d" : "")
        return "\(prefix)\(left) \(comparison.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
    }
}

extension PredicateExpression: CustomStringConvertible {
    package var description: String {
        switch self {
        case .constant(let value): Self.text(of: value)
        case .object: "SELF"
        case .variable(let name): "$\(name)"
        case .key(let key, .object): key.hasPrefix("@") ? "SELF.\(key)" : key
        case .key(let key, let base): "\(base).\(key)"
        case .element(let element, let base):
            switch element {
            case .first: "\(base)[FIRST]"
            case .last: "\(base)[LAST]"
            case .size: "\(base)[SIZE]"
            case .at(let index): "\(base)[\(index)]"
            }
        case .list(let parts): "{\(parts.map(\.description).joined(separator: ", "))}"
        case .function(let name, let parts): Self.text(ofFunction: name, parts)
        case .subquery(let base, let variable, let tree): "SUBQUERY(\(base), $\(variable), \(tree))"
        case .choice(let tree, let first, let second): "TERNARY(\(tree), \(first), \(second))"
        case .assignment(let name, let part): "$\(name) := \(part)"
        }
    }

    private static func text(ofFunction name: String, _ parts: [PredicateExpression]) -> String {
        let signs = [
            "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        ]
        if let sign = signs[name], parts.count == 2 { return "(\(parts[0]) \(sign) \(parts[1]))" }
        let list = parts.map(\.description).joined(separator: ", ")
        if name == "castObject:toType:" || name == "cast:toType:" { return "CAST(\(list))" }
        return "\(name)(\(list))"
    }

    private static func text(of value: Any?) -> String {
        guard let value = KeyedValues.unwrapped(value) else { return "nil" }
        if let flag = value as? Bool { return flag ? "YES" : "NO" }
        if let text = PredicateValues.text(value) {
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
            return "\"\(escaped)\""
        }
        if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        if let elements = KeyedValues.elements(of: value) {
            return "{\(elements.map { text(of: $0) }.joined(separator: ", "))}"
        }
        return "\(value)"
    }
}
