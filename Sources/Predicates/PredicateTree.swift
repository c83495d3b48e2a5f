/// A condition on an object, as a predicate's format states it.
package indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)
}

/// Two expressions and what is asked of them.
package struct PredicateComparison {
    /// The number of the left collection's elements for which the comparison has to hold.
    package enum Quantifier {
        case none, any, all, noneOf
    }

    package enum Operator: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES", isIn = "IN"
    }

    package var quantifier = Quantifier.none
    package var left: PredicateExpression
    package var comparison: Operator
    package var right: PredicateExpression
    /// `[c]`: capitals and small letters are the same.
    package var ignoresCase = false
    /// `[d]`: letters with and without accents are the same.
    package var ignoresAccents = false

    package init(
        quantifier: Quantifier = .none, left: PredicateExpression, comparison: Operator, right: PredicateExpression
    ) {
        self.quantifier = quantifier
        self.left = left
        self.comparison = comparison
        self.right = right
    }
}

/// Something that has a value for an object.
package indirect enum PredicateExpression {
    package enum Element {
        case first, last, size
        case at(PredicateExpression)
    }

    /// A literal, or an argument of the format.
    case constant(Any?)
    /// `SELF`, the object itself.
    case object
    /// `$name`.
    case variable(String)
    case key(String, of: PredicateExpression)
    case element(Element, of: PredicateExpression)
    case list([PredicateExpression])
    case function(String, [PredicateExpression])
    case subquery(PredicateExpression, variable: String, PredicateTree)
    case choice(PredicateTree, PredicateExpression, PredicateExpression)
    case assignment(String, PredicateExpression)
}
