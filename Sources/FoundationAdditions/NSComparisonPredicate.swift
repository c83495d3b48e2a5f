import Foundation
import Predicates

/// A predicate that compares two expressions.
///
/// Foundation on Linux has a class of the name that can't be made; this one stands in its place. A predicate that was made by a
/// format is none of this class, though on iOS it may be.
open class NSComparisonPredicate: NSPredicate {
    /// Changes of how texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The number of the options.
        public let rawValue: UInt

        /// Options by their number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Capitals and small letters are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are the same.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts have been normalised already; it changes nothing here.
        public static let normalized = Options(rawValue: 4)
    }

    /// The number of a collection's elements for which the comparison has to hold.
    public enum Modifier: UInt, Sendable {
        /// The values are compared themselves.
        case direct = 0
        /// All elements on the left.
        case all = 1
        /// At least one element on the left.
        case any = 2
    }

    /// The kind of a comparison.
    public enum Operator: UInt, Sendable {
        /// Less than.
        case lessThan = 0
        /// Less than, or equal.
        case lessThanOrEqualTo = 1
        /// Greater than.
        case greaterThan = 2
        /// Greater than, or equal.
        case greaterThanOrEqualTo = 3
        /// Equal.
        case equalTo = 4
        /// Not equal.
        case notEqualTo = 5
        /// A text as a regular expression says, as a whole.
        case matches = 6
        /// A text as a pattern with `?` and `*` says.
        case like = 7
        /// A text that begins with another.
        case beginsWith = 8
        /// A text that ends with another.
        case endsWith = 9
        /// An element of the collection on the right, or a part of the text there.
        case `in` = 10
        /// A collection with an element, or a text with a part.
        case contains = 99
        /// A value between two bounds, both included.
        case between = 100
    }

    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// The number of the left collection's elements for which the comparison has to hold.
    public let comparisonPredicateModifier: Modifier
    /// The kind of the comparison.
    public let predicateOperatorType: Operator
    /// The options of the comparison.
    public let options: Options
    private let format: PredicateFormat

    /// A comparison of two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        var comparison = PredicateComparison(
            quantifier: modifier.quantifier, left: lhs.term, comparison: type.comparison, right: rhs.term)
        comparison.ignoresCase = options.contains(.caseInsensitive)
        comparison.ignoresAccents = options.contains(.diacriticInsensitive)
        let tree = PredicateTree.comparison(comparison)
        format = PredicateFormat(tree: tree, text: "\(tree)")
        super.init(block: Self.closure(format))
    }

    /// The comparison as a format has it.
    @available(*, deprecated, message: "Foundation's property is deprecated on Linux; this one is right.")
    open override var predicateFormat: String { format.text }

    /// The comparison as a format has it.
    open override var description: String { format.text }

    /// The predicate itself, which never changes.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var quantifier: PredicateComparison.Quantifier {
        switch self {
        case .direct: .none
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var comparison: PredicateComparison.Operator {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .isIn
        case .contains: .contains
        case .between: .between
        }
    }
}
