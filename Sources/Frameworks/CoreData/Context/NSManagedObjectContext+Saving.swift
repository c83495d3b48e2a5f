import Foundation

extension NSManagedObjectContext {
    /// Writes all changes into the store, or into the context above, as a whole.
    ///
    /// - Throws: an error of Cocoa's domain; nothing is written then: validation (1550 to 1690), conflicts with what others have
    ///   saved (133020, 133021), the store's own (134030 and others).
    public func save() throws {
        guard hasChanges || !pending.isEmpty || !pending.unpropagated.isEmpty else { return }
        guard let source else {
            throw CocoaFailure.error(
                NSCoreDataError, "the context has neither a coordinator nor a context above that it could save into")
        }
        isSaving = true
        defer { isSaving = false }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        processPendingChanges()
        callWillSave()
        try validate()
        let saved = SavedObjects(self)
        let result: WriteResult
        do {
            result = try write(source)
        } catch let conflict as WriteConflict {
            throw MergeFailure.error(conflict, in: self)
        }
        adoptPermanent(result.permanent)
        finish(saved, result)
    }

    /// Objects may change themselves, and others, when they are about to be saved.
    private func callWillSave() {
        var all: [NSManagedObject] { inserted.list + updated.list + deleted.list }
        var changed = all
        var told: Set<ObjectIdentifier> = []
        for _ in 0..<1000 {
            guard !changed.isEmpty else { return }
            for object in changed { object.willSave() }
            guard !pending.isEmpty else { return }
            told.formUnion(changed.map { ObjectIdentifier($0) })
            changed = all.filter {
                !told.contains(ObjectIdentifier($0)) || $0.state.contains(.pending) && $0.hasPersistentChangedValues
            }
            processPendingChanges()
        }
        raise(
            .internalInconsistency,
            "Failed to process pending changes before save: willSave() changed objects 1000 times.")
    }

    // MARK: Validation

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do {
                try body()
            } catch let error as NSError {
                errors +=
                    error.code == NSValidationMultipleErrorsError
                    ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
            }
        }
        for object in inserted.list {
            object.computeDerived()
            check(object.validateForInsert)
        }
        for object in updated.list where object.hasPersistentChangedValues {
            object.computeDerived()
            check(object.validateForUpdate)
        }
        for object in deleted.list { check(object.validateForDelete) }
        if let error = Validation.combined(errors) { throw error }
    }

    // MARK: Writing

    private func write(_ source: any ObjectSource) throws -> WriteResult {
        var merge = MergeRound(self)
        // Each round resolves what has been found so far; others may save in between.
        for _ in 0..<20 {
            let changes = merge.changes()
            do {
                return try source.write(changes)
            } catch let conflict as WriteConflict {
                try merge.resolve(conflict)
            }
        }
        throw CocoaFailure.error(NSManagedObjectMergeError, "other contexts save the same objects again and again")
    }

    // MARK: After the store has everything

    private func finish(_ saved: SavedObjects, _ result: WriteResult) {
        for object in saved.inserted {
            object.version = 1
            object.becomeCommitted()
        }
        for object in saved.updated {
            object.version = result.versions[object.reference] ?? object.version
            object.becomeCommitted()
        }
        for object in saved.deleted {
            unregister(object.reference)
            object.state.insert(.gone)
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
        saved.post(from: self)
        for object in saved.deleted { object.leave() }
    }
}

extension NSManagedObjectContext {
    /// Identities of objects, each store asked for its name once where its objects follow each other.
    fileprivate func identities(of objects: [NSManagedObject]) -> [NSManagedObjectID] {
        var last: (number: Int16, name: StoreName)?
        return objects.map { object in
            if let known = object.knownIdentity { return known }
            guard !object.reference.isTemporary else { return object.objectID }
            if let last, last.number == object.reference.store { return object.makeIdentity(last.name) }
            let name = StoreName(store(object.reference))
            last = (object.reference.store, name)
            return object.makeIdentity(name)
        }
    }
}

extension NSManagedObject {
    /// The values have been saved.
    fileprivate func becomeCommitted() {
        committed = values
        state.subtract([.inserted, .updated])
    }
}

/// The objects that one saving writes.
struct SavedObjects {
    let inserted: [NSManagedObject]
    private let insertedSet: Set<NSManagedObject>
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]

    init(_ context: NSManagedObjectContext) {
        inserted = context.inserted.list
        insertedSet = context.inserted.keptSet()
        updated = context.updated.list
        deleted = context.deleted.list
    }

    func post(from context: NSManagedObjectContext) {
        var info: [AnyHashable: Any] = [NSManagedObjectContext.managedObjectContextKey: context]
        info[NSInsertedObjectsKey] = insertedSet
        info[NSUpdatedObjectsKey] = Set(updated)
        info[NSDeletedObjectsKey] = Set(deleted)
        var identities: [AnyHashable: Any] = [NSManagedObjectContext.managedObjectContextKey: context]
        identities[NSInsertedObjectIDsKey] = Set(context.identities(of: inserted))
        identities[NSUpdatedObjectIDsKey] = Set(context.identities(of: updated))
        identities[NSDeletedObjectIDsKey] = Set(context.identities(of: deleted))
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: context, userInfo: info)
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: context, userInfo: identities)
        context.tellBelow(identities)
    }
}
