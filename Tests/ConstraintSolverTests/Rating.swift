import ConstraintSolver

/// The rating of some values for a workload, added up without the solver.
struct Rating {
    /// The largest violation of a required row.
    var required = 0.0
    /// Summed violation by priority, descending.
    var levels: [(priority: Float, violation: Double)] = []
    /// The most that rounding alone may come to, from the size of the summands.
    var rounding = 0.0

    init(_ workload: Workload, _ values: [Double]) {
        var sums: [Float: Double] = [:]
        var largest = 0.0
        for row in workload.rows {
            var residual = row.constant
            for term in row.terms {
                residual += term.coefficient * values[term.variable]
                largest = max(largest, abs(term.coefficient * values[term.variable]))
            }
            let violation =
                switch row.relation {
                case .equal: abs(residual)
                case .lessThanOrEqual: max(residual, 0)
                case .greaterThanOrEqual: max(-residual, 0)
                }
            if row.priority == 1000 {
                required = max(required, violation)
            } else {
                sums[row.priority, default: 0] += violation
            }
        }
        levels = sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
        rounding = 1e-13 * largest
    }
}
