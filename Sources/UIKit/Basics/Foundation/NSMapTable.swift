public typealias NSMapTableOptions = NSPointerFunctions.Options
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// Values by key objects, neither of which it needs to retain: an entry goes with either.
///
/// Entries keep the order of insertion of their keys. Lookup is linear.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: TableReference
        var value: TableReference
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Entry] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
        entries.reserveCapacity(capacity)
    }

    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return entries.first { $0.key.matches(key) }?.value.object as? ObjectType
    }

    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key, let object else { return }
        let value = TableReference(object, valueOptions)
        if let index = entries.firstIndex(where: { $0.key.matches(key) }) {
            entries[index].value = value
        } else {
            entries.removeAll { $0.key.object == nil || $0.value.object == nil }
            entries.append(Entry(key: TableReference(key, keyOptions), value: value))
        }
    }

    public func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        entries.removeAll { $0.key.matches(key) }
    }

    public func removeAllObjects() { entries = [] }

    /// The number of entries whose key and value still exist.
    public var count: Int { present.count }
    public func keyEnumerator() -> NSEnumerator { ArrayEnumerator(present.map(\.key)) }
    public func objectEnumerator() -> NSEnumerator? { ArrayEnumerator(present.map(\.value)) }
    /// The entries whose keys are hashable.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in present {
            if let key = key as? AnyHashable { result[key] = value }
        }
        return result
    }

    private var present: [(key: KeyType, value: ObjectType)] {
        entries.compactMap {
            guard let key = $0.key.object as? KeyType, let value = $0.value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }
}
