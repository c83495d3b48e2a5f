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
            var unknown: Set<RowReference> = []
            for identity in identities(key, table) {
                guard let object = registeredObject(identity.reference) else {
                    unknown.insert(identity.reference)
                    continue
                }
                object.state.remove(.isAtHand)
                refresh(object, mergeChanges: true)
            }
            for holder in holders(of: unknown) { refresh(holder.object, mergeChanges: true) }
        }
        mergeDeletions(identities(NSDeletedObjectsKey, table).map(\.reference))
        processPendingChanges()
    }

    private func mergeDeletions(_ rows: [RowReference]) {
        var unknown: Set<RowReference> = []
        for row in rows {
            guard let object = registeredObject(row), !object.state.contains(.gone) else {
                unknown.insert(row)
                continue
            }
            if object.isFault { unknown.insert(row) }
            updated.remove(object)
            deleted.remove(object)
            pending.updated.remove(object)
            object.state.insert([.deleted, .gone])
            object.announce()
            noteDeleted(object)
            object.leaveRelationships()
            unregister(row)
        }
        for holder in holders(of: unknown) {
            for row in holder.rows { holder.object.forget(row, at: holder.slot) }
        }
    }

    /// Relationships to many that have been read and have one of some rows whose own values aren't known here.
    ///
    /// O(n) in the objects that all relationships have.
    private func holders(
        of unknown: Set<RowReference>
    ) -> [(object: NSManagedObject, slot: Int, rows: [RowReference])] {
        guard !unknown.isEmpty else { return [] }
        let objects = link.registry.objects.filter { $0.layout.hasRelationships && !$0.isFault && !$0.isInserted }
        return objects.sorted { $0.reference.row < $1.reference.row }.flatMap { object in
            object.layout.slots.indices.filter { object.layout.slots[$0].isToMany }.compactMap { slot in
                let rows = object.values[slot].references.filter(unknown.contains)
                return rows.isEmpty ? nil : (object, slot, rows)
            }
        }
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
