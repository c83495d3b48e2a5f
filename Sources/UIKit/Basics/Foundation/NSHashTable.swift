/// How tables hold and compare objects; what is about memory without objects isn't here.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory = Options([])
        public static let weakMemory = Options(rawValue: 5)
        /// By `isEqual`, the standard.
        public static let objectPersonality = Options([])
        /// By identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object as tables hold and find it.
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

    /// nil once an object that isn't held is gone.
    var object: AnyObject? { strong ?? weakly }

    func matches(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let own = object as? NSObject else { return false }
        return own.isEqual(other)
    }
}

/// A set of objects that it need not hold: one that goes leaves it.
///
/// Objects keep the order in which they were added. Finding one is linear: such sets hold observers, which are few.
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

    /// The object in the set that equals one.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return references.first { $0.matches(object) }?.object as? ObjectType
    }

    public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    public var anyObject: ObjectType? { allObjects.first }
    /// Those that are still there.
    public var count: Int { allObjects.count }
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    public func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }
    public override var description: String { "\(allObjects)" }
}

/// Goes through what there was when it was made.
final class ArrayEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) {
        rest = objects[...]
        super.init()
    }

    override func nextObject() -> Any? { rest.popFirst() }
}
