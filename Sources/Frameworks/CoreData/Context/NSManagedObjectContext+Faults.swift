import Foundation

extension NSManagedObjectContext {
    /// Gives a fault its values.
    func fire(_ object: NSManagedObject) {
        if !object.state.contains(.isAtHand) {
            if let batch = object.batch {
                batch.read(object, in: self)
                object.batch = nil
            }
            if object.state.contains(.isAtHand) {
                // Its batch was read.
            } else if let row = storedRow(object.reference) {
                object.version = row.version
                object.values = row.values ?? object.layout.unreadValues
            } else {
                return lose(object)
            }
        }
        object.committed = object.values
        object.state.subtract([.fault, .isAtHand])
        if retainsRegisteredObjects { register(object) }
        object.awakeFromFetch()
    }

    private func storedRow(_ reference: RowReference) -> StoredRow? {
        do {
            return try source?.row(reference)
        } catch {
            FileHandle.standardError.write(Data("CoreData: error: \(error)\n".utf8))
            return nil
        }
    }

    /// The row of an object isn't there any more: the object counts as deleted.
    private func lose(_ object: NSManagedObject) {
        guard shouldDeleteInaccessibleFaults else {
            raise(.objectInaccessible, "CoreData could not fulfill a fault for '\(object.objectID)'")
        }
        object.state.subtract([.fault, .isAtHand])
        object.state.insert([.deleted, .gone])
        object.values = object.layout.slots.map { $0.isToMany ? .related(RelatedRows()) : .none }
        object.committed = object.values
    }

    // MARK: Refreshing

    /// Turns an object into a fault, or reads its values anew and keeps its own changes.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, !object.isInserted, !object.state.contains(.gone) else { return }
        if flag {
            guard !object.isFault else { return noteRefreshed(object) }
            if let row = storedRow(object.reference) {
                object.merge(row)
            } else if !object.isDeleted, !object.hasPersistentChangedValues {
                // The row is gone, and there is nothing of this context's own to keep.
                makeFault(of: object)
            } else {
                return
            }
        } else {
            makeFault(of: object)
        }
        noteRefreshed(object)
    }

    private func makeFault(of object: NSManagedObject) {
        updated.remove(object)
        pending.updated.remove(object)
        object.turnIntoFault()
    }

    /// Refreshes all objects, which keep their changes.
    public func refreshAllObjects() {
        for object in registeredObjects.sorted(by: { $0.reference.row < $1.reference.row }) {
            refresh(object, mergeChanges: object.hasChanges)
        }
    }

    /// Gives back what was changed since the last saving.
    public func rollback() {
        propagateDeletions()
        for object in inserted.list {
            unregister(object.reference)
            object.leave()
            object.state.insert(.gone)
            pending.inserted.remove(object)
            if !pending.deleted.contains(object) { pending.deleted.insert(object) }
        }
        for object in deleted.list + updated.list {
            object.state.subtract([.deleted, .updated, .pending])
            object.values = object.committed
            object.related = RelatedObjects()
            pending.refreshed.insert(object)
            pending.deleted.remove(object)
        }
        // Relationships that were read meanwhile are without the objects that had been moved or deleted.
        for object in link.registry.objects where object.layout.hasRelationships { object.forgetRelated() }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        pending.inserted = ObjectSet()
        pending.updated = ObjectSet()
        pending.unpropagated = []
        forgetUndo()
        processPendingChanges()
    }

    /// Forgets all objects and changes; objects that are still held have no context then.
    public func reset() {
        forgetAll()
        forgetUndo()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: []])
    }

    /// Numbers under which objects will be saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let new = objects.filter { $0.reference.isTemporary && $0.context === self }
        guard !new.isEmpty, let source else { return }
        adoptPermanent(try source.permanent(new.map(\.reference)))
    }

    /// Lets objects have their permanent numbers, wherever they are mentioned.
    func adoptPermanent(_ numbers: [RowReference: RowReference]) {
        guard !numbers.isEmpty else { return }
        let transform = { (row: RowReference) in row.isTemporary ? numbers[row] ?? row : row }
        if undoManager != nil { undoNumbers.merge(numbers) { $1 } }
        let new = inserted.list
        renumber(new, numbers)
        for object in new where object.layout.hasRelationships { object.renumber(transform) }
        for object in updated.list where object.layout.hasRelationships { object.renumber(transform) }
        tellNumbersBelow(numbers)
    }

    /// Contexts below may know objects by the numbers that they had before they were saved.
    private func tellNumbersBelow(_ numbers: [RowReference: RowReference]) {
        for child in children.compactMap(\.context) {
            child.queue.async { child.adoptNumbers(fromAbove: numbers) }
        }
    }

    private func adoptNumbers(fromAbove numbers: [RowReference: RowReference]) {
        let transform = { (row: RowReference) in row.isTemporary ? numbers[row] ?? row : row }
        let objects = link.registry.objects
        renumber(objects, numbers)
        for object in objects where object.layout.hasRelationships { object.renumber(transform) }
        tellNumbersBelow(numbers)
    }
}

extension NSManagedObject {
    /// Takes values that were read beside a fetch; they count when the fault is asked for them.
    func take(_ row: StoredRow) {
        guard state.contains(.fault), let read = row.values else { return }
        values = read
        version = row.version
        state.insert(.isAtHand)
    }

    /// Takes newer values of the store where the object has no changes of its own.
    func merge(_ row: StoredRow) {
        guard let read = row.values else { return }
        version = row.version
        for slot in layout.slots.indices where !layout.slots[slot].isTransient {
            let isChanged = values[slot] != committed[slot]
            if isChanged, values[slot].related != nil, committed[slot].related != nil {
                context?.mergeRelated(of: self, at: slot)
                continue
            }
            committed[slot] = read[slot]
            if !isChanged {
                let former = values[slot].reference
                values[slot] = read[slot]
                related[slot] = nil
                if let former, former != read[slot].reference {
                    context?.registeredObject(former)?.noteLeaving(reference, at: layout.slots[slot].inverse)
                }
            }
        }
    }

    func turnIntoFault() {
        willTurnIntoFault()
        state.subtract([.updated, .isAtHand, .pending, .deleted])
        state.insert(.fault)
        values = layout.unreadValues
        committed = values
        related = RelatedObjects()
        didTurnIntoFault()
    }

    /// The context lets go of the object.
    func leave() {
        related = RelatedObjects()
        batch = nil
        context = nil
    }

    func renumber(_ transform: (RowReference) -> RowReference) {
        for slot in layout.slots.indices where layout.slots[slot].isRelationship {
            values[slot] = values[slot].mapped(transform)
            committed[slot] = committed[slot].mapped(transform)
        }
    }
}
