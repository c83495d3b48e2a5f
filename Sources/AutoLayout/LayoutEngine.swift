import ConstraintSolver

/// The Auto Layout of one view tree: items and constraints in, rectangles out.
///
/// Coordinates are as in UIKit: an item's rectangle is its alignment rectangle in the coordinates of its parent's
/// bounds. A constraint across several levels is written in the coordinates of the nearest common ancestor, so the
/// rectangles of the items in between take part in it. Solving is lazy: the first read after a change solves.
///
/// Invariant: each live item has four variables and, unless it may be negative, two implicit rows; each live constraint
/// has one row of the system, or two where it can be released; a constraint and an item are tied by a mention exactly
/// where the constraint names the item or passes through it.
///
/// `@exclusivity(unchecked)`: the tables are written by this class alone, and nothing that it calls while it writes one
/// (the solver, arithmetic) calls back or asks a view. A resolve makes thousands of accesses.
public final class LayoutEngine {
    let system: ConstraintSystem
    @exclusivity(unchecked) var items = RecordTable<LayoutItemRecord>()
    @exclusivity(unchecked) var constraints = RecordTable<LayoutConstraintRecord>(isLean: true)
    @exclusivity(unchecked) var freeItems = RecordTable<Int32>()
    @exclusivity(unchecked) var freeConstraints = RecordTable<Int32>()
    /// The item of a variable, by the variable's index; −1 where none is.
    @exclusivity(unchecked) var itemOfVariable = RecordTable<Int32>()
    /// The owner of each row of the system, by the row's index.
    @exclusivity(unchecked) var rowOwners = RecordTable<StoredRowOwner>(isLean: true)
    @exclusivity(unchecked) var rareFields = RecordTable<RareConstraintFields>()
    @exclusivity(unchecked) var freeRareFields = RecordTable<Int32>()
    @exclusivity(unchecked) var passages = RecordTable<Passage>()
    /// The first of the passages that are free, which are chained by `nextOfConstraint`; −1 where none is.
    @exclusivity(unchecked) var freePassage: Int32 = -1
    @exclusivity(unchecked) var installations: UInt32 = 0
    @exclusivity(unchecked) var changeListings: UInt32 = 0
    /// The row that was lowered last.
    @exclusivity(unchecked) var rowScratch = LoweredRow()
    /// True if a conflict was met since the last solution without one.
    @exclusivity(unchecked) var mayHaveConflicts = false

    /// - Parameter other: an engine that shares what its solver found out about constraints, as both lay out the like; both
    ///   have one owner.
    public init(sharing other: LayoutEngine? = nil) {
        system = other.map { ConstraintSystem(sharing: $0.system.knownStructures) } ?? ConstraintSystem()
        system.breakingPolicy = { [unowned self] members in
            self.mayHaveConflicts = true
            return self.indexToBreak(among: members)
        }
    }

    deinit {
        items.deallocate()
        constraints.deallocate()
        freeItems.deallocate()
        freeConstraints.deallocate()
        itemOfVariable.deallocate()
        rowOwners.deallocate()
        rareFields.deallocate()
        freeRareFields.deallocate()
        passages.deallocate()
        rowScratch.deallocate()
    }

    /// True if a change has been made since the last read.
    public var needsSolve: Bool { system.needsSolve }

    /// The work that the solver has done, for tests of cost.
    public var statistics: Statistics { system.statistics }
}

/// The item and axis that a content-size row belongs to.
public struct ContentSizeOwner: Hashable, Sendable, BitwiseCopyable {
    public let item: LayoutItem
    public let axis: LayoutAxis
}

/// The owner of a row of the system, in four bytes.
struct StoredRowOwner: BitwiseCopyable {
    /// −1; four times an item and 1, and 2 more for the vertical axis; or twice a constraint.
    private let packed: Int32

    init(_ owner: RowOwner) {
        switch owner {
        case .none: packed = -1
        case .constraint(let id): packed = id.index << 1
        case .contentSize(let owner): packed = owner.item.index << 2 | (owner.axis == .vertical ? 2 : 0) | 1
        }
    }

    var owner: RowOwner {
        if packed < 0 { return .none }
        if packed & 1 == 0 { return .constraint(LayoutConstraintID(index: packed >> 1)) }
        return .contentSize(
            ContentSizeOwner(
                item: LayoutItem(index: packed >> 2), axis: packed & 2 == 0 ? .horizontal : .vertical))
    }
}

/// The owner of a row of the system.
enum RowOwner: BitwiseCopyable {
    /// Nothing, or a size that must not be negative.
    case none
    case constraint(LayoutConstraintID)
    case contentSize(ContentSizeOwner)
}
