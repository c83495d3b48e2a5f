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
        for i in 0..<changedVariables.count {
            let index = Int(changedVariables[i])
            variables.records[index].flags &= ~VariableRecord.changed
            result.append(variables.variable(at: index))
        }
        changedVariables.removeAll()
    }

    @inline(__always)
    func write(_ value: Double, to index: Int) {
        guard variables.values.base[index] != value else { return }
        variables.values.base[index] = value + 0  // never -0
        let record = variables.records.base + index
        if record.pointee.flags & VariableRecord.changed == 0 {
            record.pointee.flags |= VariableRecord.changed
            changedVariables.append(Int32(index))
        }
    }

    /// Drops a removed variable from the list of changes; O(changes).
    func forgetChange(of index: Int32) {
        var kept = 0
        for i in 0..<changedVariables.count where changedVariables[i] != index {
            changedVariables[kept] = changedVariables[i]
            kept += 1
        }
        changedVariables.setCount(kept)
    }
}
