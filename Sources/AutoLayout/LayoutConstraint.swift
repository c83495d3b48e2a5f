import ConstraintSolver

/// `first.attribute (≤ = ≥) multiplier · second.attribute + constant`, at a priority.
public struct LayoutConstraint: Sendable, BitwiseCopyable {
    // Ordered by size, so that engines hold more of them.
    public var multiplier: Double
    public var constant: Double
    public var priority: Float
    public var first: LayoutItem
    public var second: LayoutItem?
    public var firstAttribute: LayoutAttribute
    public var secondAttribute: LayoutAttribute
    public var relation: Relation
    /// The origin of the first side: it is then the distance from there to the first item's location.
    public var firstOrigin: LayoutPlace?
    public var role: Role
    /// True if an equality can be released, and held to again, by constants alone: it is then written as two rows.
    public var isReleasable = false
    /// True if leading is right.
    public var isRightToLeft = false
    /// The origin of the second side, as `firstOrigin`.
    public var secondOrigin: LayoutPlace?

    /// The author of a constraint; decides whether it may be broken when required ones contradict each other.
    public enum Role: UInt8, Sendable, BitwiseCopyable {
        /// Written by the app.
        case author
        /// Made by the framework for what the author arranged, such as a stack view's; may be broken.
        case arranged
        /// A content size.
        case contentSize
        /// The framework's own: encapsulated and fitting sizes, margins, autoresizing masks; never broken where
        /// another can be.
        case system
        /// A size isn't negative; never listed.
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
public struct LayoutPlace: Hashable, Sendable, BitwiseCopyable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute

    public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

extension LayoutConstraint {
    /// True if a side is a distance between two places.
    var relatesDistances: Bool { firstOrigin != nil || secondOrigin != nil }
}

/// A constraint installed in one engine.
public struct LayoutConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
    let index: Int32

    /// The index in tables beside the engine's: small, not negative, reused once the constraint is uninstalled.
    public var number: Int { Int(index) }

    init(index: Int32) { self.index = index }

    /// The constraint with this `number`, for owners that note the number alone.
    public init(number: Int) { index = Int32(truncatingIfNeeded: number) }

    public static func < (first: LayoutConstraintID, second: LayoutConstraintID) -> Bool { first.index < second.index }
}
