import Foundation

/// The type of stores that are databases of SQLite's.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores that are one file, written as a whole with each saving.
public let NSBinaryStoreType = "Binary"
/// The type of stores that end with the program.
public let NSInMemoryStoreType = "InMemory"

/// The key of a store's type in its metadata, a text.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier, a text.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of the model's entities, data by names.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of the model's version.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// The option to open a store without changing it, true or false.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to bring a store of another model to this one, true or false.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer the mapping between two models; stores are migrated only so.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to open a store whatever its model was, true or false.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option of settings for SQLite, texts by the names of pragmas, such as `journal_mode`.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to measure the tables when a store is opened; kept and not used.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to make a store's file smaller when it is opened; kept and not used.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option of a file's protection; Linux has none.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option to keep the history of changes, true or false; only databases of SQLite's have one. A store that has a history
/// opens read only without the option.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post `NSPersistentStoreRemoteChange` whenever a coordinator of this program writes the store, true or false.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of the seconds to wait for a locked store. The default is 5.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option to destroy a store that is in use; kept and not used.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option of the classes in a binary store; kept and not used.
public let NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses"
/// The key of the stores that were opened, in a notification.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that were removed, in a notification.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of a store's address, in a notification.
public let NSPersistentStoreURLKey = "storeURL"

/// A store of a coordinator.
open class NSPersistentStore: NSObject {
    /// The type of a store by the names of newer programs.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// A type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A database of SQLite's.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store that ends with the program.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// One file, written as a whole with each saving.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// The name of the store's type.
    public let type: String
    /// The store's identifier, a UUID as text.
    open var identifier: String!
    /// The coordinator that the store is open in; nil when it was removed.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The name of the model's configuration that the store is for.
    public let configurationName: String
    /// The options that the store was opened with.
    public let options: [AnyHashable: Any]?
    /// The address of the store's file; nil for one that ends with the program.
    open var url: URL?
    /// True for a store that can't be saved into.
    open internal(set) var isReadOnly: Bool
    /// The store's metadata: identifier, type, hashes of the model, and an app's own.
    open internal(set) var metadata: [String: Any]!
    let rows: RowStore
    private(set) lazy var link = StoreLink(self)
    let entities: Set<Int>
    /// Hears of each writing of the store's file.
    var writingObserver: (any NSObjectProtocol)?

    deinit { writingObserver.map { NotificationCenter.default.removeObserver($0) } }

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

    /// The type and address as text.
    open override var description: String { "<NSPersistentStore: \(type) \(url?.path ?? "")>" }
}
