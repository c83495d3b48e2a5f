import Foundation

/// The objects in what apps give for a relationship to many.
enum ManagedCollections {
    static func objects(in value: Any?, for property: PropertySlot, of layout: EntityLayout) -> [NSManagedObject] {
        guard let value, !(value is NSNull) else { return [] }
        let elements: [Any]
        switch value {
        case let object as NSManagedObject: return [object]
        case let set as NSSet: elements = set.allObjects
        case let set as NSOrderedSet: elements = set.array
        case let list as [Any]: elements = list
        case let set as any ManagedObjectCollection: return set.managedObjects
        case let list as NSArray: elements = list.map { $0 }
        default: elements = [value]
        }
        let objects = elements.compactMap { $0 as? NSManagedObject }
        guard objects.count == elements.count else {
            raise(
                .invalidArgument,
                "Unacceptable type of value for to-many relationship: property = \"\(property.name)\"; desired type = \(property.isOrdered ? "NSOrderedSet" : "NSSet"); given type = \(type(of: value)); value = \(value)."
            )
        }
        // A set of Foundation's has no order of its own: that of the objects' numbers makes runs alike.
        return value is NSSet ? objects.sorted { abs($0.reference.row) < abs($1.reference.row) } : objects
    }
}

/// A set of Swift's whose elements are managed objects.
protocol ManagedObjectCollection {
    var managedObjects: [NSManagedObject] { get }
    static func make(of objects: [NSManagedObject]) -> Any
}

extension Set: ManagedObjectCollection where Element: NSManagedObject {
    var managedObjects: [NSManagedObject] { sorted { abs($0.reference.row) < abs($1.reference.row) } }

    static func make(of objects: [NSManagedObject]) -> Any { Set(objects.compactMap { $0 as? Element }) }
}

extension Optional: ManagedObjectCollection where Wrapped: ManagedObjectCollection {
    var managedObjects: [NSManagedObject] { self?.managedObjects ?? [] }

    static func make(of objects: [NSManagedObject]) -> Any { Wrapped.make(of: objects) }
}
