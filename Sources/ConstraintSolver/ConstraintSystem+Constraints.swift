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
        guard constant.isFinite, priority > 0, priority <= 1000, let firstTerm = store(terms) else {
            throw refusal(of: terms, constant, relation, priority)
        }
        let stamp = makeStamp()
        let record = ConstraintRecord(
            constant: constant, sequence: nextSequence, firstTerm: Int32(truncatingIfNeeded: firstTerm),
            termCount: Int32(truncatingIfNeeded: terms.count), stamp: stamp, priority: priority, relation: relation,
            flags: ConstraintRecord.active)
        nextSequence += 1
        let index = constraints.make(record)
        enqueue(index)
        return ConstraintID(index: Int32(truncatingIfNeeded: index), stamp: stamp)
    }

    /// Forgets a constraint, active or not. O(terms).
    ///
    /// - Throws: `unknownConstraint`, also when it was removed before.
    public func remove(_ id: ConstraintID) throws {
        let index = try checkedIndex(id)
        forEachTerm(in: index) { variables.records.base[Int($0.variable)].uses -= 1 }
        if constraints.records[index].isActive { deactivate(index) }
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

    /// True if the constraint is active; false for one that isn't of this system or was removed.
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

    /// Copies terms into the arena and counts them at their variables; nil, and nothing changed, if one is refused.
    @inline(__always)
    private func store(_ terms: UnsafeBufferPointer<Term>) -> Int? {
        precondition(
            terms.count < ConstraintRecord.termLimit,
            "a constraint of \(terms.count) terms was added, but \(ConstraintRecord.termLimit) is the limit")
        let first = constraints.terms.count
        constraints.terms.reserve(first + terms.count)
        let target = constraints.terms.base + first
        let records = variables.records.base
        let count = UInt32(truncatingIfNeeded: variables.records.count)
        // Stays 0 unless a coefficient isn't finite.
        var finite = 0.0
        var i = 0
        while i < terms.count {
            let term = terms[i]
            let index = UInt32(bitPattern: term.variable.index)
            guard index < count, records[Int(index)].stamp == term.variable.stamp else { break }
            records[Int(index)].uses &+= 1
            finite += term.coefficient - term.coefficient
            target[i] = StoredTerm(variable: term.variable.index, coefficient: term.coefficient)
            i += 1
        }
        guard i == terms.count, finite == 0 else {
            while i > 0 {
                i -= 1
                records[Int(terms[i].variable.index)].uses -= 1
            }
            return nil
        }
        constraints.terms.setCount(first + terms.count)
        return first
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
