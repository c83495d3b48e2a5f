/// A program that shares no variable with others: some rows over a few free variables, as a dense matrix.
///
/// Its *entities* are the rows (0 ..< height, in order of activation) and, after them, for each free variable the
/// weakest of all preferences: to be 0. Immutable.
///
/// If no level decides, tie breakers do: each optional row by itself; then limits hold exactly, those activated earlier
/// first, so that sizes without any constraint are 0 and a value that is only limited equals its limit; then variables
/// are 0. Cassowary's simplex method ends there too: slacks and sizes, which can't be negative, stay out of its basis,
/// and positions, which can, enter it.
struct BlockProgram: BitwiseCopyable {
    /// Number of free variables.
    var width: Int
    /// Number of rows.
    var height: Int
    /// True if the block is too large for a dense tableau.
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
    /// Level by entity; `levelCount` for the preference to be 0.
    let levels: FixedBuffer<Int32>
    let relations: FixedBuffer<Relation>
    var priorities: FixedBuffer<Float>
    /// The number of optional rows; the tie breakers start with them.
    var optionalCount: Int
    /// The order of preference where no level decides, the most important first.
    var tieBreakers: FixedBuffer<TieBreaker>
}

/// An entity that should not leave 0 in the directions that a relation forbids.
///
/// The relation is an optional row's own; the opposite one where the room counts that a limit leaves.
struct TieBreaker: BitwiseCopyable {
    let entity: Int32
    let relation: Relation
}

extension BlockProgram {
    /// Gives the entities their levels, and the tie breakers their order.
    mutating func rank(_ structure: Structure, _ arena: inout Arena) {
        let (rows, levels, all) = (rows.base, levels.base, structure.rows.base)
        let order = arena.allocate(Int32.self, count: height)
        var count = 0
        for row in 0..<height {
            if all[Int(rows[row])].priority == 1000 {
                levels[row] = 0
            } else {
                order.base[count] = Int32(truncatingIfNeeded: row)
                count += 1
            }
        }
        sort(UnsafeMutableBufferPointer(start: order.base, count: count), all)
        let taken = arena.allocate(Float.self, count: count + 1)
        taken.base[0] = 1000
        var level = 0
        for i in 0..<count {
            let own = all[Int(rows[Int(order.base[i])])].priority
            if own != taken.base[level] {
                level += 1
                taken.base[level] = own
            }
            levels[Int(order.base[i])] = Int32(truncatingIfNeeded: level)
        }
        for f in 0..<width {
            levels[height + f] = Int32(truncatingIfNeeded: level + 1)
            relations.base[height + f] = .equal
        }
        levelCount = level + 1
        priorities = FixedBuffer(base: taken.base, count: level + 1)
        breakTies(optionalRows: UnsafeBufferPointer(start: order.base, count: count), &arena)
    }

    private mutating func breakTies(optionalRows: UnsafeBufferPointer<Int32>, _ arena: inout Arena) {
        optionalCount = optionalRows.count
        let relations = relations.base
        let all = arena.allocate(TieBreaker.self, count: optionalRows.count + height + width)
        var next = all.base
        func append(_ entity: Int32, _ relation: Relation) {
            next.pointee = TieBreaker(entity: entity, relation: relation)
            next += 1
        }
        for row in optionalRows { append(row, relations[Int(row)]) }
        for row in 0..<height where relations[row] != .equal {
            append(Int32(truncatingIfNeeded: row), relations[row].opposite)
        }
        for f in 0..<width { append(Int32(truncatingIfNeeded: height + f), .equal) }
        tieBreakers = FixedBuffer(base: all.base, count: next - all.base)
    }

    /// Sorts rows by descending priority, equal ones as they are.
    private mutating func sort(_ order: UnsafeMutableBufferPointer<Int32>, _ all: UnsafeMutablePointer<StructureRow>) {
        let rows = rows.base
        func priority(_ row: Int32) -> Float { all[Int(rows[Int(row)])].priority }
        if order.count > 64 {
            var order = order
            order.sort { priority($0) > priority($1) || (priority($0) == priority($1) && $0 < $1) }
            return
        }
        var i = 1
        while i < order.count {
            let row = order[i]
            let own = priority(row)
            var place = i
            while place > 0, priority(order[place - 1]) < own {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = row
            i += 1
        }
    }
}
