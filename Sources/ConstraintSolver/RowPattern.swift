/// Rows that make up some components and share no variable with others, as they were written down: one cell of a table.
///
/// Rows and variables are numbered in the order in which they were made, beginning anew. Invariant: every variable is
/// mentioned, and each row and variable is in exactly one part.
final class RowPattern {
    /// A component of the rows.
    struct Part {
        let program: EliminationProgram
        /// The pattern's rows, in order of activation, its variables, ascending, and its parameters, by number in the
        /// pattern.
        let rows: FixedBuffer<Int32>
        let variables: FixedBuffer<Int32>
        let parameters: FixedBuffer<Int32>
    }

    /// All rows, whichever part they are in; `hash` isn't computed.
    let structure: Structure
    /// The number of terms that mention each variable.
    let uses: FixedBuffer<Int32>
    let parts: [Part]
    private let arena: Arena

    /// So few rows aren't worth a pattern, and so many its memory.
    static let rowCounts = 2...2000

    init(structure: Structure, parts: [Part], arena: consuming Arena) {
        self.structure = structure
        self.parts = parts
        uses = structure.countUses(&arena)
        self.arena = arena
    }

    deinit {
        arena.deallocate()
    }
}

extension RowPattern {
    /// Stops with a message if the parts don't share out the rows and variables, or read otherwise; for tests. O(terms).
    func checkInvariants() {
        var owner = [Int](repeating: -1, count: structure.rowCount)
        var isOwned = [Bool](repeating: false, count: structure.variableCount)
        var mentions = [Int32](repeating: 0, count: structure.variableCount)
        for (p, part) in parts.enumerated() {
            precondition(part.rows.count == part.program.rowCount, "a part and its program differ in rows")
            precondition(
                part.variables.count == part.program.variableCount, "a part and its program differ in variables")
            for v in 0..<part.variables.count {
                precondition(!isOwned[Int(part.variables[v])], "variable \(part.variables[v]) is in two parts")
                precondition(v == 0 || part.variables[v - 1] < part.variables[v], "a part's variables aren't ascending")
                isOwned[Int(part.variables[v])] = true
            }
            for r in 0..<part.rows.count {
                precondition(owner[Int(part.rows[r])] < 0, "row \(part.rows[r]) is in two parts")
                precondition(r == 0 || part.rows[r - 1] < part.rows[r], "a part's rows aren't in order")
                owner[Int(part.rows[r])] = p
                check(row: Int(part.rows[r]), as: r, of: part)
            }
        }
        precondition(!owner.contains(-1), "a row of the pattern is in no part")
        precondition(!isOwned.contains(false), "a variable of the pattern is in no part")
        for t in 0..<structure.terms.count where structure.terms[t].index >= 0 {
            mentions[Int(structure.terms[t].index)] += 1
        }
        for v in mentions.indices {
            precondition(mentions[v] > 0 && mentions[v] == uses[v], "variable \(v) of the pattern is miscounted")
        }
    }

    /// Checks that a row reads as that of the part's program, once variables and parameters are numbered as there.
    private func check(row: Int, as own: Int, of part: Part) {
        let (whole, half) = (structure.rows[row], part.program.structure.rows[own])
        let (terms, others) = (structure.termRange(ofRow: row), part.program.structure.termRange(ofRow: own))
        precondition(
            whole.priority == half.priority && whole.relation == half.relation && terms.count == others.count,
            "row \(row) reads otherwise in its part")
        for (t, o) in zip(terms, others) {
            let (term, other) = (structure.terms[t], part.program.structure.terms[o])
            let index =
                other.index >= 0 ? part.variables[Int(other.index)] : ~part.parameters[Int(~other.index)]
            precondition(
                term.index == index && term.coefficient == other.coefficient, "row \(row) mentions others in its part")
        }
    }
}
