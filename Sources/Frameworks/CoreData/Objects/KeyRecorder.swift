import Foundation

/// Finds the path of keys that a key path of Swift's stands for, by asking an object that notes the keys it is asked for.
final class KeyRecorder {
    private(set) var keys: [String] = []

    func note(_ key: String) { keys.append(key) }

    /// The object at the other end of a relationship, which notes its keys at the same place.
    func next(_ slot: PropertySlot, _ type: NSManagedObject.Type) -> NSManagedObject? {
        guard let entity = slot.relationship?.destinationEntity else { return nil }
        return object(entity, type)
    }

    private func object(_ entity: NSEntityDescription, _ type: NSManagedObject.Type) -> NSManagedObject {
        let object = type.init(entity: entity, insertInto: nil)
        object.recorded = self
        object.state = .recording
        return object
    }

    /// The keys of a key path whose root is a managed object; nil for another one, or one that leads to no property.
    static func path(_ keyPath: AnyKeyPath, in entity: NSEntityDescription) -> [String]? {
        guard let root = type(of: keyPath).rootType as? NSManagedObject.Type else { return nil }
        let recorder = KeyRecorder()
        let object = recorder.object(entity, root)
        _ = object[keyPath: keyPath]
        return recorder.keys.isEmpty ? nil : recorder.keys
    }
}
