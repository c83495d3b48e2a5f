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
        var last: UInt32 = 0
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

    /// Puts the members in order of activation; those of one dissolved component, which follow others, are merged.
    func sortMembers(from first: Int) {
        let records = constraints.records.base
        let (members, count) = (partition.members.base, partition.members.count)
        func isInOrder(_ m: Int) -> Bool {
            records[Int(members[m - 1])].sequence < records[Int(members[m])].sequence
        }
        var middle = first + 1
        while middle < count, isInOrder(middle) { middle += 1 }
        guard middle < count else { return }
        var end = middle + 1
        while end < count, isInOrder(end) { end += 1 }
        if end == count { mergeMembers(first..<middle, upTo: count) } else { sortAllMembers(from: first) }
    }

    /// Merges two runs of members that are in order, the second of which ends the list. O(members).
    private func mergeMembers(_ run: Range<Int>, upTo end: Int) {
        let (records, members) = (constraints.records.base, partition.members.base)
        // The queue, which is empty here, lends its memory.
        partition.queued.setCount(run.count)
        defer { partition.queued.removeAll() }
        let held = partition.queued.base
        held.update(from: members + run.lowerBound, count: run.count)
        var (own, other, target) = (0, run.upperBound, run.lowerBound)
        while own < run.count {
            if other < end, records[Int(members[other])].sequence < records[Int(held[own])].sequence {
                members[target] = members[other]
                other += 1
            } else {
                members[target] = held[own]
                own += 1
            }
            target += 1
        }
    }

    private func sortAllMembers(from first: Int) {
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
