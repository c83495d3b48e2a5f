/// Sections, rows and entries as item numbers, and back.
extension ListGeometry {
    func itemRange(ofSection section: Int) -> Range<Int> {
        precondition(
            section >= 0 && section < sectionCount,
            "ListGeometry: section \(section) of a list of \(sectionCount) sections")
        if sections.count == 1 { return 0..<items.count }
        let location = sections.locate(index: section, default: 0)
        return Int(location.start)..<Int(location.start + location.units)
    }

    /// The index of a section's first item; the section count gives the end.
    func itemIndex(ofSection section: Int) -> Int { Int(sections.start(of: section, default: 0)) }

    func itemIndex(of entry: ListEntry) -> Int {
        let range = itemRange(ofSection: entry.section)
        switch entry {
        case .header: return range.lowerBound + 1
        case .footer: return range.upperBound - 2
        case .row(let position):
            let count = range.count - Self.itemsAroundRows
            precondition(
                position.row >= 0 && position.row < count,
                "ListGeometry: row \(position.row) of section \(position.section), which has \(count) rows")
            return range.lowerBound + Self.itemsBeforeRows + position.row
        }
    }

    /// The entry of an item, or nil for a padding, with its section's items.
    func entry(ofItem index: Int) -> (entry: ListEntry?, section: Int, items: Range<Int>) {
        if sections.count == 1 {
            return (Self.entry(ofItem: index, section: 0, items: 0..<items.count), 0, 0..<items.count)
        }
        let location = sections.locate(offset: Int64(index), default: 0)
        let range = Int(location.start)..<Int(location.start + location.units)
        return (Self.entry(ofItem: index, section: location.index, items: range), location.index, range)
    }

    static func entry(ofItem index: Int, section: Int, items: Range<Int>) -> ListEntry? {
        switch index {
        case items.lowerBound, items.upperBound - 1: nil
        case items.lowerBound + 1: .header(section: section)
        case items.upperBound - 2: .footer(section: section)
        default: .row(RowPosition(section: section, row: index - items.lowerBound - itemsBeforeRows))
        }
    }

    /// Passes rows in ascending order with their locations to `body`; neighbours are found in one step.
    func forEachLocation(ofRows positions: [RowPosition], _ body: (RowPosition, ExtentLocation) -> Void) {
        var start = 0
        while start < positions.count {
            let first = itemIndex(of: .row(positions[start]))
            var end = start + 1
            while end < positions.count, positions[end].section == positions[start].section,
                positions[end].row == positions[start].row + end - start
            {
                end += 1
            }
            // The last of them exists as well.
            let last = end - start == 1 ? first : itemIndex(of: .row(positions[end - 1]))
            items.storage.forEachLocation(of: first..<last + 1, default: defaultUnits) { location in
                body(positions[start + location.index - first], location)
            }
            start = end
        }
    }

    func extent(_ location: ExtentLocation) -> EntryExtent {
        EntryExtent(location, after: leadingUnits, default: defaultEstimate)
    }
}

extension EntryExtent {
    /// - Parameters:
    ///   - leading: the units before the first item.
    ///   - estimate: the length in points where nothing is known of it.
    init(_ location: ExtentLocation, after leading: Int64, default estimate: Double) {
        self.init(
            offset: FixedPoint.points(leading + location.start),
            length: location.content.isAtDefault ? estimate : location.content.knownLength,
            isMeasured: location.content.isMeasured)
    }
}
