/// All optima of one block: the polyhedron of points that are equal at every level, explored from the solved vertex.
///
/// By complementary slackness: a tight entity may leave 0 only in a direction that costs nothing at any level; any other
/// stays on its side of 0; preferences to be 0 bind nothing.
struct OptimalFace {
    let block: BlockProgram
    let state: BlockState
    /// True if the entity's residual may be above, below 0.
    private var mayRise: [Bool]
    private var mayFall: [Bool]
    private let tolerance: Double
    private let slab: UnsafeMutableRawPointer

    /// Copies the state; `deallocate()` when done.
    init(_ block: BlockProgram, _ solved: BlockState, _ workspace: inout SimplexWorkspace) {
        self.block = block
        let program = FixedBuffer(copying: [block])
        defer { program.deallocate() }
        let byteCount = BlockState.byteCount(program.base)
        slab = .allocate(byteCount: byteCount, alignment: 16)
        var cursor = slab
        state = BlockState(program.base, in: &cursor)
        slab.copyMemory(from: UnsafeRawPointer(solved.constants.base), byteCount: byteCount)
        let own = FixedBuffer(copying: [state])
        defer { own.deallocate() }
        var simplex = LexicographicSimplex(program.base, own.base, &workspace)
        simplex.prepare()
        simplex.updateGradient()
        tolerance = simplex.tolerance
        mayRise = Array(repeating: true, count: block.height + block.width)
        mayFall = mayRise
        for i in 0..<block.height where Int(state.rows[i]) < block.height {
            mayRise[Int(state.rows[i])] = state.signs[i] > 0
            mayFall[Int(state.rows[i])] = state.signs[i] < 0
        }
        for j in 0..<block.width {
            mayRise[Int(state.columns[j])] = simplex.isFree(column: j, direction: 1)
            mayFall[Int(state.columns[j])] = simplex.isFree(column: j, direction: -1)
        }
    }

    func deallocate() {
        slab.deallocate()
    }

    /// Moves over the face until `Σ weights · free` has grown; false if it can't grow. Leaves the state there.
    ///
    /// An unbounded ray is followed for `unboundedStep`.
    mutating func grow(_ weights: [Double], unboundedStep: Double = 100) -> Bool {
        for _ in 0..<200 + 20 * (block.width + block.height) {
            guard let (column, direction) = growingEdge(weights) else { return false }
            let (step, row) = longestStep(column, direction)
            if step > 1e-6 || row < 0 {
                let length = row < 0 ? unboundedStep : step
                for i in 0..<block.height {
                    state.residuals[i] += length * direction * state.tableau[i * block.stride + column]
                }
                offset = (Int(state.columns[column]), length * direction)
                return true
            }
            state.pivot(row: row, column: column, block)
            state.updateResiduals(block)
        }
        return false
    }

    /// The tight entity that `grow` moved off 0, and to where.
    private(set) var offset: (entity: Int, residual: Double)?

    /// The value of a free variable of the block at the present point.
    func value(ofFree f: Int) -> Double {
        let entity = block.height + f
        let position = Int(state.position[entity])
        if position >= 0 { return state.residuals[position] }
        return offset?.entity == entity ? offset?.residual ?? 0 : 0
    }

    /// The edge of lowest entity (Bland's rule) along which the sum grows.
    private func growingEdge(_ weights: [Double]) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        for j in 0..<block.width {
            var slope = 0.0
            for f in 0..<block.width {
                let position = Int(state.position[block.height + f])
                if position >= 0 {
                    slope += weights[f] * state.tableau[position * block.stride + j]
                } else if ~position == j {
                    slope += weights[f]
                }
            }
            let entity = Int(state.columns[j])
            guard abs(slope) > 1e-9, slope > 0 ? mayRise[entity] : mayFall[entity] else { continue }
            if let known = best, state.columns[known.column] < state.columns[j] { continue }
            best = (j, slope > 0 ? 1 : -1)
        }
        return best
    }

    private func longestStep(_ column: Int, _ direction: Double) -> (step: Double, row: Int) {
        var step = Double.infinity
        var row = -1
        for i in 0..<block.height {
            let rate = direction * state.tableau[i * block.stride + column]
            let entity = Int(state.rows[i])
            guard abs(rate) > 1e-11, rate > 0 ? !mayRise[entity] : !mayFall[entity] else { continue }
            let limit = max(-state.residuals[i] / rate, 0)
            if limit < step - tolerance || (limit < step + tolerance && row >= 0 && state.rows[i] < state.rows[row]) {
                step = min(limit, step)
                row = i
            }
        }
        return (step, row)
    }
}
