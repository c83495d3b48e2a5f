extension ListGeometry {
    /// The headers, rows and footers that overlap a stretch of the content, in order.
    ///
    /// Points in content coordinates; touching doesn't count, and entries of no length never do.
    /// O(log rows + entries returned).
    public func entries(intersecting range: Range<Double>) -> [PlacedEntry] {
        var found: [PlacedEntry] = []
        let (leading, estimate) = (leadingUnits, defaultEstimate)
        forEachEntry(intersecting: range) { entry, location in
            let extent = EntryExtent(location, after: leading, default: estimate)
            found.append(PlacedEntry(entry: entry, extent: extent))
        }
        return found
    }

    private func forEachEntry(intersecting range: Range<Double>, _ body: (ListEntry, ExtentLocation) -> Void) {
        let lower = max(0, FixedPoint.unitsAtOrBefore(range.lowerBound) - leadingUnits)
        let upper = FixedPoint.unitsAtOrAfter(range.upperBound) - leadingUnits
        guard lower < upper, lower < items.length(default: defaultUnits) else { return }
        let first = items.locate(offset: lower, default: defaultUnits)
        var (_, section, sectionItems) = entry(ofItem: first.index)
        var location = first
        let unit = defaultUnits
        items.storage.forEachRun(from: first.index) { run in
            location.content = run.content
            location.units = run.content.isAtDefault ? unit : FixedPoint.units(run.content.knownLength)
            if location.units == 0 {
                location.index += run.count
                return true
            }
            for _ in 0..<run.count {
                if location.start >= upper { return false }
                if location.index >= sectionItems.upperBound {
                    (_, section, sectionItems) = entry(ofItem: location.index)
                }
                if let entry = Self.entry(ofItem: location.index, section: section, items: sectionItems) {
                    body(entry, location)
                }
                location.index += 1
                location.start += location.units
            }
            return true
        }
    }

    /// The rows that overlap a stretch of the content, in order; as `entries(intersecting:)`.
    public func rows(intersecting range: Range<Double>) -> [RowPosition] {
        var found: [RowPosition] = []
        found.reserveCapacity(16)
        forEachEntry(intersecting: range) { entry, _ in
            if case .row(let position) = entry { found.append(position) }
        }
        return found
    }

    /// True if a row is one of `rows(intersecting:)`; O(log rows).
    public func row(_ position: RowPosition, intersects range: Range<Double>) -> Bool {
        rows([position], outside: range).isEmpty
    }

    /// Those of some rows in ascending order that `rows(intersecting:)` hasn't. O(log rows + those given), where they follow
    /// each other.
    public func rows(_ positions: [RowPosition], outside range: Range<Double>) -> [RowPosition] {
        let lower = max(0, FixedPoint.unitsAtOrBefore(range.lowerBound) - leadingUnits)
        let upper = FixedPoint.unitsAtOrAfter(range.upperBound) - leadingUnits
        var outside: [RowPosition] = []
        forEachLocation(ofRows: positions) { position, location in
            let isInside =
                lower < upper && location.units > 0 && location.start < upper
                && location.start + location.units > lower
            if !isInside { outside.append(position) }
        }
        return outside
    }

    /// The entry over an offset, which is the last of two that meet there; nil in a padding and outside the sections.
    public func entry(at offset: Double) -> PlacedEntry? {
        guard let location = location(at: offset), let entry = entry(ofItem: location.index).entry else { return nil }
        return PlacedEntry(entry: entry, extent: extent(location))
    }

    /// The row over an offset, or nil where there is none; O(log rows).
    public func row(at offset: Double) -> RowPosition? { entry(at: offset)?.entry.row }

    /// The section over an offset, its paddings included; nil outside the sections.
    public func section(at offset: Double) -> Int? { location(at: offset).map { entry(ofItem: $0.index).section } }

    /// The sections that overlap a stretch of the content, from the first to the last of them.
    public func sections(intersecting range: Range<Double>) -> Range<Int> {
        let length = items.length(default: defaultUnits)
        let lower = max(0, FixedPoint.unitsAtOrBefore(range.lowerBound) - leadingUnits)
        let upper = min(length, FixedPoint.unitsAtOrAfter(range.upperBound) - leadingUnits)
        guard lower < upper else { return 0..<0 }
        let first = entry(ofItem: items.locate(offset: lower, default: defaultUnits).index).section
        let last = entry(ofItem: items.locate(offset: upper - 1, default: defaultUnits).index).section
        return first..<last + 1
    }

    private func location(at offset: Double) -> ExtentLocation? {
        let units = FixedPoint.unitsAtOrBefore(offset) - leadingUnits
        guard units >= 0, units < items.length(default: defaultUnits) else { return nil }
        return items.locate(offset: units, default: defaultUnits)
    }
}
