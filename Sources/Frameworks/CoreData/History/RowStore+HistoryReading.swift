import Foundation

extension RowStore {
    /// Transactions of the history with numbers beyond one, or after a time, in their order.
    func transactions(after number: Int64 = 0, since time: Double? = nil) throws -> [HistoryRecord] {
        let statement = try database.statement(
            "SELECT t.Z_PK, t.ZTIMESTAMP, COALESCE(a.ZNAME, t.ZAUTHOR), COALESCE(c.ZNAME, t.ZCONTEXTNAME), "
                + "COALESCE(b.ZNAME, t.ZBUNDLEID), COALESCE(p.ZNAME, t.ZPROCESSID) FROM ATRANSACTION t "
                + "LEFT JOIN ATRANSACTIONSTRING a ON a.Z_PK = t.ZAUTHORTS "
                + "LEFT JOIN ATRANSACTIONSTRING c ON c.Z_PK = t.ZCONTEXTNAMETS "
                + "LEFT JOIN ATRANSACTIONSTRING b ON b.Z_PK = t.ZBUNDLEIDTS "
                + "LEFT JOIN ATRANSACTIONSTRING p ON p.Z_PK = t.ZPROCESSIDTS "
                + "WHERE t.Z_PK > ? AND (? IS NULL OR t.ZTIMESTAMP > ?) ORDER BY t.Z_PK")
        let since = time.map { SQLValue.real($0) } ?? .null
        statement.bind([.integer(number), since, since])
        var records: [HistoryRecord] = []
        func text(_ column: Int32) -> String? { statement.isNull(column) ? nil : statement.text(column) }
        while try statement.step() {
            records.append(
                HistoryRecord(
                    number: statement.integer(0), timestamp: statement.real(1), author: text(2), contextName: text(3),
                    bundle: text(4), process: text(5)))
        }
        return records
    }

    /// The changes of one transaction, those of entities that the model has.
    func changes(of transaction: Int64, in store: NSPersistentStore) throws -> [NSPersistentHistoryChange] {
        let preserved = layout.entities.map { preservedSlots(of: $0).count }.max() ?? 0
        let tombstones = (0..<preserved).map { ", ZTOMBSTONE\($0)" }.joined()
        let statement = try database.statement(
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS\(tombstones) FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK"
        )
        statement.bind(transaction, 1)
        let knowsColumns = StoreMetadata.isOwn(store.metadata)
        var changes: [NSPersistentHistoryChange] = []
        while try statement.step() {
            guard let index = schema.entityByNumber[statement.integer(2)],
                let type = NSPersistentHistoryChangeType(rawValue: Int(statement.integer(1)))
            else { continue }
            let entity = layout.entities[index]
            let identity = NSManagedObjectID(reference(entity, statement.integer(3)), entity, store: store)
            changes.append(
                NSPersistentHistoryChange(
                    statement.integer(0), identity, type,
                    tombstone: type == .delete ? tombstone(statement, entity) : nil,
                    updated: type == .update && knowsColumns ? properties(statement.data(4), entity) : nil))
        }
        return changes
    }

    private func tombstone(_ statement: Statement, _ entity: EntityLayout) -> [AnyHashable: Any]? {
        var values: [AnyHashable: Any] = [:]
        for (place, slot) in preservedSlots(of: entity).enumerated() {
            guard case .attribute(let type) = entity.slots[slot].kind,
                let value = object(statement.value(Int32(5 + place)), type, nil)
            else { continue }
            values[entity.slots[slot].name] = value
        }
        return values.isEmpty ? nil : values
    }

    private func properties(_ bits: Data, _ entity: EntityLayout) -> Set<NSPropertyDescription> {
        Set(
            entity.slots.indices.filter { slot in
                slot / 8 < bits.count && bits[bits.startIndex + slot / 8] & (1 << UInt8(slot % 8)) != 0
            }.map { entity.slots[$0].description })
    }

    /// Deletes the transactions before a number or a time.
    ///
    /// - Returns: how many there were.
    func forgetTransactions(before number: Int64?, _ time: Double?) throws -> Int {
        try database.transaction {
            let condition = number == nil ? "ZTIMESTAMP < ?" : "Z_PK < ?"
            let limit: SQLValue = number.map { .integer($0) } ?? .real(time ?? 0)
            for sql in [
                "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition))",
                "DELETE FROM ATRANSACTION WHERE \(condition)",
            ] {
                let statement = try database.statement(sql)
                statement.bind([limit])
                try statement.run()
            }
            return database.changes
        }
    }
}
