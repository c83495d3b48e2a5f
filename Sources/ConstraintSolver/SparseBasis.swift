/// The tight entities of a large block as a straight-line program that solves for the free variables.
///
/// Slots: one for each entity (its constant), then one for each free variable (0). Running `steps` forwards turns the
/// variables' slots into the point where all tight entities are 0; run backwards it spreads weights of variables over the
/// entities. Replacing one tight entity appends steps; `factorize` starts afresh.
///
/// Memory is proportional to the nonzeros and their fill, never to the square of the size.
struct SparseBasis {
    let width: Int
    let height: Int
    private let rowStart: FixedBuffer<Int32>
    private let rowTerms: FixedBuffer<FreeTerm>
    private(set) var steps = GrowableBuffer<TapeStep>(capacity: 1024)
    private var freshCount = 0
    /// Entities whose slots the steps use up, so that they can't enter again before the next factorization.
    private var isUsed: FixedBuffer<Bool>

    init(_ block: BlockProgram) {
        width = block.width
        height = block.height
        rowStart = block.sparseStart
        rowTerms = block.sparseTerms
        isUsed = FixedBuffer(repeating: false, count: height + width)
    }

    func deallocate() {
        steps.deallocate()
        isUsed.deallocate()
    }

    var slotCount: Int { height + 2 * width }

    /// True if the appended steps outweigh the fresh ones.
    var isLong: Bool { steps.count > 3 * freshCount + 1000 }

    @inline(__always)
    func slot(ofVariable variable: Int32) -> Int32 { Int32(height + width) + variable }

    @inline(__always)
    func forEachTerm(of entity: Int, _ body: (FreeTerm) -> Void) {
        if entity >= height {
            body(FreeTerm(free: Int32(entity - height), coefficient: 1))
            return
        }
        for i in Int(rowStart[entity])..<Int(rowStart[entity + 1]) { body(rowTerms[i]) }
    }

    /// Runs the steps over slots that hold the entities' constants, and 0 for the variables.
    func run(_ slots: UnsafeMutablePointer<Double>) {
        let base = steps.base
        for i in 0..<steps.count {
            slots[Int(base[i].target)] += base[i].coefficient * slots[Int(base[i].source)]
        }
    }

    /// Runs the steps backwards over weights.
    func runBackwards(_ slots: UnsafeMutablePointer<Double>) {
        let base = steps.base
        for i in Swift.stride(from: steps.count - 1, through: 0, by: -1) {
            slots[Int(base[i].source)] += base[i].coefficient * slots[Int(base[i].target)]
        }
    }

    /// Lets `entering` take the place of the entity whose unit of residual moves the variables by `direction`.
    ///
    /// False if its slot was used already: then factorize.
    mutating func replace(entering: Int, direction: UnsafeMutablePointer<Double>) -> Bool {
        guard !isUsed[entering] else { return false }
        isUsed[entering] = true
        var rate = 0.0
        forEachTerm(of: entering) { rate += $0.coefficient * direction[Int($0.free)] }
        let slot = Int32(entering)
        forEachTerm(of: entering) { term in
            steps.append(
                TapeStep(target: slot, source: self.slot(ofVariable: term.free), coefficient: term.coefficient))
        }
        for v in 0..<width where direction[v] != 0 {
            steps.append(
                TapeStep(target: self.slot(ofVariable: Int32(v)), source: slot, coefficient: -direction[v] / rate))
        }
        return true
    }
}

extension SparseBasis {
    /// A row of the part that is no triangle, while it is eliminated.
    private struct ActiveRow {
        var entity: Int
        var terms: [FreeTerm]
    }

    /// Solves for the variables from these tight entities; false if they are dependent.
    mutating func factorize(_ tight: FixedBuffer<Int32>) -> Bool {
        steps.removeAll()
        isUsed.base.update(repeating: false, count: isUsed.count)
        for j in 0..<tight.count { isUsed[Int(tight[j])] = true }
        var isKnown = [Bool](repeating: false, count: width)
        let remaining = peelTriangle(tight, &isKnown)
        let isRegular = eliminate(remaining, isKnown)
        freshCount = steps.count
        return isRegular
    }

