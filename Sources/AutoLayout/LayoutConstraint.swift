import ConstraintSolver

/// `first.attribute (≤ = ≥) multiplier · second.attribute + constant`, at a priority.
public struct LayoutConstraint: Sendable {
    public var first: LayoutItem
    public var firstAttribute: LayoutAttribute
    public var relation: Relation
    public var second: LayoutItem?
    public var secondAttribute: LayoutAttribute
    public var multiplier: Double
    public var constant: Double
    public var priority: Float
    public var role: Role
    /// Where the first side is measured from: it is then the distance from there to the first item's location.
    public var firstOrigin: LayoutPlace?
    /// The same for the second side.
    public var secondOrigin: LayoutPlace?

    /// Who made a constraint; decides whether it may be broken when required ones contradict each other.
    public enum Role: UInt8, Sendable {
        /// Written by the app.
        case author
        /// Made by the framework for what the author arranged, such as a stack view's; may be broken.
        case arranged
        /// A content size.
        case contentSize
        /// The framework's own: encapsulated and fitting sizes, margins, autoresizing masks; never broken where
        /// another can be.
        case system
        /// A size isn't negative; not shown to anybody.
        case implicit
    }

    public init(
        first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation = .equal,
        second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: Float = 1000, role: Role = .author
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.role = role
    }
}

/// An edge, centre or baseline of an item.
public struct LayoutPlace: Hashable, Sendable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute

    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

extension LayoutConstraint {
    /// Whether a side is a distance between two places.
    var relatesDistances: Bool { firstOrigin != nil || secondOrigin != nil }

    /// Each item once for every place that names it.
    var namedItems: [LayoutItem] { [first, second, firstOrigin?.item, secondOrigin?.item].compactMap { $0 } }
}

/// A constraint installed in one engine.
public struct LayoutConstraintID: Hashable, Comparable, Sendable {
    let index: Int32

    public static func < (first: LayoutConstraintID, second: LayoutConstraintID) -> Bool { first.index < second.index }
}

struct LayoutConstraintRecord {
    var constraint: LayoutConstraint
    var row: ConstraintID
    /// Counts installations; a younger constraint is broken first where nothing else decides.
    var order: Int
    var isLive = true
}
