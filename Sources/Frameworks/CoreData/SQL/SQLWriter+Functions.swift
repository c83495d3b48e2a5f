import Foundation
import Predicates

extension SQLWriter {
    mutating func function(_ name: String, _ parts: [PredicateTerm], _ scope: SQLScope) throws -> SQLTerm {
        let aggregates = ["sum:": "@sum", "average:": "@avg", "min:": "@min", "max:": "@max", "count:": "@count"]
        if let aggregate = aggregates[name], parts.count == 1, case .key = parts[0],
            case .collection = try term(parts[0], scope)
        {
            guard aggregate == "@count" else { throw Untranslatable(reason: "\(name) of a path to many") }
            return try term(.key("@count", of: parts[0]), scope)
        }
        if name == "lowercase:" || name == "uppercase:", let part = parts.first {
            guard case .value(let column, .stringAttributeType) = try term(part, scope) else {
                throw Untranslatable(reason: "\(name) takes a text")
            }
            return .value("\(name == "lowercase:" ? "MasuLower" : "MasuUpper")(\(column))", .stringAttributeType)
        }
        let operators = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
        guard let operation = operators[name], parts.count == 2 else {
            throw Untranslatable(reason: "\(name) has no SQL")
        }
        let left = try operand(parts[0], scope)
        let right = try operand(parts[1], scope)
        return .value("(\(left) \(operation) \(right))", .doubleAttributeType)
    }

    /// A fraction; nothing counts as 0, as in memory.
    private mutating func operand(_ expression: PredicateTerm, _ scope: SQLScope) throws -> String {
        switch try term(expression, scope) {
        case .value(let column, let type) where type.isNumber: return "COALESCE(CAST(\(column) AS REAL), 0.0)"
        case .constant(let value):
            guard let number = (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? value as? Double
            else { throw Untranslatable(reason: "arithmetic of what is no number") }
            arguments.append(.real(number))
            return "?"
        default: throw Untranslatable(reason: "arithmetic of what is no number")
        }
    }
}
