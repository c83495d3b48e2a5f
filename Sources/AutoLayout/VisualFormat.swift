import ConstraintSolver

/// A row or column of views written as text: `H:|-[name(>=60)]-8-[field(==name@750)]|`.
///
/// Pure: names are looked up in `Context`, and the result says what is to be constrained, not how. Grammar (white space
/// between tokens means nothing):
///
///     format     = [ ("H" | "V") ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
///     view       = "[" name [ "(" predicate { "," predicate } ")" ] "]"
///     connection = "" | "-" | "-" (name | positive number) "-" | "-" "(" predicate { "," predicate } ")" "-"
///     predicate  = [ "==" | "<=" | ">=" ] (number | name) [ ("*" | "/" | "+" | "-") number ] [ "@" (number | name) ]
///
/// The operator isn't documented by Apple, whose parser takes it.
public struct VisualFormat: Hashable, Sendable {
    public var axis: LayoutAxis
    /// The connection of the first view to its superview, where the text begins with a bar.
    var start: Connection?
    var views: [View]
    /// One fewer than views.
    var gaps: [Connection]
    /// The connection of the last view to its superview, where the text ends with a bar.
    var end: Connection?

    /// The names that a text may use.
    public struct Context: Sendable {
        public var views: Set<String>
        /// Names of views that a bar can't be used with.
        public var viewsWithoutSuperview: Set<String>
        public var metrics: [String: Double]

        public init(views: Set<String>, viewsWithoutSuperview: Set<String> = [], metrics: [String: Double] = [:]) {
            self.views = views
            self.viewsWithoutSuperview = viewsWithoutSuperview
            self.metrics = metrics
        }
    }

    struct View: Hashable, Sendable {
        var name: String
        var predicates: [Predicate]
    }

    struct Connection: Hashable, Sendable {
        enum Length: Hashable, Sendable {
            /// The views touch.
            case none
            /// The standard space between siblings, the margin next to a superview.
            case standard
            case given([Predicate])
        }

        var length: Length
    }

    struct Predicate: Hashable, Sendable {
        enum Amount: Hashable, Sendable {
            case points(Double)
            case view(String, multiplier: Double, constant: Double)
        }

        var relation = Relation.equal
        var amount: Amount
        var priority = Float(1000)
    }
}

/// A constraint of a format text, complete once its names are replaced by views.
public struct VisualFormatConstraint: Hashable, Sendable {
    public enum Party: Hashable, Sendable {
        case view(String)
        /// The superview of the view of that name.
        case superview(of: String)
    }

    public var first: Party
    public var firstAttribute: LayoutAttribute
    public var relation: Relation
    public var second: Party?
    public var secondAttribute: LayoutAttribute
    public var multiplier: Double
    /// Points.
    public var constant: Double
    public var priority: Float
    /// The constant is the standard space between siblings, not a number of the text.
    public var isStandardSpace = false
}

/// The reason why a format text can't be read.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    public let message: String
    public let format: String
    /// Characters before the place, from 0.
    public let column: Int

    /// The error in four lines: the attempt, the reason, the text, and a caret under the place.
    public var description: String {
        "Unable to parse constraint format: \n\(message)\n\(format)\n\(String(repeating: " ", count: column))^"
    }
}
