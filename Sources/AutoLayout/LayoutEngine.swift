import ConstraintSolver

/// The Auto Layout of one view tree: items and constraints in, rectangles out.
///
/// Coordinates are as in UIKit: an item's rectangle is its alignment rectangle in the coordinates of its parent's
/// bounds. A constraint across several levels is written in the coordinates of the nearest common ancestor, so the
/// rectangles of the items in between take part in it. Solving is lazy: the first read after a change solves.
///
/// Invariant: each live item has four variables and, unless it may be negative, two implicit rows; each live constraint
/// has exactly one row of the system, and each item lists the constraints that name it or pass through it.
public final class LayoutEngine {
    let system = ConstraintSystem()
    @exclusivity(unchecked) var items: [LayoutItemRecord] = []
    @exclusivity(unchecked) var constraints: [LayoutConstraintRecord] = []
    @exclusivity(unchecked) var freeItems: [Int32] = []
    @exclusivity(unchecked) var freeConstraints: [Int32] = []
    /// The item of a variable, by the variable's index; −1 where none is.
    @exclusivity(unchecked) var itemOfVariable: [Int32] = []
    /// The constraint of a row of the system.
    @exclusivity(unchecked) var constraintOfRow: [ConstraintID: LayoutConstraintID] = [:]
    /// The item and axis of a content-size row.
    @exclusivity(unchecked) var contentSizeOfRow: [ConstraintID: ContentSizeOwner] = [:]
    @exclusivity(unchecked) var installations = 0
    @exclusivity(unchecked) var changedVariables: [Variable] = []

    public init() {
        system.breakingPolicy = { [unowned self] members in self.indexToBreak(among: members) }
    }

    /// Whether a change has been made that no read has seen yet.
    public var needsSolve: Bool { system.needsSolve }

    /// How much the solver has done, for tests of cost.
    public var statistics: Statistics { system.statistics }
}

/// The item and axis that a content-size row belongs to.
public struct ContentSizeOwner: Hashable, Sendable {
    public let item: LayoutItem
    public let axis: LayoutAxis
}
