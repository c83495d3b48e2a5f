import Foundation

/// Stores with one model, which contexts read from and write to.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of all stores.
    public let managedObjectModel: NSManagedObjectModel
    let layout: ModelLayout
    /// The open stores, in the order in which they were opened.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// A name for debugging; the coordinator itself has no use for it.
    open var name: String?
    private var users: [ContextLink] = []
    private let lock = NSRecursiveLock()

    /// A coordinator without stores. The model can't change from then on.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        layout = model.layout
    }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        locked {
            users.removeAll { $0.context == nil }
            users.append(context.link)
        }
    }

    func forget(_ context: NSManagedObjectContext) {
        locked { users.removeAll { $0 === context.link || $0.context == nil } }
    }

    var contexts: [NSManagedObjectContext] { locked { users.compactMap(\.context) } }

    /// Runs a block while no other thread uses the stores.
    open func performAndWait(_ block: () -> Void) { locked(block) }
    /// Runs a block while no other thread uses the stores; it has run when the call returns.
    open func perform(_ block: @escaping () -> Void) { locked(block) }

    // MARK: Stores

    /// Opens a store, and makes it where there is none.
    ///
    /// - Throws: an error of Cocoa's domain with its path: 134100 for a store of another model, 259 for a damaged file, 134080
    ///   for one that can't be opened.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try locked {
            guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
                throw CocoaFailure.error(
                    NSPersistentStoreOpenError,
                    "the model has no configuration '\(configuration ?? "")': it has \(managedObjectModel.configurations)"
                )
            }
            if let known = persistentStores.first(where: { $0.url != nil && $0.url == storeURL }) { return known }
            let opening = StoreOpening(
                model: managedObjectModel, type: storeType, url: storeURL, options: options ?? [:],
                number: Int16(persistentStores.count))
            let (rows, metadata) = try opening.open()
            let store = NSPersistentStore(
                rows: rows, type: storeType, url: storeURL,
                configuration: configuration ?? "PF_DEFAULT_CONFIGURATION_NAME",
                entities: Set(entities.compactMap { layout.entity($0)?.index }), options: options, metadata: metadata)
            store.persistentStoreCoordinator = self
            persistentStores.append(store)
            observeWriting(of: store)
            NotificationCenter.default.post(
                name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
                userInfo: [NSAddedPersistentStoresKey: [store]])
            return store
        }
    }

    /// Opens a store by its type's newer name, and makes it where there is none; errors as by its older one.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description, at once or on another queue.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        func open() {
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return open() }
        nonisolated(unsafe) let work = open
        DispatchQueue.global().async { work() }
    }

    /// Closes a store, whose objects can't be read any more. The file stays.
    open func remove(_ store: NSPersistentStore) throws {
        locked {
            guard let index = persistentStores.firstIndex(where: { $0 === store }) else { return }
            persistentStores.remove(at: index)
            store.persistentStoreCoordinator = nil
            NotificationCenter.default.post(
                name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
                userInfo: [NSRemovedPersistentStoresKey: [store]])
        }
    }

    /// The open store of an address; nil where there is none.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    /// The address of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Sets a store's address without moving its file; always true.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// Copies a store's rows to another place, and opens that instead.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        try store.rows.database.serialized().write(to: URL, options: .atomic)
        try remove(store)
        return try addPersistentStore(
            ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
    }

    /// Deletes a store's files.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        guard storeType != NSInMemoryStoreType else { return }
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let path = url.path + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
        if let folder = ExternalData(store: url).folder?.deletingLastPathComponent(),
            FileManager.default.fileExists(atPath: folder.path)
        {
            try FileManager.default.removeItem(at: folder)
        }
    }

    /// Puts a store's file in the place of another.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try destroyPersistentStore(at: destinationURL, ofType: storeType)
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: sourceURL.path + suffix) {
            try FileManager.default.copyItem(atPath: sourceURL.path + suffix, toPath: destinationURL.path + suffix)
        }
    }

    // MARK: Metadata

    /// The metadata of an open store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Adds to an open store's metadata, and writes them; its identifier stays.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        locked {
            var new = store.metadata.merging(metadata ?? [:]) { $1 }
            new[NSStoreUUIDKey] = store.identifier
            store.metadata = new
            try? StoreMetadata.write(new, to: store.rows.database)
        }
    }

    /// The metadata of a store that needn't be open. Errors have Cocoa's domain: 260 where it isn't there, 259 for a damaged
    /// file.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaFailure.error(260, "there is no store at \(url.path)", [NSFilePathErrorKey: url.path])
        }
        do {
            if storeType == NSBinaryStoreType {
                let database = try Database(path: ":memory:")
                try database.deserialize(try Data(contentsOf: url))
                return try StoreMetadata.read(database)
            }
            return try StoreMetadata.read(Database(path: url.path, isReadOnly: true))
        } catch let error as DatabaseError {
            throw CocoaFailure.database(error, path: url.path)
        }
    }

    // MARK: Identities

    /// The identity that a URI names; nil where it names no open store or no entity of the model.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let host = url.host, let number = number(ofStore: host),
            let store = store(number: number), url.pathComponents.count == 3,
            let entity = layout.entity(named: url.pathComponents[1]), url.pathComponents[2].hasPrefix("p"),
            let row = Int64(url.pathComponents[2].dropFirst())
        else { return nil }
        return NSManagedObjectID(store.rows.reference(entity, row), entity, store: store)
    }

    func store(number: Int16) -> NSPersistentStore? { persistentStores.first { $0.rows.number == number } }

    func number(ofStore identifier: String) -> Int16? {
        persistentStores.first { $0.identifier.caseInsensitiveCompare(identifier) == .orderedSame }?.rows.number
    }
}
