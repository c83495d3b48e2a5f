/// The simplex method for one large block: as `LexicographicSimplex`, but the tableau is never written down.
///
/// Each pivot costs a few runs over the basis's steps and the nonzeros. Ties are broken by adding a tiny amount,
/// different for each entity, to the constants; when that program is solved the amounts are removed, and violations
/// that they covered up are resolved with the rest.
final class SparseSimplex {
    let width: Int
    let height: Int
    private let block: UnsafeMutablePointer<BlockProgram>
    let state: UnsafeMutablePointer<BlockState>
    private(set) var basis: SparseBasis
    private var slots: FixedBuffer<Double>
    private let constants: FixedBuffer<Double>
    private let residuals: FixedBuffer<Double>
    private let rates: FixedBuffer<Double>
    private let direction: FixedBuffer<Double>
    /// The signs by entity.
    private let signs: FixedBuffer<Int8>
    private var tolerance = 1e-9
    private(set) var pivots = 0
    private(set) var factorizations = 0

    /// The largest perturbation that is added to constants to break ties.
    private static let shift = 1e-7

    init(_ block: UnsafeMutablePointer<BlockProgram>, _ state: UnsafeMutablePointer<BlockState>) {
        self.block = block
        self.state = state
        width = block.pointee.width
        height = block.pointee.height
        basis = SparseBasis(block.pointee)
        slots = FixedBuffer(repeating: 0, count: basis.slotCount)
        constants = FixedBuffer(repeating: 0, count: height + width)
        residuals = FixedBuffer(repeating: 0, count: height + width)
        rates = FixedBuffer(repeating: 0, count: height + width)
        direction = FixedBuffer(repeating: 0, count: width)
        signs = FixedBuffer(repeating: 1, count: height + width)
        startFromLikelyTight()
    }

    deinit {
        basis.deallocate()
        slots.deallocate()
        constants.deallocate()
        residuals.deallocate()
        rates.deallocate()
        direction.deallocate()
        signs.deallocate()
    }

    /// Makes independent rows tight: optional ones first, the highest level before, then required ones.
    private func startFromLikelyTight() {
        var presolver = Presolver()
        defer { presolver.deallocate() }
        let program = block.pointee
        let order =
            (0..<program.optionalCount).map { Int(program.tieBreakers[$0].entity) }
            + (0..<height).filter { program.levels[$0] == 0 }
        presolver.space.removeAll(variableCount: width)
        for entity in order {
            let first = presolver.space.terms.count
            basis.forEachTerm(of: entity) {
                presolver.space.terms.append(LocalTerm(index: $0.free, coefficient: $0.coefficient))
            }
            presolver.space.rows.append(
                StructureRow(
                    firstTerm: Int32(first), termEnd: Int32(presolver.space.terms.count), priority: 1000,
                    relation: .equal))
        }
        let isFree = presolver.eliminateAll(presolver.space.structure)
        var tight = order.indices.filter { presolver.isEliminated[$0] }.map { order[$0] }
        for v in 0..<width where isFree[v] { tight.append(height + v) }
        setTight(tight)
    }

    private func setTight(_ tight: [Int]) {
        let state = state.pointee
        for e in 0..<height + width { state.position[e] = 0 }
        for (j, entity) in tight.enumerated() {
            state.columns[j] = Int32(entity)
            state.position[entity] = ~Int32(j)
        }
        var i = 0
        for e in 0..<height + width where state.position[e] >= 0 {
            state.rows[i] = Int32(e)
            state.position[e] = Int32(i)
            i += 1
        }
    }

    func run() -> LexicographicSimplex.Outcome {
        pivots = 0
        let state = state
        var largest = 0.0
        for e in 0..<height { largest = max(largest, abs(state.pointee.constants[e])) }
        tolerance = 1e-9 + 1e-12 * largest
        var outcome = descend(shifted: true)
        if !moveBack() || outcome == .pivotLimit { outcome = descend(shifted: false) }
        return finish(outcome)
    }

    /// Goes on to the optimum, with constants shifted or as they are.
    private func descend(shifted: Bool) -> LexicographicSimplex.Outcome {
        loadConstants(shifted: shifted)
        refactorize()
        solvePoint()
        updateSigns(keepingZeros: !shifted)
        let limit = 500 + 20 * (width + height)
        var used = 0
        while used < limit {
            guard let edge = improvingEdge() else { return .optimal }
            findDirection(column: edge.column, edge.direction)
            guard let entering = followEdge(edge) else { return .optimal }
            exchange(edge, entering)
            updateSigns(keepingZeros: !shifted)
            used += 1
        }
        return .pivotLimit
    }

