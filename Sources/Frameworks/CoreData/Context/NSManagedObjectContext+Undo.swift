import Foundation
import FoundationAdditions

/// The changes that one processing tells of, with the values from before.
private struct ChangeRecord {
    var inserted: [NSManagedObject]
    var updated: [(object: NSManagedObject, values: [PropertyValue])]
    var deleted: [(object: NSManagedObject, values: [PropertyValue])]
}

extension NSManagedObjectContext {
    /// Reverts the last recorded changes, by the undo manager.
    public func undo() {
        processPendingChanges()
        onMain { $0.undo() }
    }

    /// Makes the last reverted changes again, by the undo manager.
    public func redo() {
        processPendingChanges()
        onMain { $0.redo() }
    }

    /// Undo managers belong to the main thread, as a context with one does.
    private func onMain(_ body: @escaping @MainActor (any UndoRecording) -> Void) {
        guard let undoManager else { return }
        guard Thread.isMainThread else {
            raise(
                .internalInconsistency,
                "a context with an undo manager is used on the main thread: set undoManager to nil for one of a private queue"
            )
        }
        nonisolated(unsafe) let work = { @MainActor in body(undoManager) }
        MainActor.assumeIsolated { work() }
    }

    /// Keeps the values that an object has before its first change since the last processing.
    func keepForUndo(_ object: NSManagedObject) {
        guard undoManager != nil, undoValues[ObjectIdentifier(object)] == nil else { return }
        undoValues[ObjectIdentifier(object)] = object.values
    }

    /// Lets the undo manager have what reverts some changes.
    func recordUndo(_ changes: PendingChanges) {
        guard undoManager != nil else { return }
        let values = undoValues
        undoValues = [:]
        func before(_ list: [NSManagedObject]) -> [(object: NSManagedObject, values: [PropertyValue])] {
            list.compactMap { object in values[ObjectIdentifier(object)].map { (object, $0) } }
        }
        let record = ChangeRecord(
            inserted: changes.inserted.list.filter { !$0.state.contains(.gone) },
            updated: before(
                changes.updated.list.filter { !changes.inserted.contains($0) && !changes.deleted.contains($0) }),
            deleted: before(changes.deleted.list.filter { !$0.state.contains(.gone) }))
        guard !record.inserted.isEmpty || !record.updated.isEmpty || !record.deleted.isEmpty else { return }
        let link = self.link
        onMain { manager in
            guard manager.isUndoRegistrationEnabled else { return }
            manager.recordUndo(of: link) { link.context?.revert(record) }
        }
    }

    /// Changes that can't be reverted any more.
    func forgetUndo() {
        undoValues = [:]
        undoNumbers = [:]
        onMain { [link] in $0.removeAllActions(withTarget: link) }
    }

    /// Gives objects the values that they had; what this changes is recorded in turn, for redoing.
    private func revert(_ record: ChangeRecord) {
        for (object, _) in record.deleted { restore(object) }
        for object in record.inserted {
            delete(object)
            // Objects that the deletion's rules would change have their values of before in the record.
            pending.unpropagated.removeAll { $0 === object }
        }
        for (object, values) in record.deleted + record.updated where !object.state.contains(.gone) {
            willChange(object)
            object.announce()
            object.values = values.map { $0.mapped(latest) }
            object.related = RelatedObjects()
        }
        processPendingChanges()
    }

    private func latest(_ row: RowReference) -> RowReference {
        var row = row
        while let next = undoNumbers[row], next != row { row = next }
        return row
    }

    /// Takes a deleted object back; one whose deletion was saved is a new object.
    private func restore(_ object: NSManagedObject) {
        if object.context === self, object.state.contains([.inserted, .deleted]) {
            object.state.remove(.deleted)
            inserted.insert(object)
            noteInserted(object)
        } else if object.context == nil {
            let former = object.reference
            object.state = []
            adopt(object)
            undoNumbers[former] = object.reference
        } else {
            insert(object)
            noteRefreshed(object)
        }
    }
}
