extension LexicographicSimplex {
    /// Follows an improving edge to the kink from which on no level improves, and returns its row.
    func followEdge(column: Int, direction: Double) -> Int? {
        prepareSlope(column, direction)
        let rates = state.tableau.base + column
        let signs = state.signs.base
        var fastest = 1.0
        var i = 0
        while i < height {
            fastest = max(fastest, abs(rates[i * stride]))
            i += 1
        }
        let slowest = LexicographicSimplex.rateTolerance * fastest
        var count = 0
        i = 0
        while i < height {
            if direction * rates[i * stride] * Double(signs[i]) < -slowest {
                crossing[count] = Int32(i)
                count += 1
            }
            i += 1
        }
        while count > 0 {
            var nearest = 0
            for c in 1..<max(count, 1) where isNearer(Int(crossing[c]), Int(crossing[nearest]), column, direction) {
                nearest = c
            }
            let row = Int(crossing[nearest])
            count -= 1
            crossing[nearest] = crossing[count]
            if !passes(row, column) { return row }
        }
        return nil
    }

    /// Computes the slope of each level along the edge.
    private func prepareSlope(_ column: Int, _ direction: Double) {
        let entity = Int(state.columns[column])
        for level in 0..<levelCount { slope[level] = direction * gradient[level * width + column] }
        let level = Int(block.levels[entity])
        if level < levelCount { slope[level] = sum(slope[level], ownCost(of: entity, direction)) }
    }

    /// Adds the kink of a row to the slope; true if some level still falls and none above it rises.
    private func passes(_ row: Int, _ column: Int) -> Bool {
        let entity = Int(state.rows[row])
        let relation = block.relations[entity]
        let level = Int(block.levels[entity])
        if level < levelCount {
            let kink = (relation.slopeAbove - relation.slopeBelow) * abs(state.tableau[row * stride + column])
            slope[level] = sum(slope[level], kink)
        }
        for level in 0..<levelCount {
            if slope[level] < -LexicographicSimplex.slopeTolerance { return true }
            if slope[level] > LexicographicSimplex.slopeTolerance { return false }
        }
        return false
    }

    /// True if row `a` reaches 0 before row `b`; the infinitesimal shifts decide between equal distances.
    private func isNearer(_ a: Int, _ b: Int, _ column: Int, _ direction: Double) -> Bool {
        let rateA = direction * state.tableau[a * stride + column]
        let rateB = direction * state.tableau[b * stride + column]
        let stepA = abs(state.residuals[a]) <= tolerance ? 0 : -state.residuals[a] / rateA
        let stepB = abs(state.residuals[b]) <= tolerance ? 0 : -state.residuals[b] / rateB
        let margin = tolerance / max(abs(rateA), abs(rateB))
        if stepA < stepB - margin { return true }
        if stepA > stepB + margin { return false }
        // The shifted step is the step - shift(a)/rateA + Σ (tableau(a, j)/rateA) · shift(column j), likewise for b.
        var first = min(state.rows[a], state.rows[b])
        var difference = state.rows[a] < state.rows[b] ? -1 / rateA : 1 / rateB
        let rowA = state.tableau.base + a * stride
        let rowB = state.tableau.base + b * stride
        for j in 0..<width where j != column && state.columns[j] < first {
            let change = rowA[j] / rateA - rowB[j] / rateB
            if abs(change) > 1e-12 {
                first = state.columns[j]
                difference = change
            }
        }
        return difference < 0
    }
}
