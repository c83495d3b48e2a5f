extension ConstraintSystem {
    /// Dissolves the components that changed, and groups their constraints and the queued ones anew; false if none did.
    ///
    /// O(n α(n)) in what is touched, plus sorting where the order of activation was disturbed.
    func regroup() -> Bool {
        guard partition.isOutOfDate else { return false }
        partition.isOutOfDate = false
        partition.members.removeAll()
        dirtyMovedComponents()
        for i in 0..<partition.dirty.count { dissolve(partition.dirty[i]) }
        partition.dirty.removeAll()
        collectQueued()
        group()
        settleOrphans()
        return true
    }

    /// Lets components be made anew whose variables followed rows have moved.
    private func dirtyMovedComponents() {
        for i in 0..<partition.moved.count where partition.moved[i].variable.component >= 0 {
            markDirty(partition.moved[i].variable.component)
        }
        partition.moved.removeAll()
    }

    /// Makes components of the members, batch by batch, each of which shares no variable with what follows it.
    private func group() {
        var next = 0
        // A comparison that failed after some rows isn't repeated before as many were grouped.
        var nextComparison = 0
        while next < partition.members.count {
            if next >= nextComparison {
                let (count, isGrouped) = recognize(from: next)
                nextComparison = next + count
                if isGrouped {
                    next = nextComparison
                    continue
                }
            }
            let presolveRuns = statistics.presolveRuns
            let batch = formSmallComponent(from: next) ?? formComponents(from: next)
            // A pattern met before may come again.
            if batch.isClosed && statistics.presolveRuns == presolveRuns { rememberPattern(batch) }
            next = batch.members.upperBound
        }
    }

    /// Makes components of a batch of any size.
    private func formComponents(from first: Int) -> Batch {
        var batch = connect(from: first)
        formComponents(&batch)
        for i in batch.components {
            if let component = partition.component(at: partition.edited[i].component) { build(component) }
        }
        return batch
    }

    /// Lists the queued constraints that still take part, in order of activation.
    private func collectQueued() {
        let (records, queued) = (constraints.records.base, partition.queued.base)
        let known = partition.members.count
        partition.members.setCount(known + partition.queued.count)
        var target = partition.members.base + known
        var isSorted = known == 0
        var last: UInt64 = 0
        var i = 0
        while i < partition.queued.count {
            let constraint = queued[i]
            let record = records + Int(constraint)
            record.pointee.flags &= ~ConstraintRecord.queued
            i += 1
            guard record.pointee.stamp != 0, record.pointee.component < 0 else { continue }
            if record.pointee.sequence < last { isSorted = false }
            last = record.pointee.sequence
            target.pointee = constraint
            target += 1
        }
        partition.members.setCount(target - partition.members.base)
        partition.queued.removeAll()
        partition.followed = 0
        partition.followedVariables.removeAll()
        if !isSorted { sortMembers(from: 0) }
    }

    func sortMembers(from first: Int) {
        let records = constraints.records.base
        var members = UnsafeMutableBufferPointer(
            start: partition.members.base + first, count: partition.members.count - first)
        members.sort { records[Int($0)].sequence < records[Int($1)].sequence }
    }

    private func settleOrphans() {
        for i in 0..<partition.orphans.count {
            let index = Int(partition.orphans[i])
            let record = variables.records[index]
            if record.component < 0, !record.isGiven, record.stamp != 0 { write(0, to: index) }
        }
        partition.orphans.removeAll()
    }
}
