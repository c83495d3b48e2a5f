import Foundation
import Predicates

extension SQLWriter {
    /// A comparison of two values, neither of which is a collection of rows.
    mutating func compare(_ left: SQLTerm, _ comparison: PredicateComparison, _ right: SQLTerm) throws -> String {
        switch (left, right) {
        case (.constant(let left), .constant(let right)):
            return (try? comparison.holds(left, right)) == true ? "1" : "0"
        case (.constant, _):
            guard let turned = comparison.turned else {
                return try search(left, comparison, right)
            }
            return try compare(right, turned, left)
        case (.entity(let column), .constant(let value)): return try compareEntity(column, comparison, value)
        case (.row(let column, let entity), .constant(let value)):
            return try compareRow(column, entity, comparison, value)
        case (.row(let left, _), .row(let right, _)): return try identity(left, comparison, right)
        case (.value(let column, let type), .constant(let value)):
            return try compare(column, type, comparison, value)
        case (.value(let column, let type), .value(let other, let otherType)):
            guard Self.kind(type) == Self.kind(otherType) else { throw Untranslatable(reason: "values of two kinds") }
            return try compareColumns(column, type, comparison, other)
        default: throw Untranslatable(reason: "a comparison of a collection")
        }
    }

    private func identity(_ left: String, _ comparison: PredicateComparison, _ right: String) throws -> String {
        switch comparison.comparison {
        case .equal, .isIn: return "\(left) IS \(right)"
        case .unequal: return "\(left) IS NOT \(right)"
        default: throw Untranslatable(reason: "objects have no order")
        }
    }

    // MARK: Kinds of values

    enum Kind: Equatable {
        case number, text, date, uuid, url, data
    }

    static func kind(_ type: NSAttributeType) -> Kind? {
        if type.isNumber { return .number }
        return switch type {
        case .stringAttributeType: .text
        case .dateAttributeType: .date
        case .UUIDAttributeType: .uuid
        case .URIAttributeType: .url
        case .binaryDataAttributeType: .data
        default: nil
        }
    }