    /// Solves rows with a single unknown, as long as there are any; returns the entities that are left.
    private mutating func peelTriangle(_ tight: FixedBuffer<Int32>, _ isKnown: inout [Bool]) -> [Int] {
        var start = [Int32](repeating: 0, count: width + 1)
        var unknowns = [Int32](repeating: 0, count: tight.count)
        for j in 0..<tight.count {
            forEachTerm(of: Int(tight[j])) { term in
                start[Int(term.free) + 1] += 1
                unknowns[j] += 1
            }
        }
        for v in 0..<width { start[v + 1] += start[v] }
        var next = start
        var members = [Int32](repeating: 0, count: Int(start[width]))
        for j in 0..<tight.count {
            forEachTerm(of: Int(tight[j])) { term in
                members[Int(next[Int(term.free)])] = Int32(j)
                next[Int(term.free)] += 1
            }
        }
        var queue = (0..<tight.count).filter { unknowns[$0] == 1 }
        var isDone = [Bool](repeating: false, count: tight.count)
        var head = 0
        while head < queue.count {
            let j = queue[head]
            head += 1
            guard !isDone[j], unknowns[j] == 1 else { continue }
            isDone[j] = true
            let entity = Int(tight[j])
            var pivot = FreeTerm(free: -1, coefficient: 0)
            forEachTerm(of: entity) { term in
                if isKnown[Int(term.free)] {
                    steps.append(
                        TapeStep(
                            target: Int32(entity), source: slot(ofVariable: term.free), coefficient: term.coefficient))
                } else {
                    pivot = term
                }
            }
            steps.append(
                TapeStep(
                    target: slot(ofVariable: pivot.free), source: Int32(entity), coefficient: -1 / pivot.coefficient))
            isKnown[Int(pivot.free)] = true
            for i in Int(start[Int(pivot.free)])..<Int(start[Int(pivot.free) + 1]) {
                unknowns[Int(members[i])] -= 1
                if unknowns[Int(members[i])] == 1 { queue.append(Int(members[i])) }
            }
        }
        return (0..<tight.count).filter { !isDone[$0] }.map { Int(tight[$0]) }
    }

    /// Gaussian elimination of what is no triangle, shortest rows first.
    private mutating func eliminate(_ entities: [Int], _ isKnown: [Bool]) -> Bool {
        var rows: [ActiveRow] = []
        var rowsOfColumn: [Int32: [Int]] = [:]
        for entity in entities {
            var row = ActiveRow(entity: entity, terms: [])
            forEachTerm(of: entity) { term in
                if isKnown[Int(term.free)] {
                    steps.append(
                        TapeStep(
                            target: Int32(entity), source: slot(ofVariable: term.free), coefficient: term.coefficient))
                } else {
                    row.terms.append(term)
                    rowsOfColumn[term.free, default: []].append(rows.count)
                }
            }
            rows.append(row)
        }
        var isDone = [Bool](repeating: false, count: rows.count)
        var order: [(row: Int, pivot: FreeTerm)] = []
        var buckets = RowQueue(rows.map(\.terms.count))
        while let p = buckets.popShortest(isDone) {
            isDone[p] = true
            let largest = rows[p].terms.reduce(0) { max($0, abs($1.coefficient)) }
            guard largest > 1e-11 else { return false }
            let pivot = rows[p].terms.filter { abs($0.coefficient) >= 0.1 * largest }.min {
                let (a, b) = (rowsOfColumn[$0.free]?.count ?? 0, rowsOfColumn[$1.free]?.count ?? 0)
                return a < b || (a == b && $0.free < $1.free)
            }
            guard let pivot else { return false }
            order.append((p, pivot))
            for k in rowsOfColumn[pivot.free] ?? [] where !isDone[k] {
                guard let own = rows[k].terms.first(where: { $0.free == pivot.free }) else { continue }
                let factor = -own.coefficient / pivot.coefficient
                steps.append(
                    TapeStep(target: Int32(rows[k].entity), source: Int32(rows[p].entity), coefficient: factor))
                add(rows[p].terms, times: factor, to: &rows[k].terms, without: pivot.free) { column in
                    rowsOfColumn[column, default: []].append(k)
                }
                buckets.insert(k, length: rows[k].terms.count)
            }
        }
        for (p, pivot) in order.reversed() {
            for term in rows[p].terms where term.free != pivot.free {
                steps.append(
                    TapeStep(
                        target: Int32(rows[p].entity), source: slot(ofVariable: term.free),
                        coefficient: term.coefficient))
            }
            steps.append(
                TapeStep(
                    target: slot(ofVariable: pivot.free), source: Int32(rows[p].entity),
                    coefficient: -1 / pivot.coefficient))
        }
        return true
    }

    private func add(
        _ terms: [FreeTerm], times factor: Double, to target: inout [FreeTerm], without column: Int32,
        _ filled: (Int32) -> Void
    ) {
        target.removeAll { $0.free == column }
        for term in terms where term.free != column {
            let product = factor * term.coefficient
            if let i = target.firstIndex(where: { $0.free == term.free }) {
                target[i].coefficient += product
                if abs(target[i].coefficient) <= 1e-13 * abs(product) { target.remove(at: i) }
            } else {
                target.append(FreeTerm(free: term.free, coefficient: product))
                filled(term.free)
            }
        }
    }
}

/// Rows by length, the shortest first; entries that were overtaken are skipped.
private struct RowQueue {
    private var buckets: [[Int]] = []
    private var lengths: [Int]
    private var shortest = 0

    init(_ lengths: [Int]) {
        self.lengths = lengths
        for row in lengths.indices.reversed() { insert(row, length: lengths[row]) }
    }

    mutating func insert(_ row: Int, length: Int) {
        while buckets.count <= length { buckets.append([]) }
        lengths[row] = length
        buckets[length].append(row)
        shortest = min(shortest, length)
    }

    mutating func popShortest(_ isDone: [Bool]) -> Int? {
        while shortest < buckets.count {
            while let row = buckets[shortest].popLast() {
                if !isDone[row] && lengths[row] == shortest { return row }
            }
            shortest += 1
        }
        return nil
    }
}
