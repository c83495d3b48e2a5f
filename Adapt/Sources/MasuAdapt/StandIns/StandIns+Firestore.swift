extension StandIns {
    /// A database of documents, in the process alone.
    static let firestore = [
        firestoreValues, firestoreStore, firestoreSnapshots, firestoreQueries, firestoreReferences, firestoreDatabase,
        firestoreCoding,
    ].joined(separator: "\n")

    private static let firestoreDatabase = #"""
        /// A transaction's error goes there.
        public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

        /// The database's settings, none of which changes a database in the process.
        public final class FirestoreSettings: NSObject, @unchecked Sendable {
            public var host = "firestore.googleapis.com"
            public var isSSLEnabled = true
            public var isPersistenceEnabled = true
            public var cacheSizeBytes: Int64 = 104_857_600
            public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
            public var dispatchQueue = DispatchQueue.main
        }
        public let FirestoreCacheSizeUnlimited: Int64 = -1
        public protocol LocalCacheSettings {}
        public final class PersistentCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {
            public init(sizeBytes: NSNumber = 104_857_600) {}
        }
        public final class MemoryCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {}

        /// A database.
        open class Firestore: NSObject, @unchecked Sendable {
            nonisolated(unsafe) private static var databases: [String: Firestore] = [:]
            private static let lock = NSLock()
            let store = FirestoreStore()
            private let name: String
            public var settings = FirestoreSettings()
            public var app: FirebaseApp {
                guard let app = FirebaseApp.app(name: name) else { fatalError("There is no app before FirebaseApp.configure().") }
                return app
            }
            private init(name: String) { self.name = name }

            private static func database(_ app: String, _ database: String) -> Firestore {
                lock.withLock {
                    if let known = databases["\(app)/\(database)"] { return known }
                    let new = Firestore(name: app)
                    databases["\(app)/\(database)"] = new
                    return new
                }
            }
            private static var standard: String { FirebaseApp.app()?.name ?? "__FIRAPP_DEFAULT" }
            public class func firestore() -> Firestore { database(standard, "(default)") }
            public class func firestore(app: FirebaseApp) -> Firestore { database(app.name, "(default)") }
            public class func firestore(database: String) -> Firestore { Self.database(standard, database) }
            public class func firestore(app: FirebaseApp, database: String) -> Firestore { Self.database(app.name, database) }

            private func names(_ path: String) -> [String] {
                precondition(!path.isEmpty && !path.contains("//"), "A path has names between its slashes, unlike '\(path)'.")
                return path.components(separatedBy: "/").filter { !$0.isEmpty }
            }
            public func collection(_ collectionPath: String) -> CollectionReference {
                let names = names(collectionPath)
                precondition(names.count % 2 == 1, "A collection's path has an odd number of names, unlike '\(collectionPath)'.")
                return CollectionReference(Query.Parts(path: names.joined(separator: "/")), of: self)
            }
            public func document(_ documentPath: String) -> DocumentReference {
                let names = names(documentPath)
                precondition(names.count % 2 == 0, "A document's path has an even number of names, unlike '\(documentPath)'.")
                return DocumentReference(names.joined(separator: "/"), of: self)
            }
            public func collectionGroup(_ collectionID: String) -> Query {
                precondition(!collectionID.contains("/"), "A group has a collection's name, unlike '\(collectionID)'.")
                return Query(Query.Parts(path: collectionID, isGroup: true), of: self)
            }
            public func batch() -> WriteBatch { WriteBatch(of: self) }

            func answer(_ call: (@escaping ((any Error)?) -> Void) -> Void) async throws {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    call { error in
                        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                    }
                }
            }

            public func runTransaction(
                _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
                completion: @escaping (Any?, (any Error)?) -> Void
            ) {
                FirestoreStore.later { [self] in
                    let transaction = Transaction()
                    var error: NSError?
                    let result = updateBlock(transaction, &error)
                    if let error { return FirestoreStore.later { completion(nil, error) } }
                    store.apply(transaction.writes) { error in completion(error == nil ? result : nil, error) }
                }
            }
            @discardableResult public func runTransaction(
                _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?
            ) async throws -> Any? {
                nonisolated(unsafe) var answer: Any?
                try await self.answer { call in
                    runTransaction(updateBlock) { result, error in
                        answer = result
                        call(error)
                    }
                }
                return answer
            }

            public func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
                FirestoreStore.later { FirestoreStore.later { completion(nil) } }
            }
            public func waitForPendingWrites() async throws { try await answer { waitForPendingWrites(completion: $0) } }
            /// Empties the database.
            public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
                FirestoreStore.later { [self] in
                    store.clear()
                    completion?(nil)
                }
            }
            public func clearPersistence() async throws { try await answer { clearPersistence(completion: $0) } }
            /// Ends the database: the next call for it gets an empty one.
            public func terminate(completion: (((any Error)?) -> Void)? = nil) {
                Self.lock.withLock { Self.databases = Self.databases.filter { $0.value !== self } }
                FirestoreStore.later { completion?(nil) }
            }
            public func terminate() async throws { try await answer { terminate(completion: $0) } }
            public func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration {
                store.listenToSync(listener)
            }
            /// Keeps the place in the settings; the database is in the process all the same.
            public func useEmulator(withHost host: String, port: Int) {
                settings.host = "\(host):\(port)"
                settings.isSSLEnabled = false
            }
        }
        """#
}
