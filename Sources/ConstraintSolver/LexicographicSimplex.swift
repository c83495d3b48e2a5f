/// Brings one block to its optimum: least summed violation level by level, ties by the tie breakers.
///
/// Every entity costs the amount by which it fails, at its level; required ones at level 0. All costs are piecewise
/// linear, so a vertex is a set of `width` independent tight entities, from which an edge leaves in two directions per
/// column. The method follows an edge along which the vector of levels falls lexicographically, past as many kinks as
/// it keeps falling, and makes the entity where it stops tight. Any set of tight entities is a legal start: after an
/// edit it continues from the last vertex.
///
/// Ties between residuals of 0 are broken by an infinitesimal shift of each entity, larger for the one activated
/// earlier; the shifted program has no ties, so no vertex comes twice. The vector including the tie breakers has
/// exactly one optimum, which is why the result doesn't depend on the start.
struct LexicographicSimplex {
    enum Outcome { case optimal, infeasible, pivotLimit }

    /// A slope below this is none.
    static let slopeTolerance = 1e-12

    /// Rates this much below a column's fastest are rounding.
    static let rateTolerance = 1e-11

    /// Pivots below this, or above its inverse, lose digits.
    static let smallPivot = 1e-2

    private let blockPointer: UnsafeMutablePointer<BlockProgram>
    private let statePointer: UnsafeMutablePointer<BlockState>
    let gradient: UnsafeMutablePointer<Double>
    let slope: UnsafeMutablePointer<Double>
    let crossing: UnsafeMutablePointer<Int32>
    private let barred: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
    let levelCount: Int
    /// Residuals up to this are 0.
    var tolerance = 1e-9
    var pivots = 0
    /// True if a pivot since the last refactorization lost digits.
    private var hasSmallPivot = false
    private var refinements = 0
    /// True if some entity changed its side since the state was last optimal.
    private var hasMoved = true
    var refactorizations = 0

    @inline(__always) var block: BlockProgram { _read { yield blockPointer.pointee } }
    @inline(__always) var state: BlockState {
        _read { yield statePointer.pointee }
        nonmutating _modify { yield &statePointer.pointee }
    }

    init(
        _ blockPointer: UnsafeMutablePointer<BlockProgram>, _ statePointer: UnsafeMutablePointer<BlockState>,
        _ workspace: inout SimplexWorkspace
    ) {
        self.blockPointer = blockPointer
        self.statePointer = statePointer
        width = blockPointer.pointee.width
        height = blockPointer.pointee.height
        stride = blockPointer.pointee.stride
        levelCount = blockPointer.pointee.levelCount
        let runs = workspace.allocateRuns(width: width, height: height, levelCount: levelCount)
        gradient = runs.gradient
        slope = runs.slope
        crossing = runs.crossing
        barred = runs.barred
    }

    /// Computes tolerance, residuals and sides of the present vertex.
    mutating func prepare() {
        tolerance = BlockState.tolerance(state.constants.base, count: height)
        state.updateResiduals(block)
        hasMoved = updateSigns()
    }

    private mutating func update() {
        state.updateResiduals(block)
        _ = updateSigns()
        updateGradient()
    }

    mutating func run() -> Outcome {
        prepare()
        // True if a vertex is optimal depends on the tight entities and the sides alone.
        if state.isOptimal && !hasMoved { return isFeasible ? .optimal : .infeasible }
        state.isOptimal = false
        updateGradient()
        let limit = 200 + 50 * (width + height)
        var outcome = Outcome.pivotLimit
        while pivots < limit {
            guard let edge = improvingEdge() else {
                if hasSmallPivot && refinements < 2 {
                    refinements += 1
                    refactorize()
                    update()
                    continue
                }
                outcome = .optimal
                break
            }
            guard let row = followEdge(column: edge.column, direction: edge.direction) else {
                // Only a slope made of rounding falls forever: what it promised isn't there.
                bar(edge)
                continue
            }
            unbar()
            let size = abs(state.tableau[row * stride + edge.column])
            if size < LexicographicSimplex.smallPivot || size * LexicographicSimplex.smallPivot > 1 {
                hasSmallPivot = true
            }
            state.pivot(row: row, column: edge.column, block)
            pivots += 1
            state.pivotsSinceRefactorization += 1
            if state.pivotsSinceRefactorization >= 64 { refactorize() }
            update()
        }
        guard isFeasible else { return .infeasible }
        state.isOptimal = outcome == .optimal
        return outcome
    }

    /// Keeps an edge from being followed until the next pivot.
    private func bar(_ edge: Edge) {
        barred[edge.column] |= edge.direction > 0 ? 1 : 2
    }

    private func unbar() {
        barred.update(repeating: 0, count: width)
    }

    @inline(__always)
    func isBarred(column: Int, _ direction: Double) -> Bool {
        barred[column] & (direction > 0 ? 1 : 2) != 0
    }

    mutating func refactorize() {
        state.pivotsSinceRefactorization = 0
        hasSmallPivot = false
        refactorizations += 1
        if !state.refactorize(block) { state.resetToZeroBasis(block) }
    }

    /// True if every required row holds, within ten times the tolerance.
    private var isFeasible: Bool {
        let entities = state.rows.base
        let levels = block.levels.base
        var i = 0
        while i < height {
            let entity = Int(entities[i])
            if levels[entity] == 0, block.relations.base[entity].violation(state.residuals.base[i]) > 10 * tolerance {
                return false
            }
            i += 1
        }
        return true
    }
}
