/// The part of a component that few have: conflicts, and lists that don't fit beside its fields.
final class ComponentExceptions {
    var conflicts: [ConflictRecord] = []
    /// The memory of the component's evaluation; the component's.
    var slab: UnsafeMutableRawPointer?
    /// The constraints that take part where some are ignored; owned.
    var solved: FixedBuffer<Int32>? { didSet { oldValue?.deallocate() } }
    /// More parameters than there is room for; owned.
    var parameters: FixedBuffer<Int32>? { didSet { oldValue?.deallocate() } }

    init(slab: UnsafeMutableRawPointer?) {
        self.slab = slab
    }

    deinit {
        solved?.deallocate()
        parameters?.deallocate()
    }
}

/// Required constraints that can't hold together, by store index, and the one that is ignored for it.
struct ConflictRecord {
    var members: [Int32]
    var broken: Int32
}

extension Component {
    var conflicts: [ConflictRecord] {
        get { exceptions?.conflicts ?? [] }
        nonmutating set { if exceptions != nil || !newValue.isEmpty { makeExceptions().conflicts = newValue } }
    }

    /// True if no required constraints of the component contradict each other.
    @inline(__always) var isFreeOfConflicts: Bool { exceptions?.conflicts.isEmpty ?? true }

    /// Solves without some constraints from now on.
    func setSolved(_ remaining: [Int32]) {
        makeExceptions().solved = FixedBuffer(copying: remaining)
    }
}
