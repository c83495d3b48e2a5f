import Foundation
import Predicates

extension RowStore {
    /// The rows of a plan in its order.
    func rows(_ plan: FetchPlan) throws -> [StoredRow] {
        let reader = self.reader(of: plan.entity, withFamily: plan.includesSubentities)
        let statement = try self.statement(plan, columns: plan.readsValues ? reader.columns : "t0.Z_PK, t0.Z_ENT")
        var rows: [StoredRow] = []
        if plan.readsValues {
            while try statement.step() { rows.append(reader.row(statement)) }
            return rows
        }
        let isFamily = plan.includesSubentities && plan.entity.hasFamily
        let entity = reference(plan.entity, 0)
        while try statement.step() {
            var found = entity
            if isFamily, let index = schema.entityByNumber[statement.integer(1)] {
                found = reference(layout.entities[index], 0)
            }
            found.row = statement.integer(0)
            rows.append(StoredRow(reference: found, version: 0, values: nil))
        }
        return rows
    }

    func count(_ plan: FetchPlan) throws -> Int {
        var plan = plan
        plan.order = []
        let bounded = plan.limit > 0 || plan.offset > 0
        let statement = try statement(plan, columns: bounded ? "1" : "COUNT(*)")
        if bounded {
            var count = 0
            while try statement.step() { count += 1 }
            return count
        }
        guard try statement.step() else { return 0 }
        defer { statement.reset() }
        return Int(statement.integer(0))
    }

    /// A bound statement that gives a plan's rows.
    private func statement(_ plan: FetchPlan, columns: String) throws -> Statement {
        var writer = SQLWriter(schema)
        let scope = writer.scope(plan.entity)
        let tail = try tail(plan, &writer, scope)
        let statement = try database.statement(
            "SELECT \(columns) FROM \(schema[plan.entity].table) t0\(writer.joinText(scope))\(tail)")
        statement.bind(writer.arguments)
        return statement
    }

    /// `WHERE …`, `ORDER BY …` and `LIMIT …` of a plan.
    func tail(_ plan: FetchPlan, _ writer: inout SQLWriter, _ scope: SQLScope, grouping: String = "") throws -> String {
        var conditions: [String] = []
        let entity = writer.entityCondition(plan.entity, scope.alias, withFamily: plan.includesSubentities)
        if !entity.isEmpty { conditions.append(entity) }
        if let rows = plan.rows { conditions.append("t0.Z_PK IN (\(rows.map(String.init).joined(separator: ",")))") }
        if case .constant(true) = plan.predicate {
        } else {
            conditions.append(try writer.condition(plan.predicate, scope))
        }
        var text = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        text += grouping
        let order = try plan.order.map { try self.order($0, &writer, scope) }
        if !order.isEmpty {
            text += " ORDER BY " + (grouping.isEmpty ? order + ["t0.Z_PK"] : order).joined(separator: ", ")
        } else if grouping.isEmpty, plan.limit > 0 || plan.offset > 0 {
            text += " ORDER BY t0.Z_PK"
        }
        if plan.limit > 0 || plan.offset > 0 {
            text += " LIMIT \(plan.limit > 0 ? plan.limit : -1)" + (plan.offset > 0 ? " OFFSET \(plan.offset)" : "")
        }
        return text
    }

    private func order(_ order: FetchPlan.Order, _ writer: inout SQLWriter, _ scope: SQLScope) throws -> String {
        let direction = order.isAscending ? "" : " DESC"
        let expression = order.keys.reduce(PredicateTerm.object) { .key($1, of: $0) }
        switch try writer.term(expression, scope) {
        case .value(let column, let type):
            let isText = type == .stringAttributeType
            let collation = isText ? DatabaseFunctions.collation(ofMethod: order.method).map { " COLLATE \($0)" } : nil
            return column + (collation ?? "") + direction
        case .row(let column, _), .entity(let column): return column + direction
        case .constant, .collection:
            throw Untranslatable(reason: "'\(order.keys.joined(separator: "."))' leads to many objects")
        }
    }

    // MARK: Dictionaries

