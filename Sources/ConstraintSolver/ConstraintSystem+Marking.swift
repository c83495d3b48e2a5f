extension ConstraintSystem {
    /// Whether something changed since the last solve.
    public var needsSolve: Bool {
        partition.isOutOfDate || partition.edited.count > 0
    }

    /// Notes an active constraint that is in no component yet.
    @inline(__always)
    func enqueue(_ constraint: Int) {
        partition.isOutOfDate = true
        let record = constraints.records.base + constraint
        guard record.pointee.flags & ConstraintRecord.queued == 0 else { return }
        record.pointee.flags |= ConstraintRecord.queued
        partition.queued.append(Int32(constraint))
    }

    /// Notes that a component's structure changed.
    func markDirty(_ index: Int32) {
        guard let component = partition.components[Int(index)], component.state != .dirty else { return }
        component.state = .dirty
        partition.dirty.append(index)
        partition.isOutOfDate = true
    }

    /// Notes that only constants or parameters of a component changed.
    func markEdited(_ index: Int32) {
        guard let component = partition.components[Int(index)], component.state == .solved else { return }
        component.state = .edited
        partition.edited.append(ComponentReference(component: index, serial: component.serial))
    }

    func markDependentsEdited(of parameter: Int32) {
        forEachDependent(of: parameter) { markEdited($0) }
    }

    func markDependentsDirty(of parameter: Int32) {
        forEachDependent(of: parameter) { markDirty($0) }
    }

    func markConflictingComponents() {
        for case let component? in partition.components where !component.conflicts.isEmpty {
            markEdited(component.index)
        }
    }

    @inline(__always)
    private func forEachDependent(of parameter: Int32, _ body: (Int32) -> Void) {
        let dependents = parameters.records[Int(parameter)].dependents
        for i in 0..<dependents.count {
            let dependent = dependents[i]
            guard let component = partition.components[Int(dependent.component)],
                component.serial == dependent.serial
            else { continue }
            body(dependent.component)
        }
    }
}
