extension StandIns {
    /// Documents and collections by their paths, and writes to several at once.
    static let firestoreReferences = #"""
        /// A document's place.
        public final class DocumentReference: NSObject, Codable, FirebaseStoredAsIs, @unchecked Sendable {
            public let path: String
            public let firestore: Firestore
            init(_ path: String, of firestore: Firestore) { (self.path, self.firestore) = (path, firestore) }
            public required init(from decoder: any Decoder) throws { throw FirestoreDecodingError.decodingIsNotSupported("") }
            public func encode(to encoder: any Encoder) throws { throw FirestoreEncodingError.encodingIsNotSupported }

            private var names: [String] { path.components(separatedBy: "/") }
            public var documentID: String { names.last ?? "" }
            public var parent: CollectionReference { firestore.collection(names.dropLast().joined(separator: "/")) }
            public func collection(_ collectionPath: String) -> CollectionReference {
                firestore.collection("\(path)/\(collectionPath)")
            }
            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? DocumentReference else { return false }
                return path == other.path && firestore === other.firestore
            }
            public override var hash: Int { path.hashValue }

            public typealias Answer = ((any Error)?) -> Void

            public func setData(_ documentData: [String: Any], completion: Answer? = nil) {
                firestore.store.write([FirestoreWrite(path: path, data: documentData)], completion)
            }
            public func setData(_ documentData: [String: Any], merge: Bool, completion: Answer? = nil) {
                firestore.store.write([FirestoreWrite(path: path, data: documentData, merge: merge)], completion)
            }
            public func setData(_ documentData: [String: Any], mergeFields: [Any], completion: Answer? = nil) {
                firestore.store.write([FirestoreWrite(path: path, data: documentData, mergeFields: mergeFields)], completion)
            }
            public func updateData(_ fields: [AnyHashable: Any], completion: Answer? = nil) {
                firestore.store.write([FirestoreWrite(path: path, updating: fields)], completion)
            }
            public func delete(completion: Answer? = nil) {
                firestore.store.write([FirestoreWrite(deleting: path)], completion)
            }
            public func setData(_ documentData: [String: Any]) async throws {
                try await firestore.answer { setData(documentData, completion: $0) }
            }
            public func setData(_ documentData: [String: Any], merge: Bool) async throws {
                try await firestore.answer { setData(documentData, merge: merge, completion: $0) }
            }
            public func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
                try await firestore.answer { setData(documentData, mergeFields: mergeFields, completion: $0) }
            }
            public func updateData(_ fields: [AnyHashable: Any]) async throws {
                try await firestore.answer { updateData(fields, completion: $0) }
            }
            public func delete() async throws { try await firestore.answer { delete(completion: $0) } }

            func snapshot(isFromCache: Bool = false) -> DocumentSnapshot {
                DocumentSnapshot(self, firestore.store.documents[path], isFromCache: isFromCache)
            }
            public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
                getDocument(source: .default, completion: completion)
            }
            /// A document that isn't there is unavailable from the cache.
            public func getDocument(
                source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
            ) {
                FirestoreStore.later { [self] in
                    let snapshot = snapshot(isFromCache: source == .cache)
                    guard snapshot.exists || source != .cache else {
                        let text = "The cache doesn't have the document."
                        return completion(nil, FirestoreStore.error(.unavailable, text))
                    }
                    completion(snapshot, nil)
                }
            }
            public func getDocument() async throws -> DocumentSnapshot { try await getDocument(source: .default) }
            public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot {
                try await withCheckedThrowingContinuation { continuation in
                    getDocument(source: source) { snapshot, error in
                        if let snapshot { continuation.resume(returning: snapshot) }
                        if let error { continuation.resume(throwing: error) }
                    }
                }
            }
            @discardableResult public func addSnapshotListener(
                _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
            ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: false, listener: listener) }
            @discardableResult public func addSnapshotListener(
                includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
            ) -> any ListenerRegistration {
                var last: DocumentSnapshot?
                return firestore.store.listen { [self] in
                    let next = snapshot()
                    let isSame = last.map {
                        $0.document?.fields == next.document?.fields
                            && (!includeMetadataChanges || $0.metadata == next.metadata)
                    }
                    last = next
                    if isSame != true { listener(next, nil) }
                }
            }
        }

        /// The documents of one collection.
        public final class CollectionReference: Query, @unchecked Sendable {
            public var path: String { parts.path }
            private var names: [String] { path.components(separatedBy: "/") }
            public var collectionID: String { names.last ?? "" }
            public var parent: DocumentReference? {
                names.count < 2 ? nil : DocumentReference(names.dropLast().joined(separator: "/"), of: firestore)
            }
            public func document() -> DocumentReference { document(FirestoreStore.nextName()) }
            public func document(_ documentPath: String) -> DocumentReference {
                firestore.document("\(path)/\(documentPath)")
            }
            @discardableResult public func addDocument(
                data: [String: Any], completion: (((any Error)?) -> Void)? = nil
            ) -> DocumentReference {
                let document = document()
                document.setData(data, completion: completion)
                return document
            }
            @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
                let document = document()
                try await document.setData(data)
                return document
            }
            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? CollectionReference else { return false }
                return path == other.path && firestore === other.firestore
            }
            public override var hash: Int { path.hashValue }
        }

        /// Writes that all happen or none.
        public final class WriteBatch: NSObject, @unchecked Sendable {
            private let firestore: Firestore
            private var writes: [FirestoreWrite] = []
            private var isCommitted = false
            init(of firestore: Firestore) { self.firestore = firestore }

            private func add(_ write: FirestoreWrite) -> WriteBatch {
                precondition(!isCommitted, "A batch takes no writes after commit().")
                writes.append(write)
                return self
            }
            @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> WriteBatch {
                add(FirestoreWrite(path: document.path, data: data))
            }
            @discardableResult public func setData(
                _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
            ) -> WriteBatch { add(FirestoreWrite(path: document.path, data: data, merge: merge)) }
            @discardableResult public func setData(
                _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
            ) -> WriteBatch { add(FirestoreWrite(path: document.path, data: data, mergeFields: mergeFields)) }
            @discardableResult public func updateData(
                _ fields: [AnyHashable: Any], forDocument document: DocumentReference
            ) -> WriteBatch { add(FirestoreWrite(path: document.path, updating: fields)) }
            @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
                add(FirestoreWrite(deleting: document.path))
            }
            public func commit(completion: (((any Error)?) -> Void)? = nil) {
                isCommitted = true
                firestore.store.write(writes, completion)
            }
            public func commit() async throws { try await firestore.answer { commit(completion: $0) } }
        }

        /// Reads and then writes without others between them. The block is called once, on the main queue: nobody else writes.
        public final class Transaction: NSObject, @unchecked Sendable {
            private(set) var writes: [FirestoreWrite] = []

            public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
                guard writes.isEmpty else {
                    throw FirestoreStore.error(.invalidArgument, "A transaction reads all documents before it writes one.")
                }
                return document.snapshot()
            }
            private func add(_ write: FirestoreWrite) -> Transaction {
                writes.append(write)
                return self
            }
            @discardableResult public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction {
                add(FirestoreWrite(path: document.path, data: data))
            }
            @discardableResult public func setData(
                _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
            ) -> Transaction { add(FirestoreWrite(path: document.path, data: data, merge: merge)) }
            @discardableResult public func setData(
                _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
            ) -> Transaction { add(FirestoreWrite(path: document.path, data: data, mergeFields: mergeFields)) }
            @discardableResult public func updateData(
                _ fields: [AnyHashable: Any], forDocument document: DocumentReference
            ) -> Transaction { add(FirestoreWrite(path: document.path, updating: fields)) }
            @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction {
                add(FirestoreWrite(deleting: document.path))
            }
        }
        """#
}