    func dictionaries(_ plan: FetchPlan, _ wanted: DictionaryPlan) throws -> [NSDictionary] {
        var writer = SQLWriter(schema)
        let scope = writer.scope(plan.entity)
        var columns: [(name: String, sql: String, type: NSAttributeType?, entity: EntityLayout?)] = []
        for column in wanted.columns {
            let (sql, type, entity) = try value(column, &writer, scope)
            columns.append(
                (column.name, sql, column.type == .undefinedAttributeType ? type : column.type ?? type, entity))
        }
        var groups: [String] = []
        for group in wanted.groups { groups.append(try value(group, &writer, scope).sql) }
        let isAggregate = !groups.isEmpty || wanted.columns.contains { $0.isAggregate }
        let grouping = groups.isEmpty ? (isAggregate ? " " : "") : " GROUP BY " + groups.joined(separator: ", ")
        let tail = try tail(plan, &writer, scope, grouping: wanted.isDistinct && grouping.isEmpty ? " " : grouping)
        let list = columns.map(\.sql).joined(separator: ", ")
        let statement = try database.statement(
            "SELECT \(wanted.isDistinct ? "DISTINCT " : "")\(list) FROM \(schema[plan.entity].table) t0"
                + "\(writer.joinText(scope))\(tail)")
        statement.bind(writer.arguments)
        var results: [NSDictionary] = []
        while try statement.step() {
            let row = NSMutableDictionary()
            for (index, column) in columns.enumerated() {
                if let value = object(statement.value(Int32(index)), column.type, column.entity) {
                    row[column.name] = value
                }
            }
            results.append(row)
        }
        guard let having = wanted.having else { return results }
        let format = PredicateFormat(tree: having, text: "the having predicate")
        return results.filter { (try? format.isTrue(of: $0)) == true }
    }

    private func value(
        _ column: DictionaryPlan.Column, _ writer: inout SQLWriter, _ scope: SQLScope
    ) throws -> (sql: String, type: NSAttributeType?, entity: EntityLayout?) {
        if let (name, part) = column.aggregate {
            if case .object = part { return ("\(name)(*)", .integer64AttributeType, nil) }
            let (sql, type, _) = try value(
                DictionaryPlan.Column(name: column.name, expression: part, type: nil), &writer, scope)
            let result: NSAttributeType? =
                name == "COUNT" ? .integer64AttributeType : name == "AVG" ? .doubleAttributeType : type
            return ("\(name)(\(sql))", result, nil)
        }
        switch try writer.term(column.expression, scope) {
        case .value(let sql, let type): return (sql, type, nil)
        case .row(let sql, let entity): return (sql, nil, entity)
        default:
            throw CocoaFailure.error(
                NSCoreDataError,
                "Invalid keypath \(column.name) passed to setPropertiesToFetch: it is no value of a row")
        }
    }

    func object(_ value: SQLValue, _ type: NSAttributeType?, _ entity: EntityLayout?) -> Any? {
        let stored: PropertyValue
        switch value {
        case .null: return nil
        case .integer(let number):
            if let entity { return NSManagedObjectID(reference(entity, number), entity, store: nil) }
            stored =
                type == .dateAttributeType || type == .doubleAttributeType || type == .floatAttributeType
                ? .real(Double(number)) : .integer(number)
        case .real(let number): stored = .real(number)
        case .text(let text): stored = .text(text)
        case .blob(let data): stored = .data(data)
        }
        return AttributeValues.object(stored, as: type ?? .undefinedAttributeType)
    }
}

extension DictionaryPlan.Column {
    private static let functions = ["sum:": "SUM", "average:": "AVG", "min:": "MIN", "max:": "MAX", "count:": "COUNT"]

    /// A function over all rows of a group, and what it is of.
    var aggregate: (name: String, of: PredicateTerm)? {
        switch expression {
        case .function(let name, let parts):
            guard let sql = Self.functions[name], let part = parts.first else { return nil }
            return (sql, part)
        case .key(let key, let base) where key.hasPrefix("@"):
            return Self.functions[key.dropFirst() + ":"].map { ($0, base) }
        default: return nil
        }
    }

    var isAggregate: Bool { aggregate != nil }
}