    /// A constant as a column of a type keeps it.
    private func value(_ constant: Any, _ type: NSAttributeType) throws -> SQLValue {
        switch (Self.kind(type), constant) {
        case (.number, let flag as Bool): return .integer(flag ? 1 : 0)
        case (.number, let number as any BinaryInteger): return .integer(Int64(truncatingIfNeeded: number))
        case (.number, _):
            guard let number = Self.number(constant) else { break }
            if let whole = Int64(exactly: number) { return .integer(whole) }
            return .real(number)
        case (.text, let text as String): return .text(text)
        case (.text, let text as NSString): return .text(String(describing: text))
        case (.date, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
        case (.uuid, let uuid as UUID): return .blob(AttributeValues.data(uuid))
        case (.url, let url as URL): return .text(url.absoluteString)
        case (.data, let data as Data): return .blob(data)
        default: break
        }
        throw Untranslatable(reason: "a \(Swift.type(of: constant)) isn't compared with this attribute in SQL")
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    // MARK: Columns

    private mutating func compare(
        _ column: String, _ type: NSAttributeType, _ comparison: PredicateComparison, _ constant: Any?
    ) throws -> String {
        let operation = comparison.comparison
        if operation == .isIn { return try isIn(column, type, comparison, constant) }
        if operation == .between { return try between(column, type, comparison, constant) }
        guard let constant else {
            switch operation {
            case .equal: return "\(column) IS NULL"
            case .unequal: return "\(column) IS NOT NULL"
            default: return "0"
            }
        }
        if TextComparison.options(comparison) != 0 || Self.searches.contains(operation) {
            guard Self.kind(type) == .text, constant is String || constant is NSString else {
                throw Untranslatable(reason: "only texts are searched in SQL")
            }
            return search(column, comparison, argument: try value(constant, type))
        }
        let sql = try value(constant, type)
        guard Self.isOrdered(type) || operation == .equal || operation == .unequal else {
            throw Untranslatable(reason: "values without an order")
        }
        arguments.append(sql)
        return "\(Self.ordered(column, type, operation)) \(try Self.sql(operation)) ?"
    }

    /// A column that is compared by its order: texts by that of Foundation, as in memory, not by their bytes.
    private static func ordered(
        _ column: String, _ type: NSAttributeType, _ operation: PredicateComparison.Operator
    ) -> String {
        let isOrder = operation != .equal && operation != .unequal
        return isOrder && kind(type) == .text ? "\(column) COLLATE MasuCompare" : column
    }

    private static let searches: Set<PredicateComparison.Operator> = [
        .contains, .beginsWith, .endsWith, .like, .matches,
    ]

    private static func isOrdered(_ type: NSAttributeType) -> Bool {
        [.number, .text, .date].contains(kind(type))
    }

    private static func sql(_ operation: PredicateComparison.Operator) throws -> String {
        switch operation {
        case .equal: "="
        case .unequal: "IS NOT"
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        default: throw Untranslatable(reason: "\(operation.rawValue) of columns")
        }
    }

    private mutating func search(
        _ column: String, _ comparison: PredicateComparison, argument: SQLValue
    ) -> String {
        let number = TextComparison.operators.firstIndex(of: comparison.comparison) ?? 0
        arguments.append(argument)
        let call = "NSCoreDataStringSearch(\(number), \(TextComparison.options(comparison)), \(column), ?)"
        return comparison.comparison == .unequal ? "(\(column) IS NULL OR \(call))" : call
    }

    /// A search whose text is a constant and whose pattern is a column.
    private mutating func search(
        _ left: SQLTerm, _ comparison: PredicateComparison, _ right: SQLTerm
    ) throws -> String {
        guard case .constant(let value) = left, let text = value as? String, case .value(let column, let type) = right,
            Self.kind(type) == .text, let number = TextComparison.operators.firstIndex(of: comparison.comparison)
        else { throw Untranslatable(reason: "a search in a constant") }
        arguments.append(.text(text))
        return "NSCoreDataStringSearch(\(number), \(TextComparison.options(comparison)), ?, \(column))"
    }

    private mutating func compareColumns(
        _ left: String, _ type: NSAttributeType, _ comparison: PredicateComparison, _ right: String
    ) throws -> String {
        if Self.searches.contains(comparison.comparison) || TextComparison.options(comparison) != 0 {
            guard Self.kind(type) == .text, let number = TextComparison.operators.firstIndex(of: comparison.comparison),
                comparison.comparison != .unequal, comparison.comparison != .equal
            else { throw Untranslatable(reason: "only texts are searched in SQL") }
            return "NSCoreDataStringSearch(\(number), \(TextComparison.options(comparison)), \(left), \(right))"
        }
        switch comparison.comparison {
        case .equal: return "\(left) IS \(right)"
        case .unequal: return "\(left) IS NOT \(right)"
        default:
            return "\(Self.ordered(left, type, comparison.comparison)) \(try Self.sql(comparison.comparison)) \(right)"
        }
    }

    // MARK: Lists

    static func elements(_ constant: Any?) -> [Any]? {
        switch constant {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as [Any?]: list.map { $0 ?? NSNull() }
        case let list as NSArray: list.map { $0 }
        case let set as any ManagedObjectCollection: set.managedObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private mutating func isIn(
        _ column: String, _ type: NSAttributeType, _ comparison: PredicateComparison, _ constant: Any?
    ) throws -> String {
        if let text = constant as? String, Self.kind(type) == .text {
            var turned = comparison
            turned.comparison = .contains
            return try search(.constant(text), turned, .value(column, type))
        }
        guard let elements = Self.elements(constant) else { throw Untranslatable(reason: "IN needs a collection") }
        let present = elements.filter { !($0 is NSNull) }
        var equality = comparison
        equality.comparison = .equal
        var parts: [String] = elements.count > present.count ? ["\(column) IS NULL"] : []
        if TextComparison.options(comparison) != 0 {
            for element in present { parts.append(try compare(column, type, equality, element)) }
        } else if !present.isEmpty {
            let values = try present.map { try value($0, type) }
            arguments += values
            parts.append("\(column) IN (\(Array(repeating: "?", count: values.count).joined(separator: ",")))")
        }
        return parts.isEmpty ? "0" : "(" + parts.joined(separator: " OR ") + ")"
    }

    private mutating func between(
        _ column: String, _ type: NSAttributeType, _ comparison: PredicateComparison, _ constant: Any?
    ) throws -> String {
        guard let bounds = Self.elements(constant), bounds.count == 2, TextComparison.options(comparison) == 0,
            Self.isOrdered(type)
        else { throw Untranslatable(reason: "BETWEEN needs two bounds") }
        arguments += [try value(bounds[0], type), try value(bounds[1], type)]
        return "\(Self.ordered(column, type, .between)) BETWEEN ? AND ?"
    }

    // MARK: Objects

    private mutating func compareRow(
        _ column: String, _ entity: EntityLayout, _ comparison: PredicateComparison, _ constant: Any?
    ) throws -> String {
        switch comparison.comparison {
        case .equal, .unequal:
            let isEqual = comparison.comparison == .equal
            guard let constant, !(constant is NSNull) else { return "\(column) IS \(isEqual ? "" : "NOT ")NULL" }
            guard let number = try row(constant, entity) else { return isEqual ? "0" : "1" }
            return isEqual ? "\(column) = \(number)" : "\(column) IS NOT \(number)"
        case .isIn:
            guard let elements = Self.elements(constant) else { throw Untranslatable(reason: "IN needs a collection") }
            let numbers = try elements.filter { !($0 is NSNull) }.compactMap { try row($0, entity) }
            let list = "\(column) IN (\(numbers.map(String.init).joined(separator: ",")))"
            return elements.contains { $0 is NSNull } ? "(\(list) OR \(column) IS NULL)" : list
        default: throw Untranslatable(reason: "objects have no order")
        }
    }

    /// The number of an object's row; nil where it can be none of the entity's.
    private func row(_ value: Any, _ entity: EntityLayout) throws -> Int64? {
        let reference: RowReference
        switch value {
        case let object as NSManagedObject: reference = object.reference
        case let identity as NSManagedObjectID: reference = identity.reference
        case let url as URL where url.scheme == "x-coredata":
            guard let number = Int64(url.lastPathComponent.dropFirst()) else { return nil }
            return number
        default: throw Untranslatable(reason: "an object is compared with a \(type(of: value))")
        }
        guard !reference.isTemporary, Int(reference.root) == entity.root else { return nil }
        return reference.row
    }

    private func compareEntity(_ column: String, _ comparison: PredicateComparison, _ constant: Any?) throws -> String {
        let name = (constant as? NSEntityDescription)?.name ?? constant as? String ?? ""
        guard let entity = schema.layout.entity(named: name), [.equal, .unequal].contains(comparison.comparison) else {
            throw Untranslatable(reason: "an entity is compared with something else")
        }
        return "\(column) \(comparison.comparison == .equal ? "=" : "<>") \(schema[entity].number)"
    }
}

extension PredicateComparison {
    /// The same comparison with its sides exchanged.
    var turned: PredicateComparison? {
        let operations: [Operator: Operator] = [
            .equal: .equal, .unequal: .unequal, .less: .greater, .lessOrEqual: .greaterOrEqual, .greater: .less,
            .greaterOrEqual: .lessOrEqual,
        ]
        guard let operation = operations[comparison] else { return nil }
        var turned = self
        turned.comparison = operation
        return turned
    }
}
