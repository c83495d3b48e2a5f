import Foundation
import FoundationAdditions
import Predicates

import class FoundationAdditions.NSExpression

/// A property of a dictionary that is fetched: a path of keys, or a function of one.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression of the values.
    open var expression: NSExpression?
    /// The format of the expression, such as `sum:(amount)` or `name`, for programs without `NSExpression`.
    open var expressionFormat: String? {
        get { expression?.description }
        set { expression = newValue.map { NSExpression(format: $0) } }
    }
    /// The type of the expression's values; the undefined one takes that of the property.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType
    /// The type of the expression's values, by its newer name.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSExpressionDescription)?.expression = expression
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
            return Column(
                name: expression.name, expression: expression.expression?.term ?? key(expression.name).expression,
                type: expression.expressionResultType)
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
