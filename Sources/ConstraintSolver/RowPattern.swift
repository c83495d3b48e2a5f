/// Rows that make up some components and share no variable with others, as they were written down: one cell of a table.
///
/// Rows and variables are numbered in the order in which they were made, beginning anew. Invariant: every variable is
/// mentioned, and each row and variable is in exactly one part.
final class RowPattern {
    /// A component of the rows.
    struct Part {
        let program: EliminationProgram
        /// Its rows, in order of activation, its variables, ascending, and its parameters, by number in the pattern.
        let rows: FixedBuffer<Int32>
        let variables: FixedBuffer<Int32>
        let parameters: FixedBuffer<Int32>
    }

    /// All rows, whichever part they are in; `hash` isn't computed.
    let structure: Structure
    /// How many terms mention each variable.
    let uses: FixedBuffer<Int32>
    let parts: [Part]
    private let arena: Arena

    /// So few rows aren't worth a pattern, and so many its memory.
    static let rowCounts = 2...2000

    init(structure: Structure, parts: [Part], arena: consuming Arena) {
        self.structure = structure
        self.parts = parts
        uses = structure.countUses(&arena).variables
        self.arena = arena
    }

    deinit {
        arena.deallocate()
    }
}
