import Foundation

extension NSPersistentStoreCoordinator {
    /// Deletes rows, what their rules say goes with them, and the references to them.
    func deleteRows(_ references: [RowReference], by author: HistoryAuthor) throws {
        try changeRows(references) { rows, list in try rows.deleteCascading(list, by: author) }
    }

    /// Changes rows of each store in a transaction of its own.
    private func changeRows(
        _ references: [RowReference], _ body: (RowStore, [RowReference]) throws -> Void
    ) throws {
        var written: [NSPersistentStore] = []
        try locked {
            for (number, list) in Dictionary(grouping: references, by: \.store).sorted(by: { $0.key < $1.key }) {
                guard let store = store(number: number) else { continue }
                try use(store) { rows in try rows.transaction { try body(rows, list) } }
                try saveIfBinary(store)
                written.append(store)
            }
        }
        for store in written { announceWriting(of: store) }
    }

    /// Sets columns of rows.
    func updateRows(
        _ references: [RowReference], _ values: [(slot: Int, value: PropertyValue)], _ entity: EntityLayout,
        by author: HistoryAuthor
    ) throws {
        try changeRows(references) { rows, list in
            try rows.set(values, entity, of: list)
            guard rows.tracksHistory else { return }
            try rows.record(
                list.map { reference in
                    rows.historyEntry(
                        updating: reference.row, of: layout.entities[Int(reference.entity)], slots: values.map(\.slot))
                }, by: author)
        }
    }

    private func saveIfBinary(_ store: NSPersistentStore) throws {
        guard store.type == NSBinaryStoreType, let url = store.url else { return }
        try store.rows.database.serialized().write(to: url, options: .atomic)
    }
}

extension RowStore {
    func set(_ values: [(slot: Int, value: PropertyValue)], _ entity: EntityLayout, of references: [RowReference])
        throws
    {
        let stored = values.filter { schema[entity].storage[$0.slot].column != nil }
        let names = stored.compactMap { schema[entity].storage[$0.slot].column }.map { ", \($0) = ?" }.joined()
        let external = Set(writer(of: entity).external.map(\.slot))
        let sql = "UPDATE \(schema[entity].table) SET Z_OPT = Z_OPT + 1\(names) WHERE Z_PK = ?"
        for reference in references {
            try dropFiles(of: reference.row, entity) { slot in stored.contains { $0.slot == slot } }
            // Each row has a file of its own.
            let arguments = try stored.map { slot, value -> SQLValue in
                if case .data(let data) = value, external.contains(slot) { return .blob(try self.external(data)) }
                return try self.sql(value, entity.slots[slot])
            }
            let statement = try database.statement(sql)
            statement.bind(arguments + [.integer(reference.row)])
            try statement.run()
        }
    }

    /// Deletes rows by their relationships' rules: those at the end of Cascade too, and references to them become nothing.
    func deleteCascading(_ references: [RowReference], by author: HistoryAuthor) throws {
        var entries: [HistoryEntry] = []
        var waiting = references
        var gone: Set<RowReference> = []
        while let reference = waiting.popLast() {
            guard gone.insert(reference).inserted else { continue }
            let entity = layout.entities[Int(reference.entity)]
            for (slot, property) in entity.slots.enumerated() {
                guard property.relationship?.deleteRule == .cascadeDeleteRule else { continue }
                if property.isToMany {
                    waiting += try related(slot, of: reference)
                } else if let row = try row(reference)?.values?[slot].reference {
                    waiting.append(try exact(row) ?? row)
                }
            }
            if tracksHistory { entries.append(try historyEntry(deleting: reference.row, of: entity)) }
            try forget(reference, entity)
            try dropFiles(of: reference.row, entity)
            let statement = try database.statement("DELETE FROM \(schema[entity].table) WHERE Z_PK = ?")
            statement.bind(reference.row, 1)
            try statement.run()
        }
        try record(entries, by: author)
    }

    /// Removes what refers to a row.
    private func forget(_ reference: RowReference, _ entity: EntityLayout) throws {
        for (slot, storage) in schema[entity].storage.enumerated() {
            switch storage {
            case .foreign(let table, let column, _):
                try run("UPDATE \(table) SET \(column) = NULL WHERE \(column) = ?", reference.row)
            case .join(let join):
                try run("DELETE FROM \(join.table) WHERE \(join.ownColumn) = ?", reference.row)
                if join.otherColumn == "REFLEXIVE" {
                    try run("DELETE FROM \(join.table) WHERE REFLEXIVE = ?", reference.row)
                }
            case .reference:
                let property = entity.slots[slot]
                guard property.inverse >= 0 else { continue }
                let destination = layout.entities[property.destination]
                if destination.slots[property.inverse].kind == .toOne,
                    let column = schema[destination].storage[property.inverse].column
                {
                    try run(
                        "UPDATE \(schema[destination].table) SET \(column) = NULL WHERE \(column) = ?", reference.row)
                }
            case .none, .column: continue
            }
        }
    }

    private func run(_ sql: String, _ row: Int64) throws {
        let statement = try database.statement(sql)
        statement.bind(row, 1)
        try statement.run()
    }
}
