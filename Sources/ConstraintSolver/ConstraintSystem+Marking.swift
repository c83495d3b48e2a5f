extension ConstraintSystem {
    /// True if something changed since the last solve.
    public var needsSolve: Bool { hasPendingChanges }

    /// Notes an active constraint that is in no component yet.
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
        guard record.pointee.component >= 0, record.pointee.flags & ConstraintRecord.edited == 0 else { return }
        record.pointee.flags |= ConstraintRecord.edited
        partition.editedConstraints.append(Int32(truncatingIfNeeded: constraint))
        hasPendingChanges = true
    }

    /// Notes a parameter that changed.
    @inline(__always)
    func markParameter(_ parameter: Int32) {
        let record = parameters.records.base + Int(parameter)
        guard !record.pointee.isEdited else { return }
        record.pointee.isEdited = true
        partition.editedParameters.append(parameter)
        hasPendingChanges = true
    }

    func markDependentsDirty(of parameter: Int32) {
        forEachDependent(of: parameter) { markDirty($0) }
    }

    func markConflictingComponents() {
        for case let component? in partition.components where !component.conflicts.isEmpty {
            markFullyEdited(component.index)
        }
    }

    @inline(__always)
    func forEachDependent(of parameter: Int32, _ body: (Int32) -> Void) {
        let dependents = parameters.records.base[Int(parameter)].dependents
        var i = 0
        while i < dependents.count {
            let dependent = dependents.base[i]
            if partition.headers.base[Int(dependent.component)].serial == dependent.serial { body(dependent.component) }
            i += 1
        }
    }
}
