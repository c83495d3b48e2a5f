import Foundation

extension NSManagedObjectContext {
    /// Takes over what another context has saved; changes of this context's own stay.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        var identities: [AnyHashable: Any] = [:]
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            if !objects.isEmpty { identities[key] = Set(objects.map(\.objectID)) }
            if let known = notification.userInfo?[key + "_objectIDs"] { identities[key] = known }
        }
        merge(identities)
    }

    /// Lets contexts take over changes that are told by identities, such as those of a batch request.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.performAndWait { context.merge(changeNotificationData) } }
    }

    private func identities(_ key: String, _ table: [AnyHashable: Any]) -> [NSManagedObjectID] {
        let value = table[key] ?? table[key + "_objectIDs"]
        let list: [Any]
        switch value {
        case let set as Set<NSManagedObjectID>: list = Array(set)
        case let set as NSSet: list = set.allObjects
        case let array as [Any]: list = array
        default: list = []
        }
        return list.compactMap { element in
            if let url = element as? URL { return coordinator?.managedObjectID(forURIRepresentation: url) }
            return element as? NSManagedObjectID ?? (element as? NSManagedObject)?.objectID
        }.sorted { $0.reference.row < $1.reference.row }
    }

    func merge(_ table: [AnyHashable: Any]) {
        for identity in identities(NSInsertedObjectsKey, table) {
            guard registeredObject(identity.reference) == nil else { continue }
            if let object = object(identity.reference) { noteInserted(object) }
        }
        for key in [NSUpdatedObjectsKey, NSRefreshedObjectsKey] {
            for identity in identities(key, table) {
                guard let object = registeredObject(identity.reference) else { continue }
                object.state.remove(.isAtHand)
                refresh(object, mergeChanges: true)
            }
        }
        for identity in identities(NSDeletedObjectsKey, table) {
            guard let object = registeredObject(identity.reference), !object.state.contains(.gone) else { continue }
            updated.remove(object)
            deleted.remove(object)
            pending.updated.remove(object)
            object.state.insert([.deleted, .gone])
            object.announce()
            noteDeleted(object)
            unregister(identity.reference)
        }
        processPendingChanges()
    }

    /// Lets contexts that read from the same place take over what this one has saved.
    func tellBelow(_ identities: [AnyHashable: Any]) {
        let others = parent.map { $0.children.compactMap(\.context) } ?? coordinator?.contexts ?? []
        var table = identities
        table[NSManagedObjectContext.managedObjectContextKey] = nil
        nonisolated(unsafe) let changes = table
        for other in others where other !== self && other.automaticallyMergesChangesFromParent {
            other.queue.async { other.merge(changes) }
        }
        for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
            child.queue.async { child.merge(changes) }
        }
    }
}
