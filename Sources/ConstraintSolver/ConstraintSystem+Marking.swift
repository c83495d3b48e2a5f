extension ConstraintSystem {
    /// True if something changed since the last solve.
    public var needsSolve: Bool { hasPendingChanges }

    /// Notes a constraint that is in no component yet.
    @inline(__always)
    func enqueue(_ constraint: Int) {
        partition.isOutOfDate = true
        hasPendingChanges = true
        let record = constraints.records.base + constraint
        guard record.pointee.flags & ConstraintRecord.queued == 0 else { return }
        record.pointee.flags |= ConstraintRecord.queued
        partition.queued.append(Int32(constraint))
    }

    /// Notes that a component's structure changed.
    func markDirty(_ index: Int32) {
        guard partition.headers[Int(index)].state != .dirty else { return }
        partition.headers.base[Int(index)].state = .dirty
        partition.dirty.append(index)
        partition.isOutOfDate = true
        hasPendingChanges = true
    }

    /// Notes that a component is to be solved; the caller says in the header what of it.
    @inline(__always)
    func markEdited(_ index: Int32) {
        let header = partition.headers.base + Int(index)
        guard header.pointee.state == .solved else { return }
        header.pointee.state = .edited
        hasPendingChanges = true
        partition.edited.append(ComponentReference(component: index, serial: header.pointee.serial))
    }

    /// Notes that all of a component is to be computed anew.
    func markFullyEdited(_ index: Int32) {
        partition.headers.base[Int(index)].needsFullEvaluation = true
        markEdited(index)
    }

    /// Notes a constant that changed.
    @inline(__always)
    func markConstant(of constraint: Int) {
        let record = constraints.records.base + constraint
        guard record.pointee.component >= 0 else { return stopFollowing(rowAt: constraint) }
        guard record.pointee.flags & ConstraintRecord.edited == 0 else { return }
        record.pointee.flags |= ConstraintRecord.edited
        partition.editedConstraints.append(Int32(truncatingIfNeeded: constraint))
        hasPendingChanges = true
    }

    func markConflictingComponents() {
        for component in partition.components where !component.isFreeOfConflicts {
            markFullyEdited(component.index)
        }
    }

    /// Decides for each changed constant what of its component it touches.
    ///
    /// A row that eliminated nothing touches only its block: its slot becomes the new constant plus what the tape added. An
    /// optional one that mentions no free variable touches its slot alone.
    func applyEditedConstants() {
        guard partition.editedConstraints.count > 0 else { return }
        for i in 0..<partition.editedConstraints.count {
            let constraint = Int(partition.editedConstraints[i])
            let record = constraints.records.base + constraint
            record.pointee.flags &= ~ConstraintRecord.edited
            guard record.pointee.stamp != 0, record.pointee.component >= 0 else { continue }
            apply(record, constraint)
        }
        partition.editedConstraints.removeAll()
    }

    @inline(__always)
    private func apply(_ record: UnsafeMutablePointer<ConstraintRecord>, _ constraint: Int) {
        let header = partition.headers.base + Int(record.pointee.component)
        if header.pointee.state == .dirty || (header.pointee.state == .edited && header.pointee.needsFullEvaluation) {
            return
        }
        guard let tables = header.pointee.component?.tables, record.pointee.row >= 0 else {
            header.pointee.wantsEvaluation = !header.pointee.isNew
            markFullyEdited(record.pointee.component)
            return
        }
        let row = Int(record.pointee.row)
        let block = Int(tables.pointee.blockOfRow[row])
        if block == Int(EliminationProgram.noEffect) {
            tables.slots[row] = record.pointee.constant + tables.pointee.added[row]
            return
        }
        guard block >= 0, block < 64 else {
            markFullyEdited(record.pointee.component)
            return
        }
        tables.slots[row] = record.pointee.constant + tables.pointee.added[row]
        tables.pointee.editedBlocks |= 1 << UInt64(block)
        markEdited(record.pointee.component)
    }
}
