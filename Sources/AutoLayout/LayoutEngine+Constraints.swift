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
        installations &+= 1
        let record = LayoutConstraintRecord(constraint, row: rows.row, order: installations)
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
        mentionSides(of: id)
        if constraint.multiplier != 1 || constraint.isReleasable || constraint.relatesDistances {
            setRareFields(of: id, constraint, upperRow: rows.upper)
        }
        for item in rowScratch.passedThrough.contents { mentionPassage(item, by: id) }
        return id
    }

    private func setRareFields(of id: LayoutConstraintID, _ constraint: LayoutConstraint, upperRow: ConstraintID?) {
        let rare = ensureRareFields(of: id)
        rareFields[rare].multiplier = constraint.multiplier
        rareFields[rare].isReleasable = constraint.isReleasable
        rareFields[rare].upperRow = upperRow
        rareFields[rare].firstOrigin = constraint.firstOrigin
        rareFields[rare].secondOrigin = constraint.secondOrigin
        if let origin = constraint.firstOrigin { mentionPassage(origin.item, by: id) }
        if let origin = constraint.secondOrigin { mentionPassage(origin.item, by: id) }
    }

    public func uninstall(_ id: LayoutConstraintID) {
        discard(row(of: id))
        if let upper = upperRow(of: id) { discard(upper) }
        forgetMentions(by: id)
        dropRareFields(of: id)
        constraints[Int(id.index)].row = -1
        freeConstraints.append(id.index)
    }

    public func setConstant(_ constant: Double, of id: LayoutConstraintID) throws {
        let old = constraints[Int(id.index)].constant
        guard old != constant else { return }
        constraints[Int(id.index)].constant = constant
        do {
            try updateConstant(of: id)
        } catch {
            constraints[Int(id.index)].constant = old
            throw error
        }
    }

    /// Lets go of a releasable equality, or holds to it again; the structure of the system stays.
    public func setReleased(_ isReleased: Bool, of id: LayoutConstraintID) throws {
        precondition(upperRow(of: id) != nil, "a constraint that isn't releasable can't be released")
        let rare = ensureRareFields(of: id)
        guard rareFields[rare].isReleased != isReleased else { return }
        rareFields[rare].isReleased = isReleased
        try updateConstant(of: id)
    }

    /// The distance from its constant within which a released equality still holds: farther than anything is laid out,
    /// in points.
    public static var releasedDistance: Double { 1e5 }

    public func setPriority(_ priority: Float, of id: LayoutConstraintID) throws {
        try system.setPriority(priority, of: row(of: id))
        if let upper = upperRow(of: id) { try system.setPriority(priority, of: upper) }
    }

    /// Moves leading and trailing to the other side.
    public func setRightToLeft(_ isRightToLeft: Bool, of id: LayoutConstraintID) throws {
        guard constraints[Int(id.index)].isRightToLeft != isRightToLeft else { return }
        constraints[Int(id.index)].isRightToLeft = isRightToLeft
        try rewrite(id)
    }

    func updateConstant(of id: LayoutConstraintID) throws {
        let constraint = relation(of: id)
        lower(constraint, flipped: flips(constraint), into: &rowScratch)
        let distance = isReleased(id) ? Self.releasedDistance : 0
        try system.setConstant(rowScratch.constant + distance, of: row(of: id))
        if let upper = upperRow(of: id) { try system.setConstant(rowScratch.constant - distance, of: upper) }
    }

    /// Makes a constraint's rows anew, keeping its place in the order of installation.
    func rewrite(_ id: LayoutConstraintID) throws {
        let constraint = constraint(id)
        let isFlipped = flips(constraint)
        lower(constraint, flipped: isFlipped, into: &rowScratch)
        let rows = try addRows(for: constraint, flipped: isFlipped)
        discard(row(of: id))
        if let upper = upperRow(of: id) { discard(upper) }
        constraints[Int(id.index)].row = rows.row.index
        if constraint.isReleasable { rareFields[ensureRareFields(of: id)].upperRow = rows.upper }
        setOwner(.constraint(id), ofRow: rows.row)
        if let upper = rows.upper { setOwner(.constraint(id), ofRow: upper) }
        if isReleased(id) { try updateConstant(of: id) }
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
