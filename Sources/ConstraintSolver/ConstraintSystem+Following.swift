/// The short way for a row added to a solved system that leaves the optimum where it is.
///
/// A row that holds exactly costs nothing, at whatever level and among the tie breakers, so what was best before is best
/// with it. A limit that holds with room to spare decides only where nothing before it does. And where the youngest
/// variable of a row is mentioned nowhere else, the others stay as they are, and it makes the row hold exactly. Such rows
/// wait for the next regrouping, and the system is solved meanwhile.
extension ConstraintSystem {
    /// Takes the only row that came since the last solve so, giving its own variable a value; false, and nothing done,
    /// where that isn't all that changed, or not enough. O(terms), and for a limit with room to spare O(blocks · width).
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
        return row.pointee.relation != .equal && row.pointee.relation.violation(reading.residual) == 0
            && reading.isDetermined
    }

    /// Notes how a row determines its own variable, in what is working space until the variables are in a component.
    private func note(_ own: StoredTerm, _ reading: FollowingRow) {
        let records = variables.records.base
        let weight = max(reading.weight, reading.freshWeight, abs(own.coefficient)) / abs(own.coefficient)
        let isUndetermined = !reading.isDetermined || reading.freshCount > 1
        records[Int(own.variable)].local = Int32(truncatingIfNeeded: partition.followedVariables.count)
        partition.followedVariables.append(
            Partition.FollowedVariable(variable: own.variable, isDetermined: !isUndetermined, weight: weight))
    }

    /// A row at the present values.
    private struct FollowingRow {
        var residual: Double
        /// The largest of the numbers that make up the residual.
        var magnitude: Double
        /// At least the largest coefficient of a variable, not fresh, once determined ones are eliminated from the row.
        var weight = 0.0
        /// The sum of the sizes of the coefficients of fresh variables.
        var freshWeight = 0.0
        /// The variables that no other row mentions.
        var freshCount = 0
        /// The term of the youngest variable, if no other row mentions that.
        var own: StoredTerm?
        /// True if no variable of the row, but for the fresh ones, rests where it is because nothing says otherwise.
        var isDetermined = true
    }

    /// Nil where the row mentions a component with conflicts, or numbers overflow.
    private func read(_ row: UnsafeMutablePointer<ConstraintRecord>) -> FollowingRow? {
        let (records, values) = (variables.records.base, variables.values.base)
        let terms = constraints.terms.base + Int(row.pointee.firstTerm)
        var reading = FollowingRow(residual: row.pointee.constant, magnitude: abs(row.pointee.constant))
        var youngest: Int32 = -1
        var lastComponent: Int32 = -1
        for i in 0..<Int(row.pointee.termCount) where terms[i].coefficient != 0 {
            let (term, record) = (terms[i], records + Int(terms[i].variable))
            let product = term.coefficient * values[Int(term.variable)]
            reading.residual += product
            reading.magnitude = max(reading.magnitude, abs(product))
            guard !record.pointee.isGiven else { continue }
            let isFresh = record.pointee.component < 0 && record.pointee.uses == 1
            if isFresh {
                reading.freshCount += 1
                reading.freshWeight += abs(term.coefficient)
            } else if record.pointee.component < 0 {
                let (weight, isDetermined) = followedVariable(term.variable)
                reading.weight += abs(term.coefficient) * weight
                if !isDetermined { reading.isDetermined = false }
            } else {
                guard let component = partition.components[Int(record.pointee.component)], component.conflicts.isEmpty
                else { return nil }
                reading.weight += abs(term.coefficient) * weight(of: term.variable, in: component)
                if reading.isDetermined, record.pointee.component != lastComponent {
                    reading.isDetermined = isDetermined(component, component.evaluation)
                    lastComponent = record.pointee.component
                }
            }
            guard term.variable > youngest else { continue }
            youngest = term.variable
            reading.own = isFresh ? term : nil
        }
        return reading.residual.isFinite && reading.weight.isFinite ? reading : nil
    }

    /// The note on a variable that is in no component; without one it rests at 0 because nothing says otherwise.
    private func followedVariable(_ variable: Int32) -> (weight: Double, isDetermined: Bool) {
        let place = Int(variables.records[Int(variable)].local)
        guard place >= 0, place < partition.followedVariables.count,
            partition.followedVariables[place].variable == variable
        else { return (1, false) }
        return (partition.followedVariables[place].weight, partition.followedVariables[place].isDetermined)
    }

    /// The sum of the sizes of the coefficients with which a variable depends on free ones, at least 1.
    private func weight(of variable: Int32, in component: Component) -> Double {
        guard let program = component.program else { return .infinity }
        let local = Int(variables.records[Int(variable)].local)
        guard local >= 0, local < component.variables.count, component.variables[local] == variable else {
            return .infinity
        }
        var weight = 0.0
        for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
            weight += abs(program.expressions[e].coefficient)
        }
        return max(weight, 1)
    }

    /// True if rows alone decide all of a component's variables; false is no statement.
    func isDetermined(_ component: Component, _ evaluation: Evaluation?) -> Bool {
        guard let program = component.program, let evaluation, !program.hasSparseBlock else { return false }
        var placed = 0
        for b in 0..<program.blocks.count {
            let (block, state) = (program.blocks.base + b, evaluation.blocks.base + b)
            placed += block.pointee.width
            for j in 0..<block.pointee.width where Int(state.pointee.columns[j]) >= block.pointee.height {
                return false
            }
        }
        return placed == program.freeVariables.count
    }

    /// A residual that is less, beside the numbers in it, is 0 but for the last digits of these.
    private static let followingTolerance = 1e-14
}
