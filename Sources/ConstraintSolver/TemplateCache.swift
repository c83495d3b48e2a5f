/// Elimination programs by structure, so that equal components (the cells of a table) are analysed once.
///
/// Invariant: `buckets` is a power of two in size, at most half full, probed linearly; every program is in one bucket.
/// When `limit` is reached all are forgotten; components keep those they use.
struct TemplateCache {
    private var buckets: [EliminationProgram?] = Array(repeating: nil, count: 16)
    private var count = 0
    private let limit = 1024

    func program(for structure: Structure) -> EliminationProgram? {
        var position = Int(truncatingIfNeeded: structure.hash >> 8) & (buckets.count - 1)
        while let candidate = buckets[position] {
            if candidate.structure.equals(structure) { return candidate }
            position = (position + 1) & (buckets.count - 1)
        }
        return nil
    }

    func program(for group: borrowing ConstraintGroup) -> EliminationProgram? {
        var position = Int(truncatingIfNeeded: group.hash >> 8) & (buckets.count - 1)
        while let candidate = buckets[position] {
            if candidate.serves(group) { return candidate }
            position = (position + 1) & (buckets.count - 1)
        }
        return nil
    }

    mutating func insert(_ program: EliminationProgram) {
        if count >= limit {
            buckets = Array(repeating: nil, count: 16)
            count = 0
        }
        if (count + 1) * 2 > buckets.count {
            let old = buckets
            buckets = Array(repeating: nil, count: old.count * 2)
            for case let kept? in old { place(kept) }
        }
        place(program)
        count += 1
    }

    private mutating func place(_ program: EliminationProgram) {
        var position = Int(truncatingIfNeeded: program.structure.hash >> 8) & (buckets.count - 1)
        while buckets[position] != nil { position = (position + 1) & (buckets.count - 1) }
        buckets[position] = program
    }
}
