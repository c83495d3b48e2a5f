extension StandIns {
    /// Values that objects have.
    static let realmValues = #"""
        // A stand-in for Realm by Masu: objects, lists, results and notifications, kept in memory and written as JSON after each write.
        @_exported import Foundation
        @_exported import FoundationAdditions
        @_exported import Predicates
        @_exported import UIKit

        /// A value that a property of an object, or an element of a list, can have.
        public protocol RealmCollectionValue {
            static func _default() -> Self?
            static func _decoded(_ json: Any, in store: RealmStore) -> Self?
            func _encoded(in store: RealmStore) -> Any
        }
        public protocol _PlainValue: RealmCollectionValue, ExpressibleByNothing {}
        public protocol ExpressibleByNothing { init() }

        extension _PlainValue {
            public static func _default() -> Self? { Self() }
            public static func _decoded(_ json: Any, in store: RealmStore) -> Self? { json as? Self }
            public func _encoded(in store: RealmStore) -> Any { self }
        }
        extension String: _PlainValue {}
        extension Bool: _PlainValue {
            public static func _decoded(_ json: Any, in store: RealmStore) -> Bool? { json as? Bool ?? (json as? NSNumber)?.boolValue }
        }
        extension Double: _PlainValue {
            public static func _decoded(_ json: Any, in store: RealmStore) -> Double? { (json as? NSNumber)?.doubleValue ?? json as? Double }
        }
        extension Float: _PlainValue {
            public static func _decoded(_ json: Any, in store: RealmStore) -> Float? { (json as? NSNumber)?.floatValue ?? json as? Float }
        }
        extension _PlainValue where Self: FixedWidthInteger {
            public static func _decoded(_ json: Any, in store: RealmStore) -> Self? {
                (json as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) } ?? json as? Self
            }
        }
        extension Int: _PlainValue {}
        extension Int8: _PlainValue {}
        extension Int16: _PlainValue {}
        extension Int32: _PlainValue {}
        extension Int64: _PlainValue {}
        extension Date: RealmCollectionValue {
            public static func _default() -> Date? { Date(timeIntervalSince1970: 0) }
            public static func _decoded(_ json: Any, in store: RealmStore) -> Date? {
                Double._decoded(json, in: store).map(Date.init(timeIntervalSince1970:))
            }
            public func _encoded(in store: RealmStore) -> Any { timeIntervalSince1970 }
        }
        extension Data: RealmCollectionValue {
            public static func _default() -> Data? { Data() }
            public static func _decoded(_ json: Any, in store: RealmStore) -> Data? {
                (json as? String).flatMap { Data(base64Encoded: $0) }
            }
            public func _encoded(in store: RealmStore) -> Any { base64EncodedString() }
        }
        extension UUID: RealmCollectionValue {
            public static func _default() -> UUID? { UUID() }
            public static func _decoded(_ json: Any, in store: RealmStore) -> UUID? { (json as? String).flatMap(UUID.init(uuidString:)) }
            public func _encoded(in store: RealmStore) -> Any { uuidString }
        }
        extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {
            public static func _default() -> Self? { .some(.none) }
            public static func _decoded(_ json: Any, in store: RealmStore) -> Self? {
                json is NSNull ? .some(.none) : .some(Wrapped._decoded(json, in: store))
            }
            public func _encoded(in store: RealmStore) -> Any { map { $0._encoded(in: store) } ?? NSNull() }
        }

        /// Enumerations as properties, by their raw values.
        public protocol PersistableEnum: RealmCollectionValue, RawRepresentable, CaseIterable where RawValue: RealmCollectionValue {}
        public protocol RealmEnum: RealmCollectionValue, RawRepresentable where RawValue: RealmCollectionValue {}
        extension RealmCollectionValue where Self: RawRepresentable, RawValue: RealmCollectionValue {
            public static func _default() -> Self? { RawValue._default().flatMap(Self.init(rawValue:)) }
            public static func _decoded(_ json: Any, in store: RealmStore) -> Self? {
                RawValue._decoded(json, in: store).flatMap(Self.init(rawValue:))
            }
            public func _encoded(in store: RealmStore) -> Any { rawValue._encoded(in: store) }
        }
        extension PersistableEnum {
            public static func _default() -> Self? { allCases.first }
        }

        /// A name that no other object has: 24 hexadecimal digits.
        public struct ObjectId: RealmCollectionValue, Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
            public let stringValue: String
            public init() { stringValue = (0..<3).map { _ in String(format: "%08x", UInt32.random(in: 0...UInt32.max)) }.joined() }
            public init(string: String) throws {
                guard string.count == 24, string.allSatisfy(\.isHexDigit) else { throw Realm.Error(.fail, "'\(string)' is no ObjectId") }
                stringValue = string.lowercased()
            }
            public static func generate() -> ObjectId { ObjectId() }
            public var description: String { stringValue }
            public static func < (left: ObjectId, right: ObjectId) -> Bool { left.stringValue < right.stringValue }
            public static func _default() -> ObjectId? { ObjectId() }
            public static func _decoded(_ json: Any, in store: RealmStore) -> ObjectId? { (json as? String).flatMap { try? ObjectId(string: $0) } }
            public func _encoded(in store: RealmStore) -> Any { stringValue }
        }

        /// A container that an object has for good and that is filled in place.
        public protocol _RealmContainer: AnyObject {
            var _contents: Any? { get }
            func _encodedContents(in store: RealmStore) -> Any?
            func _fill(_ json: Any, in store: RealmStore)
            func _attach(to owner: Object)
        }

        /// A property of an object.
        @propertyWrapper public struct Persisted<Value: RealmCollectionValue>: _PersistedValue {
            final class Box {
                var value: Value?
                weak var owner: Object?
                init(_ value: Value?) { self.value = value }
            }
            let box: Box
            let isPrimaryKey: Bool

            public init() { self.init(Value._default()) }
            public init(wrappedValue: Value) { self.init(wrappedValue as Value?) }
            public init(indexed: Bool) { self.init(Value._default()) }
            public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue as Value?) }
            public init(primaryKey: Bool) { self.init(Value._default(), primaryKey) }
            public init(wrappedValue: Value, primaryKey: Bool) { self.init(wrappedValue as Value?, primaryKey) }
            public init<Element: Object>(originProperty: String) where Value == LinkingObjects<Element> {
                self.init(LinkingObjects<Element>(fromType: Element.self, property: originProperty))
            }
            private init(_ value: Value?, _ isPrimaryKey: Bool = false) { (box, self.isPrimaryKey) = (Box(value), isPrimaryKey) }

            public var wrappedValue: Value {
                get {
                    guard let value = box.value else { fatalError("A property of type \(Value.self) has no value yet.") }
                    return value
                }
                nonmutating set {
                    if let owner = box.owner, let store = owner.objectStore { store.checkWrite() }
                    if let old = box.value as? any _RealmContainer, let new = newValue as? any _RealmContainer, let store = box.owner?.objectStore ?? .some(.scratch) {
                        old._fill(new._encodedContents(in: store) ?? [Any](), in: store)
                    } else {
                        box.value = newValue
                    }
                }
            }

            var contents: Any? { (box.value as? any _RealmContainer).map { $0._contents as Any } ?? box.value as Any? }
            func encoded(in store: RealmStore) -> Any? {
                if let container = box.value as? any _RealmContainer { return container._encodedContents(in: store) }
                return box.value?._encoded(in: store)
            }
            func assign(_ value: Any?, in store: RealmStore) -> Bool {
                if let value = value as? Value {
                    wrappedValue = value
                    return true
                }
                return fill(value ?? NSNull(), in: store)
            }
            func fill(_ json: Any, in store: RealmStore) -> Bool {
                if let container = box.value as? any _RealmContainer {
                    container._fill(json, in: store)
                    return true
                }
                guard let value = Value._decoded(json, in: store) else { return false }
                box.value = value
                return true
            }
            func attach(to owner: Object) {
                box.owner = owner
                (box.value as? any _RealmContainer)?._attach(to: owner)
            }
        }

        protocol _PersistedValue {
            var isPrimaryKey: Bool { get }
            var contents: Any? { get }
            func encoded(in store: RealmStore) -> Any?
            func assign(_ value: Any?, in store: RealmStore) -> Bool
            func fill(_ json: Any, in store: RealmStore) -> Bool
            func attach(to owner: Object)
        }

        extension Persisted: Decodable where Value: Decodable {
            public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
        }
        extension Persisted: Encodable where Value: Encodable {
            public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
        }
        extension KeyedDecodingContainer {
            public func decode<Value>(_ type: Persisted<Value?>.Type, forKey key: Key) throws -> Persisted<Value?> where Value: Decodable {
                Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
            }
        }

        """#
}
