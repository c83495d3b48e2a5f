/// The pairs of constraints that aren't the same in two documents.
struct ConstraintSearch {
    /// Old and new; nil for one that the other document hasn't.
    private(set) var pairs: [(before: ComparedConstraint?, after: ComparedConstraint?)] = []

    private typealias Meant = (constraint: ComparedConstraint, meaning: ConstraintMeaning, placed: ConstraintSide?)

    /// Those that mean the same are left out; the rest is paired by id, then by what it is about, then by the side that
    /// it places.
    init(_ finder: ChangeFinder) {
        var before: [Meant] = finder.old.objects.flatMap(\.constraints).map {
            ($0, ConstraintMeaning($0) { $0 }, finder.old.placedSide(of: $0))
        }
        var after: [Meant] = finder.new.objects.flatMap(\.constraints).map {
            let placed = finder.new.placedSide(of: $0).map {
                ConstraintSide(item: finder.name(inNew: $0.item), attribute: $0.attribute)
            }
            return ($0, ConstraintMeaning($0) { finder.name(inNew: $0) }, placed)
        }
        Self.removeEqual(&before, &after)
        pair(&before, &after) { $0.meaning.subject == $1.meaning.subject && $0.constraint.id == $1.constraint.id }
        pair(&before, &after) { $0.meaning.subject == $1.meaning.subject }
        pair(&before, &after) { Self.isAbout($0, $1) }
        pairs += before.map { ($0.constraint, nil) } + after.map { (nil, $0.constraint) }
    }

    /// Each occurrence of a meaning takes one of the other document away.
    private static func removeEqual(_ before: inout [Meant], _ after: inout [Meant]) {
        var counts: [ConstraintMeaning: Int] = [:]
        for entry in before { counts[entry.meaning, default: 0] += 1 }
        after.removeAll { entry in
            guard let count = counts[entry.meaning], count > 0 else { return false }
            counts[entry.meaning] = count - 1
            return true
        }
        before.removeAll { entry in
            // As many stay as the other document has fewer.
            guard let count = counts[entry.meaning] else { return false }
            if count == 0 { return true }
            counts[entry.meaning] = count - 1
            return false
        }
    }

    /// True for constraints of which one took the other's place: they place the same side.
    private static func isAbout(_ before: Meant, _ after: Meant) -> Bool {
        before.placed != nil && before.placed == after.placed
            && (before.constraint.second == nil) == (after.constraint.second == nil)
    }

    private mutating func pair(_ before: inout [Meant], _ after: inout [Meant], _ test: (Meant, Meant) -> Bool) {
        before.removeAll { entry in
            guard let place = after.firstIndex(where: { test(entry, $0) }) else { return false }
            pairs.append((entry.constraint, after.remove(at: place).constraint))
            return true
        }
    }
}
