extension StandIns {
    /// Objects in a file, with queries and notifications.
    static let realm = [realmValues, realmObjects, realmCollections, realmQueries, realmStore, realmFile].joined(
        separator: "\n")

    /// A file as apps see it.
    static let realmFile = #"""
        /// A file of objects.
        public struct Realm: Equatable {
            public enum UpdatePolicy: Int, Sendable { case error = 1, modified = 3, all = 2 }
            /// A mistake with a file or an object.
            public struct Error: Swift.Error, LocalizedError {
                public enum Code: Int, Sendable { case fail = 1, fileAccess, fileNotFound, schemaMismatch }
                public let code: Code
                public let errorDescription: String?
                init(_ code: Code, _ text: String) { (self.code, errorDescription) = (code, text) }
            }
            /// The place of a file, and the version of what is in it. A migration isn't asked for: values are found by their names.
            public struct Configuration: @unchecked Sendable {
                public var fileURL: URL?
                public var inMemoryIdentifier: String?
                public var encryptionKey: Data?
                public var readOnly: Bool
                public var schemaVersion: UInt64
                public var migrationBlock: MigrationBlock?
                public var deleteRealmIfMigrationNeeded: Bool
                public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
                public var objectTypes: [ObjectBase.Type]?
                public init(
                    fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
                    schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
                    shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
                ) {
                    self.fileURL = fileURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
                        .appendingPathComponent("default.realm")
                    self.inMemoryIdentifier = inMemoryIdentifier
                    self.encryptionKey = encryptionKey
                    self.readOnly = readOnly
                    self.schemaVersion = schemaVersion
                    self.migrationBlock = migrationBlock
                    self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
                    self.shouldCompactOnLaunch = shouldCompactOnLaunch
                    self.objectTypes = objectTypes
                }
                nonisolated(unsafe) public static var defaultConfiguration = Configuration()
            }

            let store: RealmStore
            public let configuration: Configuration
            init(store: RealmStore) { (self.store, configuration) = (store, .defaultConfiguration) }
            public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
                (store, self.configuration) = (RealmStore.store(for: configuration), configuration)
            }
            public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }
            public static func == (left: Realm, right: Realm) -> Bool { left.store === right.store }

            public var isInWriteTransaction: Bool { store.isWriting }
            public var isEmpty: Bool { false }
            public var autorefresh: Bool { get { true } nonmutating set {} }
            @discardableResult public func refresh() -> Bool { false }
            public func invalidate() {}
            public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws { try store.copy(to: fileURL) }

            public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
                let store = store
                return Results(store) { store.objects(of: type) }
            }
            public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
                guard let name = type.init().objectKey else {
                    fatalError("'\(type)' does not have a primary key and can't be queried by one")
                }
                let wanted = "\(key)"
                return store.objects(of: type).first { KeyedValue.unwrapped($0.keyedValue(name)).map { "\($0)" } == wanted }
            }

            // MARK: Notifications

            /// A change of a file: `refreshRequired` never comes here, since no other thread's state is behind.
            public enum Notification: String, Sendable {
                case didChange = "RLMRealmDidChangeNotification"
                case refreshRequired = "RLMRealmRefreshRequiredNotification"
            }
            public typealias NotificationBlock = (_ notification: Notification, _ realm: Realm) -> Void
            /// Tells of each write after it is done.
            public func observe(_ block: @escaping NotificationBlock) -> NotificationToken {
                let (token, realm) = (NotificationToken(), self)
                token.notice = { [weak token] _ in
                    if token?.isValid ?? false { block(.didChange, realm) }
                }
                store.observe(token)
                return token
            }

            // MARK: Writing

            @discardableResult public func write<Result>(
                withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
            ) throws -> Result {
                store.begin()
                let result: Result
                do {
                    result = try block()
                } catch {
                    if store.isWriting { store.cancel() }
                    throw error
                }
                if store.isWriting { try store.commit(without: tokens) }
                return result
            }
            public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil) {
                nonisolated(unsafe) let (realm, block, onComplete) = (self, block, onComplete)
                DispatchQueue.main.async {
                    do {
                        try realm.write(block)
                        onComplete?(nil)
                    } catch {
                        onComplete?(error)
                    }
                }
            }
            public func beginWrite() { store.begin() }
            public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { try store.commit(without: tokens) }
            public func cancelWrite() { store.cancel() }

            public func add(_ object: Object, update: UpdatePolicy = .error) {
                store.checkWrite()
                guard object.objectStore == nil else { return }
                if let key = object.objectKey, let value = KeyedValue.unwrapped(object.keyedValue(key)),
                    let old = store.objects(of: type(of: object)).first(where: { KeyedValue.unwrapped($0.keyedValue(key)).map { "\($0)" } == "\(value)" })
                {
                    guard update != .error else {
                        fatalError("Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(value)'.")
                    }
                    old._take(object)
                    return
                }
                store.insert(object)
            }
            public func add(_ object: Object, update: Bool) { add(object, update: update ? .modified : .error) }
            public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error) where Objects.Element: Object {
                for object in Array(objects) { add(object, update: update) }
            }
            @discardableResult public func create<Element: Object>(
                _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
            ) -> Element {
                let object = type.init()
                object._take(value)
                add(object, update: update)
                guard object.objectStore == nil, let key = object.objectKey else { return object }
                return self.object(ofType: type, forPrimaryKey: KeyedValue.unwrapped(object.keyedValue(key)) ?? "") ?? object
            }
            public func delete(_ object: Object) {
                store.checkWrite()
                store.delete(object)
            }
            public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {
                for object in Array(objects) { delete(object) }
            }
            public func deleteAll() {
                store.checkWrite()
                store.deleteAll()
            }
            public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? { reference.value }
            public static func deleteFiles(for configuration: Configuration) throws -> Bool {
                guard let file = configuration.fileURL, FileManager.default.fileExists(atPath: file.path) else { return false }
                try FileManager.default.removeItem(at: file)
                return true
            }
        }

        public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
        public typealias MigrationObject = Object
        /// A change of a file from an older version of a model; a file keeps its values by their names, so that none is needed.
        public final class Migration {
            public func enumerateObjects(ofType name: String, _ block: (MigrationObject?, MigrationObject?) -> Void) {}
            public func renameProperty(onType name: String, from old: String, to new: String) {}
            public func create(_ name: String, value: Any = [String: Any]()) -> MigrationObject { MigrationObject() }
            public func deleteData(forType name: String) -> Bool { false }
        }

        /// An object on its way to another thread.
        public struct ThreadSafeReference<Confined>: @unchecked Sendable {
            let value: Confined
            public init(to value: Confined) { self.value = value }
        }

        """#
}
