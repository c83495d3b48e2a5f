/// The vertex of one component in one block: which entities are tight, and all others in terms of them.
///
/// Invariant: `columns` (the tight entities) and `rows` (the others) partition the entities; `position[e]` is the row of e,
/// or `~column`. `tableau[i · stride + j]` is how fast the residual of `rows[i]` grows with that of `columns[j]`, and
/// `residuals[i]` is it where all tight ones are 0: `constants[rows[i]] - Σ tableau · constants[columns[j]]`.
struct BlockState: BitwiseCopyable {
    /// Relative cancellation threshold: a difference smaller than this share of its operands counts as 0.
    static let cancellation = 1e-13

    let constants: FixedBuffer<Double>
    let columns: FixedBuffer<Int32>
    let rows: FixedBuffer<Int32>
    let position: FixedBuffer<Int32>
    let tableau: FixedBuffer<Double>
    let residuals: FixedBuffer<Double>
    /// The side of 0 on which each row is, infinitesimally where its residual is 0.
    let signs: FixedBuffer<Int8>
    var pivotsSinceRefactorization: Int32 = 0
    /// The solver of a sparse block; owned by the evaluation.
    var sparse: Unmanaged<SparseSimplex>?
    /// True if these tight entities are optimal with these signs.
    var isOptimal = false
    /// The columns of each row's nonzeros, as bits; of a dense block of 6 to 64 columns.
    let nonzeros: FixedBuffer<UInt64>
    /// True if `nonzeros` are those of the tableau.
    var hasNonzeros = false

    /// Memory for a state, taken from a slab of at least `byteCount(block)` bytes; the rest of the slab comes back.
    @inline(__always)
    init(_ block: UnsafeMutablePointer<BlockProgram>, in slab: inout UnsafeMutableRawPointer) {
        let (height, width) = (block.pointee.height, block.pointee.width)
        constants = BlockState.carve(height + width, &slab)
        nonzeros = BlockState.carve(BlockState.nonzeroCount(block), &slab)
        tableau = BlockState.carve(height * block.pointee.stride, &slab)
        residuals = BlockState.carve(height, &slab)
        columns = BlockState.carve(width, &slab)
        rows = BlockState.carve(height, &slab)
        position = BlockState.carve(height + width, &slab)
        signs = BlockState.carve(height, &slab)
    }

    /// The memory of a state in bytes; a multiple of 8.
    static func byteCount(_ block: UnsafeMutablePointer<BlockProgram>) -> Int {
        let (height, width) = (block.pointee.height, block.pointee.width)
        let entities = height + width
        let doubles = entities + height * block.pointee.stride + height + nonzeroCount(block)
        let integers = ((width + 1) & ~1) + ((height + 1) & ~1) + ((entities + 1) & ~1)
        return 8 * doubles + 4 * integers + ((height + 7) & ~7)
    }

    private static func nonzeroCount(_ block: UnsafeMutablePointer<BlockProgram>) -> Int {
        let width = block.pointee.width
        return block.pointee.isSparse || width < 6 || width > 64 ? 0 : block.pointee.height
    }

    @inline(__always)
    private static func carve<Element: BitwiseCopyable>(
        _ count: Int, _ slab: inout UnsafeMutableRawPointer
    ) -> FixedBuffer<Element> {
        let base = slab.bindMemory(to: Element.self, capacity: max(count, 1))
        slab += (count * MemoryLayout<Element>.stride + 7) & ~7
        return FixedBuffer(base: base, count: count)
    }

    /// Resets to the basis where every free variable is 0.
    func resetToZeroBasis(_ block: BlockProgram) {
        let (height, width) = (block.height, block.width)
        let (columns, rows, position) = (columns.base, rows.base, position.base)
        for j in 0..<width {
            columns[j] = Int32(truncatingIfNeeded: height + j)
            position[height + j] = ~Int32(truncatingIfNeeded: j)
        }
        for i in 0..<height {
            rows[i] = Int32(truncatingIfNeeded: i)
            position[i] = Int32(truncatingIfNeeded: i)
        }
        tableau.base.update(from: block.matrix.base, count: height * block.stride)
    }

    /// Makes independent rows tight, from the zero basis, that are likely to be tight in the end: optional rows, the
    /// highest level first.
    ///
    /// Saves most of the search; the optimum doesn't depend on where the search starts.
    func guess(_ block: BlockProgram) {
        let (height, width, stride) = (block.height, block.width, block.stride)
        var undeterminedCount = width
        var rank = 0
        while undeterminedCount > 0, rank < block.optionalCount {
            let entity = Int(block.tieBreakers.base[rank].entity)
            rank += 1
            let row = Int(position.base[entity])
            let coefficients = tableau.base + row * stride
            var largest = 0.0
            var column = -1
            var j = 0
            while j < width {
                let size = abs(coefficients[j])
                if size > largest {
                    largest = size
                    column = Int(columns.base[j]) >= height ? j : -1
                }
                j += 1
            }
            let size = LexicographicSimplex.smallPivot
            if column >= 0, largest > size, largest * size < 1 {
                pivot(row: row, column: column, block)
                undeterminedCount -= 1
            }
        }
    }

