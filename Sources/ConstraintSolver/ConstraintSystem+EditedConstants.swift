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
        guard block >= 0, block < 64, !header.pointee.isBehind else {
            markFullyEdited(record.pointee.component)
            return
        }
        tables.slots[row] = record.pointee.constant + tables.added[row]
        header.pointee.editedBlocks |= 1 << UInt64(block)
        markEdited(record.pointee.component)
    }

    /// Lets components follow a changed parameter along their lines; marks those that can't.
    func applyEditedParameters() {
        for i in 0..<partition.editedParameters.count {
            let parameter = partition.editedParameters[i]
            parameters.records.base[Int(parameter)].isEdited = false
            let variable = parameters.records.base[Int(parameter)].variable
            guard variable >= 0 else { continue }
            let value = variables.values.base[Int(variable)]
            let headers = partition.headers.base
            forEachDependent(of: parameter) { index in
                follow(headers + Int(index), index, parameter, value)
            }
        }
        partition.editedParameters.removeAll()
    }

    @inline(__always)
    private func follow(
        _ header: UnsafeMutablePointer<ComponentHeader>, _ index: Int32, _ parameter: Int32, _ value: Double
    ) {
        if header.pointee.state == .solved, header.pointee.line.parameter == parameter,
            value >= header.pointee.line.low, value <= header.pointee.line.high,
            let entries = header.pointee.line.entries
        {
            header.pointee.isBehind = true
            follow(entries, count: Int(header.pointee.line.count), to: value)
            return
        }
        let isOnlyEdit = header.pointee.state == .solved
        if isOnlyEdit && header.pointee.lastParameter == parameter {
            header.pointee.parameterStreak += 1
        } else {
            header.pointee.parameterStreak = isOnlyEdit ? 1 : 0
        }
        header.pointee.lastParameter = parameter
        markFullyEdited(index)
    }

    /// Writes the values at a place of a line. By itself, so that the loop has all registers.
    @inline(never)
    private func follow(_ entries: UnsafeMutablePointer<SensitivityLine.Entry>, count: Int, to value: Double) {
        write(count: count) { (entries[$0].variable, entries[$0].base + entries[$0].slope * value) }
    }
}
