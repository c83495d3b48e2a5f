import Foundation
import FoundationAdditions
import Predicates

/// Errors of models.
enum ModelFailure {
    static func error(_ text: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidModelError,
            userInfo: [NSLocalizedDescriptionKey: text, "reason": text])
    }

    static func predicate(_ format: String, at place: String) throws -> NSPredicate {
        do {
            return NSPredicate(try PredicateFormat(format))
        } catch {
            throw self.error("\(place): \(error)")
        }
    }
}

/// Facts of a model that can't both be true.
enum ModelCheck {
    static func check(_ model: NSManagedObjectModel, path: String) throws {
        for entity in model.entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                if let text = contradiction(of: relationship, in: entity) {
                    throw ModelFailure.error("\(path): \(text)")
                }
            }
            let inherited = Set(entity.superentity?.properties.map(\.name) ?? [])
            for property in entity.ownProperties where inherited.contains(property.name) {
                throw ModelFailure.error(
                    "\(path): '\(entity.name ?? "")' has a property '\(property.name)', and so has an entity above it")
            }
        }
    }

    private static func contradiction(
        of relationship: NSRelationshipDescription, in entity: NSEntityDescription
    ) -> String? {
        let name = "'\(relationship.name)' of '\(entity.name ?? "")'"
        if relationship.maxCount > 0, relationship.minCount > relationship.maxCount {
            return "\(name) has at least \(relationship.minCount) objects, but at most \(relationship.maxCount)"
        }
        guard let inverse = relationship.inverseRelationship else { return nil }
        let other = "'\(inverse.name)' of '\(inverse.owner?.name ?? "")'"
        if let back = inverse.inverseRelationship, back !== relationship {
            return
                "the inverse of \(name) is \(other), but the inverse of that is '\(back.name)' of '\(back.owner?.name ?? "")'"
        }
        if let end = inverse.destinationEntity, !entity.isKindOf(entity: end), !end.isKindOf(entity: entity) {
            return "the inverse of \(name) is \(other), but that leads to '\(end.name ?? "")'"
        }
        return nil
    }
}
