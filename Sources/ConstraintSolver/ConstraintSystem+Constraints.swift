extension ConstraintSystem {
    /// Adds `sum(terms) + constant (relation) 0`, active from now on. O(terms).
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `foreignVariable`.
    @discardableResult
    public func add(
        _ terms: [Term], constant: Double, _ relation: Relation, priority: Float = 1000
    ) throws -> ConstraintID {
        try terms.withUnsafeBufferPointer { try add($0, constant: constant, relation, priority: priority) }
    }

    /// Adds `sum(terms) + constant (relation) 0`, active from now on; copies the terms. O(terms).
    ///
    /// - Throws: `notFinite`, `priorityOutOfRange`, `foreignVariable`.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Float = 1000
    ) throws -> ConstraintID {
        guard isAcceptable(terms, constant, priority) else { throw refusal(of: terms, constant, relation, priority) }
        let stamp = makeStamp()
        let index = constraints.make(
            terms, constant: constant, relation: relation, priority: priority, stamp: stamp)
        var i = 0
        while i < terms.count {
            variables.records.base[Int(terms[i].variable.index)].uses += 1
            i += 1
        }
        activate(index)
        return ConstraintID(index: Int32(index), stamp: stamp)
    }

    /// Forgets a constraint, active or not. O(terms).
    ///
    /// - Throws: `unknownConstraint`, also when it was removed before.
    public func remove(_ id: ConstraintID) throws {
        let index = try checkedIndex(id)
        if constraints.records[index].isActive { deactivate(index) }
        let record = constraints.records[index]
        for i in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
            variables.records[Int(constraints.terms[i].variable)].uses -= 1
        }
        constraints.remove(index)
    }

    /// Lets a constraint take part, or not. Activating it anew makes it the youngest. O(1).
    ///
    /// - Throws: `unknownConstraint`.
    public func setActive(_ active: Bool, of id: ConstraintID) throws {
        let index = try checkedIndex(id)
        guard constraints.records[index].isActive != active else { return }
        if active { activate(index) } else { deactivate(index) }
    }

    /// Whether the constraint takes part; false for one that isn't of this system or was removed.
    public func isActive(_ id: ConstraintID) -> Bool {
        constraints.contains(id) && constraints.records[Int(id.index)].isActive
    }

    func checkedIndex(_ id: ConstraintID) throws -> Int {
        guard constraints.contains(id) else { throw ConstraintSystemError.unknownConstraint(id) }
        return Int(id.index)
    }

    private func activate(_ index: Int) {
        let record = constraints.records.base + index
        record.pointee.flags |= ConstraintRecord.active
        record.pointee.sequence = nextSequence
        nextSequence += 1
        enqueue(index)
    }

    private func deactivate(_ index: Int) {
        constraints.records[index].flags &= ~ConstraintRecord.active
        let component = constraints.records[index].component
        if component >= 0 { markDirty(component) }
    }

    @inline(__always)
    private func isAcceptable(_ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ priority: Float) -> Bool {
        guard constant.isFinite, priority > 0, priority <= 1000 else { return false }
        let records = variables.records.base
        let count = Int32(truncatingIfNeeded: variables.records.count)
        for term in terms {
            let index = term.variable.index
            guard term.coefficient.isFinite, index >= 0, index < count,
                records[Int(index)].stamp == term.variable.stamp
            else { return false }
        }
        return true
    }

    private func refusal(
        of terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation, _ priority: Float
    ) -> ConstraintSystemError {
        let subject = "the new constraint “\(describe(Array(terms), constant, relation, priority))”"
        for term in terms {
            if !variables.contains(term.variable) { return .foreignVariable(term.variable, subject: subject) }
            if !term.coefficient.isFinite {
                return .notFinite(
                    subject: "the coefficient of \(term.variable) in \(subject)", value: "\(term.coefficient)")
            }
        }
        if !constant.isFinite { return .notFinite(subject: "the constant of \(subject)", value: "\(constant)") }
        return .priorityOutOfRange(subject: subject, priority: priority)
    }
}
