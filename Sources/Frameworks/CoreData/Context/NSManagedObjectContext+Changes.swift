import Dispatch
import Foundation

extension NSManagedObjectContext {
    /// Inserts an object that has no context; for one of the context's own nothing happens.
    public func insert(_ object: NSManagedObject) {
        if object.context === self, !object.isInserted, object.isDeleted { return undelete(object) }
        guard object.context == nil else { return }
        adopt(object)
    }

    /// Takes a new object in.
    func adopt(_ object: NSManagedObject) {
        object.reference.row = TemporaryNumbers.shared.next()
        object.reference.store = -1
        object.context = self
        object.state = [.inserted]
        register(object)
        inserted.insert(object)
        note(object, in: \.inserted)
        object.awakeFromInsert()
    }

    /// Marks an object as changed; the object calls this before each change.
    func willChange(_ object: NSManagedObject) {
        if object.state.contains(.pending) { return }
        object.state.insert(.pending)
        keepForUndo(object)
        if object.state.isDisjoint(with: [.inserted, .deleted]), !object.state.contains(.updated) {
            object.state.insert(.updated)
            updated.insert(object)
        }
        if !pending.inserted.contains(object) { pending.updated.insert(object) }
        schedule()
    }

    private func note(_ object: NSManagedObject, in list: WritableKeyPath<PendingChanges, ObjectSet>) {
        pending[keyPath: list].insert(object)
        schedule()
    }

    func noteRefreshed(_ object: NSManagedObject) { note(object, in: \.refreshed) }
    func noteInserted(_ object: NSManagedObject) { note(object, in: \.inserted) }
    func noteDeleted(_ object: NSManagedObject) { note(object, in: \.deleted) }

    /// Lets changes be processed when the queue is free.
    private func schedule() {
        guard !isScheduled, !isProcessing, queue.isWaiting else { return }
        isScheduled = true
        queue.async { [link] in
            guard let context = link.context else { return }
            context.isScheduled = false
            context.processPendingChanges()
        }
    }

    // MARK: Deleting

    /// Marks an object for deletion; what it is related to follows when changes are processed.
    public func delete(_ object: NSManagedObject) {
        guard object.context === self, object.state.isDisjoint(with: [.deleted, .gone]) else { return }
        object.fireIfNeeded()
        guard !object.state.contains(.gone) else { return }
        object.prepareForDeletion()
        keepForUndo(object)
        object.announce()
        object.state.insert(.deleted)
        if object.isInserted {
            inserted.remove(object)
            if !pending.inserted.remove(object) { note(object, in: \.deleted) } else { schedule() }
        } else {
            updated.remove(object)
            deleted.insert(object)
            note(object, in: \.deleted)
        }
        pending.updated.remove(object)
        pending.unpropagated.append(object)
        if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
    }

    private func undelete(_ object: NSManagedObject) {
        deleted.remove(object)
        pending.deleted.remove(object)
        pending.unpropagated.removeAll { $0 === object }
        object.state.remove(.deleted)
        if object.hasPersistentChangedValues {
            object.state.insert(.updated)
            updated.insert(object)
        }
    }

    /// Applies the delete rules of what was deleted.
    func propagateDeletions() {
        while !pending.unpropagated.isEmpty {
            let objects = pending.unpropagated
            pending.unpropagated = []
            for object in objects where object.state.contains(.deleted) {
                for (slot, property) in object.layout.slots.enumerated() {
                    guard let relationship = property.relationship else { continue }
                    let others = property.isToMany ? object.objects(at: slot) : object.destination(at: slot)
                    switch relationship.deleteRule {
                    case .cascadeDeleteRule:
                        for other in others where !other.state.contains(.deleted) { delete(other) }
                    case .noActionDeleteRule, .denyDeleteRule: continue
                    case .nullifyDeleteRule: break
                    }
                    guard relationship.deleteRule == .nullifyDeleteRule || relationship.deleteRule == .cascadeDeleteRule
                    else { continue }
                    for other in others where !other.state.contains(.deleted) {
                        other.lose(object, at: relationship.inverseRelationship?.name)
                    }
                }
            }
        }
    }

    // MARK: Processing

    /// Applies delete rules and tells observers what has changed.
    public func processPendingChanges() {
        guard !isProcessing else { return }
        propagateDeletions()
        guard !pending.isEmpty else { return }
        isProcessing = true
        let changes = pending
        pending = PendingChanges()
        for list in [changes.inserted, changes.updated, changes.deleted] {
            for object in list.list { object.state.remove(.pending) }
        }
        recordUndo(changes)
        let updates = changes.updated.list.filter { !changes.inserted.contains($0) && !changes.deleted.contains($0) }
        var info: [AnyHashable: Any] = [NSManagedObjectContext.managedObjectContextKey: self]
        if !changes.inserted.isEmpty {
            // All that is inserted is new to observers, mostly: the saving that follows tells of the same objects.
            let isAll = changes.inserted.count == inserted.count && changes.inserted.list.allSatisfy(\.isInserted)
            info[NSInsertedObjectsKey] = isAll ? inserted.keptSet() : changes.inserted.set
        }
        if !updates.isEmpty { info[NSUpdatedObjectsKey] = Set(updates) }
        if !changes.deleted.isEmpty { info[NSDeletedObjectsKey] = changes.deleted.set }
        if !changes.refreshed.isEmpty { info[NSRefreshedObjectsKey] = changes.refreshed.set }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
        isProcessing = false
        // An observer may have changed objects.
        if !pending.isEmpty { schedule() }
    }
}

extension NSManagedObject {
    func destination(at slot: Int) -> [NSManagedObject] {
        fireIfNeeded()
        guard let row = values[slot].reference, let object = destination(row, at: slot) else { return [] }
        return [object]
    }

    /// Removes a deleted object from a relationship.
    func lose(_ object: NSManagedObject, at name: String?) {
        guard let name, let slot = layout.slotByName[name], !state.contains(.gone) else { return }
        fireIfNeeded()
        if layout.slots[slot].isToMany {
            // A relationship that hasn't been read will be read without what is deleted.
            if values[slot].isUnread, !isInserted { _ = rows(at: slot) }
            remove(object.reference, at: slot)
        } else if values[slot].reference == object.reference {
            willChange()
            announce()
            values[slot] = .none
            related[slot] = nil
        }
    }

    private func remove(_ reference: RowReference, at slot: Int) {
        var rows = self.rows(at: slot)
        guard rows.remove(reference) else { return }
        willChange()
        announce()
        values[slot] = .related(rows)
        related[slot] = nil
    }
}

/// Numbers of objects that were never saved, each once in a program.
final class TemporaryNumbers: @unchecked Sendable {
    static let shared = TemporaryNumbers()
    private let lock = NSLock()
    private var last: Int64 = 0

    func next() -> Int64 {
        lock.withLock {
            last -= 1
            return last
        }
    }
}
