import Foundation

/// One saving, as the table of transactions has it.
struct HistoryRecord {
    var number: Int64
    /// Seconds since the reference date.
    var timestamp: Double
    var author: String?
    var contextName: String?
    var bundle: String?
    var process: String?
}

/// One object's change, as the table of changes is given it.
struct HistoryEntry {
    var type: NSPersistentHistoryChangeType
    var entity: EntityLayout
    var row: Int64
    /// The properties that have changed: a bit for each of the entity's slots.
    var columns: Data?
    /// The values of a deleted object that its attributes ask to keep.
    var tombstone: [SQLValue] = []
}

/// The names that a saving is recorded under.
struct HistoryAuthor {
    var author: String?
    var contextName: String?
}

// The tables of a store's history. Their names, columns and numbers of entities are those of Apple's stores; the bits of
// changed properties are this project's own.

extension RowStore {
    private static let entities: [(name: String, number: Int64, table: String)] = [
        ("CHANGE", 16001, "ACHANGE"), ("TRANSACTION", 16002, "ATRANSACTION"),
        ("TRANSACTIONSTRING", 16003, "ATRANSACTIONSTRING"),
    ]

    private static let creation = [
        "CREATE TABLE IF NOT EXISTS ACHANGE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB )",
        "CREATE TABLE IF NOT EXISTS ATRANSACTION ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAUTHORTS INTEGER, ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER, ZTIMESTAMP FLOAT, ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR, ZQUERYGEN BLOB )",
        "CREATE TABLE IF NOT EXISTS ATRANSACTIONSTRING ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR )",
        "CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)",
        "CREATE INDEX IF NOT EXISTS Z_TRANSACTION_TransactionTimestampIndex ON ATRANSACTION (ZTIMESTAMP COLLATE BINARY ASC)",
        "CREATE UNIQUE INDEX IF NOT EXISTS Z_TRANSACTIONSTRING_UNIQUE_NAME ON ATRANSACTIONSTRING (ZNAME COLLATE BINARY ASC)",
    ]

    /// Makes the tables of the history where they aren't there, and records savings from then on.
    func trackHistory() throws {
        let preserved = layout.entities.map { preservedSlots(of: $0).count }.max() ?? 0
        try database.transaction {
            for statement in Self.creation { try database.execute(statement) }
            for entity in Self.entities {
                try database.execute(
                    "INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) SELECT \(entity.number), "
                        + "'\(entity.name)', 0, COALESCE(MAX(Z_PK), 0) FROM \(entity.table)")
            }
            let columns = try database.tables()["ACHANGE"] ?? []
            for place in 0..<preserved where !columns.contains("ZTOMBSTONE\(place)") {
                try database.execute("ALTER TABLE ACHANGE ADD COLUMN ZTOMBSTONE\(place)")
            }
        }
        tracksHistory = true
    }

    /// The attributes whose values stay in the history when an object is deleted.
    func preservedSlots(of entity: EntityLayout) -> [Int] {
        entity.slots.indices.filter { entity.slots[$0].attribute?.preservesValueInHistoryOnDeletion == true }
    }

    // MARK: Recording

    /// The entry of a row that is about to be deleted.
    func historyEntry(deleting row: Int64, of entity: EntityLayout) throws -> HistoryEntry {
        var entry = HistoryEntry(type: .delete, entity: entity, row: row)
        let slots = preservedSlots(of: entity)
        if !slots.isEmpty, let values = try self.row(reference(entity, row))?.values {
            entry.tombstone = try slots.map { try sql(values[$0], entity.slots[$0]) }
        }
        return entry
    }

    func historyEntry(updating row: Int64, of entity: EntityLayout, slots: [Int]) -> HistoryEntry {
        var bits = Data(count: (entity.slots.count + 7) / 8)
        for slot in slots { bits[slot / 8] |= 1 << UInt8(slot % 8) }
        return HistoryEntry(type: .update, entity: entity, row: row, columns: bits)
    }

    /// Records what one transaction has changed, within it.
    func record(_ entries: [HistoryEntry], by author: HistoryAuthor) throws {
        guard tracksHistory, !entries.isEmpty else { return }
        let transaction = try nextNumbers(of: 16002, count: 1)
        let insertion = try database.statement(
            "INSERT INTO ATRANSACTION (Z_PK, Z_ENT, ZTIMESTAMP, ZAUTHORTS, ZCONTEXTNAMETS, ZBUNDLEIDTS, ZPROCESSIDTS) VALUES (?, 16002, ?, ?, ?, ?, ?)"
        )
        let process = ProcessInfo.processInfo.processName
        let names = [author.author, author.contextName, Bundle.main.bundleIdentifier ?? process, process]
        let values = try names.map { try $0.map { SQLValue.integer(try self.number(ofText: $0)) } ?? .null }
        insertion.bind([.integer(transaction), .real(Date().timeIntervalSinceReferenceDate)] + values)
        try insertion.run()
        var number = try nextNumbers(of: 16001, count: Int64(entries.count))
        for entry in entries {
            let tombstones = entry.tombstone.indices.map { ", ZTOMBSTONE\($0)" }.joined()
            let places = String(repeating: ", ?", count: entry.tombstone.count)
            let statement = try database.statement(
                "INSERT INTO ACHANGE (Z_PK, Z_ENT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS\(tombstones)) VALUES (?, 16001, ?, ?, ?, ?, ?\(places))"
            )
            statement.bind(
                [
                    .integer(number), .integer(Int64(entry.type.rawValue)), .integer(schema[entry.entity].number),
                    .integer(entry.row), .integer(transaction), entry.columns.map { .blob($0) } ?? .null,
                ] + entry.tombstone)
            try statement.run()
            number += 1
        }
    }

    /// The first of some new numbers.
    private func nextNumbers(of entity: Int64, count: Int64) throws -> Int64 {
        let last = try lastNumber(of: entity)
        let update = try database.statement("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?")
        update.bind([.integer(last + count), .integer(entity)])
        try update.run()
        return last + 1
    }

    private func lastNumber(of entity: Int64) throws -> Int64 {
        let select = try database.statement("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?")
        select.bind(entity, 1)
        defer { select.reset() }
        return try select.step() ? select.integer(0) : 0
    }

    /// The number of the last transaction, which may have been deleted from the history.
    func lastTransaction() throws -> Int64 { try lastNumber(of: 16002) }

    private func number(ofText text: String) throws -> Int64 {
        let select = try database.statement("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?")
        select.bind(text, 1)
        if try select.step() {
            defer { select.reset() }
            return select.integer(0)
        }
        let number = try nextNumbers(of: 16003, count: 1)
        let insertion = try database.statement(
            "INSERT INTO ATRANSACTIONSTRING (Z_PK, Z_ENT, ZNAME) VALUES (?, 16003, ?)")
        insertion.bind([.integer(number), .text(text)])
        try insertion.run()
        return number
    }
}
