import Foundation
import Predicates

/// Writes SQL for predicates, with the values for its question marks.
///
/// A condition counts as false where it is NULL, and is never NULL below a NOT: answers are those of the evaluation in memory.
struct SQLWriter {
    let schema: StoreSchema
    /// Objects of a temporary number, or of another store, are equal to none of this store's rows.
    var arguments: [SQLValue] = []
    private var aliases = 0
    /// Joins by the table whose rows they belong to: that of the statement, or of a nested one.
    private(set) var joins: [String: [(path: String, sql: String, scope: SQLScope)]] = [:]
    private var owners: [String: String] = [:]
    var variables: [String: SQLScope] = [:]

    init(_ schema: StoreSchema) { self.schema = schema }

    func table(_ entity: EntityLayout) -> String { schema[entity].table }

    mutating func scope(_ entity: EntityLayout) -> SQLScope {
        defer { aliases += 1 }
        let scope = SQLScope(entity: entity, alias: "t\(aliases)")
        owners[scope.alias] = scope.alias
        return scope
    }

    /// The joins of one statement's table.
    func joinText(_ scope: SQLScope) -> String { (joins[scope.alias] ?? []).map { " " + $0.sql }.joined() }

    /// The rows of an entity in its table; empty for all.
    func entityCondition(_ entity: EntityLayout, _ alias: String, withFamily: Bool = true) -> String {
        let root = schema.layout.entities[entity.root]
        guard root.hasFamily else { return "" }
        if withFamily, entity === root { return "" }
        let numbers = (withFamily ? entity.family : [entity.index]).map { "\(schema.entities[$0].number)" }
        return numbers.count == 1
            ? "\(alias).Z_ENT = \(numbers[0])" : "\(alias).Z_ENT IN (\(numbers.joined(separator: ",")))"
    }

    // MARK: Paths

    private mutating func join(_ scope: SQLScope, _ slot: Int) throws -> SQLScope {
        let property = scope.entity.slots[slot]
        guard case .reference(let column, _) = schema[scope.entity].storage[slot] else {
            throw Untranslatable(reason: "\(property.name) isn't stored")
        }
        let owner = owners[scope.alias] ?? scope.alias
        let path = "\(scope.alias).\(column)"
        if let known = joins[owner]?.first(where: { $0.path == path }) { return known.scope }
        let joined = self.scope(schema.layout.entities[property.destination])
        owners[joined.alias] = owner
        let sql = "LEFT JOIN \(table(joined.entity)) \(joined.alias) ON \(joined.alias).Z_PK = \(path)"
        joins[owner, default: []].append((path, sql, joined))
        return joined
    }

    mutating func term(_ keys: [String], in scope: SQLScope) throws -> SQLTerm {
        guard let key = keys.first else { return .row("\(scope.alias).Z_PK", scope.entity) }
        let rest = Array(keys.dropFirst())
        guard let slot = scope.entity.slotByName[key] else {
            switch key {
            case "objectID", "self", "SELF": return try term(rest, in: scope)
            case "entity" where rest.isEmpty: return .entity("\(scope.alias).Z_ENT")
            default: throw Untranslatable(reason: "\(scope.entity.name) has no property \(key)")
            }
        }
        let property = scope.entity.slots[slot]
        switch (property.kind, schema[scope.entity].storage[slot]) {
        case (.attribute(let type), .column(let column)):
            guard rest.isEmpty else { throw Untranslatable(reason: "a path goes on behind the attribute \(key)") }
            return .value("\(scope.alias).\(column)", type)
        case (.toOne, .reference(let column, _)):
            if rest.isEmpty || rest == ["objectID"] || rest == ["self"] {
                return .row("\(scope.alias).\(column)", schema.layout.entities[property.destination])
            }
            return try term(rest, in: join(scope, slot))
        case (.toMany, _): return .collection(try collection(scope, slot, rest))
        default: throw Untranslatable(reason: "\(key) isn't stored")
        }
    }

    private mutating func collection(_ scope: SQLScope, _ slot: Int, _ rest: [String]) throws -> SQLCollection {
        let property = scope.entity.slots[slot]
        let destination = self.scope(schema.layout.entities[property.destination])
        let owner = owners[scope.alias] == scope.alias ? nil : scope.alias
        switch schema[scope.entity].storage[slot] {
        case .foreign(let table, let column, _):
            return SQLCollection(
                from: "\(table) \(destination.alias)",
                condition: "\(destination.alias).\(column) = \(scope.alias).Z_PK",
                scope: destination, rest: rest, owner: owner)
        case .join(let join):
            let pairs = "j\(destination.alias)"
            return SQLCollection(
                from: "\(join.table) \(pairs) JOIN \(table(destination.entity)) \(destination.alias) ON "
                    + "\(destination.alias).Z_PK = \(pairs).\(join.otherColumn)",
                condition: "\(pairs).\(join.ownColumn) = \(scope.alias).Z_PK", scope: destination, rest: rest,
                owner: owner)
        default: throw Untranslatable(reason: "\(property.name) isn't stored")
        }
    }

    /// `SELECT what FROM the collection WHERE it is this one's, and a condition`.
    func select(_ what: String, _ collection: SQLCollection, and condition: String? = nil) -> String {
        let extra = condition.map { " AND \($0)" } ?? ""
        return
            "SELECT \(what) FROM \(collection.from)\(joinText(collection.scope)) WHERE \(collection.condition)\(extra)"
    }
}
