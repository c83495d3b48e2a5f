extension ConstraintSystem {
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
        if component >= 0 { markDirty(component) }
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
