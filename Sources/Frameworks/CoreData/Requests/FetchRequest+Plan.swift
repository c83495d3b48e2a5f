import Foundation
import FoundationAdditions
import Predicates

extension NSFetchRequest {
    /// The request for a model's entity.
    ///
    /// - Throws: an error of Cocoa's domain that names what the model hasn't got.
    func plan(_ layout: ModelLayout) throws -> FetchPlan {
        guard let name = entityName, let entity = layout.entity(named: name) else {
            throw CocoaFailure.error(
                NSCoreDataError,
                "A fetch request must have an entity: '\(entityName ?? "nil")' isn't in this model, which has \(layout.entities.map(\.name).joined(separator: ", "))"
            )
        }
        var plan = FetchPlan(entity: entity)
        plan.includesSubentities = includesSubentities
        plan.limit = fetchLimit
        plan.offset = fetchOffset
        plan.order = try (sortDescriptors ?? []).map { try SortReading.order($0, entity) }
        plan.readsValues = includesPropertyValues && fetchBatchSize == 0
        if let predicate {
            guard let tree = predicate.tree else {
                throw CocoaFailure.error(
                    NSCoreDataError,
                    "Problem with predicate: a closure can't be translated to SQL; fetch without it and filter the result"
                )
            }
            plan.predicate = tree
        }
        return plan
    }
}

/// Reads the keys of sort descriptors.
enum SortReading {
    static func order(_ descriptor: NSSortDescriptor, _ entity: EntityLayout) throws -> FetchPlan.Order {
        if let found = descriptor.sortKey {
            guard let method = found.method else {
                throw CocoaFailure.error(
                    NSCoreDataError,
                    "unsupported NSSortDescriptor (comparator blocks are not supported) for the key '\(found.key ?? "")'"
                )
            }
            return FetchPlan.Order(
                keys: (found.key ?? "self").split(separator: ".").map(String.init), isAscending: descriptor.ascending,
                method: method)
        }
        guard let keys = KeyRecorder.path(descriptor.keyPath, in: entity.description) else {
            throw CocoaFailure.error(
                NSCoreDataError, "a sort descriptor's key path leads to no property of '\(entity.name)'")
        }
        return FetchPlan.Order(keys: keys, isAscending: descriptor.ascending, method: "compare:")
    }
}
