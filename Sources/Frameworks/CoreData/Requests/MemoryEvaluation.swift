import Foundation
import Predicates

/// A plan's predicate and order, evaluated for objects in memory.
struct MemoryEvaluation {
    private let predicate: PredicateFormat
    private let order: [FetchPlan.Order]
    private let context: NSManagedObjectContext

    init(_ plan: FetchPlan, context: NSManagedObjectContext) {
        // Objects are compared by identity: those of a predicate become this context's own.
        let tree = plan.predicate.mapped { expression in
            guard case .constant(let value) = expression, let value else { return nil }
            return .constant(Self.local(value, context))
        }
        predicate = PredicateFormat(tree: tree, text: "the fetch request's predicate")
        order = plan.order
        self.context = context
    }

    private static func local(_ value: Any, _ context: NSManagedObjectContext) -> Any {
        switch value {
        case let identity as NSManagedObjectID: return context.object(identity.reference) ?? value
        case let object as NSManagedObject:
            return object.context === context ? object : context.object(object.reference) ?? object
        case let list as [Any]: return list.map { local($0, context) }
        case let set as NSSet: return set.allObjects.map { local($0, context) }
        case let set as NSOrderedSet: return set.array.map { local($0, context) }
        case let set as any ManagedObjectCollection: return set.managedObjects.map { local($0, context) }
        default: return value
        }
    }

    func holds(for object: NSManagedObject) throws -> Bool {
        do {
            return try predicate.isTrue(of: object)
        } catch {
            throw CocoaFailure.error(NSCoreDataError, "\(error)")
        }
    }

    // MARK: Order

    /// Rows that are in order, with objects put in their places.
    func merge(_ objects: [NSManagedObject], into rows: [StoredRow]) throws -> [StoredRow] {
        var rows = rows
        for object in objects {
            let row = StoredRow(reference: object.reference, version: object.version, values: nil)
            guard !order.isEmpty else {
                rows.append(row)
                continue
            }
            var (low, high) = (0, rows.count)
            while low < high {
                let middle = (low + high) / 2
                let isAfter = self.object(rows[middle]).map { compare($0, object) == .orderedDescending } ?? false
                if isAfter { high = middle } else { low = middle + 1 }
            }
            rows.insert(row, at: low)
        }
        return rows
    }

    private func object(_ row: StoredRow) -> NSManagedObject? {
        let object = context.object(row.reference)
        object?.take(row)
        return object
    }

    private func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
        SortOrder.compare(left, right, by: order)
    }
}

/// The order of objects by keys.
enum SortOrder {
    static func compare(
        _ left: NSManagedObject, _ right: NSManagedObject, by order: [FetchPlan.Order]
    ) -> ComparisonResult {
        for part in order {
            let result = compare(value(left, part.keys), value(right, part.keys), method: part.method)
            guard result != .orderedSame else { continue }
            return part.isAscending ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
        }
        return .orderedSame
    }

    static func value(_ object: NSManagedObject, _ keys: [String]) -> Any? {
        var current: Any? = object
        for key in keys {
            guard let object = current as? NSManagedObject else {
                return (try? KeyedValues.value(of: current, forKey: key)) ?? nil
            }
            current = object.value(forKey: key)
        }
        return current
    }

    static func compare(_ left: Any?, _ right: Any?, method: String) -> ComparisonResult {
        guard let left else { return right == nil ? .orderedSame : .orderedAscending }
        guard let right else { return .orderedDescending }
        if let left = left as? String, let right = right as? String {
            if let name = DatabaseFunctions.collation(ofMethod: method),
                let compare = DatabaseFunctions.collations[name]
            {
                return compare(left, right)
            }
            return binary(left, right)
        }
        return (try? PredicateValues.order(of: left, and: right)) ?? .orderedSame
    }

    /// By the bytes of UTF-8, as a database does without a collation.
    private static func binary(_ left: String, _ right: String) -> ComparisonResult {
        if left.utf8.lexicographicallyPrecedes(right.utf8) { return .orderedAscending }
        return right.utf8.lexicographicallyPrecedes(left.utf8) ? .orderedDescending : .orderedSame
    }
}
