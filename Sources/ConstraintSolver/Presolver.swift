/// Eliminates the required equalities of a structure and cuts what remains into independent blocks.
///
/// Each equality, in order of activation, is written in the variables still free, and then determines the youngest of
/// those whose coefficient isn't small beside the others: so a view's position is expressed in terms of its
/// superview's, and the oldest variable stays free. Substitution is lazy with path compression, so that chains of
/// equalities cost nearly linear time. Every operation on constants goes onto the tape.
///
/// Invariant of the working space: `position` is -1 everywhere between reductions; `expressionCount[v]` is -1 while v is
/// free.
struct Presolver {
    /// Working space for a structure before it is presolved.
    var space = StructureSpace()
    /// The structure at hand.
    var structure = Structure()
    var tape = GrowableBuffer<TapeStep>(capacity: 160)
    /// Arena of expressions; `free` holds a local variable here.
    var entries = GrowableBuffer<FreeTerm>(capacity: 160)
    var flattening = GrowableBuffer<Int32>()
    /// The rows that weren't used up, reduced: arena; ranges by row are in `rowFirst` and `rowCount`.
    var rowEntries = GrowableBuffer<FreeTerm>(capacity: 64)
    var parameterTerms = GrowableBuffer<ParameterTerm>(capacity: 32)
    private var scratch = Scratch()
    /// The row at hand in variables that are free, and where each of these is in it.
    private var reduced = FixedBuffer<FreeTerm>.none
    var position = FixedBuffer<Int32>.none
    var expressionFirst = FixedBuffer<Int32>.none
    var expressionCount = FixedBuffer<Int32>.none
    var isEliminated = FixedBuffer<Bool>.none
    var rowFirst = FixedBuffer<Int32>.none
    var rowCount = FixedBuffer<Int32>.none
    /// The number of rows that mention no free variable.
    var constantRowCount = 0
    var blocks = BlockPartition()

    /// A pivot is at least this part of the largest coefficient of its row.
    static let pivotThreshold = 0.01
    /// Relative cancellation threshold: a difference smaller than this share of its operands counts as 0.
    static let cancellation = 1e-11

    func deallocate() {
        space.deallocate()
        tape.deallocate()
        entries.deallocate()
        flattening.deallocate()
        rowEntries.deallocate()
        parameterTerms.deallocate()
        scratch.deallocate()
        blocks.deallocate()
    }

    /// Gives large working space back.
    mutating func relinquish() {
        space.relinquish()
        tape.relinquish()
        entries.relinquish()
        flattening.relinquish()
        rowEntries.relinquish()
        parameterTerms.relinquish()
        scratch.relinquish()
        blocks.scratch.relinquish()
    }

    /// The program for a structure.
    mutating func makeProgram(_ structure: Structure) -> EliminationProgram {
        prepare(structure)
        let rows = structure.rows.base
        var r = 0
        while r < structure.rowCount {
            if rows[r].isRequiredEquality && !eliminateSingle(row: r) { eliminate(row: r, count: reduce(row: r)) }
            r += 1
        }
        r = 0
        while r < structure.rowCount {
            if !rows[r].isRequiredEquality && !keepSingle(row: r) { keep(row: r, count: reduce(row: r)) }
            r += 1
        }
        return assemble()
    }

    /// Eliminates every row that can be, and returns which variables stay free. For choosing independent rows.
    mutating func eliminateAll(_ structure: Structure) -> [Bool] {
        prepare(structure)
        for r in 0..<structure.rowCount { eliminate(row: r, count: reduce(row: r)) }
        return (0..<structure.variableCount).map { expressionCount[$0] < 0 }
    }

    private mutating func prepare(_ structure: Structure) {
        self.structure = structure
        let n = structure.variableCount
        let m = structure.rowCount
        tape.removeAll()
        entries.removeAll()
        rowEntries.removeAll()
        parameterTerms.removeAll()
        constantRowCount = 0
        scratch.prepare(bytes: n * (MemoryLayout<FreeTerm>.stride + 3 * 4) + m * (2 * 4 + 1) + 7 * 8)
        reduced = scratch.allocate(count: n)
        position = scratch.allocate(repeating: -1, count: n)
        expressionFirst = scratch.allocate(count: n)
        expressionCount = scratch.allocate(repeating: -1, count: n)
        isEliminated = scratch.allocate(repeating: false, count: m)
        rowFirst = scratch.allocate(count: m)
        rowCount = scratch.allocate(repeating: 0, count: m)
    }

    /// The words that a small structure needs.
    static let inlineWords = 2 * (160 + 160 + 64 + 32) + 400 + 64

    /// Starts in memory that someone else frees.
    mutating func borrow(_ lent: FixedBuffer<UInt64>) {
        var storage = Scratch()
        storage.borrow(lent)
        storage.prepare(bytes: 8 * lent.count)
        tape.borrow(storage.allocate(count: 160))
        entries.borrow(storage.allocate(count: 160))
        rowEntries.borrow(storage.allocate(count: 64))
        parameterTerms.borrow(storage.allocate(count: 32))
        scratch.borrow(storage.allocate(count: 400))
        blocks.scratch.borrow(storage.allocate(count: 64))
    }

    /// The term of a row that mentions one free variable and nothing else.
    @inline(__always)
    private mutating func singleTerm(ofRow row: Int) -> LocalTerm? {
        let first = Int(structure.rows.base[row].firstTerm)
        guard Int(structure.rows.base[row].termEnd) == first + 1 else { return nil }
        let term = structure.terms.base[first]
        guard term.index >= 0, expressionCount.base[Int(term.index)] < 0, term.coefficient != 0 else { return nil }
        return term
    }

