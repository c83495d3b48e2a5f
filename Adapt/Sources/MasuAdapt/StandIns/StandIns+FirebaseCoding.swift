extension StandIns {
    /// Values of Swift made of what a database keeps, and the other way round. `FirebaseSharedSwift` has it for both of
    /// Firebase's databases.
    static let firebaseCoding = firebaseEncoding + "\n" + firebaseDecoding

    private static let firebaseEncoding = #"""
        // A stand-in for FirebaseSharedSwift by Masu: values of Swift as dictionaries, lists, texts and numbers.
        @_exported import Foundation

        /// A type whose values a database keeps as they are.
        public protocol FirebaseStoredAsIs {}

        /// A field of a type that isn't stored with the others: a document's name.
        public protocol FirebaseLeftOut {
            static func value(in userInfo: [CodingUserInfoKey: Any], at path: [any CodingKey]) throws -> Self
        }

        /// Values of Swift made into those that a database keeps. Strategies for dates and keys aren't there.
        open class FirebaseDataEncoder {
            public var userInfo: [CodingUserInfoKey: Any] = [:]
            public init() {}

            /// A date as the database keeps it: the seconds since 2001.
            open func stored(_ date: Date) -> Any { date.timeIntervalSinceReferenceDate }

            public func encode<Value: Encodable>(_ value: Value) throws -> Any {
                try node(for: value, at: []).result
            }

            fileprivate func node(for value: any Encodable, at path: [any CodingKey]) throws -> FirebaseNode {
                switch value {
                case is any FirebaseStoredAsIs, is String, is Bool, is Data, is Double, is Int, is Int8, is Int16, is Int32,
                    is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64:
                    if let unwrapped = Mirror(reflecting: value).displayStyle == .optional ? nil : value {
                        return FirebaseNode(unwrapped)
                    }
                case let number as Float: return FirebaseNode(Double(number))
                case let date as Date: return FirebaseNode(stored(date))
                case let url as URL: return FirebaseNode(url.absoluteString)
                case let number as Decimal: return FirebaseNode(NSDecimalNumber(decimal: number).doubleValue)
                default: break
                }
                let node = FirebaseNode()
                try value.encode(to: FirebaseValueEncoder(owner: self, node: node, codingPath: path))
                return node
            }
        }

        /// A place for a value while it is encoded.
        private final class FirebaseNode {
            var value: Any?
            var fields: [String: FirebaseNode]?
            var items: [FirebaseNode]?
            init(_ value: Any? = nil) { self.value = value }
            var result: Any {
                if let fields { return fields.mapValues(\.result) }
                if let items { return items.map(\.result) }
                return value ?? [String: Any]()
            }
        }

        private struct FirebaseKey: CodingKey {
            var stringValue: String
            var intValue: Int?
            init(_ text: String) { stringValue = text }
            init(stringValue: String) { self.init(stringValue) }
            init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
        }

        private struct FirebaseValueEncoder: Encoder {
            let owner: FirebaseDataEncoder
            let node: FirebaseNode
            let codingPath: [any CodingKey]
            var userInfo: [CodingUserInfoKey: Any] { owner.userInfo }
            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
                node.fields = node.fields ?? [:]
                return KeyedEncodingContainer(FirebaseFields<Key>(encoder: self))
            }
            func unkeyedContainer() -> any UnkeyedEncodingContainer {
                node.items = node.items ?? []
                return FirebaseItems(encoder: self)
            }
            func singleValueContainer() -> any SingleValueEncodingContainer { FirebaseSingle(encoder: self) }
        }

        private struct FirebaseFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
            let encoder: FirebaseValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }
            func place(_ key: any CodingKey) -> FirebaseValueEncoder {
                let node = FirebaseNode()
                encoder.node.fields?[key.stringValue] = node
                return FirebaseValueEncoder(owner: encoder.owner, node: node, codingPath: codingPath + [key])
            }
            func encodeNil(forKey key: Key) { encoder.node.fields?[key.stringValue] = FirebaseNode(NSNull()) }
            func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
                guard !(value is any FirebaseLeftOut) else { return }
                let node = try encoder.owner.node(for: value, at: codingPath + [key])
                encoder.node.fields?[key.stringValue] = node
            }
            func nestedContainer<Other: CodingKey>(
                keyedBy keyType: Other.Type, forKey key: Key
            ) -> KeyedEncodingContainer<Other> { place(key).container(keyedBy: keyType) }
            func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { place(key).unkeyedContainer() }
            func superEncoder() -> any Encoder { place(FirebaseKey("super")) }
            func superEncoder(forKey key: Key) -> any Encoder { place(key) }
        }

        private struct FirebaseItems: UnkeyedEncodingContainer {
            let encoder: FirebaseValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }
            var count: Int { encoder.node.items?.count ?? 0 }
            func place() -> FirebaseValueEncoder {
                let (node, key) = (FirebaseNode(), FirebaseKey(intValue: count))
                encoder.node.items?.append(node)
                return FirebaseValueEncoder(owner: encoder.owner, node: node, codingPath: codingPath + [key])
            }
            func encodeNil() { encoder.node.items?.append(FirebaseNode(NSNull())) }
            func encode<Value: Encodable>(_ value: Value) throws {
                let node = try encoder.owner.node(for: value, at: codingPath + [FirebaseKey(intValue: count)])
                encoder.node.items?.append(node)
            }
            func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
                place().container(keyedBy: keyType)
            }
            func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { place().unkeyedContainer() }
            func superEncoder() -> any Encoder { place() }
        }

        private struct FirebaseSingle: SingleValueEncodingContainer {
            let encoder: FirebaseValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }
            func encodeNil() { encoder.node.value = NSNull() }
            func encode<Value: Encodable>(_ value: Value) throws {
                encoder.node.value = try encoder.owner.node(for: value, at: codingPath).result
            }
        }
        """#

    private static let firebaseDecoding = #"""
        /// Stored values made into those of Swift. Strategies for dates and keys aren't there.
        open class FirebaseDataDecoder {
            public var userInfo: [CodingUserInfoKey: Any] = [:]
            public init() {}

            /// The date that a stored value is: the seconds since 2001. Nil for what is no date.
            open func date(of value: Any) -> Date? {
                (value as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } ?? value as? Date
            }

            public func decode<Value: Decodable>(_ type: Value.Type, from value: Any) throws -> Value {
                try decode(type, from: value, at: [])
            }

            fileprivate func decode<Value: Decodable>(
                _ type: Value.Type, from value: Any, at path: [any CodingKey]
            ) throws -> Value {
                func cast(_ result: Any?) throws -> Value {
                    if let result = result as? Value { return result }
                    let context = DecodingError.Context(
                        codingPath: path, debugDescription: "Expected \(type), and there is \(value).")
                    if value is NSNull { throw DecodingError.valueNotFound(type, context) }
                    throw DecodingError.typeMismatch(type, context)
                }
                // A truth isn't a number, nor a number a truth.
                let number = (value as? NSNumber).flatMap { value is String ? nil : $0 }
                let isTruth = number.map { String(cString: $0.objCType) == "c" } ?? false
                switch type {
                case is any FirebaseStoredAsIs.Type, is String.Type, is Data.Type: return try cast(value)
                case is Bool.Type: return try cast(isTruth ? number?.boolValue : nil)
                case is Double.Type: return try cast(isTruth ? nil : number?.doubleValue)
                case is Float.Type: return try cast(isTruth ? nil : number?.floatValue)
                case is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type, is UInt.Type, is UInt8.Type,
                    is UInt16.Type, is UInt32.Type, is UInt64.Type:
                    return try cast(isTruth ? nil : number)
                case is Date.Type: return try cast(date(of: value))
                case is URL.Type: return try cast((value as? String).flatMap { URL(string: $0) })
                case is Decimal.Type: return try cast(number?.decimalValue)
                default:
                    return try type.init(from: FirebaseValueDecoder(owner: self, value: value, codingPath: path))
                }
            }
        }

        private struct FirebaseValueDecoder: Decoder, SingleValueDecodingContainer {
            let owner: FirebaseDataDecoder
            let value: Any
            let codingPath: [any CodingKey]
            var userInfo: [CodingUserInfoKey: Any] { owner.userInfo }

            private func mismatch(_ type: Any.Type) -> DecodingError {
                let context = DecodingError.Context(codingPath: codingPath, debugDescription: "There is \(value).")
                return value is NSNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
            }
            func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
                guard let fields = value as? [String: Any] else { throw mismatch([String: Any].self) }
                return KeyedDecodingContainer(FirebaseStoredFields<Key>(decoder: self, fields: fields))
            }
            func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
                guard let items = value as? [Any] else { throw mismatch([Any].self) }
                return FirebaseStoredItems(decoder: self, items: items)
            }
            func singleValueContainer() -> any SingleValueDecodingContainer { self }
            func decodeNil() -> Bool { value is NSNull }
            func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
                try owner.decode(type, from: value, at: codingPath)
            }
        }

        private struct FirebaseStoredFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
            let decoder: FirebaseValueDecoder
            let fields: [String: Any]
            var codingPath: [any CodingKey] { decoder.codingPath }
            var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }
            func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
            private func place(_ key: any CodingKey) throws -> FirebaseValueDecoder {
                guard let value = fields[key.stringValue] else {
                    throw DecodingError.keyNotFound(
                        key, .init(codingPath: codingPath, debugDescription: "There is no '\(key.stringValue)'."))
                }
                return FirebaseValueDecoder(owner: decoder.owner, value: value, codingPath: codingPath + [key])
            }
            func decodeNil(forKey key: Key) throws -> Bool { try place(key).decodeNil() }
            func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
                if let type = type as? any FirebaseLeftOut.Type,
                    let value = try type.value(in: decoder.userInfo, at: codingPath + [key]) as? Value
                {
                    return value
                }
                return try place(key).decode(type)
            }
            func nestedContainer<Other: CodingKey>(
                keyedBy type: Other.Type, forKey key: Key
            ) throws -> KeyedDecodingContainer<Other> { try place(key).container(keyedBy: type) }
            func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
                try place(key).unkeyedContainer()
            }
            func superDecoder() throws -> any Decoder { try place(FirebaseKey("super")) }
            func superDecoder(forKey key: Key) throws -> any Decoder { try place(key) }
        }

        private struct FirebaseStoredItems: UnkeyedDecodingContainer {
            let decoder: FirebaseValueDecoder
            let items: [Any]
            var currentIndex = 0
            init(decoder: FirebaseValueDecoder, items: [Any]) { (self.decoder, self.items) = (decoder, items) }
            var codingPath: [any CodingKey] { decoder.codingPath }
            var count: Int? { items.count }
            var isAtEnd: Bool { currentIndex >= items.count }
            private func next() throws -> FirebaseValueDecoder {
                let path = codingPath + [FirebaseKey(intValue: currentIndex)]
                guard !isAtEnd else {
                    throw DecodingError.valueNotFound(
                        Any.self, .init(codingPath: path, debugDescription: "The list has no more values."))
                }
                return FirebaseValueDecoder(owner: decoder.owner, value: items[currentIndex], codingPath: path)
            }
            mutating func decodeNil() throws -> Bool {
                guard try next().decodeNil() else { return false }
                currentIndex += 1
                return true
            }
            private mutating func taken<Value>(_ take: (FirebaseValueDecoder) throws -> Value) throws -> Value {
                let value = try take(next())
                currentIndex += 1
                return value
            }
            mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try taken { try $0.decode(type) } }
            mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
                try taken { try $0.container(keyedBy: type) }
            }
            mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
                try taken { try $0.unkeyedContainer() }
            }
            mutating func superDecoder() throws -> any Decoder { try taken { $0 } }
        }
        """#
}
