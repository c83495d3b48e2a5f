import ConstraintSolver

/// Checks a proof of optimality by adding numbers up; knows nothing of how the solver works.
///
/// For every constraint with residual r and cost vector c(r) (its violation at its level, 0 elsewhere; infinite above
/// all levels where required), the multipliers y are a lexicographic subgradient: c(r') - c(r) - y·(r' - r) isn't below
/// 0 for any r'. Level by level, Σ y·coefficients = 0. Summed over the constraints, no other values are
/// lexicographically better.
struct CertificateChecker {
    let workload: Workload
    let values: [Double]
    let priorities: [Float]
    /// By row of the workload, then by level.
    let multipliers: [[Double]]

    /// The fault, or nil.
    func problem() -> String? {
        let given = Set(workload.given.map(\.variable))
        let rounding = Rating(workload, values).rounding
        var sums = [[Double]](
            repeating: [Double](repeating: 0, count: priorities.count), count: workload.variableCount)
        var sizes = sums
        let tolerances = priorities.indices.map { level in
            1e-9 * multipliers.reduce(1) { max($0, abs($1[level])) }
        }
        for (index, row) in workload.rows.enumerated() {
            if let problem = problem(of: row, multipliers[index], rounding, tolerances) {
                return "row \(index): \(problem)"
            }
            for term in row.terms {
                for level in priorities.indices {
                    sums[term.variable][level] += term.coefficient * multipliers[index][level]
                    sizes[term.variable][level] += abs(term.coefficient * multipliers[index][level])
                }
            }
        }
        for variable in 0..<workload.variableCount where !given.contains(variable) {
            for level in priorities.indices where abs(sums[variable][level]) > 1e-8 * max(1, sizes[variable][level]) {
                return "variable \(variable) isn't in balance at level \(priorities[level]): \(sums[variable][level])"
            }
        }
        for item in workload.given where values[item.variable] != item.value {
            return "variable \(item.variable) isn't \(item.value), as given"
        }
        return nil
    }

    private func problem(of row: Workload.Row, _ y: [Double], _ rounding: Double, _ tolerances: [Double]) -> String? {
        let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
        let tolerance = 2e-8 + rounding
        let isRequired = row.priority == 1000
        let own = priorities.firstIndex(of: row.priority)
        if abs(residual) <= tolerance {
            let above = row.relation == .greaterThanOrEqual ? 0.0 : 1
            let below = row.relation == .lessThanOrEqual ? 0.0 : 1
            // Leaving 0 upwards costs `above`, downwards `below`; the multipliers may not promise more.
            if !(isRequired && above > 0), !isNotNegative(y.map { -$0 }, adding: above, at: own, tolerances) {
                return "multipliers \(y) promise more than rising costs"
            }
            if !(isRequired && below > 0), !isNotNegative(y, adding: below, at: own, tolerances) {
                return "multipliers \(y) promise more than falling costs"
            }
            return nil
        }
        let isViolated = residual > 0 ? row.relation != .greaterThanOrEqual : row.relation != .lessThanOrEqual
        if isRequired && isViolated { return "required, but off by \(residual)" }
        for level in priorities.indices {
            let wanted = isViolated && level == own ? (residual > 0 ? 1.0 : -1.0) : 0
            if abs(y[level] - wanted) > tolerances[level] {
                return "residual \(residual), but the multiplier at \(priorities[level]) is \(y[level])"
            }
        }
        return nil
    }

    /// True if the first entry beyond the tolerance is positive, or there is none.
    private func isNotNegative(_ vector: [Double], adding cost: Double, at own: Int?, _ tolerances: [Double]) -> Bool {
        for (level, value) in vector.enumerated() {
            let entry = value + (level == own ? cost : 0)
            if entry > tolerances[level] { return true }
            if entry < -tolerances[level] { return false }
        }
        return true
    }
}

extension CertificateChecker {
    /// For a system without conflicts, made from the workload.
    init(_ workload: Workload, _ system: ConstraintSystem, _ variables: [Variable], _ constraints: [ConstraintID]) {
        let certificate = system.optimalityCertificate()
        var byConstraint: [ConstraintID: [Double]] = [:]
        for entry in certificate.multipliers { byConstraint[entry.constraint] = entry.byLevel }
        self.init(
            workload: workload, values: variables.map(system.value(of:)), priorities: certificate.priorities,
            multipliers: constraints.map {
                byConstraint[$0] ?? Array(repeating: .nan, count: certificate.priorities.count)
            })
    }
}
