extension ConstraintSystem {
    /// The variables whose value changed since the last take, in the order in which they changed. Solves first.
    public func drainChangedVariables() -> [Variable] {
        var result: [Variable] = []
        drainChangedVariables(into: &result)
        return result
    }

    /// Appends the variables whose value changed since the last take. Solves first; allocates only if `result` grows.
    public func drainChangedVariables(into result: inout [Variable]) {
        drainChangedVariables { result.append(contentsOf: $0) }
    }

    /// Hands out the variables whose value changed since the last take, valid for the call, which must leave the system as
    /// it is; without any, the body isn't called. Solves first.
    public func drainChangedVariables(_ body: (UnsafeBufferPointer<Variable>) -> Void) {
        if needsSolve { solve() }
        if outdatedChanges > 0 { dropAllOutdatedChanges() }
        let (changed, count) = (changedVariables.base, changedVariables.count)
        guard count > 0 else { return }
        let records = variables.records.base
        var i = 0
        while i < count {
            records[Int(changed[i].index)].isChanged = false
            i += 1
        }
        body(UnsafeBufferPointer(start: changed, count: count))
        changedVariables.relinquish()
    }

    @inline(__always)
    func write(_ value: Double, to index: Int) {
        guard variables.values.base[index] != value else { return }
        variables.values.base[index] = value + 0  // never -0
        let record = variables.records.base + index
        if !record.pointee.isChanged {
            record.pointee.isChanged = true
            changedVariables.append(Variable(index: Int32(index), stamp: record.pointee.stamp))
        }
    }

    /// Writes so many values: as `write`, with everything that stays the same held in hand.
    @inline(__always)
    func write(count: Int, _ assignment: (Int) -> (index: Int32, value: Double)) {
        let values = variables.values.base
        let records = variables.records.base
        changedVariables.reserve(changedVariables.count + count)
        let changed = changedVariables.base
        var next = changedVariables.count
        var i = 0
        while i < count {
            let (index, value) = assignment(i)
            i += 1
            guard values[Int(index)] != value else { continue }
            values[Int(index)] = value + 0  // never -0
            let record = records + Int(index)
            if !record.pointee.isChanged {
                record.pointee.isChanged = true
                changed[next] = Variable(index: index, stamp: record.pointee.stamp)
                next &+= 1
            }
        }
        changedVariables.setCount(next)
    }

    /// Notes that a variable that is being removed may be on the list of changes. O(1) amortized.
    @inline(__always)
    func forgetChange(of record: UnsafeMutablePointer<VariableRecord>) {
        guard record.pointee.isChanged else { return }
        record.pointee.isChanged = false
        outdatedChanges += 1
    }

    /// Shortens the list of changes when most of it is about removed variables.
    @inline(__always)
    func dropOutdatedChanges() {
        guard outdatedChanges > 0 else { return }
        var count = changedVariables.count
        while outdatedChanges > 0, count > 0, !isUpToDate(changedVariables.base[count - 1]) {
            count -= 1
            outdatedChanges -= 1
        }
        changedVariables.setCount(count)
        if outdatedChanges > 64 && outdatedChanges * 2 > changedVariables.count { dropAllOutdatedChanges() }
    }

    private func dropAllOutdatedChanges() {
        let changed = changedVariables.base
        var kept = 0
        for i in 0..<changedVariables.count where isUpToDate(changed[i]) {
            changed[kept] = changed[i]
            kept += 1
        }
        changedVariables.setCount(kept)
        outdatedChanges = 0
    }

    /// True if an entry of the list of changes is about a variable that still exists.
    @inline(__always)
    private func isUpToDate(_ entry: Variable) -> Bool {
        variables.records.base[Int(entry.index)].stamp == entry.stamp
    }
}
