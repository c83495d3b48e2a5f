/// The record of one variable.
struct VariableRecord: BitwiseCopyable {
    /// Equal to the stamp in every valid `Variable` of this index.
    var stamp: UInt32
    /// Twice the uses, and 1 if the variable is on the list of changes.
    private var usesAndMark: Int32
    /// The component that determines the variable, or -1.
    var component: Int32
    /// True if the variable was made with a value that no constraint moves.
    var isGiven = false
    /// Working space of the partition: parent in the union-find forest.
    var parent: Int32 = -1
    /// Working space of the partition: position among its component's variables.
    var local: Int32 = -1

    @inline(__always)
    init(stamp: UInt32) {
        self.stamp = stamp
        usesAndMark = 0
        component = -1
    }

    /// Terms of constraints that mention the variable.
    @inline(__always) var uses: Int32 {
        get { usesAndMark >> 1 }
        set { usesAndMark = newValue &<< 1 | usesAndMark & 1 }
    }

    /// True if the variable is on the list of changes.
    @inline(__always) var isChanged: Bool {
        get { usesAndMark & 1 != 0 }
        set { usesAndMark = usesAndMark & ~1 | (newValue ? 1 : 0) }
    }

    /// Lets no variable have the index.
    @inline(__always)
    mutating func forget() {
        stamp = 0
        usesAndMark = 0
        component = -1
    }
}

/// All variables of a system, by index.
///
/// Invariant: `values` and `records` have the same count; an index is in `free` exactly when its record isn't live, and
/// then its stamp is 0, which no `Variable` has.
struct VariableStore {
    var records = GrowableBuffer<VariableRecord>(capacity: 64)
    var values = GrowableBuffer<Double>(capacity: 64)
    var free = GrowableBuffer<Int32>()

    func deallocate() {
        records.deallocate()
        values.deallocate()
        free.deallocate()
    }

    @inline(__always)
    mutating func make(stamp: UInt32) -> Variable {
        if free.count > 0 {
            let index = free.removeLast()
            records[Int(index)] = VariableRecord(stamp: stamp)
            values[Int(index)] = 0
            return Variable(index: index, stamp: stamp)
        }
        let index = Int32(truncatingIfNeeded: records.count)
        records.append(VariableRecord(stamp: stamp))
        values.append(0)
        return Variable(index: index, stamp: stamp)
    }

    mutating func remove(_ index: Int) {
        records.base[index].forget()
        values[index] = 0
        free.append(Int32(index))
    }

    @inline(__always)
    func contains(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        return index >= 0 && index < records.count && records.base[index].stamp == variable.stamp
    }

    func variable(at index: Int) -> Variable {
        Variable(index: Int32(index), stamp: records[index].stamp)
    }
}
