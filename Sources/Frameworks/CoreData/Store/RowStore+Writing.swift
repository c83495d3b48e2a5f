import Foundation

extension RowStore {
    /// Writes a change set as a whole.
    ///
    /// - Throws: `WriteConflict` where rows aren't what the context knows, with nothing written.
    func write(_ changes: ChangeSet) throws -> WriteResult {
        try transaction {
            try check(changes)
            var result = WriteResult()
            result.permanent = try numbers(
                for: changes.inserted.compactMap { $0.reference.isTemporary ? $0.reference : nil })
            let permanent = result.permanent
            let transform = { (row: RowReference) in row.isTemporary ? permanent[row] ?? row : row }
            let entries = tracksHistory ? try historyEntries(changes, transform) : []
            for change in changes.deleted { try delete(change) }
            for change in changes.updated {
                result.versions[change.reference] = try update(change, transform)
            }
            for change in changes.inserted {
                try insert(change, as: transform(change.reference), transform)
            }
            for change in changes.inserted where writer(of: change.entity).hasRelated {
                try writeRelated(change, as: transform(change.reference), transform)
            }
            for change in changes.updated where writer(of: change.entity).hasRelated {
                try writeRelated(change, as: change.reference, transform)
            }
            try record(entries, by: changes.author)
            return result
        }
    }

    private func historyEntries(
        _ changes: ChangeSet, _ transform: (RowReference) -> RowReference
    ) throws -> [HistoryEntry] {
        changes.inserted.map { HistoryEntry(type: .insert, entity: $0.entity, row: transform($0.reference).row) }
            + changes.updated.map { change in
                historyEntry(
                    updating: change.reference.row, of: change.entity,
                    slots: change.entity.slots.indices.filter { change.old[$0] != change.new[$0] })
            }
            + (try changes.deleted.map { try historyEntry(deleting: $0.reference.row, of: $0.entity) })
    }

    // MARK: Numbers

    /// The next numbers of the entities' tables.
    func numbers(for references: [RowReference]) throws -> [RowReference: RowReference] {
        var permanent: [RowReference: RowReference] = [:]
        permanent.reserveCapacity(references.count)
        for (root, list) in byRoot(references) {
            let key = schema.entities[Int(root)].number
            let select = try database.statement("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?")
            select.bind(key, 1)
            var last: Int64 = try select.step() ? select.integer(0) : 0
            select.reset()
            for reference in list {
                last += 1
                permanent[reference] = RowReference(
                    store: number, root: root, entity: reference.entity, row: last)
            }
            let update = try database.statement("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?")
            update.bind(last, 1)
            update.bind(key, 2)
            try update.run()
        }
        return permanent
    }

