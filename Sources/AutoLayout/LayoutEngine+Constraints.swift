import ConstraintSolver

extension LayoutEngine {
    /// Installs a constraint; items must live in this engine.
    ///
    /// From right to left a positive constant of a leading or trailing pair still moves inwards: `leading = other
    /// .leading + 8` becomes `right = other.right − 8`.
    ///
    /// - Throws: `ConstraintSystemError` where a number is not finite or the priority is out of range; nothing changes.
    public func install(_ constraint: LayoutConstraint) throws -> LayoutConstraintID {
        let isFlipped = flips(constraint)
        lower(constraint, flipped: isFlipped, into: &rowScratch)
        let rows = try addRows(for: constraint, flipped: isFlipped)
        installations += 1
        let record = LayoutConstraintRecord(
            constraint: constraint, row: rows.row, upperRow: rows.upper, order: installations)
        let id: LayoutConstraintID
        if let index = freeConstraints.popLast() {
            id = LayoutConstraintID(index: index)
            constraints[Int(index)] = record
        } else {
            id = LayoutConstraintID(index: Int32(constraints.count))
            constraints.append(record)
        }
        setOwner(.constraint(id), ofRow: rows.row)
        if let upper = rows.upper { setOwner(.constraint(id), ofRow: upper) }
        mention(constraint.first, by: id)
        if let second = constraint.second { mention(second, by: id) }
        if let origin = constraint.firstOrigin { mention(origin.item, by: id) }
        if let origin = constraint.secondOrigin { mention(origin.item, by: id) }
        for item in rowScratch.passedThrough.contents { mention(item, by: id) }
        return id
    }

    public func uninstall(_ id: LayoutConstraintID) {
        let record = constraints[Int(id.index)]
        precondition(record.isLive, "the constraint was uninstalled before")
        discard(record.row)
        if let upper = record.upperRow { discard(upper) }
        forgetMentions(by: id)
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

    /// Lets go of a releasable equality, or holds to it again; the structure of the system stays.
    public func setReleased(_ isReleased: Bool, of id: LayoutConstraintID) throws {
        let record = constraints[Int(id.index)]
        precondition(record.upperRow != nil, "a constraint that isn't releasable can't be released")
        guard record.isReleased != isReleased else { return }
        constraints[Int(id.index)].isReleased = isReleased
        try updateConstant(of: id)
    }

    /// The distance from its constant within which a released equality still holds: farther than anything is laid out,
    /// in points.
    public static var releasedDistance: Double { 1e5 }

    public func setPriority(_ priority: Float, of id: LayoutConstraintID) throws {
        guard constraints[Int(id.index)].constraint.priority != priority else { return }
        try system.setPriority(priority, of: constraints[Int(id.index)].row)
        if let upper = constraints[Int(id.index)].upperRow { try system.setPriority(priority, of: upper) }
        constraints[Int(id.index)].constraint.priority = priority
    }

    /// Moves leading and trailing to the other side.
    public func setRightToLeft(_ isRightToLeft: Bool, of id: LayoutConstraintID) throws {
        guard constraints[Int(id.index)].constraint.isRightToLeft != isRightToLeft else { return }
        constraints[Int(id.index)].constraint.isRightToLeft = isRightToLeft
        try rewrite(id)
    }

    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint { constraints[Int(id.index)].constraint }

    func updateConstant(of id: LayoutConstraintID) throws {
        let record = constraints[Int(id.index)]
        lower(record.constraint, flipped: flips(record.constraint), into: &rowScratch)
        let distance = record.isReleased ? Self.releasedDistance : 0
        try system.setConstant(rowScratch.constant + distance, of: record.row)
        if let upper = record.upperRow { try system.setConstant(rowScratch.constant - distance, of: upper) }
    }

    /// Makes a constraint's rows anew, keeping its place in the order of installation.
    func rewrite(_ id: LayoutConstraintID) throws {
        let record = constraints[Int(id.index)]
        let isFlipped = flips(record.constraint)
        lower(record.constraint, flipped: isFlipped, into: &rowScratch)
        let rows = try addRows(for: record.constraint, flipped: isFlipped)
        discard(record.row)
        if let upper = record.upperRow { discard(upper) }
        constraints[Int(id.index)].row = rows.row
        constraints[Int(id.index)].upperRow = rows.upper
        setOwner(.constraint(id), ofRow: rows.row)
        if let upper = rows.upper { setOwner(.constraint(id), ofRow: upper) }
        if record.isReleased { try updateConstant(of: id) }
    }

    /// Adds what was lowered last.
    private func addRows(
        for constraint: LayoutConstraint, flipped isFlipped: Bool
    ) throws -> (row: ConstraintID, upper: ConstraintID?) {
        let relation = constraint.relation.resolved(flipped: isFlipped)
        let terms = rowScratch.terms.contents
        func add(_ relation: Relation) throws -> ConstraintID {
            try system.add(terms, constant: rowScratch.constant, relation, priority: constraint.priority)
        }
        guard constraint.isReleasable, relation == .equal else { return (try add(relation), nil) }
        let row = try add(.greaterThanOrEqual)
        return (row, try add(.lessThanOrEqual))
    }

    func flips(_ constraint: LayoutConstraint) -> Bool {
        constraint.isRightToLeft && !constraint.relatesDistances
            && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    }
}

extension Relation {
    /// The relation in right-to-left, where both sides change sign, and with them the sense of an inequality.
    func resolved(flipped: Bool) -> Relation {
        flipped ? opposite : self
    }
}
