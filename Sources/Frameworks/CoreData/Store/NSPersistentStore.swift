import Foundation

/// The types of stores.
public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

/// Keys of a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// Options of a store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSPersistentStoreURLKey = "storeURL"

/// A store of a coordinator.
open class NSPersistentStore: NSObject {
    /// The type of a store by the names of newer programs.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    public let type: String
    open var identifier: String!
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    open var url: URL?
    open internal(set) var isReadOnly: Bool
    open internal(set) var metadata: [String: Any]!
    let rows: RowStore
    let entities: Set<Int>

    init(
        rows: RowStore, type: String, url: URL?, configuration: String, entities: Set<Int>,
        options: [AnyHashable: Any]?,
        metadata: [String: Any]
    ) {
        self.rows = rows
        self.type = type
        self.url = url
        self.options = options
        self.metadata = metadata
        self.entities = entities
        configurationName = configuration
        isReadOnly = rows.isReadOnly
        identifier = metadata[NSStoreUUIDKey] as? String ?? ""
    }

    open override var description: String { "<NSPersistentStore: \(type) \(url?.path ?? "")>" }
}
