/// The cost of a constraint per unit of its residual, above and below 0.
extension Relation {
    @inline(__always) var slopeAbove: Double { rawValue <= 0 ? 1 : 0 }
    @inline(__always) var slopeBelow: Double { rawValue >= 0 ? -1 : 0 }

    /// The cost per unit of leaving 0 in a direction; never negative.
    @inline(__always)
    func cost(_ direction: Double) -> Double { direction > 0 ? slopeAbove : -slopeBelow }
}

extension LexicographicSimplex {
    struct Edge {
        var column: Int
        /// +1 or -1: how the residual of the column's entity moves.
        var direction: Double
    }

    /// Decides the side of 0 of each row; where the residual is 0, by the infinitesimal shifts.
    ///
    /// Returns whether one changed.
    func updateSigns() -> Bool {
        let residuals = state.residuals.base
        let signs = state.signs.base
        var change: Int8 = 0
        var i = 0
        while i < height {
            let residual = residuals[i]
            let sign: Int8
            if residual > tolerance {
                sign = 1
            } else if residual < -tolerance {
                sign = -1
            } else {
                sign = state.infinitesimalSign(row: i, block)
            }
            change |= sign ^ signs[i]
            signs[i] = sign
            i += 1
        }
        return change != 0
    }

    /// The sum, or 0 where what is left of the summands is rounding.
    @inline(__always)
    func sum(_ a: Double, _ b: Double) -> Double {
        let sum = a + b
        return abs(sum) <= 1e-12 * abs(b) ? 0 : sum
    }

    func updateGradient() {
        gradient.update(repeating: 0, count: levelCount * width)
        let entities = state.rows.base
        let signs = state.signs.base
        let levels = block.levels.base
        let relations = block.relations.base
        var i = 0
        while i < height {
            let entity = Int(entities[i])
            let level = Int(levels[entity])
            let relation = relations[entity]
            let cost = signs[i] > 0 ? relation.slopeAbove : relation.slopeBelow
            if level < levelCount && cost != 0 {
                let row = state.tableau.base + i * stride
                let target = gradient + level * width
                var j = 0
                while j < width {
                    target[j] = sum(target[j], cost * row[j])
                    j += 1
                }
            }
            i += 1
        }
    }

    /// The edge that improves the highest level, by the most; where no level improves, by the highest tie breaker.
    func improvingEdge() -> Edge? {
        var best: Edge?
        var bestLevel = levelCount
        var bestSlope = 0.0
        var bestEntity = Int32.max
        var someChangeNothing = false
        let columns = state.columns.base
        let levels = block.levels.base
        var j = 0
        while j < width {
            let entity = Int(columns[j])
            let ownLevel = Int(levels[entity])
            var direction = 1.0
            for _ in 0..<2 {
                defer { direction = -1 }
                if isBarred(column: j, direction) { continue }
                var level = 0
                while level <= bestLevel {
                    if level == levelCount {
                        someChangeNothing = true
                        break
                    }
                    var value = direction * gradient[level * width + j]
                    if level == ownLevel { value = sum(value, ownCost(of: entity, direction)) }
                    if value < -LexicographicSimplex.slopeTolerance {
                        if level < bestLevel || value < bestSlope - 1e-12
                            || (value <= bestSlope + 1e-12 && columns[j] < bestEntity)
                        {
                            best = Edge(column: j, direction: direction)
                            bestLevel = level
                            bestSlope = value
                            bestEntity = columns[j]
                        }
                        break
                    }
                    if value > LexicographicSimplex.slopeTolerance { break }
                    level += 1
                }
            }
            j += 1
        }
        if let best { return best }
        return someChangeNothing ? tieBreakingEdge() : nil
    }

    /// The cost per unit of the column's own entity leaving 0 in a direction; never negative.
    @inline(__always)
    func ownCost(of entity: Int, _ direction: Double) -> Double {
        block.relations[entity].cost(direction)
    }

    /// True if the column's entity may leave 0 in a direction without any level changing.
    func isFree(column j: Int, direction: Double) -> Bool {
        let entity = Int(state.columns[j])
        let ownLevel = Int(block.levels[entity])
        for level in 0..<levelCount {
            var value = direction * gradient[level * width + j]
            if level == ownLevel { value = sum(value, ownCost(of: entity, direction)) }
            if abs(value) > LexicographicSimplex.slopeTolerance { return false }
        }
        return true
    }

    /// Among the edges that change no level, the one that improves the most important tie breaker.
    private func tieBreakingEdge() -> Edge? {
        var best: Edge?
        var bestRank = Int.max
        for j in 0..<width {
            var direction = 1.0
            for _ in 0..<2 {
                defer { direction = -1 }
                guard !isBarred(column: j, direction), isFree(column: j, direction: direction) else { continue }
                if let rank = improvedTieBreaker(column: j, direction, below: bestRank) {
                    best = Edge(column: j, direction: direction)
                    bestRank = rank
                }
            }
        }
        return best
    }

    /// The rank of the first tie breaker that the edge changes, if it improves it and the rank is below the bound.
    private func improvedTieBreaker(column j: Int, _ direction: Double, below bound: Int) -> Int? {
        for rank in 0..<min(bound, block.tieBreakers.count) {
            let tieBreaker = block.tieBreakers[rank]
            let relation = tieBreaker.relation
            let position = Int(state.position[Int(tieBreaker.entity)])
            var value = 0.0
            if position >= 0 {
                let rate = direction * state.tableau[position * stride + j]
                value = rate * (state.signs[position] > 0 ? relation.slopeAbove : relation.slopeBelow)
            } else if ~position == j {
                value = relation.cost(direction)
            }
            if value < -LexicographicSimplex.slopeTolerance { return rank }
            if value > LexicographicSimplex.slopeTolerance { return nil }
        }
        return nil
    }
}
