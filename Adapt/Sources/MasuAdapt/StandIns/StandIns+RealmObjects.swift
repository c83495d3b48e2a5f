extension StandIns {
    /// Objects.
    static let realmObjects = #"""
        /// An object that a realm keeps.
        open class Object: NSObject, KeyedValueProviding, RealmCollectionValue {
            var objectStore: RealmStore?
            var objectNumber = 0
            public internal(set) var isInvalidated = false

            public required override init() {
                super.init()
                for (_, value) in objectProperties {
                    (value as? any _PersistedValue)?.attach(to: self)
                    (value as? any _RealmContainer)?._attach(to: self)
                }
            }
            public convenience init(value: Any) {
                self.init()
                _take(value)
            }

            open class func primaryKey() -> String? { nil }
            open class func ignoredProperties() -> [String] { [] }
            open class func indexedProperties() -> [String] { [] }
            open class func className() -> String { String(describing: self) }
            open class func shouldIncludeInDefaultSchema() -> Bool { true }
            public var realm: Realm? { objectStore.map(Realm.init(store:)) }
            public var isFrozen: Bool { false }
            public func isSameObject(as other: Object?) -> Bool { self === other }
            public subscript(key: String) -> Any? {
                get { KeyedValue.unwrapped(keyedValue(key)) }
                set { _ = setKeyedValue(newValue, forKey: key) }
            }
            open override var description: String {
                let lines = objectProperties.map { "\t\($0.name) = \(KeyedValue.unwrapped(keyedValue($0.name)).map { "\($0)" } ?? "(null)");" }
                return "\(type(of: self)) {\n\(lines.joined(separator: "\n"))\n}"
            }

            open func keyedValue(_ key: String) -> KeyedValue? {
                guard let value = objectProperties.first(where: { $0.name == key })?.value else { return nil }
                if let persisted = value as? any _PersistedValue { return KeyedValue(persisted.contents) }
                if let container = value as? any _RealmContainer { return KeyedValue(container._contents) }
                return KeyedValue(value)
            }
            open func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
                let store = objectStore ?? .scratch
                switch objectProperties.first(where: { $0.name == key })?.value {
                case let persisted as any _PersistedValue: return persisted.assign(value, in: store)
                case let container as any _RealmContainer:
                    container._fill(value ?? [Any](), in: store)
                    return true
                default: return false
                }
            }

            // MARK: Properties

            /// The stored properties by their names, those of classes above first.
            var objectProperties: [(name: String, value: Any)] {
                var levels: [[(String, Any)]] = []
                var mirror: Mirror? = Mirror(reflecting: self)
                while let level = mirror, level.subjectType != Object.self, level.subjectType != EmbeddedObject.self {
                    levels.insert(
                        level.children.compactMap { child in
                            child.label.map { ($0.hasPrefix("_") && child.value is any _PersistedValue ? String($0.dropFirst()) : $0, child.value) }
                        }, at: 0)
                    mirror = level.superclassMirror
                }
                let ignored = Set(Self.ignoredProperties())
                return levels.joined().filter { !ignored.contains($0.0) }.map { (name: $0.0, value: $0.1) }
            }
            var objectKey: String? {
                Self.primaryKey() ?? objectProperties.first { ($0.value as? any _PersistedValue)?.isPrimaryKey ?? false }?.name
            }
            func objectRow(in store: RealmStore) -> [String: Any] {
                var row: [String: Any] = ["": objectNumber]
                for (name, value) in objectProperties {
                    if let persisted = value as? any _PersistedValue {
                        row[name] = persisted.encoded(in: store)
                    } else if let container = value as? any _RealmContainer {
                        row[name] = container._encodedContents(in: store)
                    } else if let value = value as? any RealmCollectionValue {
                        row[name] = value._encoded(in: store)
                    }
                }
                return row
            }
            func _fill(_ row: [String: Any], in store: RealmStore) {
                for (name, value) in objectProperties {
                    guard let json = row[name] else { continue }
                    if let persisted = value as? any _PersistedValue {
                        _ = persisted.fill(json, in: store)
                    } else if let container = value as? any _RealmContainer {
                        container._fill(json, in: store)
                    } else if let type = type(of: value) as? any RealmCollectionValue.Type, let new = Self._decode(type, json, store) {
                        _ = setKeyedValue(new, forKey: name)
                    }
                }
            }
            private static func _decode<Value: RealmCollectionValue>(_ type: Value.Type, _ json: Any, _ store: RealmStore) -> Any? {
                Value._decoded(json, in: store)
            }
            /// A dictionary's entries, or an array's elements in the order of the properties, or another object's values.
            func _take(_ value: Any) {
                if let other = value as? Object {
                    for (name, _) in other.objectProperties { _ = setKeyedValue(KeyedValue.unwrapped(other.keyedValue(name)), forKey: name) }
                } else if let values = value as? [String: Any?] {
                    for (name, value) in values { _ = setKeyedValue(value, forKey: name) }
                } else if let values = value as? [Any] {
                    for (property, value) in zip(objectProperties, values) { _ = setKeyedValue(value, forKey: property.name) }
                }
            }

            // MARK: As a value

            public class func _default() -> Self? { nil }
            public class func _decoded(_ json: Any, in store: RealmStore) -> Self? {
                if let object = json as? Self { return object }
                if let id = json as? Int ?? (json as? NSNumber)?.intValue { return store.object(id, of: self) }
                guard json is [String: Any] || json is [Any] else { return nil }
                let object = Self()
                object._take(json)
                return object
            }
            public func _encoded(in store: RealmStore) -> Any {
                if objectStore == nil { store.insert(self) }
                return objectNumber
            }
            /// The objects that properties and lists lead to.
            var objectLinks: [Object] {
                objectProperties.flatMap { property -> [Object] in
                    let value = KeyedValue.unwrapped(keyedValue(property.name))
                    if property.value is any _BackwardLinks { return [] }
                    return (value as? Object).map { [$0] } ?? (value as? [Object]) ?? []
                }
            }
        }
        public typealias RealmSwiftObject = Object
        public typealias ObjectBase = Object
        /// An object that belongs to another.
        open class EmbeddedObject: Object {}
        /// Objects that lists of SwiftUI tell apart.
        public protocol ObjectKeyIdentifiable: Identifiable {}
        extension ObjectKeyIdentifiable where Self: Object { public var id: ObjectIdentifier { ObjectIdentifier(self) } }

        extension KeyedValue {
            static func unwrapped(_ value: KeyedValue?) -> Any? {
                guard let value = value?.value else { return nil }
                let mirror = Mirror(reflecting: value)
                return mirror.displayStyle == .optional ? mirror.children.first?.value : value
            }
        }

        """#
}
