/// Options for the way tables retain and compare objects; those about raw memory are absent.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        /// By `isEqual`, the default.
        public static let objectPersonality = Options([])
        /// By identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A reference to an object, for storage and comparison in tables.
struct TableReference {
    private let strong: AnyObject?
    private weak var weakly: AnyObject?
    private let options: NSPointerFunctions.Options

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let copied = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
        let held = copied ?? object
        strong = options.contains(.weakMemory) ? nil : held
        weakly = held
        self.options = options
    }

    /// nil once an object that isn't retained is gone.
    var object: AnyObject? { strong ?? weakly }

    func matches(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let own = object as? NSObject else { return false }
        return own.isEqual(other)
    }
}

/// A set of objects that it needn't retain: a deallocated object leaves it.
///
/// Objects keep the order of insertion. Lookup is linear: such sets hold observers, which are few.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var references: [TableReference] = []

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
        references.reserveCapacity(capacity)
    }

    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.removeAll { $0.object == nil }
        references.append(TableReference(object, options))
    }

    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        references.removeAll { $0.object == nil || $0.matches(object) }
    }

    public func removeAllObjects() { references = [] }

    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The member that equals an object.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return references.first { $0.matches(object) }?.object as? ObjectType
    }

    public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    public var count: Int { allObjects.count }
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    public func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }
    public override var description: String { "\(allObjects)" }
}

/// Enumerates a copy of the objects, made when the enumerator was.
final class ArrayEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) {
        rest = objects[...]
        super.init()
    }

    override func nextObject() -> Any? { rest.popFirst() }
}
