extension ListGeometry {
    /// Where an entry lies; a header or footer that a section doesn't have has no length. O(log rows).
    public func extent(of entry: ListEntry) -> EntryExtent {
        extent(items.locate(index: itemIndex(of: entry), default: defaultUnits))
    }

    public func extent(ofRow position: RowPosition) -> EntryExtent { extent(of: .row(position)) }
    public func extent(ofHeader section: Int) -> EntryExtent { extent(of: .header(section: section)) }
    public func extent(ofFooter section: Int) -> EntryExtent { extent(of: .footer(section: section)) }

    /// A whole section from the start of its top padding to the end of its bottom padding.
    ///
    /// It counts as measured where no part of it rests on an estimate; finding that out is O(runs of the section).
    public func extent(ofSection section: Int) -> EntryExtent {
        let range = itemRange(ofSection: section)
        let start = items.start(of: range.lowerBound, default: defaultUnits)
        let end = items.start(of: range.upperBound, default: defaultUnits)
        return EntryExtent(
            offset: FixedPoint.points(leadingUnits + start), length: FixedPoint.points(end - start),
            isMeasured: items.isMeasured(range))
    }

    /// The rows of a section from the start of the first to the end of the last, without header and footer.
    public func extent(ofRowsInSection section: Int) -> EntryExtent {
        let range = itemRange(ofSection: section)
        let rows = range.lowerBound + Self.itemsBeforeRows..<range.upperBound - 2
        let start = items.start(of: rows.lowerBound, default: defaultUnits)
        let end = items.start(of: rows.upperBound, default: defaultUnits)
        return EntryExtent(
            offset: FixedPoint.points(leadingUnits + start), length: FixedPoint.points(end - start),
            isMeasured: items.isMeasured(rows))
    }
}

extension ExtentTree {
    func isMeasured(_ range: Range<Int>) -> Bool {
        var left = range.count
        var isMeasured = true
        if left > 0 {
            storage.forEachRun(from: range.lowerBound) { run in
                isMeasured = run.content.isMeasured
                left -= run.count
                return isMeasured && left > 0
            }
        }
        return isMeasured
    }
}
