extension StandIns {
    /// Documents and results as they were at one time, and what changed from one result to the next.
    static let firestoreSnapshots = #"""
        public enum ServerTimestampBehavior: Int, Sendable {
            case none, estimate, previous
        }

        public enum FirestoreSource: UInt, Sendable {
            case `default`, server, cache
        }

        /// The state of a result towards the server. It comes from the cache where the cache was asked for.
        public final class SnapshotMetadata: NSObject, @unchecked Sendable {
            public let hasPendingWrites: Bool
            public let isFromCache: Bool
            init(hasPendingWrites: Bool, isFromCache: Bool) {
                (self.hasPendingWrites, self.isFromCache) = (hasPendingWrites, isFromCache)
            }
            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? SnapshotMetadata else { return false }
                return (hasPendingWrites, isFromCache) == (other.hasPendingWrites, other.isFromCache)
            }
            public override var hash: Int { (hasPendingWrites ? 2 : 0) + (isFromCache ? 1 : 0) }
        }

        /// A document as it was, or that it wasn't there.
        open class DocumentSnapshot: NSObject, @unchecked Sendable {
            public let reference: DocumentReference
            public let metadata: SnapshotMetadata
            let document: FirestoreDocument?
            public var exists: Bool { document != nil }
            public var documentID: String { reference.documentID }

            init(_ reference: DocumentReference, _ document: FirestoreDocument?, isFromCache: Bool) {
                (self.reference, self.document) = (reference, document)
                metadata = SnapshotMetadata(
                    hasPendingWrites: document?.pending.isEmpty == false, isFromCache: isFromCache)
            }

            public func data() -> [String: Any]? { data(with: .none) }
            public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? {
                document?.fields.seen(serverTimestampBehavior) as? [String: Any]
            }
            public func get(_ field: Any) -> Any? { get(field, serverTimestampBehavior: .none) }
            public func get(_ field: Any, serverTimestampBehavior: ServerTimestampBehavior) -> Any? {
                let path = FieldPath.made(of: field)
                if path.isDocumentID { return exists ? reference : nil }
                return document?.fields[path.names[...]]?.seen(serverTimestampBehavior)
            }
            public subscript(key: Any) -> Any? { self.get(key) }

            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? DocumentSnapshot else { return false }
                return reference == other.reference && document == other.document && metadata == other.metadata
            }
            public override var hash: Int { reference.hash }
        }

        /// A document of a result, which is always there.
        open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
            public override func data() -> [String: Any] { data(with: .none) }
            public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] {
                super.data(with: serverTimestampBehavior) ?? [:]
            }
        }

        public enum DocumentChangeType: Int, Sendable {
            case added, modified, removed
        }

        /// A document that came, went or changed, with its place before and after. The changes before it have been made.
        public final class DocumentChange: NSObject, @unchecked Sendable {
            public let type: DocumentChangeType
            public let document: QueryDocumentSnapshot
            /// `NSNotFound` for a document that came.
            public let oldIndex: UInt
            /// `NSNotFound` for one that went.
            public let newIndex: UInt
            init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, from old: Int?, to new: Int?) {
                (self.type, self.document) = (type, document)
                (oldIndex, newIndex) = (UInt(old ?? NSNotFound), UInt(new ?? NSNotFound))
            }
        }

        /// The documents that a query found.
        public final class QuerySnapshot: NSObject, Sequence, @unchecked Sendable {
            public let query: Query
            public let documents: [QueryDocumentSnapshot]
            public let metadata: SnapshotMetadata
            private let former: [QueryDocumentSnapshot]
            public var isEmpty: Bool { documents.isEmpty }
            public var count: Int { documents.count }
            public var documentChanges: [DocumentChange] { documentChanges(includeMetadataChanges: false) }

            init(_ query: Query, _ documents: [QueryDocumentSnapshot], after former: [QueryDocumentSnapshot], isFromCache: Bool) {
                (self.query, self.documents, self.former) = (query, documents, former)
                metadata = SnapshotMetadata(
                    hasPendingWrites: documents.contains { $0.metadata.hasPendingWrites }, isFromCache: isFromCache)
            }

            public func makeIterator() -> IndexingIterator<[QueryDocumentSnapshot]> { documents.makeIterator() }

            /// Documents that went, then those that came, then those that changed, each in the order of the query.
            public func documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
                let before = Dictionary(uniqueKeysWithValues: former.map { ($0.reference.path, $0) })
                let order = Dictionary(uniqueKeysWithValues: documents.enumerated().map { ($1.reference.path, $0) })
                func isChanged(_ document: QueryDocumentSnapshot, from old: QueryDocumentSnapshot) -> Bool {
                    old.document?.fields != document.document?.fields
                        || includeMetadataChanges && old.metadata != document.metadata
                }
                let changed = documents.filter { document in
                    before[document.reference.path].map { isChanged(document, from: $0) } ?? false
                }
                var present = former.map(\.reference.path)
                // Documents that change later may stand in a place that isn't theirs.
                var unsettled = Set(changed.map(\.reference.path))
                var changes: [DocumentChange] = []
                func takeOut(_ path: String) -> Int? {
                    let place = present.firstIndex(of: path)
                    if let place { present.remove(at: place) }
                    return place
                }
                func insert(_ path: String) -> Int {
                    let last = present.lastIndex { !unsettled.contains($0) && (order[$0] ?? 0) < (order[path] ?? 0) }
                    let place = last.map { $0 + 1 } ?? 0
                    present.insert(path, at: place)
                    unsettled.remove(path)
                    return place
                }
                for document in former where order[document.reference.path] == nil {
                    changes.append(DocumentChange(.removed, document, from: takeOut(document.reference.path), to: nil))
                }
                for document in documents where before[document.reference.path] == nil {
                    changes.append(DocumentChange(.added, document, from: nil, to: insert(document.reference.path)))
                }
                for document in changed {
                    let place = takeOut(document.reference.path)
                    changes.append(DocumentChange(.modified, document, from: place, to: insert(document.reference.path)))
                }
                return changes
            }
        }

        public enum AggregateSource: UInt, Sendable {
            case server
        }

        /// A number made of all documents that a query finds.
        public final class AggregateField: NSObject, @unchecked Sendable {
            enum Form: Hashable { case count, sum([String]), average([String]) }
            let form: Form
            init(_ form: Form) { self.form = form }
            public class func count() -> AggregateField { AggregateField(.count) }
            public class func sum(_ field: String) -> AggregateField { AggregateField(.sum(FieldPath(dots: field).names)) }
            public class func average(_ field: String) -> AggregateField {
                AggregateField(.average(FieldPath(dots: field).names))
            }
            func value(of documents: [QueryDocumentSnapshot]) -> Any {
                func values(_ names: [String]) -> [FirestoreValue] {
                    documents.compactMap { $0.document?.fields[names[...]] }.filter { $0.number != nil }
                }
                switch form {
                case .count: return NSNumber(value: documents.count)
                case .sum(let names):
                    let sum = values(names).reduce(FirestoreValue.integer(0)) { sum, value in
                        FieldValue(.increment(value)).applied(to: sum, write: 0) ?? sum
                    }
                    return sum.seen(.none)
                case .average(let names):
                    let numbers = values(names).compactMap(\.number)
                    return numbers.isEmpty ? NSNull() : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
                }
            }
        }

        public final class AggregateQuery: NSObject, @unchecked Sendable {
            public let query: Query
            private let fields: [AggregateField]
            init(_ query: Query, _ fields: [AggregateField]) { (self.query, self.fields) = (query, fields) }
            public func getAggregation(
                source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
            ) {
                query.getDocuments { [self] snapshot, error in
                    completion(snapshot.map { AggregateQuerySnapshot(self, fields, of: $0.documents) }, error)
                }
            }
            public func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
                AggregateQuerySnapshot(self, fields, of: try await query.getDocuments().documents)
            }
        }

        public final class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
            public let query: AggregateQuery
            private let values: [AggregateField.Form: Any]
            public var count: NSNumber { values[.count] as? NSNumber ?? 0 }
            init(_ query: AggregateQuery, _ fields: [AggregateField], of documents: [QueryDocumentSnapshot]) {
                self.query = query
                values = fields.reduce(into: [:]) { $0[$1.form] = $1.value(of: documents) }
            }
            public func get(_ aggregateField: AggregateField) -> Any? { values[aggregateField.form] }
        }
        """#
}
