/// The record of one constraint: `sum(terms) + constant (relation) 0`.
struct ConstraintRecord: BitwiseCopyable {
    static let queued: UInt8 = 1
    static let edited: UInt8 = 2

    var constant: Double
    /// Order of activation; the earlier one wins where the optimum isn't unique.
    var sequence: UInt32
    /// The index of its first term in the arena; or, inverted (`~place`), its row in the component's program, which has its
    /// terms then.
    private var place: Int32
    /// The component that the constraint takes part in; negative where there is none.
    var component: Int32
    /// Equal to the stamp in the valid `ConstraintID` of this index; 0 when there is none.
    var stamp: UInt32
    var priority: Float
    /// The packed fields, from the lowest bit: the flags, the relation, and from the eighth bit on the number of terms.
    private var packed: UInt32

    /// A constraint has fewer terms than this.
    static let termLimit = 1 << 24

    @inline(__always)
    init(
        constant: Double, sequence: UInt32, firstTerm: Int32, termCount: Int32, stamp: UInt32, priority: Float,
        relation: Relation
    ) {
        self.constant = constant
        self.sequence = sequence
        place = firstTerm
        component = -1
        self.stamp = stamp
        self.priority = priority
        packed =
            UInt32(truncatingIfNeeded: termCount) << 8 | UInt32(truncatingIfNeeded: relation.rawValue + 1) << 4
    }

    /// The index of its first term in the arena; negative while the program of its component has the terms.
    @inline(__always) var firstTerm: Int32 {
        get { place }
        set { place = newValue }
    }

    /// Its row in the program of its component; negative while the arena has its terms, as those of a broken constraint.
    @inline(__always) var row: Int32 {
        get { ~place }
        set { place = ~newValue }
    }

    /// The variable or group by which the partition knows it, while it regroups the constraint; -1 for none.
    @inline(__always) var group: Int32 {
        get { -2 - component }
        set { component = -2 - newValue }
    }

    @inline(__always) var termCount: Int32 { Int32(truncatingIfNeeded: packed >> 8) }
    @inline(__always) var flags: UInt8 {
        get { UInt8(truncatingIfNeeded: packed & 15) }
        set { packed = packed & ~15 | UInt32(newValue) }
    }
    @inline(__always) var relation: Relation {
        let bits = packed >> 4 & 3
        return bits == 0 ? .lessThanOrEqual : bits == 1 ? .equal : .greaterThanOrEqual
    }
    @inline(__always) var isRequired: Bool { priority == 1000 }
    @inline(__always) var isRequiredEquality: Bool { isRequired && relation == .equal }

    /// Takes its terms away.
    @inline(__always)
    mutating func dropTerms() {
        packed &= 255
        place = 0
    }
}

extension Relation: BitwiseCopyable {}

/// A summand as the store keeps it.
struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
}

/// All constraints of a system, by index, and their terms in one arena.
///
/// Invariant: a record whose stamp is 0 is in `free` and owns no terms; the others own disjoint ranges of `terms`, or none;
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
        discardTerms(of: records.base + index)
        records[index].stamp = 0
        records[index].component = -1
        records[index].flags &= ConstraintRecord.queued | ConstraintRecord.edited
        free.append(Int32(index))
        compactIfWasteful()
    }

    /// Gives up a record's terms: those at the end of the arena at once, others when it is compacted.
    @inline(__always)
    mutating func discardTerms(of record: UnsafeMutablePointer<ConstraintRecord>) {
        if record.pointee.firstTerm >= 0 {
            discardTerms(first: Int(record.pointee.firstTerm), count: Int(record.pointee.termCount))
        }
        record.pointee.dropTerms()
    }

    @inline(__always)
    mutating func discardTerms(first: Int, count: Int) {
        if first + count == terms.count {
            terms.setCount(first)
        } else {
            wastedTerms += count
        }
    }

    /// Gives up so many terms somewhere in the arena, which no record owns any more.
    mutating func discardTerms(count: Int) {
        wastedTerms += count
        if wastedTerms == terms.count {
            terms.removeAll()
            wastedTerms = 0
        }
    }

    @inline(__always)
    mutating func compactIfWasteful() {
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
        for index in 0..<records.count where records[index].stamp != 0 && records[index].firstTerm >= 0 {
            let first = Int(records[index].firstTerm)
            records[index].firstTerm = Int32(compacted.count)
            for i in first..<first + Int(records[index].termCount) { compacted.append(terms[i]) }
        }
        terms.deallocate()
        terms = compacted
        wastedTerms = 0
    }
}
