import Foundation

/// Opens a store of any type, and makes it where there is none.
struct StoreOpening {
    let model: NSManagedObjectModel
    let type: String
    let url: URL?
    let options: [AnyHashable: Any]
    let number: Int16

    private var path: String { url?.path ?? ":memory:" }

    func open() throws -> (store: RowStore, metadata: [String: Any]) {
        do {
            return try opened()
        } catch let error as DatabaseError {
            throw CocoaFailure.database(error, path: path)
        }
    }

    private func flag(_ key: String) -> Bool? { (options[key] as? NSNumber)?.boolValue ?? options[key] as? Bool }

    private var tracksHistory: Bool { flag(NSPersistentHistoryTrackingKey) == true }

    private func opened() throws -> (store: RowStore, metadata: [String: Any]) {
        switch type {
        case NSSQLiteStoreType:
            guard url != nil else {
                throw CocoaFailure.error(
                    NSPersistentStoreOpenError, "a store of the type SQLite needs the URL of a file")
            }
            let (store, metadata) = try openFile()
            if tracksHistory, !store.isReadOnly { try store.trackHistory() }
            return (store, metadata)
        case NSInMemoryStoreType: return try create(Database(path: ":memory:"))
        case NSBinaryStoreType:
            let database = try Database(path: ":memory:")
            guard let url, FileManager.default.fileExists(atPath: url.path) else { return try create(database) }
            try database.deserialize(try Data(contentsOf: url))
            return try check(database)
        default:
            throw CocoaFailure.error(NSPersistentStoreInvalidTypeError, "there are no stores of the type '\(type)'")
        }
    }

    // MARK: Files

    private func openFile() throws -> (store: RowStore, metadata: [String: Any]) {
        if path == "/dev/null" { return try create(Database(path: ":memory:")) }
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
        let isNew = (size?.int64Value ?? 0) == 0
        let isReadOnly = flag(NSReadOnlyPersistentStoreOption) == true
        if isNew, isReadOnly {
            throw CocoaFailure.error(NSPersistentStoreOpenError, "\(path) is to be read only, but isn't there")
        }
        if isNew {
            let database = try Database(path: path)
            setTimeout(of: database)
            try configure(database)
            return try create(database)
        }
        let database = try Database(path: path, isReadOnly: isReadOnly)
        setTimeout(of: database)
        return try check(database)
    }

    private func configure(_ database: Database) throws {
        guard type == NSSQLiteStoreType else { return }
        let pragmas = options[NSSQLitePragmasOption] as? [String: String] ?? [:]
        try database.execute("PRAGMA journal_mode = \(pragmas["journal_mode"] ?? "WAL")")
        try database.execute("PRAGMA synchronous = \(pragmas["synchronous"] ?? "NORMAL")")
        for (name, value) in pragmas.sorted(by: { $0.key < $1.key })
        where !["journal_mode", "synchronous"].contains(name) {
            try database.execute("PRAGMA \(name) = \(value)")
        }
    }

    private func setTimeout(of database: Database) {
        if let seconds = options[NSPersistentStoreTimeoutOption] as? NSNumber {
            database.setTimeout(seconds.doubleValue)
        }
    }

    private func create(_ database: Database) throws -> (store: RowStore, metadata: [String: Any]) {
        let schema = StoreSchema(model.layout)
        let metadata = StoreMetadata.made(model, type: type)
        try database.transaction {
            for statement in schema.creation() { try database.execute(statement) }
            try StoreMetadata.write(metadata, to: database)
        }
        return (store(database, schema, isReadOnly: false), metadata)
    }

    private func store(_ database: Database, _ schema: StoreSchema, isReadOnly: Bool) -> RowStore {
        database.isTraced = UserDefaults.standard.integer(forKey: "com.apple.CoreData.SQLDebug") > 0
        return RowStore(
            database: database, schema: schema, number: number, isReadOnly: isReadOnly,
            externalData: ExternalData(store: type == NSSQLiteStoreType ? url : nil))
    }

