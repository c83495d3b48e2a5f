extension ListGeometry {
    /// The extent of an entry; a header or footer that a section doesn't have has no length. O(log rows).
    public func extent(of entry: ListEntry) -> EntryExtent {
        extent(items.locate(index: itemIndex(of: entry), default: defaultUnits))
    }

    /// The place and length of a row. Logarithmic in the number of rows.
    public func extent(ofRow position: RowPosition) -> EntryExtent { extent(of: .row(position)) }
    /// The places and lengths of rows in ascending order. O(log rows + those given), where they follow each other.
    public func extents(ofRows positions: [RowPosition]) -> [EntryExtent] {
        var extents: [EntryExtent] = []
        extents.reserveCapacity(positions.count)
        let (leading, estimate) = (leadingUnits, defaultEstimate)
        forEachLocation(ofRows: positions) { _, location in
            extents.append(EntryExtent(location, after: leading, default: estimate))
        }
        return extents
    }

    /// The place and length of a section's header. Logarithmic in the number of rows.
    public func extent(ofHeader section: Int) -> EntryExtent { extent(of: .header(section: section)) }
    /// The place and length of a section's footer. Logarithmic in the number of rows.
    public func extent(ofFooter section: Int) -> EntryExtent { extent(of: .footer(section: section)) }

    /// A whole section from the start of its top padding to the end of its bottom padding. O(log rows).
    public func extent(ofSection section: Int) -> SectionExtent { extent(ofItems: itemRange(ofSection: section)) }

    /// The rows of a section from the start of the first to the end of the last, without header and footer. O(log rows).
    public func extent(ofRowsInSection section: Int) -> SectionExtent {
        let range = itemRange(ofSection: section)
        return extent(ofItems: range.lowerBound + Self.itemsBeforeRows..<range.upperBound - 2)
    }

    private func extent(ofItems range: Range<Int>) -> SectionExtent {
        let start = items.start(of: range.lowerBound, default: defaultUnits)
        let end = items.start(of: range.upperBound, default: defaultUnits)
        return SectionExtent(offset: FixedPoint.points(leadingUnits + start), length: FixedPoint.points(end - start))
    }

    /// True if no part of a section rests on an estimate. O(runs of the section) where that is so.
    public func isMeasured(section: Int) -> Bool {
        var left = itemRange(ofSection: section).count
        var isMeasured = true
        items.storage.forEachRun(from: itemIndex(ofSection: section)) { run in
            isMeasured = run.content.isMeasured
            left -= run.count
            return isMeasured && left > 0
        }
        return isMeasured
    }
}
