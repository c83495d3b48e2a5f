/// What the system keeps of one constraint: `sum(terms) + constant (relation) 0`.
struct ConstraintRecord: BitwiseCopyable {
    static let active: UInt8 = 1
    static let queued: UInt8 = 2
    static let edited: UInt8 = 4

    var constant: Double
    /// Order of activation; the earlier one wins where the optimum isn't unique.
    var sequence: UInt64
    var firstTerm: Int32
    var termCount: Int32
    /// The component that the constraint takes part in, or -1.
    var component: Int32 = -1
    /// Position among its component's constraints.
    /// That solve it, -1 for a broken one.
    var local: Int32 = -1
    /// Equal to the stamp in the valid `ConstraintID` of this index; 0 when there is none.
    var stamp: UInt32
    var priority: Float
    var relation: Relation
    var flags: UInt8 = 0

    @inline(__always) var isActive: Bool { flags & ConstraintRecord.active != 0 }
    @inline(__always) var isRequired: Bool { priority == 1000 }
}

extension Relation: BitwiseCopyable {}

/// A summand as the store keeps it.
struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
}

/// All constraints of a system, by index, and their terms in one arena.
///
/// Invariant: a record whose stamp is 0 is in `free` and owns no terms; the others own disjoint ranges of `terms`;
/// `wastedTerms` counts the elements of the arena that no record owns.
struct ConstraintStore {
    var records = GrowableBuffer<ConstraintRecord>(capacity: 64)
    var terms = GrowableBuffer<StoredTerm>(capacity: 256)
    var free = GrowableBuffer<Int32>()
    var wastedTerms = 0

    func deallocate() {
        records.deallocate()
        terms.deallocate()
        free.deallocate()
    }

    mutating func make(
        _ newTerms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, priority: Float, stamp: UInt32
    ) -> Int {
        let first = terms.count
        terms.setCount(first + newTerms.count)
        let target = terms.base + first
        var i = 0
        while i < newTerms.count {
            target[i] = StoredTerm(variable: newTerms[i].variable.index, coefficient: newTerms[i].coefficient)
            i += 1
        }
        return make(
            ConstraintRecord(
                constant: constant, sequence: 0, firstTerm: Int32(first), termCount: Int32(newTerms.count),
                stamp: stamp, priority: priority, relation: relation))
    }

    /// Files a record whose terms are in the arena.
    @inline(__always)
    mutating func make(_ record: ConstraintRecord) -> Int {
        if free.count > 0 {
            let index = Int(free.removeLast())
            let queued = records[index].flags & (ConstraintRecord.queued | ConstraintRecord.edited)
            records[index] = record
            records.base[index].flags |= queued
            return index
        }
        records.append(record)
        return records.count - 1
    }

    mutating func remove(_ index: Int) {
        wastedTerms += Int(records[index].termCount)
        records[index].termCount = 0
        records[index].stamp = 0
        records[index].component = -1
        records[index].flags &= ConstraintRecord.queued | ConstraintRecord.edited
        free.append(Int32(index))
        if wastedTerms > 4096 && wastedTerms > terms.count / 2 { compact() }
    }

    @inline(__always)
    func contains(_ id: ConstraintID) -> Bool {
        let index = Int(id.index)
        return index >= 0 && index < records.count && records.base[index].stamp == id.stamp
    }

    func id(at index: Int) -> ConstraintID {
        ConstraintID(index: Int32(index), stamp: records[index].stamp)
    }

    /// Moves the terms that are still owned into a new arena; O(constraints + terms).
    private mutating func compact() {
        var compacted = GrowableBuffer<StoredTerm>(capacity: terms.count - wastedTerms)
        for index in 0..<records.count where records[index].stamp != 0 {
            let first = Int(records[index].firstTerm)
            records[index].firstTerm = Int32(compacted.count)
            for i in first..<first + Int(records[index].termCount) { compacted.append(terms[i]) }
        }
        terms.deallocate()
        terms = compacted
        wastedTerms = 0
    }
}
