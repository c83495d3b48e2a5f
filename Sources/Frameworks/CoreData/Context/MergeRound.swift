import Foundation

/// One saving's attempts to write, each with what the merge policy made of the conflicts before.
struct MergeRound {
    private let context: NSManagedObjectContext
    /// Versions that the store has by now, for objects that are written nevertheless.
    private var versions: [RowReference: Int64] = [:]
    /// Objects that are left as the store has them.
    private var dropped: Set<RowReference> = []
    /// Objects that take the place of rows with the same values.
    private var replaced: [RowReference] = []

    init(_ context: NSManagedObjectContext) { self.context = context }

    func changes() -> ChangeSet {
        var changes = ChangeSet()
        changes.author = context.historyAuthor
        func change(_ object: NSManagedObject) -> ChangeSet.Change {
            ChangeSet.Change(
                reference: object.reference, entity: object.layout,
                version: versions[object.reference] ?? object.version, old: object.committed, new: object.values)
        }
        for object in context.inserted.list where !dropped.contains(object.reference) {
            changes.inserted.append(change(object))
        }
        for object in context.updated.list
        where !dropped.contains(object.reference) && object.hasPersistentChangedValues {
            changes.updated.append(change(object))
        }
        for object in context.deleted.list where !dropped.contains(object.reference) {
            changes.deleted.append(change(object))
        }
        for reference in replaced {
            guard let entity = context.layout?.entities[Int(reference.entity)] else { continue }
            changes.deleted.append(
                ChangeSet.Change(
                    reference: reference, entity: entity, version: nil, old: entity.unreadValues,
                    new: entity.unreadValues))
        }
        return changes
    }

    /// Lets the context's policy decide each conflict.
    ///
    /// - Throws: the merge error where the policy is to report conflicts.
    mutating func resolve(_ conflict: WriteConflict) throws {
        let policy = context.mergePolicy as? NSMergePolicy ?? .error
        guard policy.mergeType != .errorMergePolicyType else { throw MergeFailure.error(conflict, in: context) }
        if type(of: policy) != NSMergePolicy.self {
            try policy.resolve(mergeConflicts: MergeFailure.conflicts(conflict, in: context))
        }
        for row in conflict.rows { resolve(row, policy.mergeType) }
        for duplicate in conflict.duplicates { resolve(duplicate, policy.mergeType) }
    }

    private mutating func resolve(_ row: WriteConflict.Row, _ type: NSMergePolicyType) {
        guard let object = context.registeredObject(row.reference) else { return }
        guard let stored = row.stored, let theirs = stored.values else {
            // The row is gone: whoever wins, there is nothing to write to.
            dropped.insert(row.reference)
            object.state.insert([.deleted, .gone])
            return
        }
        versions[row.reference] = stored.version
        // An object that ends up as the store has it isn't written, but has the store's version from now on.
        object.version = stored.version
        switch type {
        case .errorMergePolicyType: break
        case .overwriteMergePolicyType:
            // The whole object is written, with what was changed elsewhere alone.
            for slot in object.layout.slots.indices where !object.layout.slots[slot].isToMany {
                object.committed[slot] = theirs[slot]
            }
        case .rollbackMergePolicyType:
            dropped.insert(row.reference)
            if object.isDeleted { object.state.remove(.deleted) }
            object.values = theirs
            object.committed = theirs
            object.version = stored.version
            object.related = RelatedObjects()
        case .mergeByPropertyStoreTrumpMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
            for slot in object.layout.slots.indices where !object.layout.slots[slot].isToMany {
                let isChangedThere = theirs[slot] != object.committed[slot]
                let isChangedHere = object.values[slot] != object.committed[slot]
                guard isChangedThere else { continue }
                object.committed[slot] = theirs[slot]
                if !isChangedHere || type == .mergeByPropertyStoreTrumpMergePolicyType {
                    object.values[slot] = theirs[slot]
                    object.related[slot] = nil
                }
            }
        }
    }

    private mutating func resolve(_ duplicate: WriteConflict.Duplicate, _ type: NSMergePolicyType) {
        switch type {
        case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
            dropped.insert(duplicate.reference)
            if let object = context.registeredObject(duplicate.reference) {
                object.state.insert([.deleted, .gone])
                context.unregister(duplicate.reference)
            }
        default:
            replaced.append(duplicate.existing)
            if let object = context.registeredObject(duplicate.existing) { object.state.insert([.deleted, .gone]) }
        }
    }
}
