import Foundation
import FoundationAdditions
import Predicates

/// A property of a dictionary that is fetched: a path of keys, or a function of one.
open class NSExpressionDescription: NSPropertyDescription {
    /// The format of the expression, such as `sum:(amount)` or `name`; Foundation on Linux has no `NSExpression`.
    open var expressionFormat: String?
    /// The type of the expression's values; the undefined one takes that of the property.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSExpressionDescription)?.expressionFormat = expressionFormat
        (copy as? NSExpressionDescription)?.expressionResultType = expressionResultType
        return copy
    }
}

/// The columns and groups that a fetch of dictionaries asks for.
struct DictionaryPlan {
    struct Column {
        var name: String
        var expression: PredicateTerm
        var type: NSAttributeType?
    }

    var columns: [Column] = []
    var groups: [Column] = []
    var having: PredicateTree?
    var isDistinct = false

    init<Result>(_ request: NSFetchRequest<Result>, _ entity: EntityLayout) throws {
        let properties: [Any] =
            request.propertiesToFetch ?? entity.slots.filter { $0.isAttribute && !$0.isTransient }.map(\.name)
        columns = try properties.map { try Self.column($0, entity) }
        groups = try (request.propertiesToGroupBy ?? []).map { property in try Self.column(property, entity) }
        having = request.havingPredicate?.tree
        isDistinct = request.returnsDistinctResults
    }

    private static func column(_ property: Any, _ entity: EntityLayout) throws -> Column {
        switch property {
        case let expression as NSExpressionDescription:
            let format = expression.expressionFormat ?? expression.name
            guard let read = try? PredicateFormat("\(format) == nil"), case .comparison(let comparison) = read.tree
            else {
                throw CocoaFailure.error(NSCoreDataError, "'\(format)' is no expression")
            }
            return Column(
                name: expression.name, expression: comparison.left, type: expression.expressionResultType)
        case let description as NSPropertyDescription: return key(description.name)
        case let name as String: return key(name)
        default:
            throw CocoaFailure.error(
                NSCoreDataError, "a property to fetch is a name or a description, not \(type(of: property))")
        }
    }

    private static func key(_ path: String) -> Column {
        let expression = path.split(separator: ".").reduce(PredicateTerm.object) { .key(String($1), of: $0) }
        return Column(name: path, expression: expression, type: nil)
    }
}
