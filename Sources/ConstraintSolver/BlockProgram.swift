/// A program that shares no variable with others: some rows over a few free variables, as a dense matrix.
///
/// Its *entities* are the rows (0 ..< height, in order of activation) and, after them, for each free variable the wish to
/// rest at 0, which counts least of all. Immutable.
struct BlockProgram: BitwiseCopyable {
    /// Number of free variables.
    var width: Int
    /// Number of rows.
    var height: Int
    /// Whether the block is too large for a dense tableau.
    @inline(__always) var isSparse: Bool { stride == 0 }
    /// Distance between rows of the matrix and of the tableau.
    var stride: Int
    /// Number of levels: 0 is required, then the priorities of the block in descending order.
    var levelCount: Int
    /// The free variables, ascending, by number in the program.
    let free: FixedBuffer<Int32>
    /// The rows, ascending, by number in the program.
    let rows: FixedBuffer<Int32>
    /// Row by row; empty for a sparse block.
    let matrix: FixedBuffer<Double>
    /// The rows of a sparse block: row i has `sparseTerms[sparseStart[i] ..< sparseStart[i + 1]]`.
    let sparseStart: FixedBuffer<Int32>
    let sparseTerms: FixedBuffer<FreeTerm>
    /// Level by entity; `levelCount` for the wish to rest.
    let levels: FixedBuffer<Int32>
    let relations: FixedBuffer<Relation>
    var priorities: FixedBuffer<Float>
    /// The entities that decide where no level does, first the most important.
    var tieBreakers: FixedBuffer<Int32>
}
