import Foundation
import Predicates

/// A fetch as a store is asked for it.
struct FetchPlan {
    /// An order by a path of keys.
    struct Order {
        var keys: [String]
        var isAscending: Bool
        /// The name of the method that compares texts.
        var method: String
    }

    var entity: EntityLayout
    var includesSubentities = true
    var predicate: PredicateTree = .constant(true)
    var order: [Order] = []
    var limit = 0
    var offset = 0
    /// False where only the objects' identities are asked for.
    var readsValues = true
    /// Only these rows, beside the predicate.
    var rows: [Int64]?
}
