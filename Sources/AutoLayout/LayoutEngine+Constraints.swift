import ConstraintSolver

extension LayoutEngine {
    /// Installs a constraint; items must live in this engine.
    ///
    /// In a right-to-left item a positive constant of a leading or trailing pair still moves inwards: `leading = other
    /// .leading + 8` becomes `right = other.right − 8`.
    ///
    /// - Throws: `ConstraintSystemError` where a number is not finite or the priority is out of range; nothing changes.
    public func install(_ constraint: LayoutConstraint) throws -> LayoutConstraintID {
        let lowered = lower(resolvingDirection(of: constraint))
        let row = try system.add(
            lowered.terms, constant: lowered.constant, constraint.relation.resolved(flipped: flips(constraint)),
            priority: constraint.priority)
        installations += 1
        let record = LayoutConstraintRecord(constraint: constraint, row: row, order: installations)
        let id: LayoutConstraintID
        if let index = freeConstraints.popLast() {
            id = LayoutConstraintID(index: index)
            constraints[Int(index)] = record
        } else {
            id = LayoutConstraintID(index: Int32(constraints.count))
            constraints.append(record)
        }
        constraintOfRow[row] = id
        list(id, passedThrough: lowered.passedThrough)
        return id
    }

    public func uninstall(_ id: LayoutConstraintID) {
        let record = constraints[Int(id.index)]
        precondition(record.isLive, "the constraint was uninstalled before")
        discard(record.row)
        constraintOfRow[record.row] = nil
        unlist(id)
        constraints[Int(id.index)].isLive = false
        freeConstraints.append(id.index)
    }

    public func setConstant(_ constant: Double, of id: LayoutConstraintID) throws {
        let old = constraints[Int(id.index)].constraint.constant
        guard old != constant else { return }
        constraints[Int(id.index)].constraint.constant = constant
        do {
            try updateConstant(of: id)
        } catch {
            constraints[Int(id.index)].constraint.constant = old
            throw error
        }
    }

    public func setPriority(_ priority: Float, of id: LayoutConstraintID) throws {
        guard constraints[Int(id.index)].constraint.priority != priority else { return }
        try system.setPriority(priority, of: constraints[Int(id.index)].row)
        constraints[Int(id.index)].constraint.priority = priority
    }

    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint { constraints[Int(id.index)].constraint }

    func updateConstant(of id: LayoutConstraintID) throws {
        let record = constraints[Int(id.index)]
        try system.setConstant(lower(resolvingDirection(of: record.constraint)).constant, of: record.row)
    }

    /// Makes a constraint's row anew, keeping its place in the order of installation.
    func rewrite(_ id: LayoutConstraintID) throws {
        let record = constraints[Int(id.index)]
        let lowered = lower(resolvingDirection(of: record.constraint))
        let row = try system.add(
            lowered.terms, constant: lowered.constant,
            record.constraint.relation.resolved(flipped: flips(record.constraint)), priority: record.constraint.priority
        )
        discard(record.row)
        constraintOfRow[record.row] = nil
        constraints[Int(id.index)].row = row
        constraintOfRow[row] = id
    }

    private func flips(_ constraint: LayoutConstraint) -> Bool {
        !constraint.relatesDistances
            && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && items[Int(constraint.first.index)].metrics.isRightToLeft
    }

    private func resolvingDirection(of constraint: LayoutConstraint) -> LayoutConstraint {
        guard flips(constraint) else { return constraint }
        var flipped = constraint
        flipped.constant = -constraint.constant
        return flipped
    }

    private func list(_ id: LayoutConstraintID, passedThrough: [LayoutItem]) {
        let constraint = constraints[Int(id.index)].constraint
        for item in Set(constraint.namedItems + passedThrough) { items[Int(item.index)].constraints.append(id) }
    }

    private func unlist(_ id: LayoutConstraintID) {
        let constraint = constraints[Int(id.index)].constraint
        for item in Set(constraint.namedItems + lower(constraint).passedThrough) {
            items[Int(item.index)].constraints.removeAll { $0 == id }
        }
    }
}

extension Relation {
    /// In right-to-left both sides change sign, and with them the sense of an inequality.
    func resolved(flipped: Bool) -> Relation {
        guard flipped else { return self }
        switch self {
        case .lessThanOrEqual: return .greaterThanOrEqual
        case .equal: return .equal
        case .greaterThanOrEqual: return .lessThanOrEqual
        }
    }
}
