/// A condition on an object, as a predicate's format states it.
indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)
}

/// Two expressions and what is asked of them.
struct PredicateComparison {
    /// The number of the left collection's elements for which the comparison has to hold.
    enum Quantifier {
        case none, any, all, noneOf
    }

    enum Operator: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case between = "BETWEEN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
        case like = "LIKE", matches = "MATCHES", isIn = "IN"
    }

    var quantifier = Quantifier.none
    var left: PredicateExpression
    var comparison: Operator
    var right: PredicateExpression
    /// `[c]`: capitals and small letters are the same.
    var ignoresCase = false
    /// `[d]`: letters with and without accents are the same.
    var ignoresAccents = false
}

/// Something that has a value for an object.
indirect enum PredicateExpression {
    enum Element {
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