    private func byRoot(_ references: [RowReference]) -> [(root: Int16, references: [RowReference])] {
        guard let first = references.first else { return [] }
        if references.allSatisfy({ $0.root == first.root }) { return [(first.root, references)] }
        return Dictionary(grouping: references, by: \.root).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: Conflicts

    private func check(_ changes: ChangeSet) throws {
        var conflict = WriteConflict()
        for change in changes.updated + changes.deleted {
            guard let known = change.version else { continue }
            let statement = try database.statement("SELECT Z_OPT FROM \(schema[change.entity].table) WHERE Z_PK = ?")
            statement.bind(change.reference.row, 1)
            let isThere = try statement.step()
            let version = isThere ? statement.integer(0) : -1
            statement.reset()
            guard version != known else { continue }
            conflict.rows.append(
                WriteConflict.Row(reference: change.reference, known: known, stored: try row(change.reference)))
        }
        conflict.duplicates = try duplicates(changes)
        guard conflict.isEmpty else { throw conflict }
    }

    /// Objects whose values of a uniqueness constraint another row has.
    private func duplicates(_ changes: ChangeSet) throws -> [WriteConflict.Duplicate] {
        var found: [WriteConflict.Duplicate] = []
        var known: [Int: [[Int]]] = [:]
        for list in [changes.inserted, changes.updated] {
            for change in list where known[change.entity.index] == nil {
                known[change.entity.index] = constraints(of: change.entity)
            }
        }
        guard known.values.contains(where: { !$0.isEmpty }) else { return [] }
        let deleted = Set(changes.deleted.map(\.reference))
        let own = Set((changes.inserted + changes.updated).map(\.reference))
        var seen: [String: RowReference] = [:]
        for change in changes.inserted + changes.updated {
            for (number, slots) in (known[change.entity.index] ?? []).enumerated() {
                let values = slots.map { change.new[$0] }
                guard !values.contains(where: \.isNone) else { continue }
                let sql = try values.enumerated().map {
                    try self.sql($0.element, change.entity.slots[slots[$0.offset]])
                }
                let key = "\(change.entity.root) \(number) \(sql)"
                if let other = seen[key] {
                    found.append(WriteConflict.Duplicate(reference: change.reference, existing: other, slots: slots))
                    continue
                }
                seen[key] = change.reference
                if slots.allSatisfy({ change.old[$0] == change.new[$0] }), !change.reference.isTemporary { continue }
                for existing in try rows(of: change.entity, slots, sql)
                where existing != change.reference && !deleted.contains(existing) && !own.contains(existing) {
                    found.append(WriteConflict.Duplicate(reference: change.reference, existing: existing, slots: slots))
                }
            }
        }
        return found
    }

    /// The constraints of an entity and of those above it, by places.
    private func constraints(of entity: EntityLayout) -> [[Int]] {
        var all: [[Int]] = []
        var current: NSEntityDescription? = entity.description
        while let description = current {
            for constraint in description.uniquenessConstraints {
                let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                let slots = names.compactMap { entity.slotByName[$0] }
                if slots.count == names.count, !slots.isEmpty { all.append(slots) }
            }
            current = description.superentity
        }
        return all
    }

    private func rows(of entity: EntityLayout, _ slots: [Int], _ values: [SQLValue]) throws -> [RowReference] {
        let schema = self.schema[entity]
        let columns = slots.compactMap { schema.storage[$0].column }
        guard columns.count == slots.count else { return [] }
        let statement = try database.statement(
            "SELECT Z_PK, Z_ENT FROM \(schema.table) WHERE " + columns.map { "\($0) = ?" }.joined(separator: " AND "))
        statement.bind(values)
        var rows: [RowReference] = []
        while try statement.step() {
            guard let index = self.schema.entityByNumber[statement.integer(1)], entity.family.contains(index) else {
                continue
            }
            rows.append(reference(layout.entities[index], statement.integer(0)))
        }
        return rows
    }

    // MARK: Rows

    private func delete(_ change: ChangeSet.Change) throws {
        try dropFiles(of: change.reference.row, change.entity)
        let statement = try database.statement("DELETE FROM \(schema[change.entity].table) WHERE Z_PK = ?")
        statement.bind(change.reference.row, 1)
        try statement.run()
        for storage in schema[change.entity].storage {
            guard case .join(let join) = storage else { continue }
            for column in Set([join.ownColumn, join.otherColumn == "REFLEXIVE" ? join.otherColumn : join.ownColumn])
                .sorted()
            {
                let pairs = try database.statement("DELETE FROM \(join.table) WHERE \(column) = ?")
                pairs.bind(change.reference.row, 1)
                try pairs.run()
            }
        }
    }

    private func insert(
        _ change: ChangeSet.Change, as reference: RowReference, _ transform: (RowReference) -> RowReference
    ) throws {
        let writer = self.writer(of: change.entity)
        let statement = try writer.insertionStatement(database)
        statement.bind(reference.row, 1)
        statement.bind(schema[change.entity].number, 2)
        var place: Int32 = 3
        for column in writer.columns {
            try bind(change.new[column.slot], column, change.entity, statement, &place, transform)
        }
        try statement.run()
    }

    /// - Returns: the version after the update.
    private func update(_ change: ChangeSet.Change, _ transform: (RowReference) -> RowReference) throws -> Int64 {
        let columns = writer(of: change.entity).columns.filter { change.old[$0.slot] != change.new[$0.slot] }
        try dropFiles(of: change.reference.row, change.entity) { change.old[$0] != change.new[$0] }
        let names = columns.flatMap { [$0.name] + ($0.entityColumn.map { [$0] } ?? []) }.map { ", \($0) = ?" }.joined()
        let statement = try database.statement(
            "UPDATE \(schema[change.entity].table) SET Z_OPT = ?\(names) WHERE Z_PK = ?")
        let version = try (change.version ?? storedVersion(change)) + 1
        statement.bind(version, 1)
        var place: Int32 = 2
        for column in columns { try bind(change.new[column.slot], column, change.entity, statement, &place, transform) }
        statement.bind(change.reference.row, place)
        try statement.run()
        return version
    }

    private func storedVersion(_ change: ChangeSet.Change) throws -> Int64 {
        let statement = try database.statement("SELECT Z_OPT FROM \(schema[change.entity].table) WHERE Z_PK = ?")
        statement.bind(change.reference.row, 1)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    private func bind(
        _ value: PropertyValue, _ column: RowWriter.Column, _ entity: EntityLayout, _ statement: Statement,
        _ place: inout Int32, _ transform: (RowReference) -> RowReference
    ) throws {
        switch value {
        case .none, .unread, .related: statement.bindNull(place)
        case .integer(let number): statement.bind(number, place)
        case .real(let number): statement.bind(number, place)
        case .text(let text): statement.bind(text, place)
        case .data(let data): statement.bind(column.isExternal ? try external(data) : data, place)
        case .object: statement.bind(try sql(value, entity.slots[column.slot]), place)
        case .reference(let row):
            let row = transform(row)
            statement.bind(row.row, place)
            if column.entityColumn != nil {
                place += 1
                statement.bind(schema.entities[Int(row.entity)].number, place)
            }
        }
        if case .reference = value {
        } else if column.entityColumn != nil {
            place += 1
            statement.bindNull(place)
        }
        place += 1
    }

    /// A value as its column keeps it.
    func sql(_ value: PropertyValue, _ slot: PropertySlot) throws -> SQLValue {
        switch value {
        case .none, .unread, .related: return .null
        case .integer(let number): return .integer(number)
        case .real(let number): return .real(number)
        case .text(let text): return .text(text)
        case .data(let data): return .blob(data)
        case .reference(let row): return .integer(row.row)
        case .object(let box):
            if let number = box.value as? NSDecimalNumber, slot.kind == .attribute(.decimalAttributeType) {
                return .text(number.stringValue)
            }
            guard let data = Transformation.data(of: box.value, by: slot.attribute?.valueTransformerName) else {
                throw CocoaFailure.error(
                    NSPersistentStoreSaveError,
                    "the value of '\(slot.name)', a \(type(of: box.value)), can't be made into data by '\(slot.attribute?.valueTransformerName ?? "NSSecureUnarchiveFromData")'"
                )
            }
            return .blob(data)
        }
    }
}

/// The columns that an entity's rows are written into.
final class RowWriter {
    struct Column {
        var slot: Int
        var name: String
        var entityColumn: String?
        var isExternal: Bool
    }

    let columns: [Column]
    /// Those whose data may lie in files.
    let external: [Column]
    /// True where relationships to many write more than the row's own columns.
    let hasRelated: Bool
    private let insertion: String
    private var prepared: Statement?

    /// The statement that inserts a row, ready to be bound.
    func insertionStatement(_ database: Database) throws -> Statement {
        guard let prepared, !database.isTraced else {
            let made = try database.statement(insertion)
            prepared = made
            return made
        }
        prepared.reset()
        return prepared
    }

    init(_ schema: StoreSchema, _ entity: EntityLayout) {
        columns = zip(entity.slots.indices, schema[entity].storage).compactMap { slot, storage in
            switch storage {
            case .column(let name):
                return Column(
                    slot: slot, name: name, entityColumn: nil,
                    isExternal: entity.slots[slot].attribute?.allowsExternalBinaryDataStorage == true)
            case .reference(let name, let entityColumn):
                return Column(slot: slot, name: name, entityColumn: entityColumn, isExternal: false)
            case .none, .foreign, .join: return nil
            }
        }
        external = columns.filter(\.isExternal)
        hasRelated = schema[entity].storage.contains { storage in
            switch storage {
            case .foreign(_, _, let order): order != nil
            case .join: true
            case .none, .column, .reference: false
            }
        }
        let names = columns.flatMap { [$0.name] + ($0.entityColumn.map { [$0] } ?? []) }
        insertion =
            "INSERT INTO \(schema[entity].table) (Z_OPT, Z_PK, Z_ENT\(names.map { ", \($0)" }.joined())) "
            + "VALUES (1, ?, ?\(String(repeating: ", ?", count: names.count)))"
    }
}
