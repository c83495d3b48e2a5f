import Foundation

import class FoundationAdditions.NSExpression

extension NSManagedObjectContext {
    /// Carries a request out: a batch, one on the history, or a fetch that is answered later.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try delete(request)
        case let request as NSBatchUpdateRequest: return try update(request)
        case let request as NSBatchInsertRequest: return try insert(request)
        case let request as NSPersistentHistoryChangeRequest: return try history(request)
        case let request as any AnswersLater: return request.start(in: self)
        default:
            throw CocoaFailure.error(
                NSPersistentStoreUnsupportedRequestTypeError,
                "\(type(of: request)) isn't a request that a context carries out")
        }
    }

    private func needed() throws -> (NSPersistentStoreCoordinator, ModelLayout) {
        guard let coordinator, let layout else {
            throw CocoaFailure.error(NSCoreDataError, "the context has no coordinator")
        }
        return (coordinator, layout)
    }

    private func references(_ plan: FetchPlan, _ coordinator: NSPersistentStoreCoordinator) throws -> [RowReference] {
        var plan = plan
        plan.readsValues = false
        do {
            return try coordinator.rows(plan).map(\.reference)
        } catch let error as Untranslatable {
            throw CocoaFailure.error(NSCoreDataError, "the batch's predicate has no SQL: \(error.reason)")
        }
    }

    private func identities(
        _ references: [RowReference], _ coordinator: NSPersistentStoreCoordinator, _ layout: ModelLayout
    ) -> [NSManagedObjectID] {
        references.map {
            NSManagedObjectID($0, layout.entities[Int($0.entity)], store: coordinator.store(number: $0.store))
        }
    }

    private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
        let (coordinator, layout) = try needed()
        let references = try references(try request.fetchRequest.plan(layout), coordinator)
        try coordinator.deleteRows(references, by: historyAuthor)
        let result: Any =
            switch request.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeCount: references.count
            case .resultTypeObjectIDs: identities(references, coordinator, layout)
            }
        return NSBatchDeleteResult(result, request.resultType)
    }

    private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let (coordinator, layout) = try needed()
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let plan = try fetch.plan(layout)
        let references = try references(plan, coordinator)
        let values = try BatchValues.stored(request.propertiesToUpdate ?? [:], plan.entity)
        try coordinator.updateRows(references, values, plan.entity, by: historyAuthor)
        let result: Any =
            switch request.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectsCountResultType: references.count
            case .updatedObjectIDsResultType: identities(references, coordinator, layout)
            }
        return NSBatchUpdateResult(result, request.resultType)
    }

    private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let (coordinator, layout) = try needed()
        guard let entity = layout.entity(named: request.entityName) else {
            throw CocoaFailure.error(NSCoreDataError, "the model has no entity '\(request.entityName)'")
        }
        var changes = ChangeSet()
        changes.author = historyAuthor
        func add(_ values: [PropertyValue]) {
            let reference = RowReference(
                store: -1, root: Int16(entity.root), entity: Int16(entity.index), row: TemporaryNumbers.shared.next())
            changes.inserted.append(
                ChangeSet.Change(reference: reference, entity: entity, old: entity.unreadValues, new: values))
        }
        for table in request.objectsToInsert ?? [] { add(try BatchValues.row(table, entity)) }
        if let handler = request.dictionaryHandler {
            while true {
                let table = NSMutableDictionary()
                if handler(table) { break }
                add(try BatchValues.row(table as NSDictionary as? [String: Any] ?? [:], entity))
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = entity.objectClass.init(entity: entity.description, insertInto: nil)
                if handler(object) { break }
                add(object.values)
            }
        }
        let written = try BatchValues.upserting(changes, in: coordinator, policy: mergePolicy as? NSMergePolicy)
        let references = written.permanent.sorted { $0.key.row > $1.key.row }.map(\.value)
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .count: references.count
            case .objectIDs: identities(references, coordinator, layout)
            }
        return NSBatchInsertResult(result, request.resultType)
    }
}