    /// As `eliminate`, for a row that gives one variable its value; false, and nothing done, for other rows.
    @inline(__always)
    private mutating func eliminateSingle(row: Int) -> Bool {
        guard let term = singleTerm(ofRow: row) else { return false }
        expressionFirst.base[Int(term.index)] = 0
        expressionCount.base[Int(term.index)] = 0
        tape.append(
            TapeStep(
                target: Int32(truncatingIfNeeded: structure.rowCount) &+ term.index,
                source: Int32(truncatingIfNeeded: row), coefficient: -1 / term.coefficient))
        isEliminated.base[row] = true
        return true
    }

    /// As `keep`, for a row that mentions one free variable and nothing else; false, and nothing done, for other rows.
    @inline(__always)
    private mutating func keepSingle(row: Int) -> Bool {
        guard let term = singleTerm(ofRow: row) else { return false }
        rowFirst.base[row] = Int32(truncatingIfNeeded: rowEntries.count)
        rowCount.base[row] = 1
        rowEntries.append(FreeTerm(free: term.index, coefficient: term.coefficient))
        return true
    }

    /// Leaves the row in some free variables, in `reduced`; returns how many these are.
    private mutating func reduce(row: Int) -> Int {
        let (reduced, position) = (self.reduced.base, self.position.base)
        let counts = expressionCount.base
        let slots = Int32(truncatingIfNeeded: structure.rowCount)
        let target = Int32(truncatingIfNeeded: row)
        var count = 0
        var magnitude = 0.0
        @inline(__always)
        func accumulate(_ variable: Int32, _ coefficient: Double) {
            let known = Int(position[Int(variable)])
            if known < 0 {
                position[Int(variable)] = Int32(truncatingIfNeeded: count)
                reduced[count] = FreeTerm(free: variable, coefficient: coefficient)
                count &+= 1
            } else {
                reduced[known].coefficient += coefficient
            }
            magnitude = max(magnitude, abs(coefficient))
        }
        var term = structure.terms.base + Int(structure.rows.base[row].firstTerm)
        let end = structure.terms.base + Int(structure.rows.base[row].termEnd)
        while term < end {
            let (index, coefficient) = (term.pointee.index, term.pointee.coefficient)
            term += 1
            if index < 0 {
                parameterTerms.append(ParameterTerm(row: target, parameter: ~index, coefficient: coefficient))
                continue
            }
            if counts[Int(index)] < 0 {
                accumulate(index, coefficient)
                continue
            }
            flatten(Int(index))
            tape.append(TapeStep(target: target, source: slots &+ index, coefficient: coefficient))
            var entry = entries.base + Int(expressionFirst.base[Int(index)])
            let entryEnd = entry + Int(counts[Int(index)])
            while entry < entryEnd {
                accumulate(entry.pointee.free, coefficient * entry.pointee.coefficient)
                entry += 1
            }
        }
        return dropCancelled(count, magnitude)
    }

    /// Keeps of the reduced row what isn't rounding, and forgets the positions.
    @inline(__always)
    private mutating func dropCancelled(_ count: Int, _ magnitude: Double) -> Int {
        let (reduced, position) = (self.reduced.base, self.position.base)
        let least = magnitude * Presolver.cancellation
        var kept = 0
        var i = 0
        while i < count {
            let entry = reduced[i]
            position[Int(entry.free)] = -1
            if abs(entry.coefficient) > least {
                reduced[kept] = entry
                kept &+= 1
            }
            i &+= 1
        }
        return kept
    }

    /// Lets the reduced row determine one of its variables, unless it mentions none.
    private mutating func eliminate(row: Int, count: Int) {
        guard count > 0 else {
            constantRowCount += 1
            return
        }
        let reduced = self.reduced.base
        let pivot = count == 1 ? 0 : self.pivot(count)
        let variable = reduced[pivot].free
        let scale = -1 / reduced[pivot].coefficient
        expressionFirst.base[Int(variable)] = Int32(truncatingIfNeeded: entries.count)
        expressionCount.base[Int(variable)] = Int32(truncatingIfNeeded: count - 1)
        entries.reserve(entries.count + count)
        var target = entries.base + entries.count
        var i = 0
        while i < count {
            if i != pivot {
                target.pointee = FreeTerm(free: reduced[i].free, coefficient: reduced[i].coefficient * scale)
                target += 1
            }
            i &+= 1
        }
        entries.setCount(entries.count + count - 1)
        tape.append(
            TapeStep(
                target: Int32(truncatingIfNeeded: structure.rowCount) &+ variable,
                source: Int32(truncatingIfNeeded: row), coefficient: scale))
        isEliminated.base[row] = true
    }

    /// The index in the reduced row of the youngest variable whose coefficient isn't small beside the others.
    @inline(__always)
    private mutating func pivot(_ count: Int) -> Int {
        let reduced = self.reduced.base
        var largest = 0.0
        var i = 0
        while i < count {
            largest = max(largest, abs(reduced[i].coefficient))
            i &+= 1
        }
        let least = largest * Presolver.pivotThreshold
        var pivot = 0
        var youngest: Int32 = -1
        i = 0
        while i < count {
            if reduced[i].free > youngest && abs(reduced[i].coefficient) >= least {
                pivot = i
                youngest = reduced[i].free
            }
            i &+= 1
        }
        return pivot
    }

    /// Notes the reduced row for the blocks.
    private mutating func keep(row: Int, count: Int) {
        let known = rowEntries.count
        rowFirst.base[row] = Int32(truncatingIfNeeded: known)
        rowCount.base[row] = Int32(truncatingIfNeeded: count)
        if count == 0 { constantRowCount += 1 }
        rowEntries.setCount(known + count)
        (rowEntries.base + known).update(from: reduced.base, count: count)
    }
}
