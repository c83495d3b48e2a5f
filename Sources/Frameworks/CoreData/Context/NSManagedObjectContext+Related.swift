import Foundation

// Relationships to many, where others change the objects at the other end.

extension NSManagedObjectContext {
    /// The objects of a relationship to many that hasn't been read, with this context's changes.
    func relatedRows(of object: NSManagedObject, at slot: Int) -> [RowReference] {
        staying(storedRelatedRows(of: object, at: slot), in: object, at: slot)
    }

    private func storedRelatedRows(of object: NSManagedObject, at slot: Int) -> [RowReference] {
        guard !object.isInserted || !object.reference.isTemporary || parent != nil else { return [] }
        guard object.reference.row != 0 else { return [] }
        do {
            return try source?.related(slot, of: object.reference) ?? []
        } catch {
            FileHandle.standardError.write(Data("CoreData: error: \(error)\n".utf8))
            return []
        }
    }

    /// Without the objects that this context has moved to another one, or deleted, since they were read.
    private func staying(_ rows: [RowReference], in object: NSManagedObject, at slot: Int) -> [RowReference] {
        let property = object.layout.slots[slot]
        guard property.inverse >= 0, !updated.isEmpty || !deleted.isEmpty,
            layout?.entities[property.destination].slots[property.inverse].kind == .toOne
        else { return rows }
        return rows.filter { row in
            guard let other = registeredObject(row), other.hasChanges, !other.isFault else { return true }
            guard !other.isDeleted else { return false }
            let owner = other.values[property.inverse]
            return owner == other.committed[property.inverse] || owner.reference == object.reference
        }
    }

    /// True if this context has moved an object to another one.
    private func hasMoved(_ row: RowReference, to object: NSManagedObject, at inverse: Int) -> Bool {
        guard let other = registeredObject(row), other.hasChanges, !other.isFault, !other.isDeleted else {
            return false
        }
        return other.values[inverse].reference == object.reference
            && (other.isInserted || other.values[inverse] != other.committed[inverse])
    }

    /// Applies this context's additions and removals to the objects that a changed relationship to many has by now.
    func mergeRelated(of object: NSManagedObject, at slot: Int) {
        guard let mine = object.values[slot].related, let old = object.committed[slot].related else { return }
        let property = object.layout.slots[slot]
        let stored = storedRelatedRows(of: object, at: slot)
        var merged = RelatedRows(staying(stored, in: object, at: slot))
        if property.inverse >= 0, layout?.entities[property.destination].slots[property.inverse].kind == .toOne {
            // The objects at the other end know who has changed them.
            for row in mine.rows where hasMoved(row, to: object, at: property.inverse) { merged.append(row) }
        } else {
            for row in old.rows where !mine.contains(row) { merged.remove(row) }
            for row in mine.rows where !old.contains(row) { merged.append(row) }
        }
        object.committed[slot] = .related(RelatedRows(stored))
        object.values[slot] = .related(merged)
        object.related[slot] = nil
    }
}

extension NSManagedObject {
    /// Lets relationships to many be read anew.
    func forgetRelated() {
        guard !isFault, !isInserted, !state.contains(.gone) else { return }
        for slot in layout.slots.indices where layout.slots[slot].isToMany {
            values[slot] = .unread
            committed[slot] = .unread
            related[slot] = nil
        }
    }

    /// Another object has been moved away by somebody else, who may not have known it here.
    func noteLeaving(_ other: RowReference, at slot: Int) {
        guard slot >= 0, !isFault, layout.slots[slot].isToMany else { return }
        related[slot] = nil
        if values[slot] == committed[slot] {
            values[slot] = .unread
            committed[slot] = .unread
        } else if var rows = values[slot].related {
            rows.remove(other)
            values[slot] = .related(rows)
        }
    }

    /// Another object is gone for everybody: having lost it is no change.
    func forget(_ gone: RowReference, at slot: Int) {
        guard slot >= 0, !isFault else { return }
        committed[slot] = committed[slot].without(gone)
        guard values[slot].references.contains(gone) else { return }
        announce()
        values[slot] = values[slot].without(gone)
        related[slot] = nil
        context?.noteRefreshed(self)
    }

    /// Lets the objects at the other ends, by what is stored or by changes of this context, forget this one.
    func leaveRelationships() {
        for (slot, property) in layout.slots.enumerated() where property.isRelationship {
            for row in values[slot].references + committed[slot].references {
                context?.registeredObject(row)?.forget(reference, at: property.inverse)
            }
        }
    }
}
