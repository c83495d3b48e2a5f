@_exported import Foundation
import Predicates

/// A part of a predicate that has a value for an object: a constant, a path of keys, a function.
///
/// Foundation on Linux has a class of the name that can't be made; this one stands in its place.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// Always the same value.
        case constantValue = 0
        /// The object itself.
        case evaluatedObject = 1
        /// A value that is given with the evaluation, by its name.
        case variable = 2
        /// The value at the end of a path of keys.
        case keyPath = 3
        /// The result of a function.
        case function = 4
        /// The elements of two collections, each once.
        case unionSet = 5
        /// The elements that two collections share.
        case intersectSet = 6
        /// The elements of one collection that another hasn't got.
        case minusSet = 7
        /// The elements of a collection for which a predicate holds.
        case subquery = 13
        /// A list of expressions.
        case aggregate = 14
        /// One of two expressions, by a predicate.
        case conditional = 20
    }

    package let term: Predicates.PredicateExpression

    package init(_ term: Predicates.PredicateExpression) { self.term = term }

    /// An expression by its format: `"sum:(amount)"`, with a value for each placeholder.
    public convenience init(format expressionFormat: String, _ arguments: Any?...) {
        self.init(parsing: expressionFormat, arguments)
    }

    /// An expression by its format, with a value for each placeholder.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(parsing: expressionFormat, arguments)
    }

    private convenience init(parsing text: String, _ arguments: [Any?]) {
        do {
            self.init(try PredicateFormat.expression(text, arguments: arguments))
        } catch {
            endProgram("NSInvalidArgumentException", "\(error)")
        }
    }

    /// An expression that is always a value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// An expression that is the object itself.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    /// A value that is given with the evaluation, by its name without a dollar sign.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// The value at the end of a path of keys.
    public convenience init(forKeyPath keyPath: String) { self.init(PredicateFormat.path(keyPath, of: .object)) }

    /// The result of a function of predicates, such as `sum:` or `add:to:`, of expressions and values.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map(Self.term(of:))))
    }

    /// The key, or the method with arguments, of an expression's value.
    public convenience init(
        forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
    ) {
        let parts = (parameters ?? []).map(Self.term(of:))
        self.init(parts.isEmpty ? .key(name, of: target.term) : .function(name, [target.term] + parts))
    }

    /// A list of the values of expressions.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.list(subexpressions.map(Self.term(of:))))
    }

    /// The elements of two collections, each once.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.function("union:with:", [left.term, right.term]))
    }

    /// The elements that two collections share.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.function("intersect:with:", [left.term, right.term]))
    }

    /// The elements of the left collection that the right one hasn't got.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.function("minus:with:", [left.term, right.term]))
    }

    /// The elements of a collection for which a predicate holds, each being the value of a variable there.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init(.subquery(expression.term, variable: variable, Self.tree(of: predicate)))
    }

    /// The one expression where a predicate holds, the other where it doesn't.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(.choice(Self.tree(of: predicate), trueExpression.term, falseExpression.term))
    }

    private static func term(of value: Any) -> Predicates.PredicateExpression {
        (value as? NSExpression)?.term ?? .constant(value)
    }

    private static func tree(of predicate: NSPredicate) -> PredicateTree {
        guard let tree = predicate.tree else {
            endProgram(
                "NSInvalidArgumentException",
                "an expression can't hold a predicate that was made of a closure: give it one of a format")
        }
        return tree
    }

    // MARK: Evaluation

    /// The value for an object; the dictionary has the values of variables, by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for case (let name as String, let value) in context ?? [:] { variables[name] = value }
        do {
            return try PredicateFormat.value(of: term, for: object, variables: variables)
        } catch {
            endProgram("NSUnknownKeyException", "\(error) The expression is \"\(term)\".")
        }
    }

    /// The expression itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The expression as a format has it.
    open override var description: String { "\(term)" }

    /// True for an expression of the same format.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression).map { "\($0.term)" == "\(term)" } ?? false
    }

    /// Equal expressions have one hash.
    open override var hash: Int { "\(term)".utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
}