    private func loadConstants(shifted: Bool) {
        for e in 0..<height + width {
            let own = e < height ? state.pointee.constants[e] : 0
            // A fixed scatter over (0.5 … 1), so that no two sums of shifts agree.
            let bits: UInt64 = UInt64(e &+ 1) &* 0x9E37_79B9_7F4A_7C15
            let scatter: Double = Double(bits >> 40) / Double(1 << 25) + 0.5
            constants[e] = shifted ? own + SparseSimplex.shift * scatter : own
        }
    }

    private func refactorize() {
        factorizations += 1
        if !basis.factorize(state.pointee.columns) {
            setTight((0..<width).map { height + $0 })
            _ = basis.factorize(state.pointee.columns)
        }
    }

    /// Computes the variables and all residuals.
    private func solvePoint() {
        slots.base.update(from: constants.base, count: height + width)
        (slots.base + height + width).update(repeating: 0, count: width)
        basis.run(slots.base)
        let values = slots.base + height + width
        for e in 0..<height + width {
            var residual = constants[e]
            basis.forEachTerm(of: e) { residual += $0.coefficient * values[Int($0.free)] }
            residuals[e] = state.pointee.position[e] < 0 ? 0 : residual
        }
    }

    private func updateSigns(keepingZeros: Bool) {
        for e in 0..<height + width where state.pointee.position[e] >= 0 {
            if keepingZeros && abs(residuals[e]) <= tolerance { continue }
            signs[e] = residuals[e] >= 0 ? 1 : -1
        }
    }

    /// Takes the shifts away; true if every entity is on the side where it was, or at 0.
    private func moveBack() -> Bool {
        loadConstants(shifted: false)
        refactorize()
        solvePoint()
        for e in 0..<height + width where abs(residuals[e]) > tolerance {
            if (residuals[e] > 0) != (signs[e] > 0) { return false }
        }
        return true
    }

    /// Writes the point into the block's state.
    private func finish(_ outcome: LexicographicSimplex.Outcome) -> LexicographicSimplex.Outcome {
        let state = state
        var isFeasible = true
        for i in 0..<height {
            let entity = Int(state.pointee.rows[i])
            state.pointee.residuals[i] = residuals[entity]
            state.pointee.signs[i] = signs[entity]
            if block.pointee.levels[entity] == 0,
                block.pointee.relations[entity].violation(residuals[entity]) > 10 * tolerance
            {
                isFeasible = false
            }
        }
        return isFeasible ? outcome : .infeasible
    }

    /// The change of the variables, and with them of every residual, per unit of the column's residual.
    private func findDirection(column: Int, _ sign: Double) {
        slots.base.update(repeating: 0, count: slots.count)
        slots[Int(state.pointee.columns[column])] = -1
        basis.run(slots.base)
        let values = slots.base + height + width
        for v in 0..<width { direction[v] = abs(values[v]) < 1e-13 ? 0 : values[v] }
        for e in 0..<height + width {
            var rate = 0.0
            basis.forEachTerm(of: e) { rate += $0.coefficient * direction[Int($0.free)] }
            rates[e] = sign * rate
        }
    }

    private func exchange(_ edge: Edge, _ entering: Int) {
        let leaving = Int(state.pointee.columns[edge.column])
        let step = -residuals[entering] / rates[entering]
        for e in 0..<height + width where rates[e] != 0 { residuals[e] += step * rates[e] }
        residuals[entering] = 0
        residuals[leaving] = step * edge.direction
        signs[leaving] = edge.direction > 0 ? 1 : -1
        let row = state.pointee.position[entering]
        state.pointee.columns[edge.column] = Int32(entering)
        state.pointee.rows[Int(row)] = Int32(leaving)
        state.pointee.position[entering] = ~Int32(edge.column)
        state.pointee.position[leaving] = row
        pivots += 1
        if basis.isLong || !basis.replace(entering: entering, direction: direction.base) {
            refactorize()
            solvePoint()
        }
    }
}

extension SparseSimplex {
    struct Edge {
        var column: Int
        var direction: Double
        var level: Int
        var slope: Double
    }

    /// The slope of a level's summed violation with each tight entity's residual, without the entity's own cost.
    private func columnSlopes(_ weights: (Int) -> Double) -> UnsafeMutablePointer<Double> {
        slots.base.update(repeating: 0, count: slots.count)
        let variables = slots.base + height + width
        for i in 0..<height {
            let entity = Int(state.pointee.rows[i])
            let weight = weights(entity)
            guard weight != 0 else { continue }
            basis.forEachTerm(of: entity) { variables[Int($0.free)] += weight * $0.coefficient }
        }
        basis.runBackwards(slots.base)
        return slots.base
    }

    /// The edge that improves the highest level, by the most.
    private func improvingEdge() -> Edge? {
        var isOpen = [Bool](repeating: true, count: 2 * width)
        return levelEdge(&isOpen) ?? tieBreakingEdge(isOpen)
    }

