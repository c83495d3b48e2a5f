import Foundation
import Predicates

extension NSManagedObjectContext {
    /// The objects that a request asks for, with this context's changes.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let results: [Any]
        switch request.resultType {
        case .managedObjectIDResultType: results = try fetchObjects(request, valuesNeeded: false).map(\.objectID)
        case .dictionaryResultType: results = try fetchDictionaries(request)
        case .countResultType: results = [NSNumber(value: try count(for: request))]
        default:
            let objects = try fetchObjects(request, valuesNeeded: true)
            if let results = objects as? [Result] { return results }
            results = objects
        }
        return try results.map { value in
            guard let result = value as? Result else {
                throw CocoaFailure.error(
                    NSCoreDataError, "the request gives \(type(of: value)), but its results are to be \(Result.self)")
            }
            return result
        }
    }

    /// The number of objects that a request would give.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        guard let layout, let source else { return 0 }
        var plan = try request.plan(layout)
        plan.readsValues = false
        guard request.includesPendingChanges, hasPendingChanges(of: plan) else { return try source.count(plan) }
        return try rows(plan, withPending: true).count
    }

    private func fetchDictionaries<Result>(_ request: NSFetchRequest<Result>) throws -> [Any] {
        guard let layout, let coordinator else { return [] }
        return try coordinator.dictionaries(
            try request.plan(layout), DictionaryPlan(request, try request.plan(layout).entity))
    }

    /// The objects of a request.
    func fetchObjects<Result>(_ request: NSFetchRequest<Result>, valuesNeeded: Bool) throws -> [NSManagedObject] {
        guard let layout, source != nil else {
            throw CocoaFailure.error(NSCoreDataError, "the context has neither a coordinator nor a context above")
        }
        var plan = try request.plan(layout)
        if !valuesNeeded { plan.readsValues = false }
        let rows = try rows(plan, withPending: request.includesPendingChanges)
        // A row comes once: where no object was known before, none of these is.
        let objects =
            link.registry.count == 0
            ? makeFaults(rows, layout)
            : rows.map { row in
                let known = registeredObject(row.reference)
                if let known, request.shouldRefreshRefetchedObjects, !known.isFault, !known.isInserted {
                    known.merge(row)
                }
                let object = known ?? makeFault(row.reference, layout)
                object.take(row)
                return object
            }
        if valuesNeeded { prepare(objects, for: request, batchSize: request.fetchBatchSize) }
        return objects
    }

    /// Lets objects be read together, as far as the request doesn't ask for their values at once.
    func prepare<Result>(_ objects: [NSManagedObject], for request: NSFetchRequest<Result>, batchSize: Int) {
        if batchSize > 0 { FetchBatch.divide(objects, by: batchSize) }
        if !request.returnsObjectsAsFaults { for object in objects { object.fireIfNeeded() } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] { prefetch(path, of: objects) }
    }

    /// The objects of a request by their identities, made in batches when they are asked for.
    func fetchResults<Result>(_ request: NSFetchRequest<Result>) throws -> ResultList {
        guard let layout, source != nil, !request.shouldRefreshRefetchedObjects else {
            return ResultList(try fetchObjects(request, valuesNeeded: true))
        }
        var plan = try request.plan(layout)
        plan.readsValues = false
        let references = try rows(plan, withPending: request.includesPendingChanges).map(\.reference)
        let size = request.fetchBatchSize > 0 ? request.fetchBatchSize : ResultList.standardBatchSize
        return ResultList(references, in: self, batchSize: size) { [unowned self] objects in
            prepare(objects, for: request, batchSize: request.includesPropertyValues ? size : 0)
        }
    }

    // MARK: Changes that aren't saved

    private func hasPendingChanges(of plan: FetchPlan) -> Bool {
        propagateDeletions()
        guard hasObjectsWithChanges else { return false }
        // A path may lead to any entity.
        return true
    }

    var hasObjectsWithChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    private func belongs(_ object: NSManagedObject, to plan: FetchPlan) -> Bool {
        plan.includesSubentities
            ? plan.entity.family.contains(object.layout.index) : object.layout.index == plan.entity.index
    }

    /// The rows of a plan, as they would be if the changes were saved.
    func rows(_ plan: FetchPlan, withPending: Bool) throws -> [StoredRow] {
        guard let source else { return [] }
        guard withPending, hasPendingChanges(of: plan) else { return try source.rows(plan) }
        let changed = (inserted.list + updated.list).filter { belongs($0, to: plan) }
        let removed = Set(deleted.list.filter { belongs($0, to: plan) }.map(\.reference))
        var wide = plan
        wide.offset = 0
        wide.limit = plan.limit > 0 ? plan.limit + plan.offset + changed.count + removed.count : 0
        let own = Set(changed.map(\.reference))
        var rows = try source.rows(wide).filter { !own.contains($0.reference) && !removed.contains($0.reference) }
        let evaluation = MemoryEvaluation(plan, context: self)
        let fitting = try changed.filter { try !$0.state.contains(.deleted) && evaluation.holds(for: $0) }
        rows = try evaluation.merge(fitting, into: rows)
        guard plan.offset > 0 || plan.limit > 0 else { return rows }
        let rest = rows.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    // MARK: Reading ahead

    /// Reads the objects at the end of a path of relationships together.
    private func prefetch(_ path: String, of objects: [NSManagedObject]) {
        var current = objects
        for key in path.split(separator: ".").map(String.init) {
            var next: [NSManagedObject] = []
            for object in current {
                guard let slot = object.layout.slotByName[key], object.layout.slots[slot].isRelationship else {
                    continue
                }
                next += object.layout.slots[slot].isToMany ? object.objects(at: slot) : object.destination(at: slot)
            }
            FetchBatch.read(next, in: self)
            current = next
        }
    }
}