    // MARK: Stores that exist

    private func check(_ database: Database) throws -> (store: RowStore, metadata: [String: Any]) {
        let tables = try database.tables()
        guard tables["Z_METADATA"] != nil, tables["Z_PRIMARYKEY"] != nil else {
            throw CocoaFailure.error(
                NSPersistentStoreOpenError,
                "\(path) is a database, but no store: it has no table Z_METADATA", [NSFilePathErrorKey: path])
        }
        let metadata = try StoreMetadata.read(database)
        let isOwn = StoreMetadata.isOwn(metadata)
        let schema = try self.schema(database, tables)
        let mismatch = schema.mismatch(with: tables)
        let isCompatible =
            isOwn || model.hasCompiledHashes
            ? model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
            : (mismatch ?? schema.excess(in: tables, metadata)) == nil
        guard isCompatible || flag(NSIgnorePersistentStoreVersioningOption) == true else {
            if flag(NSMigratePersistentStoresAutomaticallyOption) == true, flag(NSReadOnlyPersistentStoreOption) != true
            {
                return try migrate(database, tables, metadata)
            }
            throw incompatible(metadata, mismatch ?? (isOwn ? nil : schema.excess(in: tables, metadata)))
        }
        let isReadOnly = try flag(NSReadOnlyPersistentStoreOption) ?? !isOwn || leavesHistory(database, tables)
        if !isReadOnly { try configure(database) }
        let store = store(database, schema, isReadOnly: isReadOnly)
        if !isReadOnly { try? store.removeOrphans() }
        return (store, metadata)
    }

    /// True for a store with a history that nobody would go on with: writing would leave gaps in it.
    private func leavesHistory(_ database: Database, _ tables: [String: Set<String>]) throws -> Bool {
        guard !tracksHistory, tables["ATRANSACTION"] != nil else { return false }
        FileHandle.standardError.write(
            Data(
                "CoreData: error: \(path) has a history, but was opened without NSPersistentHistoryTrackingKey: it is read only\n"
                    .utf8))
        return true
    }

    private func schema(_ database: Database, _ tables: [String: Set<String>]) throws -> StoreSchema {
        StoreSchema(model.layout, numbers: try Self.numbers(database), tables: tables)
    }

    /// The entities' numbers in a store.
    static func numbers(_ database: Database) throws -> [String: Int64] {
        var numbers: [String: Int64] = [:]
        let statement = try database.statement("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY")
        while try statement.step() { numbers[statement.text(1)] = statement.integer(0) }
        return numbers
    }

    private func incompatible(_ metadata: [String: Any], _ mismatch: String?) -> NSError {
        let stored = (metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]).keys.sorted()
        let reason =
            mismatch
            ?? "the model's entities are \(model.entityNames), and the store was made with \(stored.joined(separator: ", ")) of another version"
        return CocoaFailure.error(
            NSPersistentStoreIncompatibleVersionHashError,
            "The model used to open the store is incompatible with the one used to create the store: \(reason)",
            ["metadata": metadata, "reason": reason, NSFilePathErrorKey: path])
    }

    private func migrate(
        _ database: Database, _ tables: [String: Set<String>], _ metadata: [String: Any]
    ) throws -> (store: RowStore, metadata: [String: Any]) {
        for table in ["ACHANGE", "ATRANSACTION", "ATRANSACTIONSTRING"] where tables[table] != nil {
            // Numbers of entities mean others from now on.
            try database.execute("DELETE FROM \(table)")
        }
        let schema = try LightweightMigration(database: database, model: model, tables: tables).run()
        var metadata = metadata
        for (key, value) in StoreMetadata.made(model, type: type) where key != NSStoreUUIDKey { metadata[key] = value }
        try StoreMetadata.write(metadata, to: database)
        try configure(database)
        return (store(database, schema, isReadOnly: false), metadata)
    }
}
