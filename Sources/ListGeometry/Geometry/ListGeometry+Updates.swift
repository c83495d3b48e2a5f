/// Single changes, each in the indexes that hold when it is made. `BatchUpdate` makes many at once.
extension ListGeometry {
    /// Inserts rows before a row, or at the end where the position is the row count. O(log rows).
    public mutating func insertRows(_ count: Int, at position: RowPosition, extent: Extent = .defaultEstimate) {
        precondition(count >= 0, "ListGeometry: \(count) rows to insert; a count can't be negative")
        let index = itemIndex(before: position)
        Self.checkCount(items.count + count)
        items.insert(ExtentRun(count: count, content: ExtentContent(extent)), at: index)
        resize(position.section, by: count)
    }

    /// Inserts runs of rows before a row, or at the end where the position is the row count. O(runs · log rows).
    public mutating func insertRows(_ rows: [SectionShape.RowRun], at position: RowPosition) {
        var position = position
        for run in rows {
            insertRows(run.count, at: position, extent: run.extent)
            position.row += run.count
        }
    }

    /// Removes rows of a section. O(log rows + nodes freed).
    public mutating func deleteRows(_ rows: Range<Int>, inSection section: Int) {
        guard !rows.isEmpty else { return }
        let first = itemIndex(of: .row(RowPosition(section: section, row: rows.lowerBound)))
        _ = itemIndex(of: .row(RowPosition(section: section, row: rows.upperBound - 1)))
        items.remove(first..<first + rows.count)
        resize(section, by: -rows.count)
    }

    /// Moves a row, with what is known of it; the second position is that after the move. O(log rows).
    public mutating func moveRow(_ start: RowPosition, to end: RowPosition) {
        let index = itemIndex(of: .row(start))
        let content = items.locate(index: index, default: 0).content
        items.remove(index..<index + 1)
        resize(start.section, by: -1)
        items.insert(ExtentRun(count: 1, content: content), at: itemIndex(before: end))
        resize(end.section, by: 1)
    }

    /// Inserts sections before a section, or at the end where the index is the section count. O(runs · log rows).
    public mutating func insertSections(_ shapes: [SectionShape], at section: Int) {
        precondition(
            section >= 0 && section <= sectionCount,
            "ListGeometry: insertion at section \(section) of a list of \(sectionCount) sections")
        var index = itemIndex(ofSection: section)
        for (place, shape) in shapes.enumerated() {
            let count = shape.rowCount + Self.itemsAroundRows
            Self.checkCount(items.count + count)
            Self.forEachRun(of: shape) { run in
                items.insert(run, at: index)
                index += run.count
            }
            sections.insert(ExtentRun(count: 1, content: ExtentContent(units: count)), at: section + place)
        }
    }

    /// Removes sections with their rows. O(log rows + nodes freed).
    public mutating func deleteSections(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = itemRange(ofSection: range.lowerBound).lowerBound
        items.remove(first..<itemRange(ofSection: range.upperBound - 1).upperBound)
        sections.remove(range)
    }

    /// Moves a section with all that is known of it; the second index is that after the move.
    public mutating func moveSection(_ start: Int, to end: Int) {
        let range = itemRange(ofSection: start)
        precondition(end >= 0 && end < sectionCount, "ListGeometry: no section \(end) among \(sectionCount) to move to")
        let runs = items.runs(range)
        items.remove(range)
        sections.remove(start..<start + 1)
        items.insert(runs, at: itemIndex(ofSection: end))
        sections.insert(ExtentRun(count: 1, content: ExtentContent(units: range.count)), at: end)
    }

    private func itemIndex(before position: RowPosition) -> Int {
        let range = itemRange(ofSection: position.section)
        let count = range.count - Self.itemsAroundRows
        precondition(
            position.row >= 0 && position.row <= count,
            "ListGeometry: insertion at row \(position.row) of section \(position.section), which has \(count) rows")
        return range.lowerBound + Self.itemsBeforeRows + position.row
    }

    private mutating func resize(_ section: Int, by change: Int) {
        guard change != 0 else { return }
        sections.change(section) { ExtentContent(units: Int(FixedPoint.units($0.knownLength)) + change) }
    }
}
