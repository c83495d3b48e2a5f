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
        if nextSequence == .max { numberSequencesAnew() }
        let record = ConstraintRecord(
            constant: constant, sequence: nextSequence, firstTerm: Int32(truncatingIfNeeded: firstTerm),
            termCount: Int32(truncatingIfNeeded: terms.count), stamp: stamp, priority: priority, relation: relation)
        nextSequence += 1
        let index = constraints.make(record)
        enqueue(index)
        return ConstraintID(index: Int32(truncatingIfNeeded: index), stamp: stamp)
    }

    /// Numbers the order of activation from 1, once in some 2³² additions. O(n log n).
    private func numberSequencesAnew() {
        let records = constraints.records.base
        let present = (0..<constraints.records.count).filter { records[$0].stamp != 0 }
        nextSequence = 1
        for index in present.sorted(by: { records[$0].sequence < records[$1].sequence }) {
            records[index].sequence = nextSequence
            nextSequence += 1
        }
    }

    /// Forgets a constraint. O(terms).
    ///
    /// - Throws: `unknownConstraint`, also when it was removed before.
    public func remove(_ id: ConstraintID) throws {
        let index = try checkedIndex(id)
        let component = constraints.records[index].component
        if component >= 0 { markDirty(component) } else { stopFollowing(rowAt: index) }
        forEachTerm(in: index) { variables.records.base[Int($0.variable)].uses -= 1 }
        constraints.remove(index)
    }

    /// True if the constraint is one of this system and wasn't removed.
    public func contains(_ id: ConstraintID) -> Bool {
        constraints.contains(id)
    }

    /// The constraint at an index of the system's tables, for owners that keep its index alone. O(1).
    ///
    /// An index without one is a programming error and stops with a message.
    public func constraint(at index: Int32) -> ConstraintID {
        precondition(
            index >= 0 && Int(index) < constraints.records.count && constraints.records.base[Int(index)].stamp != 0,
            "constraint(at:) got an index that no constraint has")
        return constraints.id(at: Int(index))
    }

    func checkedIndex(_ id: ConstraintID) throws -> Int {
        guard constraints.contains(id) else { throw ConstraintSystemError.unknownConstraint(id) }
        return Int(id.index)
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

    /// Changes the constant on the left side; the structure of the system stays. O(1).
    ///
    /// - Throws: `unknownConstraint`, `notFinite`.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws {
        let index = try checkedIndex(id)
        guard constant.isFinite else {
            throw ConstraintSystemError.notFinite(
                subject: "the new constant of constraint \(id) “\(describe(id))”", value: "\(constant)")
        }
        let record = constraints.records.base + index
        guard record.pointee.constant != constant else { return }
        record.pointee.constant = constant
        markConstant(of: index)
    }

    /// Changes the priority; the place in the order of activation stays. O(1).
    ///
    /// - Throws: `unknownConstraint`, `priorityOutOfRange`.
    public func setPriority(_ priority: Float, of id: ConstraintID) throws {
        let index = try checkedIndex(id)
        guard priority > 0, priority <= 1000 else {
            throw ConstraintSystemError.priorityOutOfRange(
                subject: "constraint \(id) “\(describe(id))”", priority: priority)
        }
        guard constraints.records[index].priority != priority else { return }
        constraints.records[index].priority = priority
        let component = constraints.records[index].component
        if component >= 0 { markDirty(component) } else { stopFollowing(rowAt: index) }
    }

    /// The constant on the left side.
    public func constant(of id: ConstraintID) throws -> Double {
        constraints.records[try checkedIndex(id)].constant
    }

    /// The priority in (0, 1000].
    public func priority(of id: ConstraintID) throws -> Float {
        constraints.records[try checkedIndex(id)].priority
    }
}
