/// The short way for a row added to a solved system that leaves the optimum where it is.
///
/// A row that holds exactly costs nothing, at whatever level and among the tie breakers, so what was best before is best
/// with it. Where the youngest of the variables on which a row depends is mentioned nowhere else, the others stay as they
/// are, and it makes the row hold exactly. What other rows do that move no more than one resting variable, `settle` finds
/// out. Such rows wait for the next regrouping, and the system is solved meanwhile.
extension ConstraintSystem {
    /// Takes the only row that came since the last solve so, giving variables other values; false, and nothing done,
    /// where that isn't all that changed, or not enough. O(terms), and O(followed rows) where another variable moves.
    func followQueuedRow() -> Bool {
        guard partition.followed >= 0, partition.queued.count == Int(partition.followed) + 1,
            partition.dirty.count == 0,
            partition.edited.count == 0, partition.editedConstraints.count == 0, partition.orphans.count == 0
        else { return false }
        let record = constraints.records.base + Int(partition.queued[Int(partition.followed)])
        guard record.pointee.stamp != 0, record.pointee.component < 0, follow(record) else { return false }
        partition.followed += 1
        hasPendingChanges = false
        statistics.rowsFollowed += 1
        return true
    }

    /// Sees to it that every row is in a component: for questions that values alone don't answer.
    func solveInComponents() {
        stopFollowing()
        guard needsSolve else { return }
        partition.followed = -1
        solve()
        partition.followed = 0
    }

    /// Lets the next solve regroup the rows that were only followed.
    func stopFollowing() {
        guard partition.followed > 0 else { return }
        partition.followed = -1
        partition.isOutOfDate = true
        hasPendingChanges = true
    }

    /// Notes that a row that isn't in a component changes or goes.
    func stopFollowing(rowAt index: Int) {
        guard partition.followed != 0 else { return }
        forEachTerm(in: index) { partition.orphans.append($0.variable) }
        stopFollowing()
    }

    private func follow(_ row: UnsafeMutablePointer<ConstraintRecord>) -> Bool {
        guard let reading = read(row) else { return false }
        if let own = reading.own {
            let variable = Int(own.variable)
            let value = variables.values[variable] - reading.residual / own.coefficient
            let largest = max(reading.weight, reading.freshWeight)
            guard abs(own.coefficient) >= largest * Presolver.pivotThreshold, value.isFinite else { return false }
            write(value, to: variable)
            note(own, reading)
            return true
        }
        guard reading.freshCount == 0 else { return false }
        if abs(reading.residual) <= reading.magnitude * ConstraintSystem.followingTolerance { return true }
        return settle(row, residual: reading.residual)
    }

    /// Notes how a row determines its own variable, in what is working space until the variables are in a component.
    private func note(_ own: StoredTerm, _ reading: FollowingRow) {
        let records = variables.records.base
        let weight = max(reading.weight, reading.freshWeight, abs(own.coefficient)) / abs(own.coefficient)
        let row = constraints.records.base + Int(partition.queued[Int(partition.followed)])
        var state = Partition.FollowedVariable.State.determined
        if !reading.isDetermined || reading.freshCount > 1 {
            state = .resting
        } else if reading.isFixed, row.pointee.isRequiredEquality {
            state = .fixed
        }
        records[Int(own.variable)].local = Int32(truncatingIfNeeded: partition.followedVariables.count)
        partition.followedVariables.append(
            Partition.FollowedVariable(
                variable: own.variable, row: partition.queued[Int(partition.followed)], coefficient: own.coefficient,
                youngest: row.pointee.isRequiredEquality ? reading.youngestOther : reading.youngest, state: state,
                weight: weight))
    }

    /// A residual that is less, beside the numbers in it, is 0 but for the last digits of these.
    private static let followingTolerance = 1e-14
}
