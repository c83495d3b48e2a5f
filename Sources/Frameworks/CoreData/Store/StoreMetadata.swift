import Foundation

/// The metadata of a store: who it is, and of which model.
enum StoreMetadata {
    /// The key of stores that this framework wrote.
    private static let ownKey = "MasuStoreVersion"
    static let ownVersion = 1

    static func made(_ model: NSManagedObjectModel, type: String) -> [String: Any] {
        [
            NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString,
            NSStoreModelVersionHashesKey: model.entityVersionHashesByName,
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.map { "\($0.base)" }.sorted(),
            "NSStoreModelVersionHashesVersion": 3, ownKey: ownVersion,
        ]
    }

    static func isOwn(_ metadata: [String: Any]) -> Bool { metadata[ownKey] as? Int == ownVersion }

    static func read(_ database: Database) throws -> [String: Any] {
        let statement = try database.statement("SELECT Z_UUID, Z_PLIST FROM Z_METADATA")
        guard try statement.step() else { throw DatabaseError(code: 26, message: "Z_METADATA has no row") }
        let identifier = statement.text(0)
        let data = statement.data(1)
        statement.reset()
        var metadata = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
        metadata[NSStoreUUIDKey] = identifier
        return metadata
    }

    static func write(_ metadata: [String: Any], to database: Database) throws {
        var list = metadata
        list[NSStoreUUIDKey] = nil
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let statement = try database.statement(
            "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)")
        statement.bind(metadata[NSStoreUUIDKey] as? String ?? "", 1)
        statement.bind(data, 2)
        try statement.run()
    }
}
