extension ConstraintSystem {
    /// Decides for each changed constant what of its component it touches.
    ///
    /// A row that eliminated nothing touches only its block: its slot becomes the new constant plus what the tape added.
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
        guard let tables = header.pointee.tables, record.pointee.local >= 0 else {
            header.pointee.wantsEvaluation = !header.pointee.isNew
            markFullyEdited(record.pointee.component)
            return
        }
        let row = Int(record.pointee.local)
        let block = Int(tables.blockOfRow[row])
        guard block >= 0, block < 64 else {
            markFullyEdited(record.pointee.component)
            return
        }
        tables.slots[row] = record.pointee.constant + tables.added[row]
        header.pointee.editedBlocks |= 1 << UInt64(block)
        markEdited(record.pointee.component)
    }
}
