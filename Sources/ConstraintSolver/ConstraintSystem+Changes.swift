extension ConstraintSystem {
    /// The variables whose value changed since the last take, in the order in which they changed. Solves first.
    public func takeChangedVariables() -> [Variable] {
        var result: [Variable] = []
        takeChangedVariables(into: &result)
        return result
    }

    /// Appends the variables whose value changed since the last take. Solves first; allocates only if `result` grows.
    public func takeChangedVariables(into result: inout [Variable]) {
        if needsSolve { solve() }
        let count = changedVariables.count
        guard count > 0 else { return }
        let changed = changedVariables.base
        let records = variables.records.base
        result.reserveCapacity(result.count + count)
        var i = 0
        while i < count {
            let index = changed[i]
            let record = records + Int(index)
            i += 1
            // An entry without the mark is one of a variable that was removed.
            guard record.pointee.isChanged else { continue }
            record.pointee.isChanged = false
            result.append(Variable(index: index, stamp: record.pointee.stamp))
        }
        changedVariables.removeAll()
        outdatedChanges = 0
    }

    @inline(__always)
    func write(_ value: Double, to index: Int) {
        guard variables.values.base[index] != value else { return }
        variables.values.base[index] = value + 0  // never -0
        let record = variables.records.base + index
        if !record.pointee.isChanged {
            record.pointee.isChanged = true
            changedVariables.append(Int32(index))
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
            if !records[Int(index)].isChanged {
                records[Int(index)].isChanged = true
                changed[next] = index
                next += 1
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
        let (changed, records) = (changedVariables.base, variables.records.base)
        var count = changedVariables.count
        while outdatedChanges > 0, count > 0, !records[Int(changed[count - 1])].isChanged {
            count -= 1
            outdatedChanges -= 1
        }
        changedVariables.setCount(count)
        if outdatedChanges > 64 && outdatedChanges * 2 > changedVariables.count { dropAllOutdatedChanges() }
    }

    private func dropAllOutdatedChanges() {
        let (changed, records) = (changedVariables.base, variables.records.base)
        var kept = 0
        for i in 0..<changedVariables.count {
            let record = records + Int(changed[i])
            // The mark is taken away meanwhile, so that an index that is listed twice is kept once.
            guard record.pointee.isChanged else { continue }
            record.pointee.isChanged = false
            changed[kept] = changed[i]
            kept += 1
        }
        for i in 0..<kept { records[Int(changed[i])].isChanged = true }
        changedVariables.setCount(kept)
        outdatedChanges = 0
    }
}