/// Values of batches, by name.
enum BatchValues {
    static func stored(_ table: [AnyHashable: Any], _ entity: EntityLayout) throws -> [(
        slot: Int, value: PropertyValue
    )] {
        try table.map { key, value in
            let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
            guard let slot = entity.slotByName[name], case .attribute(let type) = entity.slots[slot].kind else {
                throw CocoaFailure.error(
                    NSCoreDataError, "Invalid property \"\(name)\": '\(entity.name)' has no such attribute")
            }
            var value = value
            if let expression = value as? NSExpression {
                guard expression.expressionType == .constantValue else {
                    throw CocoaFailure.error(
                        NSCoreDataError,
                        "'\(name)' of '\(entity.name)' is set to the expression \(expression): a batch update sets constants alone"
                    )
                }
                value = expression.constantValue ?? NSNull()
            }
            if value is NSNull { return (slot, .none) }
            guard let stored = AttributeValues.stored(value, as: type) else {
                throw CocoaFailure.error(
                    NSCoreDataError, "'\(name)' of '\(entity.name)' can't be \(value), a \(Swift.type(of: value))")
            }
            return (slot, stored)
        }.sorted { $0.slot < $1.slot }
    }

    /// A new object's values.
    static func row(_ table: [String: Any], _ entity: EntityLayout) throws -> [PropertyValue] {
        var values = entity.initialValues
        for (slot, value) in try stored(table, entity) { values[slot] = value }
        for (slot, property) in entity.slots.enumerated()
        where property.isAttribute && !property.isOptional && !property.isTransient && values[slot].isNone {
            throw CocoaFailure.error(
                NSValidationMissingMandatoryPropertyError, "\(property.name) is a required value.",
                [NSValidationKeyErrorKey: property.name])
        }
        return values
    }

    /// Inserts rows; those with the values of another one are left out, or take its place, as the policy says.
    static func upserting(
        _ changes: ChangeSet, in coordinator: NSPersistentStoreCoordinator, policy: NSMergePolicy?
    ) throws -> WriteResult {
        do {
            return try coordinator.write(changes)
        } catch let conflict as WriteConflict {
            let type = policy?.mergeType ?? .errorMergePolicyType
            guard type != .errorMergePolicyType else {
                throw CocoaFailure.error(
                    NSManagedObjectConstraintMergeError,
                    "\(conflict.duplicates.count) of the batch's objects have the values of others in a uniqueness constraint"
                )
            }
            var rest = changes
            let keepsStore = type == .rollbackMergePolicyType || type == .mergeByPropertyStoreTrumpMergePolicyType
            let dropped = Set(conflict.duplicates.filter { keepsStore || $0.existing.isTemporary }.map(\.reference))
            rest.inserted.removeAll { dropped.contains($0.reference) }
            for duplicate in conflict.duplicates where !keepsStore && !duplicate.existing.isTemporary {
                let entity = coordinator.layout.entities[Int(duplicate.existing.entity)]
                rest.deleted.append(
                    ChangeSet.Change(
                        reference: duplicate.existing, entity: entity, old: entity.unreadValues,
                        new: entity.unreadValues))
            }
            return try coordinator.write(rest)
        }
    }
}

/// A request whose answer comes later.
protocol AnswersLater {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AnswersLater {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        nonisolated(unsafe) let request = self
        nonisolated(unsafe) let answer = result
        context.queue.async {
            do {
                answer.finalResult = try context.fetch(request.fetchRequest)
            } catch {
                answer.operationError = error
            }
            request.completionBlock?(answer)
        }
        return result
    }
}

extension NSPersistentStoreCoordinator {
    /// Carries a request out as a context does; a fetch gives its objects.
    ///
    /// - Parameter context: the context whose objects are meant.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any FetchesObjects { return try fetch.objects(in: context) }
        return try context.execute(request)
    }
}

/// A fetch of any kind of result.
private protocol FetchesObjects {
    func objects(in context: NSManagedObjectContext) throws -> [Any]
}

extension NSFetchRequest: FetchesObjects {
    fileprivate func objects(in context: NSManagedObjectContext) throws -> [Any] { try context.fetch(self) }
}
