import ListGeometry

extension GeometryScript {
    /// The first thing in which the list and its model differ; some places at random, or everything.
    mutating func difference(complete: Bool) -> String? {
        if complete {
            return Self.completeDifference(list, flat) ?? Self.completeDifference(snapshot.list, snapshot.flat)
                .map { "the copy: \($0)" } ?? differenceInPlaces()
        }
        if random.below(placesEvery) == 0 { return differenceInPlaces() }
        // Cheap, at every step: the counts, the rows of a section and the length of one row.
        guard list.sectionCount == flat.sections.count else {
            return "\(list.sectionCount) sections instead of \(flat.sections.count)"
        }
        guard let entry = entry() else { return nil }
        let extent = list.extent(of: entry)
        guard list.rowCount(inSection: entry.section) == flat.sections[entry.section].rows.count else {
            return "\(list.rowCount(inSection: entry.section)) rows in section \(entry.section)"
        }
        let item = flat[entry]
        guard extent.length == item.length(flat.defaultEstimate), extent.isMeasured == item.isMeasured else {
            return "\(entry) is \(extent), in the model \(item)"
        }
        return nil
    }

    private static func completeDifference(_ list: ListGeometry, _ flat: FlatList) -> String? {
        if let violation = list.checkInvariants().first { return violation }
        let (placed, end) = flat.placed()
        guard list.contentExtent == Double(end) / 192 else { return "content \(list.contentExtent), not \(end)/192" }
        guard list.rowCount == flat.sections.reduce(0, { $0 + $1.rows.count }) else { return "\(list.rowCount) rows" }
        for (expected, _, _) in placed where list.extent(of: expected.entry) != expected.extent {
            return "\(expected.entry) is \(list.extent(of: expected.entry)), not \(expected.extent)"
        }
        return nil
    }

    /// Compares what is found at and around random offsets.
    private mutating func differenceInPlaces() -> String? {
        let (placed, end) = flat.placed()
        guard list.contentExtent == Double(end) / 192 else { return "content \(list.contentExtent), not \(end)/192" }
        for _ in 0..<3 {
            let lower = Int64(random.next() % UInt64(end + 800)) - 400
            let upper = lower + Int64(random.below(random.chance(20) ? Int(end) + 1 : 200_000))
            let range = Double(lower) / 192..<Double(upper) / 192
            let expected = placed.filter { $0.start < $0.end && $0.start < upper && $0.end > lower && lower < upper }
            let found = list.entries(intersecting: range)
            guard found == expected.map(\.placed) else {
                return
                    "in \(range): \(found.count) entries, not \(expected.count), from \(String(describing: found.first))"
            }
            let shown = Set(expected.compactMap(\.placed.entry.row))
            for (place, _, _) in placed.prefix(40) + placed.suffix(40) {
                guard let row = place.entry.row, list.row(row, intersects: range) != shown.contains(row) else {
                    continue
                }
                return "row \(row) is told to \(shown.contains(row) ? "lie outside of" : "be in") \(range)"
            }
            // Neighbours, and rows with others between them.
            let some = placed.enumerated().filter { $0.offset < 40 || $0.offset % 7 == 0 }
                .compactMap { place in place.element.placed.entry.row.map { ($0, place.element.placed.extent) } }
            guard list.rows(some.map(\.0), outside: range) == some.map(\.0).filter({ !shown.contains($0) }) else {
                return "of \(some.count) rows others than those found lie outside of \(range)"
            }
            guard list.extents(ofRows: some.map(\.0)) == some.map(\.1) else {
                return "\(some.count) rows have other extents together than one by one"
            }
            let over = placed.first { $0.start <= lower && lower < $0.end }?.placed
            guard list.entry(at: range.lowerBound) == over else {
                return
                    "at \(range.lowerBound): \(String(describing: list.entry(at: range.lowerBound))), not \(String(describing: over))"
            }
        }
        return nil
    }
}
