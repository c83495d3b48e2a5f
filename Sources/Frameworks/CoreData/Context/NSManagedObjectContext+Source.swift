import Foundation

// A context as the source of those below it: its objects count as they are now, saved or not.

extension NSManagedObjectContext: ObjectSource {
    var modelLayout: ModelLayout? { layout }

    func rows(_ plan: FetchPlan) throws -> [StoredRow] {
        try performAndWait {
            try rows(plan, withPending: true).map { row in
                guard let object = registeredObject(row.reference), object.hasChanges else { return row }
                return object.storedRow
            }
        }
    }

    func count(_ plan: FetchPlan) throws -> Int { try performAndWait { try rows(plan, withPending: true).count } }

    func row(_ reference: RowReference) throws -> StoredRow? {
        try performAndWait {
            guard let object = registeredObject(reference), object.hasChanges else { return try source?.row(reference) }
            return object.state.isDisjoint(with: [.deleted, .gone]) ? object.storedRow : nil
        }
    }

    func rows(_ references: [RowReference]) throws -> [StoredRow] { try references.compactMap { try row($0) } }

    func related(_ slot: Int, of reference: RowReference) throws -> [RowReference] {
        try performAndWait {
            guard hasObjectsWithChanges, let object = object(reference) else {
                return try source?.related(slot, of: reference) ?? []
            }
            return object.rows(at: slot).rows
        }
    }

    func exact(_ reference: RowReference) throws -> RowReference? {
        try performAndWait {
            if let known = registeredObject(reference) { return known.reference }
            return try source?.exact(reference)
        }
    }

    func storeNumber(of entity: EntityLayout) -> Int16? { source?.storeNumber(of: entity) }

    func permanent(_ references: [RowReference]) throws -> [RowReference: RowReference] {
        try performAndWait {
            let numbers = try source?.permanent(references) ?? [:]
            adoptPermanent(numbers)
            return numbers
        }
    }

    /// Takes the changes of a context below over as changes of this one.
    func write(_ changes: ChangeSet) throws -> WriteResult {
        performAndWait {
            for change in changes.inserted where registeredObject(change.reference) == nil {
                guard let object = makeFault(change.reference) else { continue }
                object.state = [.inserted]
                inserted.insert(object)
                pending.inserted.insert(object)
            }
            for change in changes.inserted + changes.updated {
                guard let object = object(change.reference) else { continue }
                if !object.isInserted { object.willChange() }
                object.announce()
                for slot in object.layout.slots.indices
                where change.old[slot] != change.new[slot] || (object.isInserted && object.values[slot].isUnread) {
                    if case .unread = change.new[slot] { continue }
                    // The difference to the store is written: what it has must be known.
                    if object.values[slot].isUnread, !object.isInserted, object.layout.slots[slot].isToMany {
                        _ = object.rows(at: slot)
                    }
                    let former = object.values[slot].reference
                    object.values[slot] = change.new[slot]
                    object.related[slot] = nil
                    // The context below may not have known this object at its former place.
                    if let former, former != change.new[slot].reference, let other = registeredObject(former) {
                        other.lose(object, at: object.layout.slots[slot].relationship?.inverseRelationship?.name)
                    }
                }
            }
            for change in changes.deleted {
                guard let object = object(change.reference) else { continue }
                delete(object)
            }
            processPendingChanges()
            return WriteResult()
        }
    }
}

extension NSManagedObject {
    /// The object's current values as a row.
    var storedRow: StoredRow {
        fireIfNeeded()
        let values = layout.slots.indices.map { slot in
            layout.slots[slot].isToMany ? PropertyValue.unread : self.values[slot]
        }
        return StoredRow(reference: reference, version: version, values: values)
    }
}
