import Foundation

/// Brings a store to another version of its model: what has the same name, or the name that the model says it had, stays; what is
/// new begins with its default; the rest goes.
struct LightweightMigration {
    let database: Database
    let model: NSManagedObjectModel
    let tables: [String: Set<String>]

    /// The whole happens in one transaction.
    ///
    /// - Throws: the error of a mapping that can't be inferred, with the store as it was.
    func run() throws -> StoreSchema {
        let old = try StoreOpening.numbers(database)
        let schema = StoreSchema(model.layout)
        try database.transaction {
            try database.execute("PRAGMA defer_foreign_keys = ON")
            let maxima = try self.maxima()
            for table in tables.keys.sorted() where isOfStore(table) {
                try database.execute("ALTER TABLE \(table) RENAME TO OLD_\(table)")
            }
            for index in try indexes() { try database.execute("DROP INDEX IF EXISTS \"\(index)\"") }
            for table in ["Z_PRIMARYKEY", "Z_MODELCACHE"] { try database.execute("DROP TABLE IF EXISTS \(table)") }
            for statement in schema.creation() where !statement.hasPrefix("CREATE TABLE Z_METADATA") {
                try database.execute(statement)
            }
            for entity in schema.layout.entities { try copy(entity, schema, old) }
            try copyPairs(schema, old)
            for entity in schema.layout.entities where entity.root == entity.index {
                let former = entity.description.renamingIdentifier ?? entity.name
                let maximum = maxima[former] ?? maxima[entity.name] ?? 0
                try database.execute(
                    "UPDATE Z_PRIMARYKEY SET Z_MAX = max(\(maximum), (SELECT COALESCE(MAX(Z_PK), 0) FROM \(schema[entity].table))) WHERE Z_ENT = \(schema[entity].number)"
                )
            }
            for table in tables.keys.sorted() where isOfStore(table) { try database.execute("DROP TABLE OLD_\(table)") }
        }
        return schema
    }

    private func isOfStore(_ table: String) -> Bool {
        table.hasPrefix("Z") && !["Z_PRIMARYKEY", "Z_METADATA", "Z_MODELCACHE"].contains(table)
    }

    private func maxima() throws -> [String: Int64] {
        var maxima: [String: Int64] = [:]
        let statement = try database.statement("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY")
        while try statement.step() { maxima[statement.text(0)] = statement.integer(1) }
        return maxima
    }

    private func indexes() throws -> [String] {
        var names: [String] = []
        let statement = try database.statement(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name LIKE 'Z%'")
        while try statement.step() { names.append(statement.text(0)) }
        return names
    }

    // MARK: Rows

    private func copy(_ entity: EntityLayout, _ schema: StoreSchema, _ old: [String: Int64]) throws {
        let former = entity.description.renamingIdentifier ?? entity.name
        guard let number = old[former] ?? old[entity.name] else { return }
        guard let source = try sourceTable(of: number, named: [former, entity.name], entity, schema) else { return }
        let columns = tables[source] ?? []
        var names: [String] = []
        var values: [String] = []
        for (slot, storage) in zip(entity.slots, schema[entity].storage) {
            guard let name = storage.column else { continue }
            let oldName = "Z" + (slot.description.renamingIdentifier ?? slot.name).uppercased()
            let from = [name, oldName, "Z" + slot.name.uppercased()].first { columns.contains($0) }
            names.append(name)
            values.append(try from ?? defaultValue(slot, entity))
            if case .reference(_, let entityColumn?) = storage {
                names.append(entityColumn)
                values.append("NULL")
            }
            let order = "Z_FOK_" + name.dropFirst()
            if columns.contains(order), case .reference = storage, slot.inverse >= 0,
                schema.layout.entities[slot.destination].slots[slot.inverse].isOrdered
            {
                names.append(order)
                values.append(order)
            }
        }
        try database.execute(
            "INSERT INTO \(schema[entity].table) (Z_PK, Z_ENT, Z_OPT\(names.map { ", \($0)" }.joined())) "
                + "SELECT Z_PK, \(schema[entity].number), Z_OPT\(values.map { ", \($0)" }.joined()) FROM OLD_\(source) WHERE Z_ENT = \(number)"
        )
    }

    /// The table that has an entity's rows: its own, or that of an entity above it.
    private func sourceTable(
        of number: Int64, named names: [String], _ entity: EntityLayout, _ schema: StoreSchema
    ) throws -> String? {
        var candidates = names.map { "Z" + $0.uppercased() } + [schema[entity].table]
        let root = schema.layout.entities[entity.root]
        candidates.append("Z" + (root.description.renamingIdentifier ?? root.name).uppercased())
        return candidates.first { tables[$0] != nil }
    }

    private func defaultValue(_ slot: PropertySlot, _ entity: EntityLayout) throws -> String {
        switch slot.initial {
        case .integer(let number): return "\(number)"
        case .real(let number): return "\(number)"
        case .text(let text): return "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
        default:
            guard slot.isOptional || slot.isToMany || slot.isTransient else {
                throw CocoaFailure.error(
                    NSInferredMappingModelError,
                    "Can't infer a mapping: '\(slot.name)' of '\(entity.name)' is new and required, but has no default value",
                    ["entity": entity.name, "property": slot.name])
            }
            return "NULL"
        }
    }

    // MARK: Pairs

    private func copyPairs(_ schema: StoreSchema, _ old: [String: Int64]) throws {
        let before = StoreSchema(model.layout, numbers: old, tables: tables)
        var done: Set<String> = []
        for (entity, former) in zip(schema.entities, before.entities) {
            for (storage, earlier) in zip(entity.storage, former.storage) {
                guard case .join(let new) = storage, case .join(let known) = earlier, done.insert(new.table).inserted,
                    let columns = tables[known.table], columns.contains(known.ownColumn),
                    columns.contains(known.otherColumn)
                else { continue }
                let pairs = [(new.orderColumn, known.orderColumn), (new.inverseOrderColumn, known.inverseOrderColumn)]
                let orders = pairs.compactMap { pair -> (String, String)? in
                    guard let new = pair.0, let known = pair.1, columns.contains(known) else { return nil }
                    return (new, known)
                }
                try database.execute(
                    "INSERT OR IGNORE INTO \(new.table) (\(([new.ownColumn, new.otherColumn] + orders.map(\.0)).joined(separator: ", "))) "
                        + "SELECT \(([known.ownColumn, known.otherColumn] + orders.map(\.1)).joined(separator: ", ")) FROM OLD_\(known.table)"
                )
            }
        }
    }
}
