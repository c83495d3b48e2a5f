import ListGeometry

/// The batch that leads from one snapshot to another, with what the second marks to be reloaded or reconfigured.
struct SnapshotChanges {
    private(set) var batch: BatchUpdate
    /// The reconfigured rows, by their positions before the update.
    private(set) var reconfigured: [RowPosition] = []

    var isEmpty: Bool { batch.isEmpty && reconfigured.isEmpty }

    init<Section, Item>(
        from old: IdentifiedSections<Section, Item>, to new: IdentifiedSections<Section, Item>,
        marks: NSDiffableDataSourceSnapshot<Section, Item>, for list: UpdateWording.List = .table
    ) {
        batch = BatchUpdate(from: old, to: new, for: list)
        for section in marks.reloadedSectionIdentifiers {
            guard let before = old.sections.position(of: section), let after = new.sections.position(of: section)
            else { continue }
            reloadSection(before, after)
        }
        guard !marks.reloadedItemIdentifiers.isEmpty || !marks.reconfiguredItemIdentifiers.isEmpty else { return }
        let rebuilt = Set(batch.reloadedSections + batch.deletedSections)
        func stays(_ item: Item) -> (before: RowPosition, after: RowPosition)? {
            guard let before = old.items.position(of: item), let after = new.items.position(of: item) else {
                return nil
            }
            let row = old.row(at: before)
            return rebuilt.contains(row.section) ? nil : (row, new.row(at: after))
        }
        var gone = Set(batch.deletedRows)
        reloadRows(marks.reloadedItemIdentifiers.compactMap { stays($0) }, &gone)
        for item in marks.reconfiguredItemIdentifiers {
            if let row = stays(item)?.before, !gone.contains(row) { reconfigured.append(row) }
        }
    }

    /// Rows that move are deleted and inserted instead, as one that moves can't be reloaded.
    ///
    /// - Parameter gone: the rows, as before, whose cells don't stay.
    private mutating func reloadRows(
        _ rows: [(before: RowPosition, after: RowPosition)], _ gone: inout Set<RowPosition>
    ) {
        guard !rows.isEmpty else { return }
        let moving = Set(batch.movedRows.map(\.from))
        var stopped: Set<RowPosition> = []
        for row in rows where gone.insert(row.before).inserted {
            guard moving.contains(row.before) else {
                batch.reloadedRows.append(row.before)
                continue
            }
            stopped.insert(row.before)
            batch.deletedRows.append(row.before)
            batch.insertedRows.append(row.after)
        }
        if !stopped.isEmpty { batch.movedRows.removeAll { stopped.contains($0.from) } }
    }

    /// Rows that move between a reloaded section and another are deleted or inserted there.
    private mutating func reloadSection(_ before: Int, _ after: Int) {
        guard !batch.reloadedSections.contains(before) else { return }
        if let move = batch.movedSections.firstIndex(where: { $0.from == before }) {
            batch.movedSections.remove(at: move)
            batch.deletedSections.append(before)
            batch.insertedSections.append(after)
        } else {
            batch.reloadedSections.append(before)
        }
        batch.deletedRows.removeAll { $0.section == before }
        batch.insertedRows.removeAll { $0.section == after }
        let moves = batch.movedRows
        batch.movedRows = []
        for move in moves {
            switch (move.from.section == before, move.to.section == after) {
            case (false, false): batch.movedRows.append(move)
            case (true, false): batch.insertedRows.append(move.to)
            case (false, true): batch.deletedRows.append(move.from)
            case (true, true): break
            }
        }
    }
}

extension IdentifiedSections {
    /// The row of an item, counted through all sections. O(log sections).
    func row(at position: Int) -> RowPosition {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] <= position { low = middle + 1 } else { high = middle }
        }
        return RowPosition(section: low, row: position - starts[low])
    }
}