    /// True if a free variable follows a tight entity that may leave 0 without any level changing.
    func isLoose(free: Int) -> Bool {
        var isOpen = [Bool](repeating: true, count: 2 * width)
        guard levelEdge(&isOpen) == nil else { return false }
        let shares = Dictionary(uniqueKeysWithValues: weights(behind: height + free).map { ($0.entity, $0.weight) })
        return (0..<width).contains { j in
            guard isOpen[2 * j] || isOpen[2 * j + 1] else { return false }
            let entity = Int(state.pointee.columns[j])
            return entity == height + free || abs(shares[entity] ?? 0) > 1e-12
        }
    }

    /// The edge that improves the highest level; where there is none, the sides that stay open change no level.
    private func levelEdge(_ isOpen: inout [Bool]) -> Edge? {
        let program = block.pointee
        for level in 0..<program.levelCount {
            let slopes = columnSlopes { entity in
                guard Int(program.levels[entity]) == level else { return 0 }
                return self.signs[entity] > 0
                    ? program.relations[entity].slopeAbove : program.relations[entity].slopeBelow
            }
            var best: Edge?
            for j in 0..<width {
                let entity = Int(state.pointee.columns[j])
                let isOwn = Int(program.levels[entity]) == level
                for side in 0..<2 where isOpen[2 * j + side] {
                    let direction = side == 0 ? 1.0 : -1.0
                    // Slots hold how the sum follows the constant; the residual works the other way.
                    var slope = -direction * slopes[entity]
                    if isOwn {
                        slope +=
                            side == 0 ? program.relations[entity].slopeAbove : -program.relations[entity].slopeBelow
                    }
                    if slope < -1e-9 {
                        if best.map({ slope < $0.slope }) ?? true {
                            best = Edge(column: j, direction: direction, level: level, slope: slope)
                        }
                        isOpen[2 * j + side] = false
                    } else if slope > 1e-9 {
                        isOpen[2 * j + side] = false
                    }
                }
            }
            if let best { return best }
        }
        return nil
    }

    /// The edge that improves the most important tie breaker, of those that change no level.
    private func tieBreakingEdge(_ isOpen: [Bool]) -> Edge? {
        let program = block.pointee
        var best: (edge: Edge, rank: Int)?
        for j in 0..<width where isOpen[2 * j] || isOpen[2 * j + 1] {
            findDirection(column: j, 1)
            for side in 0..<2 where isOpen[2 * j + side] {
                let direction = side == 0 ? 1.0 : -1.0
                for rank in 0..<min(best?.rank ?? .max, program.tieBreakers.count) {
                    let entity = Int(program.tieBreakers[rank].entity)
                    let relation = program.tieBreakers[rank].relation
                    let slope: Double
                    if state.pointee.position[entity] >= 0 {
                        slope =
                            direction * rates[entity] * (signs[entity] > 0 ? relation.slopeAbove : relation.slopeBelow)
                    } else if Int(~state.pointee.position[entity]) == j {
                        slope = relation.cost(direction)
                    } else {
                        continue
                    }
                    if slope < -1e-9 {
                        best = (Edge(column: j, direction: direction, level: program.levelCount, slope: 0), rank)
                    }
                    if abs(slope) > 1e-9 { break }
                }
            }
        }
        return best?.edge
    }

    /// Follows an edge to the kink from which on its level no longer falls, or a higher one rises.
    private func followEdge(_ edge: Edge) -> Int? {
        let program = block.pointee
        let leaving = Int(state.pointee.columns[edge.column])
        var crossings: [(step: Double, entity: Int)] = []
        for e in 0..<height + width where e != leaving && state.pointee.position[e] >= 0 {
            guard rates[e] * Double(signs[e]) < -1e-10 else { continue }
            crossings.append((max(-residuals[e] / rates[e], 0), e))
        }
        crossings.sort { $0.step < $1.step || ($0.step == $1.step && $0.entity < $1.entity) }
        var slope = edge.slope
        for (_, entity) in crossings {
            let level = Int(program.levels[entity])
            if level > edge.level { continue }
            if level < edge.level { return entity }
            let relation = program.relations[entity]
            slope += (relation.slopeAbove - relation.slopeBelow) * abs(rates[entity])
            if slope > -1e-9 { return entity }
        }
        return nil
    }

    /// The weights of the tight entities' constants behind an entity's residual.
    func weights(behind entity: Int) -> [(entity: Int, weight: Double)] {
        slots.base.update(repeating: 0, count: slots.count)
        let variables = slots.base + height + width
        basis.forEachTerm(of: entity) { variables[Int($0.free)] += $0.coefficient }
        basis.runBackwards(slots.base)
        return (0..<width).map { Int(state.pointee.columns[$0]) }.map { ($0, slots[$0]) }
    }
}
