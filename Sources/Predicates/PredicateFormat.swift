import Foundation

/// A predicate by its format: `name BEGINSWITH[c] %@ AND age >= 18`.
///
/// The language is that of Apple's Predicate Programming Guide, "Predicate Format String Syntax". An object's values come by
/// key, as `KeyedValues` reads them.
public struct PredicateFormat {
    package let tree: PredicateTree
    /// The format, with its placeholders.
    public let text: String

    /// - Parameters:
    ///   - arguments: a value for each of the format's placeholders, a key path for `%K`.
    /// - Throws: `PredicateFormatError` where the format isn't one, or has another number of placeholders.
    public init(_ text: String, arguments: [Any?] = []) throws(PredicateFormatError) {
        self.text = text
        var parser = try PredicateParser(text, arguments: arguments)
        tree = try parser.predicate()
    }

    /// A predicate by its tree, with a text that stands for it in messages.
    package init(tree: PredicateTree, text: String) {
        self.tree = tree
        self.text = text
    }

    /// True if the object is as the predicate says.
    ///
    /// - Parameter variables: the values of `$name`.
    /// - Throws: `PredicateEvaluationError` where the object has no such key, or two values can't be compared.
    public func isTrue(of object: Any?, variables: [String: Any] = [:]) throws(PredicateEvaluationError) -> Bool {
        var evaluation = PredicateEvaluation(object: object, variables: variables)
        return try evaluation.isTrue(tree)
    }

    /// The value of an expression for an object.
    package static func value(
        of expression: PredicateExpression, for object: Any?, variables: [String: Any] = [:]
    ) throws(PredicateEvaluationError) -> Any? {
        var evaluation = PredicateEvaluation(object: object, variables: variables)
        return try evaluation.value(expression)
    }

    /// An expression by its format, such as `sum:(amount)`.
    package static func expression(
        _ text: String, arguments: [Any?] = []
    ) throws(PredicateFormatError) -> PredicateExpression {
        var parser = try PredicateParser(text, arguments: arguments)
        return try parser.wholeExpression()
    }

    /// The value at the end of a path of keys with dots between them.
    package static func path(_ keys: String, of value: PredicateExpression) -> PredicateExpression {
        PredicateParser.keys(keys, of: value)
    }
}

/// The reason why a text is no predicate's format.
public struct PredicateFormatError: Error, CustomStringConvertible, Equatable {
    public let format: String
    public let reason: String

    /// In Foundation's words, with the reason after them.
    public var description: String { "Unable to parse the format string \"\(format)\": \(reason)" }
}

/// The reason why a predicate has no answer for an object.
public struct PredicateEvaluationError: Error, CustomStringConvertible, Equatable {
    public let description: String

    init(_ description: String) { self.description = description }
}
