/// Eliminates the required equalities of a structure and cuts what remains into independent blocks.
///
/// Each equality, in order of activation, is written in the variables still free, and then determines the youngest of
/// those whose coefficient isn't small beside the others: so a view's position is said in terms of its superview's, and
/// what stays free and undetermined is the oldest variable. Substitution is lazy with path compression, so that chains
/// of equalities cost nearly linear time. Everything done to constants goes onto the tape.
///
/// Invariant of the working space: `work` is 0 and `isTouched` false everywhere between reductions;
/// `expressionCount[v]` is -1 while v is free.
struct Presolver {
    var structure = Structure()
    var tape = GrowableBuffer<TapeStep>(capacity: 256)
    var work = GrowableBuffer<Double>(capacity: 64)
    var isTouched = GrowableBuffer<Bool>(capacity: 64)
    var touched = GrowableBuffer<Int32>(capacity: 64)
    var expressionFirst = GrowableBuffer<Int32>(capacity: 64)
    var expressionCount = GrowableBuffer<Int32>(capacity: 64)
    /// Arena of expressions; `free` holds a local variable here.
    var entries = GrowableBuffer<FreeTerm>(capacity: 256)
    var flattening = GrowableBuffer<Int32>()
    var isEliminated = GrowableBuffer<Bool>(capacity: 64)
    /// The rows that weren't used up, reduced: arena and ranges by row.
    var rowEntries = GrowableBuffer<FreeTerm>(capacity: 256)
    var rowFirst = GrowableBuffer<Int32>(capacity: 64)
    var rowCount = GrowableBuffer<Int32>(capacity: 64)
    var blocks = BlockPartition()

    /// A pivot is at least this part of the largest coefficient of its row.
    static let pivotThreshold = 0.01
    /// What is left of cancelling numbers this many times larger is nothing.
    static let cancellation = 1e-11

    func deallocate() {
        structure.deallocate()
        tape.deallocate()
        work.deallocate()
        isTouched.deallocate()
        touched.deallocate()
        expressionFirst.deallocate()
        expressionCount.deallocate()
        entries.deallocate()
        flattening.deallocate()
        isEliminated.deallocate()
        rowEntries.deallocate()
        rowFirst.deallocate()
        rowCount.deallocate()
        blocks.deallocate()
    }

    /// The program for the structure read last.
    mutating func makeProgram() -> EliminationProgram {
        prepare()
        for r in 0..<structure.rowCount where isRequiredEquality(r) {
            reduce(row: r)
            eliminate(row: r)
        }
        for r in 0..<structure.rowCount where !isEliminated[r] && !isRequiredEquality(r) {
            reduce(row: r)
            rowFirst[r] = Int32(rowEntries.count)
            rowCount[r] = Int32(touched.count)
            for i in 0..<touched.count {
                let variable = touched[i]
                rowEntries.append(FreeTerm(free: variable, coefficient: work[Int(variable)]))
            }
            clearWork()
        }
        return assemble()
    }

    /// Eliminates every row that can be, and returns which variables stay free. For choosing independent rows.
    mutating func eliminateAll() -> [Bool] {
        prepare()
        for r in 0..<structure.rowCount {
            reduce(row: r)
            eliminate(row: r)
        }
        return (0..<structure.variableCount).map { expressionCount[$0] < 0 }
    }

    private func isRequiredEquality(_ row: Int) -> Bool {
        structure.relations[row] == .equal && structure.priorities[row] == 1000
    }

    private mutating func prepare() {
        let n = structure.variableCount
        let m = structure.rowCount
        tape.removeAll()
        entries.removeAll()
        rowEntries.removeAll()
        work.setCount(n)
        work.base.update(repeating: 0, count: n)
        isTouched.setCount(n)
        isTouched.base.update(repeating: false, count: n)
        expressionFirst.setCount(n)
        expressionCount.setCount(n)
        expressionCount.base.update(repeating: -1, count: n)
        isEliminated.setCount(m)
        isEliminated.base.update(repeating: false, count: m)
        rowFirst.setCount(m)
        rowCount.setCount(m)
        rowCount.base.update(repeating: 0, count: m)
    }

    /// Leaves the row in the free variables `touched`, with coefficients in `work`.
    private mutating func reduce(row: Int) {
        touched.removeAll()
        var magnitude = 0.0
        let slots = Int32(structure.rowCount)
        for i in Int(structure.rowStart[row])..<Int(structure.rowStart[row + 1]) {
            let term = structure.terms[i]
            guard term.index >= 0 else { continue }
            let variable = Int(term.index)
            if expressionCount[variable] < 0 {
                accumulate(term.index, term.coefficient, &magnitude)
                continue
            }
            flatten(variable)
            tape.append(TapeStep(target: Int32(row), source: slots + term.index, coefficient: term.coefficient))
            let first = Int(expressionFirst[variable])
            for e in first..<first + Int(expressionCount[variable]) {
                accumulate(entries[e].free, term.coefficient * entries[e].coefficient, &magnitude)
            }
        }
        dropCancelled(magnitude)
    }

    @inline(__always)
    private mutating func accumulate(_ variable: Int32, _ coefficient: Double, _ magnitude: inout Double) {
        let index = Int(variable)
        if !isTouched[index] {
            isTouched[index] = true
            touched.append(variable)
        }
        work[index] += coefficient
        magnitude = max(magnitude, abs(coefficient))
    }

    private mutating func dropCancelled(_ magnitude: Double) {
        var kept = 0
        for i in 0..<touched.count {
            let variable = touched[i]
            if abs(work[Int(variable)]) > magnitude * Presolver.cancellation {
                touched[kept] = variable
                kept += 1
            } else {
                work[Int(variable)] = 0
                isTouched[Int(variable)] = false
            }
        }
        touched.setCount(kept)
    }

    private mutating func clearWork() {
        for i in 0..<touched.count {
            work[Int(touched[i])] = 0
            isTouched[Int(touched[i])] = false
        }
    }

    /// Lets the reduced row determine one of its variables, unless it mentions none.
    private mutating func eliminate(row: Int) {
        var largest = 0.0
        for i in 0..<touched.count { largest = max(largest, abs(work[Int(touched[i])])) }
        var pivot: Int32 = -1
        for i in 0..<touched.count
        where touched[i] > pivot && abs(work[Int(touched[i])]) >= largest * Presolver.pivotThreshold {
            pivot = touched[i]
        }
        if pivot >= 0 {
            let scale = -1 / work[Int(pivot)]
            expressionFirst[Int(pivot)] = Int32(entries.count)
            expressionCount[Int(pivot)] = Int32(touched.count - 1)
            for i in 0..<touched.count where touched[i] != pivot {
                entries.append(FreeTerm(free: touched[i], coefficient: work[Int(touched[i])] * scale))
            }
            tape.append(
                TapeStep(target: Int32(structure.rowCount) + pivot, source: Int32(row), coefficient: scale))
            isEliminated[row] = true
        }
        clearWork()
    }
}
