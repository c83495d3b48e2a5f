extension StandIns {
    /// Documents as values of Swift.
    static let firestoreCoding = #"""
        public enum FirestoreEncodingError: Error {
            case encodingIsNotSupported
        }
        public enum FirestoreDecodingError: Error {
            case decodingIsNotSupported(String), fieldNameConflict(String)
        }

        extension Firestore {
            /// Values of Swift as documents' data; dates are timestamps.
            public class Encoder: FirebaseDataEncoder {
                public override func stored(_ date: Date) -> Any { Timestamp(date: date) }
                public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
                    let result: Any = try super.encode(value)
                    guard let fields = result as? [String: Any] else {
                        throw EncodingError.invalidValue(
                            value, .init(codingPath: [], debugDescription: "A document is made of a value with fields."))
                    }
                    return fields
                }
            }

            /// Documents' data as values of Swift.
            public class Decoder: FirebaseDataDecoder {
                static let referenceKey = CodingUserInfoKey(rawValue: "DocumentReference")
                public override func date(of value: Any) -> Date? { (value as? Timestamp)?.dateValue() ?? value as? Date }
                public func decode<Value: Decodable>(
                    _ type: Value.Type, from container: Any, in document: DocumentReference? = nil
                ) throws -> Value {
                    let former = userInfo
                    defer { userInfo = former }
                    if let document, let key = Self.referenceKey { userInfo[key] = document }
                    return try super.decode(type, from: container)
                }
            }
        }

        extension DocumentSnapshot {
            /// The document as a value; an optional one is nil where the document isn't there.
            public func data<Value: Decodable>(
                as type: Value.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
                decoder: Firestore.Decoder = .init()
            ) throws -> Value {
                try decoder.decode(type, from: data(with: serverTimestampBehavior) as Any? ?? NSNull(), in: reference)
            }
        }

        extension DocumentReference {
            public func setData<Value: Encodable>(
                from value: Value, encoder: Firestore.Encoder = .init(), completion: Answer? = nil
            ) throws {
                setData(try encoder.encode(value), completion: completion)
            }
            public func setData<Value: Encodable>(
                from value: Value, merge: Bool, encoder: Firestore.Encoder = .init(), completion: Answer? = nil
            ) throws {
                setData(try encoder.encode(value), merge: merge, completion: completion)
            }
            public func setData<Value: Encodable>(
                from value: Value, mergeFields: [Any], encoder: Firestore.Encoder = .init(), completion: Answer? = nil
            ) throws {
                setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
            }
            public func getDocument<Value: Decodable>(
                as type: Value.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
                decoder: Firestore.Decoder = .init(), completion: @escaping (Result<Value, any Error>) -> Void
            ) {
                getDocument { snapshot, error in
                    completion(
                        Result {
                            if let error { throw error }
                            guard let snapshot else { throw FirestoreErrorCode(.unknown) }
                            return try snapshot.data(as: type, with: serverTimestampBehavior, decoder: decoder)
                        })
                }
            }
            public func getDocument<Value: Decodable>(
                as type: Value.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
                decoder: Firestore.Decoder = .init()
            ) async throws -> Value {
                try await getDocument().data(as: type, with: serverTimestampBehavior, decoder: decoder)
            }
        }

        extension CollectionReference {
            @discardableResult public func addDocument<Value: Encodable>(
                from value: Value, encoder: Firestore.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
            ) throws -> DocumentReference {
                addDocument(data: try encoder.encode(value), completion: completion)
            }
        }

        extension WriteBatch {
            @discardableResult public func setData<Value: Encodable>(
                from value: Value, forDocument document: DocumentReference, encoder: Firestore.Encoder = .init()
            ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: document) }
            @discardableResult public func setData<Value: Encodable>(
                from value: Value, forDocument document: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
            ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: document, merge: merge) }
        }

        extension Transaction {
            @discardableResult public func setData<Value: Encodable>(
                from value: Value, forDocument document: DocumentReference, encoder: Firestore.Encoder = .init()
            ) throws -> Transaction { setData(try encoder.encode(value), forDocument: document) }
            @discardableResult public func setData<Value: Encodable>(
                from value: Value, forDocument document: DocumentReference, merge: Bool, encoder: Firestore.Encoder = .init()
            ) throws -> Transaction { setData(try encoder.encode(value), forDocument: document, merge: merge) }
        }

        /// A type that a document's name or place can be read into.
        public protocol DocumentIDWrappable {
            static func wrap(_ documentReference: DocumentReference) throws -> Self
        }
        extension String: DocumentIDWrappable {
            public static func wrap(_ documentReference: DocumentReference) -> String { documentReference.documentID }
        }
        extension DocumentReference: DocumentIDWrappable {
            public static func wrap(_ documentReference: DocumentReference) -> Self {
                unsafeDowncast(documentReference, to: Self.self)
            }
        }

        /// A field that takes the document's name when the document is read, and isn't written.
        @propertyWrapper public struct DocumentID<Value: DocumentIDWrappable & Codable>: Codable, FirebaseLeftOut {
            public var wrappedValue: Value?
            public init(wrappedValue value: Value?) { wrappedValue = value }
            public init(from decoder: any Decoder) throws {
                throw FirestoreDecodingError.decodingIsNotSupported("Only Firestore.Decoder reads a DocumentID.")
            }
            public func encode(to encoder: any Encoder) throws { throw FirestoreEncodingError.encodingIsNotSupported }
            public static func value(in userInfo: [CodingUserInfoKey: Any], at path: [any CodingKey]) throws -> DocumentID {
                guard let key = Firestore.Decoder.referenceKey, let document = userInfo[key] as? DocumentReference else {
                    throw FirestoreDecodingError.decodingIsNotSupported("There is no document to take the name of.")
                }
                return DocumentID(wrappedValue: try Value.wrap(document))
            }
        }
        extension DocumentID: Equatable where Value: Equatable {}
        extension DocumentID: Hashable where Value: Hashable {}
        extension DocumentID: Sendable where Value: Sendable {}

        /// A type that a server's time can be read into.
        public protocol ServerTimestampWrappable {
            static func wrap(_ timestamp: Timestamp) throws -> Self
            static func unwrap(_ value: Self) throws -> Timestamp
        }
        extension Timestamp: ServerTimestampWrappable {
            public static func wrap(_ timestamp: Timestamp) -> Self { unsafeDowncast(timestamp, to: Self.self) }
            public static func unwrap(_ value: Timestamp) -> Timestamp { value }
        }
        extension Date: ServerTimestampWrappable {
            public static func wrap(_ timestamp: Timestamp) -> Date { timestamp.dateValue() }
            public static func unwrap(_ value: Date) -> Timestamp { Timestamp(date: value) }
        }

        /// A field that gets the server's time when it is written without one.
        @propertyWrapper public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable {
            public var wrappedValue: Value?
            public init(wrappedValue value: Value?) { wrappedValue = value }
            public init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                wrappedValue = container.decodeNil() ? nil : try Value.wrap(container.decode(Timestamp.self))
            }
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                if let wrappedValue {
                    try container.encode(Value.unwrap(wrappedValue))
                } else {
                    try container.encode(FieldValue.serverTimestamp())
                }
            }
        }
        extension ServerTimestamp: Equatable where Value: Equatable {}
        extension ServerTimestamp: Hashable where Value: Hashable {}
        extension ServerTimestamp: Sendable where Value: Sendable {}

        /// A field that is written as null where it has no value, and not left out.
        @propertyWrapper public struct ExplicitNull<Value: Codable>: Codable {
            public var wrappedValue: Value?
            public init(wrappedValue value: Value?) { wrappedValue = value }
            public init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
            }
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
            }
        }
        extension ExplicitNull: Equatable where Value: Equatable {}
        extension ExplicitNull: Hashable where Value: Hashable {}
        extension ExplicitNull: Sendable where Value: Sendable {}
        """#
}