    /// True if the row's entity is violated on its side of 0.
    @inline(__always)
    func fails(row i: Int, _ block: BlockProgram) -> Bool {
        let relation = block.relations.base[Int(rows.base[i])]
        return (signs.base[i] > 0 ? relation.slopeAbove : relation.slopeBelow) != 0
    }

    /// The sign of `shift(row) - Σ tableau · shift(column)`, where a lower entity's shift outweighs all higher ones.
    @inline(__always)
    func infinitesimalSign(row i: Int, _ block: BlockProgram) -> Int8 {
        let columns = columns.base
        let coefficients = tableau.base + i * block.stride
        var first = rows.base[i]
        var sign: Int8 = 1
        var j = 0
        while j < block.width {
            if coefficients[j] != 0 && columns[j] < first {
                first = columns[j]
                sign = coefficients[j] > 0 ? -1 : 1
            }
            j += 1
        }
        return sign
    }

    /// Exchanges the entities of a row and a column. O(height · width).
    func pivot(row p: Int, column q: Int, _ block: BlockProgram) {
        let stride = block.stride
        let width = block.width
        let height = block.height
        let t = tableau.base
        let pivotRow = t + p * stride
        let inverse = 1 / pivotRow[q]
        var j = 0
        while j < width {
            pivotRow[j] *= -inverse
            j += 1
        }
        pivotRow[q] = inverse
        var i = 0
        while i < height {
            if i != p {
                let row = t + i * stride
                let factor = row[q]
                if factor != 0 {
                    row[q] = 0
                    j = 0
                    while j < width {
                        let value = row[j] + factor * pivotRow[j]
                        row[j] = abs(value) <= BlockState.cancellation * abs(row[j]) ? 0 : value
                        j += 1
                    }
                }
            }
            i += 1
        }
        let leaving = columns[q]
        let entering = rows[p]
        columns[q] = entering
        rows[p] = leaving
        position[Int(entering)] = ~Int32(q)
        position[Int(leaving)] = Int32(p)
    }

    /// Computes the residuals from the constants. O(height · width).
    func updateResiduals(_ block: BlockProgram) {
        let stride = block.stride
        let width = block.width
        let height = block.height
        let own = constants.base
        let tight = columns.base
        let entities = rows.base
        let result = residuals.base
        var row = tableau.base
        var i = 0
        while i < height {
            var residual = own[Int(entities[i])]
            var j = 0
            while j < width {
                residual -= row[j] * own[Int(tight[j])]
                j += 1
            }
            result[i] = residual
            row += stride
            i += 1
        }
    }

    /// Residuals up to this are 0.
    @inline(__always)
    static func tolerance(_ constants: UnsafeMutablePointer<Double>, count: Int) -> Double {
        var largest = 0.0
        var i = 0
        while i < count {
            largest = max(largest, abs(constants[i]))
            i += 1
        }
        return 1e-9 + 1e-12 * largest
    }

    /// Computes the tableau anew from the matrix for the present tight entities; false if they are dependent.
    func refactorize(_ block: BlockProgram) -> Bool {
        let wanted = FixedBuffer<Int32>(copying: columns.base, count: columns.count)
        defer { wanted.deallocate() }
        // Variables that are undetermined stay in their columns.
        let isWanted = FixedBuffer<Bool>(repeating: false, count: block.height + block.width)
        defer { isWanted.deallocate() }
        for j in 0..<wanted.count { isWanted[Int(wanted[j])] = true }
        resetToZeroBasis(block)
        var remaining = 0
        for j in 0..<wanted.count where Int(wanted[j]) < block.height {
            wanted[remaining] = wanted[j]
            remaining += 1
        }
        for _ in 0..<remaining {
            var best = 1e-10
            var choice: (row: Int, column: Int)?
            for w in 0..<remaining where position[Int(wanted[w])] >= 0 {
                let i = Int(position[Int(wanted[w])])
                for j in 0..<block.width where !isWanted[Int(columns[j])] {
                    let size = abs(tableau[i * block.stride + j])
                    if size > best {
                        best = size
                        choice = (i, j)
                    }
                }
            }
            guard let choice else { return false }
            pivot(row: choice.row, column: choice.column, block)
        }
        return true
    }
}
