import Foundation

// Members that the source adapter writes for `@NSManaged` properties, and for the methods that Xcode generates.

/// Managed objects: `T()` and `T(context:)` make an object of the class that a type parameter is.
///
/// Swift calls only required initialisers on a type parameter, which those of Objective-C's classes all are to it.
public protocol _MadeOfEntity {}

extension NSManagedObject: _MadeOfEntity {}

extension _MadeOfEntity where Self: NSManagedObject {
    /// An object of the class's entity, in no context.
    public init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// An object of the class's entity, inserted into a context.
    public init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.description(of: Self.self), insertInto: moc)
    }
}

extension NSManagedObject {
    /// A new object of the class that its entity names, as `NSManagedObject(entity:insertInto:)` makes one on Apple's systems.
    ///
    /// Swift's initialisers make objects of the class that is written; the source adapter writes this in their place.
    public static func make(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject {
        entity.managedObjectClass.init(entity: entity, insertInto: context)
    }

    /// The value of a property by its Swift type: nil is 0 or false for a number that isn't optional.
    public final func managedValue<Value>(forKey key: String) -> Value {
        guard let slot = layout.slotByName[key] else {
            if let value = value(forUndefinedKey: key) as? Value { return value }
            raise(.unknownKey, "the entity \(layout.name) has no property \"\(key)\"")
        }
        if recorded == nil {
            fireIfNeeded()
            if let value: Value = ManagedValues.quick(values[slot], layout.slots[slot].kind) { return value }
            if layout.slots[slot].isToMany, let type = Value.self as? any ManagedObjectCollection.Type,
                let value = type.make(of: objects(at: slot)) as? Value
            {
                return value
            }
        }
        let object = object(at: slot)
        if let object, let value = ManagedValues.converted(object, to: Value.self) { return value }
        if object == nil, let value: Value = ManagedValues.nothing(for: layout.slots[slot], recorded: recorded) {
            return value
        }
        raise(
            .invalidArgument,
            "the property \"\(key)\" of \(layout.name) is \(object.map { "\($0), a \(type(of: $0))" } ?? "nil"), which is no \(Value.self)"
        )
    }

    /// Sets a property by its Swift type.
    public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
        guard let slot = layout.slotByName[key] else { return setValue(value, forUndefinedKey: key) }
        guard recorded == nil else { return }
        if let stored = ManagedValues.stored(value, layout.slots[slot].kind) { return assign(stored, at: slot) }
        set(ManagedValues.unwrapped(value), at: slot)
    }

    /// Adds an object, or those of a set, to a relationship to many.
    public final func addManagedObjects(_ objects: Any, forKey key: String) {
        let slot = toMany(key)
        insert(ManagedCollections.objects(in: objects, for: layout.slots[slot], of: layout), at: slot)
    }

    /// Removes an object, or those of a set, from a relationship to many.
    public final func removeManagedObjects(_ objects: Any, forKey key: String) {
        let slot = toMany(key)
        remove(ManagedCollections.objects(in: objects, for: layout.slots[slot], of: layout), at: slot)
    }

    /// Inserts an object into an ordered relationship.
    public final func insertManagedObject(_ object: NSManagedObject, at index: Int, forKey key: String) {
        insert([object], at: toMany(key), index: index)
    }

    /// Removes the object at a position of an ordered relationship.
    public final func removeManagedObject(at index: Int, forKey key: String) {
        let slot = toMany(key)
        let objects = objects(at: slot)
        guard objects.indices.contains(index) else {
            raise(.invalidArgument, "the index \(index) is beyond the \(objects.count) objects of \"\(key)\"")
        }
        remove([objects[index]], at: slot)
    }

    private func toMany(_ key: String) -> Int {
        guard let slot = layout.slotByName[key], layout.slots[slot].isToMany else {
            raise(.invalidArgument, "\"\(key)\" is no relationship to many of \(layout.name)")
        }
        return slot
    }
}
