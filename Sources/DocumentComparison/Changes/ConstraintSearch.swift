/// The pairs of constraints that aren't the same in two documents.
struct ConstraintSearch {
    /// Old and new; nil for one that the other document hasn't.
    private(set) var pairs: [(before: ComparedConstraint?, after: ComparedConstraint?)] = []
    /// The old id of each new constraint that means the same as an old one or took its place.
    private(set) var names: [String: String] = [:]

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
        removeEqual(&before, &after)
        pair(&before, &after) { $0.meaning.subject == $1.meaning.subject && $0.constraint.id == $1.constraint.id }
        pair(&before, &after) { $0.meaning.subject == $1.meaning.subject }
        pair(&before, &after) { Self.isAbout($0, $1) }
        pairs += before.map { ($0.constraint, nil) } + after.map { (nil, $0.constraint) }
    }

    /// Each occurrence of a meaning takes one of the other document away, that of the same id if there is one.
    private mutating func removeEqual(_ before: inout [Meant], _ after: inout [Meant]) {
        for isSame in [true, false] {
            var places: [ConstraintMeaning: [Int]] = [:]
            for (place, entry) in before.enumerated() { places[entry.meaning, default: []].append(place) }
            var taken: Set<Int> = []
            after.removeAll { entry in
                guard
                    let choice = places[entry.meaning]?.firstIndex(where: {
                        !isSame || before[$0].constraint.id == entry.constraint.id
                    }), let place = places[entry.meaning]?.remove(at: choice)
                else { return false }
                taken.insert(place)
                names[entry.constraint.id] = before[place].constraint.id
                return true
            }
            before = before.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
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
            let match = after.remove(at: place).constraint
            names[match.id] = entry.constraint.id
            pairs.append((entry.constraint, match))
            return true
        }
    }
}
