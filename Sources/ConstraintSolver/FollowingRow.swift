/// A row at the present values.
struct FollowingRow {
    var residual: Double
    /// The largest of the numbers that make up the residual.
    var magnitude: Double
    /// At least the largest coefficient of a variable, not fresh, once determined ones are eliminated from the row.
    var weight = 0.0
    /// The sum of the sizes of the coefficients of fresh variables.
    var freshWeight = 0.0
    /// The variables that no other row mentions.
    var freshCount = 0
    /// The youngest variable of the row, and of those on which its variables depend.
    var youngest: Int32 = -1
    /// The next youngest.
    var youngestOther: Int32 = -1
    /// The term of the youngest, if no other row mentions it.
    var own: StoredTerm?
    /// True if no variable of the row, but for the fresh ones, rests where it is because nothing says otherwise.
    var isDetermined = true
    /// True if required equalities alone decide the row's variables, but for the fresh ones.
    var isFixed = true
}

extension ConstraintSystem {
    /// Nil where the row mentions a component with conflicts, or numbers overflow.
    func read(_ row: UnsafeMutablePointer<ConstraintRecord>) -> FollowingRow? {
        let (records, values) = (variables.records.base, variables.values.base)
        let terms = constraints.terms.base + Int(row.pointee.firstTerm)
        var reading = FollowingRow(residual: row.pointee.constant, magnitude: abs(row.pointee.constant))
        var lastComponent: Int32 = -1
        for i in 0..<Int(row.pointee.termCount) where terms[i].coefficient != 0 {
            let (term, record) = (terms[i], records + Int(terms[i].variable))
            let product = term.coefficient * values[Int(term.variable)]
            reading.residual += product
            reading.magnitude = max(reading.magnitude, abs(product))
            guard !record.pointee.isGiven else { continue }
            let isFresh = record.pointee.component < 0 && record.pointee.uses == 1
            var youngest: Int32
            if isFresh {
                youngest = term.variable
                reading.freshCount += 1
                reading.freshWeight += abs(term.coefficient)
            } else if record.pointee.component < 0 {
                if isFixed(term.variable) { continue }
                let followed = followedVariable(term.variable)
                reading.weight += abs(term.coefficient) * (followed?.weight ?? 1)
                if followed?.state ?? .resting == .resting { reading.isDetermined = false }
                if followed?.state != .fixed { reading.isFixed = false }
                youngest = followed?.youngest ?? term.variable
            } else {
                guard let component = partition.component(at: record.pointee.component), component.isFreeOfConflicts
                else { return nil }
                guard let dependence = dependence(of: term.variable, in: component) else { return nil }
                reading.weight += abs(term.coefficient) * max(dependence.weight, 1)
                if dependence.weight > 0 { reading.isFixed = false }
                youngest = dependence.youngest
                if reading.isDetermined, record.pointee.component != lastComponent {
                    reading.isDetermined = isDetermined(component, component.evaluation)
                    lastComponent = record.pointee.component
                }
            }
            guard youngest > reading.youngest else {
                reading.youngestOther = max(reading.youngestOther, youngest)
                continue
            }
            (reading.youngest, reading.youngestOther) = (youngest, reading.youngest)
            reading.own = isFresh ? term : nil
        }
        return reading.residual.isFinite && reading.weight.isFinite ? reading : nil
    }

    /// The note on a variable that is in no component; without one it rests at 0 because nothing says otherwise.
    func followedVariable(_ variable: Int32) -> Partition.FollowedVariable? {
        followedPlace(of: variable).map { partition.followedVariables[$0] }
    }

    func followedPlace(of variable: Int32) -> Int? {
        let place = Int(variables.records[Int(variable)].local)
        guard place >= 0, place < partition.followedVariables.count,
            partition.followedVariables[place].variable == variable
        else { return nil }
        return place
    }

    /// The sum of the sizes of the coefficients with which a variable depends on free ones, and the youngest of these.
    private func dependence(of variable: Int32, in component: Component) -> (weight: Double, youngest: Int32)? {
        let local = Int(variables.records[Int(variable)].local)
        guard local >= 0, local < component.variables.count, component.variables[local] == variable else { return nil }
        return component.programReference?._withUnsafeGuaranteedRef { program in
            var (weight, youngest) = (0.0, Int32(-1))
            for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
                let entry = program.expressions[e]
                weight += abs(entry.coefficient)
                youngest = max(youngest, component.variables[Int(program.freeVariables[Int(entry.free)])])
            }
            return (weight, youngest)
        }
    }

    /// True if rows alone decide all of a component's variables; false is no statement.
    func isDetermined(_ component: Component, _ evaluation: Evaluation?) -> Bool {
        guard let evaluation, let reference = component.programReference else { return false }
        return reference._withUnsafeGuaranteedRef { isDetermined($0, evaluation) }
    }

    private func isDetermined(_ program: EliminationProgram, _ evaluation: Evaluation) -> Bool {
        guard !program.hasSparseBlock else { return false }
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
}
