/// Elimination programs by structure, so that equal components (the cells of a table) are analysed once.
///
/// Invariant: `buckets` is empty or a power of two in size, at most half full, probed linearly; every program is in one
/// bucket, but for a single one, which is only `last`.
/// When `limit` is reached all are forgotten; components keep those they use.
struct TemplateCache {
    private var buckets: [EliminationProgram?] = []
    /// The program inserted or found last: while there is only one there are no buckets.
    private var last: EliminationProgram?
    private var count = 0
    private let limit = 1024

    mutating func program(for structure: Structure) -> EliminationProgram? {
        if let last, last.structure.equals(structure) { return last }
        guard count > 1 else { return nil }
        var position = Int(truncatingIfNeeded: structure.hash >> 32) & (buckets.count - 1)
        while let candidate = buckets[position] {
            if candidate.structure.equals(structure) {
                last = candidate
                return candidate
            }
            position = (position + 1) & (buckets.count - 1)
        }
        return nil
    }

    mutating func insert(_ program: EliminationProgram) {
        if count >= limit {
            buckets = []
            last = nil
            count = 0
        }
        count += 1
        if count == 2, let last {
            buckets = Array(repeating: nil, count: 16)
            place(last)
        } else if count * 2 > buckets.count, count > 1 {
            let old = buckets
            buckets = Array(repeating: nil, count: old.count * 2)
            for case let kept? in old { place(kept) }
        }
        if count > 1 { place(program) }
        last = program
    }

    private mutating func place(_ program: EliminationProgram) {
        var position = Int(truncatingIfNeeded: program.structure.hash >> 32) & (buckets.count - 1)
        while buckets[position] != nil { position = (position + 1) & (buckets.count - 1) }
        buckets[position] = program
    }
}
