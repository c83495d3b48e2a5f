/// A set of prioritized linear constraints and the values that meet them best.
///
/// A constraint is `sum(terms) + constant (=, ≤, ≥) 0` at a priority in (0, 1000]. Those at 1000 are required. The others
/// form a strict lexicographic order: the summed violation of the highest priority is made as small as possible, that
/// optimum is kept, then the next priority follows. Where this leaves a choice, the constraint that was activated
/// earlier is violated least, priority by priority, and what is free even then rests at the value closest to 0, the
/// variables taken in the order in which they were made: values depend on the present constraints, their order of
/// activation and nothing else.
///
/// Changes only record and mark; the first read solves what they touched. Not `Sendable`: one owner at a time.
///
/// `@exclusivity(unchecked)`: the system calls no code of its owner's, so no access is open when its owner calls it; its
/// own functions hand out at most one of the tables as `inout` at a time. Checks cost a call at each access to a table, in
/// loops over rows and terms.
public final class ConstraintSystem {
    /// The memory in which the tables start.
    @exclusivity(unchecked) private var inlineStorage = Scratch()
    @exclusivity(unchecked) var variables = VariableStore()
    @exclusivity(unchecked) var constraints = ConstraintStore()
    @exclusivity(unchecked) var partition = Partition()
    @exclusivity(unchecked) var presolver = Presolver()
    @exclusivity(unchecked) var workspace = SimplexWorkspace()
    /// The structures that this system met, and those that it shares them with.
    public let knownStructures: KnownStructures
    /// Tells it from the others that share the structures.
    let number: UInt32
    @exclusivity(unchecked) var changedVariables = GrowableBuffer<Variable>(capacity: 64)
    /// Entries of `changedVariables` about variables that were removed.
    @exclusivity(unchecked) var outdatedChanges = 0
    /// True if the partition lists anything to be done.
    @exclusivity(unchecked) var hasPendingChanges = false
    @exclusivity(unchecked) var nextStamp: UInt32
    @exclusivity(unchecked) var nextSequence: UInt32 = 1

    /// The work done since the system was made.
    @exclusivity(unchecked) public internal(set) var statistics = Statistics()

    /// Chooses, of a set of required constraints that can't hold together, the one to ignore, by its position.
    ///
    /// The set comes in order of activation. The default takes the last one; so does a position outside the set.
    /// Setting it lets present conflicts be decided anew.
    public var breakingPolicy: ([ConstraintID]) -> Int = { $0.count - 1 } {
        didSet { markConflictingComponents() }
    }

    /// An empty system, which may share known structures with others; all have one owner.
    public init(sharing known: KnownStructures = KnownStructures()) {
        knownStructures = known
        number = known.addSystem()
        presolver.blocks.largestTableau = known.largestTableau
        nextStamp = 1
        let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
        nextStamp = UInt32(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32) | 1
        carveInitialBuffers()
    }

    /// A small system, such as one cell, gets along with one piece of memory for all tables.
    private func carveInitialBuffers() {
        let (variableCount, constraintCount, termCount) = (64, 64, 160)
        inlineStorage.prepare(
            bytes: variableCount * (MemoryLayout<VariableRecord>.stride + 8 + MemoryLayout<Variable>.stride)
                + constraintCount * (MemoryLayout<ConstraintRecord>.stride + 2 * 4)
                + 2 * termCount * MemoryLayout<StoredTerm>.stride
                + Batch.smallCount * MemoryLayout<StructureRow>.stride
                + 4 * MemoryLayout<ComponentHeader>.stride + 8 * 8
                + 128 * 8 + SimplexWorkspace.inlineWords * 8 + Presolver.inlineWords * 8 + 14 * 8)
        variables.records.borrow(inlineStorage.allocate(count: variableCount))
        variables.values.borrow(inlineStorage.allocate(count: variableCount))
        changedVariables.borrow(inlineStorage.allocate(count: variableCount))
        constraints.records.borrow(inlineStorage.allocate(count: constraintCount))
        constraints.terms.borrow(inlineStorage.allocate(count: termCount))
        partition.headers.borrow(inlineStorage.allocate(count: 4))
        partition.edited.borrow(inlineStorage.allocate(count: 8))
        partition.queued.borrow(inlineStorage.allocate(count: constraintCount))
        partition.members.borrow(inlineStorage.allocate(count: constraintCount))
        workspace.slots.borrow(inlineStorage.allocate(count: 128))
        workspace.borrow(inlineStorage.allocate(count: SimplexWorkspace.inlineWords))
        presolver.space.rows.borrow(inlineStorage.allocate(count: Batch.smallCount))
        presolver.space.terms.borrow(inlineStorage.allocate(count: termCount))
        presolver.borrow(inlineStorage.allocate(count: Presolver.inlineWords))
    }

    deinit {
        leaveEvaluations()
        variables.deallocate()
        constraints.deallocate()
        partition.deallocate()
        presolver.deallocate()
        workspace.deallocate()
        changedVariables.deallocate()
        inlineStorage.deallocate()
    }

    func makeStamp() -> UInt32 {
        nextStamp = ConstraintSystem.stamp(after: nextStamp)
        return nextStamp
    }

    /// Never 0.
    @inline(__always)
    static func stamp(after stamp: UInt32) -> UInt32 {
        stamp == .max ? 1 : stamp + 1
    }
}
