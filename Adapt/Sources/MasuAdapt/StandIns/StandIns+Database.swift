extension StandIns {
    /// A tree of values, in the process alone.
    static let database = [databaseValues, databaseQueries, databaseReferences].joined(separator: "\n")

    private static let databaseReferences = #"""
        /// A database. Everything happens on the main queue, in the order of the calls.
        open class Database: NSObject, @unchecked Sendable {
            nonisolated(unsafe) private static var databases: [String: Database] = [:]
            nonisolated(unsafe) private static var lastName = 0
            nonisolated(unsafe) private static var lastHandle: UInt = 0
            private static let lock = NSLock()
            /// The database's word on itself: its connection is always there.
            private static let info = DatabaseNode(["connected": true, "serverTimeOffset": 0])

            private let address: String
            private var root = DatabaseNode()
            private var observers: [DatabaseObserver] = []
            public weak var app: FirebaseApp?
            /// Settings without effect: the database is in the process, empty at first.
            public var isPersistenceEnabled = false
            public var persistenceCacheSizeBytes: UInt = 10_485_760
            public var callbackQueue = DispatchQueue.main

            private init(_ address: String, _ app: FirebaseApp?) { (self.address, self.app) = (address, app) }
            private static func database(_ address: String?, _ app: FirebaseApp?) -> Database {
                let address = address ?? app?.options.databaseURL ?? "https://localhost"
                return lock.withLock {
                    if let known = databases[address] { return known }
                    let new = Database(address, app)
                    databases[address] = new
                    return new
                }
            }
            public class func database() -> Database { database(nil, FirebaseApp.app()) }
            public class func database(url: String) -> Database { database(url, FirebaseApp.app()) }
            public class func database(app: FirebaseApp) -> Database { database(nil, app) }
            public class func database(app: FirebaseApp, url: String) -> Database { database(url, app) }
            public class func sdkVersion() -> String { "10" }
            public class func setLoggingEnabled(_ enabled: Bool) {}

            public func reference() -> DatabaseReference { DatabaseReference(self, []) }
            public func reference(withPath path: String) -> DatabaseReference {
                DatabaseReference(self, DatabaseReference.names(path))
            }
            public func reference(fromURL databaseUrl: String) -> DatabaseReference {
                reference(withPath: URL(string: databaseUrl)?.path ?? "")
            }
            func url(of names: [String]) -> String { ([address] + names).joined(separator: "/") }
            /// Keeps nothing: the database is in the process all the same.
            public func useEmulator(withHost host: String, port: Int) {}

            static func nextName() -> String {
                lock.withLock {
                    lastName += 1
                    let digits = String(lastName, radix: 36).uppercased()
                    return "-N" + String(repeating: "0", count: 18 - digits.count) + digits
                }
            }
            static func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }

            func node(at names: [String]) -> DatabaseNode {
                names.first == ".info" ? Self.info[names.dropFirst()] : root[names[...]]
            }

            /// Changes the tree and tells those who listen; the app hears when the server has answered.
            func write(_ change: @escaping (inout DatabaseNode) -> Void, _ answer: (() -> Void)?) {
                Self.later { [self] in
                    change(&root)
                    tellObservers()
                    Self.later { answer?() }
                }
            }

            /// Those who listen to children hear before those who listen to the whole.
            private func tellObservers() {
                let kinds: [DataEventType] = [.childRemoved, .childAdded, .childMoved, .childChanged, .value]
                let told = kinds.flatMap { kind in
                    observers.filter { $0.event == kind }.map { observer in (observer, observer.events()) }
                }
                for (observer, events) in told { tell(observer, events) }
            }
            private func tell(_ observer: DatabaseObserver, _ events: [(DataSnapshot, String?)]) {
                for (snapshot, sibling) in events where !observer.isRemoved {
                    if observer.isOnce { removeObservers { $0 === observer } }
                    observer.hear(snapshot, sibling)
                }
            }

            func observe(
                _ query: DatabaseQuery, _ event: DataEventType, isOnce: Bool,
                _ hear: @escaping (DataSnapshot, String?) -> Void
            ) -> UInt {
                let handle = Self.lock.withLock {
                    Self.lastHandle += 1
                    return Self.lastHandle
                }
                let observer = DatabaseObserver(handle, query, event, isOnce: isOnce, hear)
                observers.append(observer)
                Self.later { [self] in
                    if !observer.isRemoved { tell(observer, observer.events()) }
                }
                return handle
            }
            func removeObservers(_ isGone: (DatabaseObserver) -> Bool) {
                for observer in observers where isGone(observer) { observer.isRemoved = true }
                observers.removeAll(where: \.isRemoved)
            }

            func transact(
                _ names: [String], _ block: @escaping (MutableData) -> TransactionResult,
                _ answer: (((any Error)?, Bool, DataSnapshot?) -> Void)?
            ) {
                Self.later { [self] in
                    let reference = DatabaseReference(self, names)
                    let result = block(MutableData(.init(root[names[...]]), named: names.last))
                    if let node = result.root?.node {
                        root[names[...]] = node
                        tellObservers()
                    }
                    let snapshot = DataSnapshot(reference, root[names[...]])
                    Self.later { answer?(nil, result.root != nil, snapshot) }
                }
            }
        }

        /// A place in the tree.
        open class DatabaseReference: DatabaseQuery, @unchecked Sendable {
            static func names(_ path: String) -> [String] {
                let names = path.components(separatedBy: "/").filter { !$0.isEmpty }
                for name in names where name != ".info" { DatabaseNode.check(name) }
                return names
            }
            public var key: String? { names.last }
            public var url: String { database.url(of: names) }
            public var parent: DatabaseReference? {
                names.isEmpty ? nil : DatabaseReference(database, Array(names.dropLast()))
            }
            public var root: DatabaseReference { DatabaseReference(database, []) }
            public override var ref: DatabaseReference { self }
            public func child(_ pathString: String) -> DatabaseReference {
                DatabaseReference(database, names + Self.names(pathString))
            }
            public func childByAutoId() -> DatabaseReference { child(Database.nextName()) }
            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? DatabaseReference else { return false }
                return names == other.names && database === other.database
            }
            public override var hash: Int { names.hashValue }
            public override var description: String { url }

            public typealias Done = ((any Error)?, DatabaseReference) -> Void

            public func setValue(_ value: Any?) { set(value) {} }
            public func setValue(_ value: Any?, withCompletionBlock block: @escaping Done) { set(value) { block(nil, self) } }
            public func setValue(_ value: Any?, andPriority priority: Any?) { set(value, priority) {} }
            public func setValue(
                _ value: Any?, andPriority priority: Any?, withCompletionBlock block: @escaping Done
            ) { set(value, priority) { block(nil, self) } }
            public func removeValue() { set(nil) {} }
            public func removeValue(completionBlock block: @escaping Done) { set(nil) { block(nil, self) } }
            private func set(_ value: Any?, _ priority: Any? = nil, _ answer: @escaping () -> Void) {
                database.write(
                    { [names] root in
                        var node = DatabaseNode(value, over: root[names[...]])
                        if let priority { node.priority = DatabaseNode(priority).leaf }
                        root[names[...]] = node
                    }, answer)
            }
            public func setPriority(_ priority: Any?) { setPriority(priority) { _, _ in } }
            public func setPriority(_ priority: Any?, withCompletionBlock block: @escaping Done) {
                database.write({ [names] in $0[names[...]].priority = DatabaseNode(priority).leaf }) { block(nil, self) }
            }
            /// Names may be paths; nothing else at the place changes.
            public func updateChildValues(_ values: [AnyHashable: Any]) { updateChildValues(values) { _, _ in } }
            public func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping Done) {
                database.write({ [names] root in
                    for (path, value) in values {
                        let place = names + Self.names("\(path.base)")
                        root[place[...]] = DatabaseNode(value, over: root[place[...]])
                    }
                }) { block(nil, self) }
            }
            @discardableResult public func setValue(_ value: Any?) async throws -> DatabaseReference {
                await answered { set(value, nil, $0) }
            }
            @discardableResult public func setValue(
                _ value: Any?, andPriority priority: Any?
            ) async throws -> DatabaseReference { await answered { set(value, priority, $0) } }
            @discardableResult public func removeValue() async throws -> DatabaseReference { await answered { set(nil, nil, $0) } }
            @discardableResult public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
                await answered { answer in updateChildValues(values) { _, _ in answer() } }
            }
            private func answered(_ call: (@escaping () -> Void) -> Void) async -> DatabaseReference {
                await withCheckedContinuation { continuation in call { continuation.resume() } }
                return self
            }

            /// The block is called once, with what is there: nobody else writes.
            public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
                database.transact(names, block, nil)
            }
            public func runTransactionBlock(
                _ block: @escaping (MutableData) -> TransactionResult,
                andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
            ) { database.transact(names, block, completionBlock) }
            public func runTransactionBlock(
                _ block: @escaping (MutableData) -> TransactionResult,
                andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?, withLocalEvents: Bool
            ) { database.transact(names, block, completionBlock) }
            @discardableResult public func runTransactionBlock(
                _ block: @escaping (MutableData) -> TransactionResult
            ) async throws -> (Bool, DataSnapshot) {
                await withCheckedContinuation { continuation in
                    runTransactionBlock(block) { _, isCommitted, snapshot in
                        continuation.resume(returning: (isCommitted, snapshot ?? DataSnapshot(self, DatabaseNode())))
                    }
                }
            }
        }

        extension Database {
            /// Values of Swift as the database keeps them.
            public class Encoder: FirebaseDataEncoder {}
            public class Decoder: FirebaseDataDecoder {}
        }
        extension DataSnapshot {
            public func data<Value: Decodable>(as type: Value.Type, decoder: Database.Decoder = .init()) throws -> Value {
                try decoder.decode(type, from: value ?? NSNull())
            }
        }
        extension DatabaseReference {
            public func setValue<Value: Encodable>(
                from value: Value, encoder: Database.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
            ) throws {
                let encoded = try encoder.encode(value)
                setValue(encoded) { error, _ in completion?(error) }
            }
        }
        extension DatabaseQuery {
            public func getData<Value: Decodable>(
                as type: Value.Type, decoder: Database.Decoder = .init()
            ) async throws -> Value { try await getData().data(as: type, decoder: decoder) }
        }
        """#
}
