extension ListGeometry {
    /// The rows per section: what a batch is checked against.
    public var rowCounts: [Int] {
        var counts: [Int] = []
        counts.reserveCapacity(sectionCount)
        sections.storage.forEachRun(from: 0) { run in
            let count = Int(FixedPoint.units(run.content.knownLength)) - Self.itemsAroundRows
            counts.append(contentsOf: repeatElement(count, count: run.count))
            return true
        }
        return counts
    }

    /// Makes a batch of updates; rows, headers and footers that stay or move keep what is known of them.
    ///
    /// Asks for the shape of each inserted and reloaded section, whose rows must be as many as the mapping says, and for
    /// the extent of each inserted and reloaded row, all in indexes after the update. O(changes · log rows).
    public mutating func apply(
        _ mapping: UpdateMapping, section: (Int) -> SectionShape,
        row: (RowPosition) -> Extent = { _ in .defaultEstimate }
    ) {
        precondition(
            mapping.before.count == sectionCount && mapping.before == rowCounts,
            "ListGeometry: an update from \(CountsText(mapping.before)) rows in a list of \(CountsText(rowCounts))")
        let moved = mapping.update.movedRows.map { move in
            (to: move.to, content: items.locate(index: itemIndex(of: .row(move.from)), default: 0).content)
        }
        removeRows(mapping)
        replaceSections(mapping, section)
        insertRows(mapping, moved.sorted { $0.to < $1.to }, row)
        for position in mapping.update.reloadedRows where mapping.sections.keepsRows(before: position.section) {
            if let new = mapping.newPosition(of: position) { setExtent(row(new), for: .row(new)) }
        }
    }

    /// Removes rows in sections that stay; the other sections are removed whole.
    private mutating func removeRows(_ mapping: UpdateMapping) {
        let leaving = (mapping.update.deletedRows + mapping.update.movedRows.map(\.from))
            .filter { mapping.sections.keepsRows(before: $0.section) }
            .sorted()
        var end = leaving.count
        while end > 0 {
            var start = end - 1
            while start > 0, leaving[start - 1].section == leaving[start].section,
                leaving[start - 1].row == leaving[start].row - 1
            {
                start -= 1
            }
            deleteRows(leaving[start].row..<leaving[end - 1].row + 1, inSection: leaving[start].section)
            end = start
        }
    }

    private mutating func replaceSections(_ mapping: UpdateMapping, _ shape: (Int) -> SectionShape) {
        let update = mapping.update
        var movedRuns: [Int: [ExtentRun]] = [:]
        for move in update.movedSections { movedRuns[move.to] = items.runs(itemRange(ofSection: move.from)) }
        let reloaded = update.reloadedSections.compactMap { mapping.sections.new[$0] }
        let leaving = update.deletedSections + update.movedSections.map(\.from) + update.reloadedSections
        for section in leaving.sorted(by: >) { deleteSections(section..<section + 1) }
        for section in (update.insertedSections + update.movedSections.map(\.to) + reloaded).sorted() {
            if let runs = movedRuns[section] {
                insertSection(runs, at: section)
                continue
            }
            let shape = shape(section)
            precondition(
                shape.rowCount == mapping.after[section],
                "ListGeometry: \(shape.rowCount) rows for section \(section), which has \(mapping.after[section]) after the update"
            )
            insertSections([shape], at: section)
        }
    }

    /// Inserted and moved rows, ascending; a section that is new has them already.
    private mutating func insertRows(
        _ mapping: UpdateMapping, _ moved: [(to: RowPosition, content: ExtentContent)],
        _ extent: (RowPosition) -> Extent
    ) {
        var moves = moved[...]
        var insertions = mapping.update.insertedRows[...]
        while let next = [insertions.first, moves.first?.to].compactMap({ $0 }).min() {
            let isKept = mapping.sections.keepsRows(after: next.section)
            if let move = moves.first, move.to == next {
                moves.removeFirst()
                if isKept { insertRows(1, at: next) }
                items.change(itemIndex(of: .row(next))) { _ in move.content }
            } else {
                insertions.removeFirst()
                if isKept { insertRows(1, at: next, extent: extent(next)) }
            }
        }
    }

    private mutating func insertSection(_ runs: [ExtentRun], at section: Int) {
        items.insert(runs, at: itemIndex(ofSection: section))
        let count = runs.reduce(0) { $0 + $1.count }
        sections.insert(ExtentRun(count: 1, content: ExtentContent(units: count)), at: section)
    }
}
