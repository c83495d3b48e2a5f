/// Checks that the rows that a batch names exist, and take part in one change each.
extension UpdateCheck {
    func checkRows() throws(BatchUpdateError) {
        for rows in [update.deletedRows, update.reloadedRows] {
            for position in rows where !exists(position, before) {
                let row = "attempt to delete \(wording.row) \(position.row) from section \(position.section)"
                let reason =
                    before.indices.contains(position.section)
                    ? "\(row) which only contains \(before[position.section]) \(wording.rows) before the update"
                    : "\(row), but there are only \(before.count) sections before the update"
                throw failure(.rowDoesNotExist, reason, startsText)
            }
        }
        for position in update.insertedRows where !exists(position, after) {
            let row =
                "attempt to insert \(wording.row) \(position.row) into section \(position.section), but there are only"
            throw failure(
                .rowDoesNotExist, "\(row) \(present(at: position, after)) after the update",
                endsText)
        }
        for move in update.movedRows where !exists(move.from, before) || !exists(move.to, after) {
            let from = "attempt to move index path (\(wording.path(move.from)))"
            guard exists(move.from, before) else {
                throw failure(
                    .rowDoesNotExist,
                    "\(from) that does not exist - there are only \(present(at: move.from, before)) before the update",
                    startsText)
            }
            throw failure(
                .rowDoesNotExist,
                "\(from) to index path (\(wording.path(move.to))) that does not exist - there are only "
                    + "\(present(at: move.to, after)) after the update", endsText)
        }
        try checkRowConflicts()
    }

    private var startsText: String {
        "Deletions, reloads and the starts of moves count \(wording.rows) as before the update. \(countsText)"
    }

    private var endsText: String {
        "Insertions and the ends of moves count \(wording.rows) as after the update. \(countsText)"
    }

    private func exists(_ position: RowPosition, _ counts: [Int]) -> Bool {
        counts.indices.contains(position.section) && position.row >= 0 && position.row < counts[position.section]
    }

    /// A description of what exists in a row's place.
    private func present(at position: RowPosition, _ counts: [Int]) -> String {
        guard counts.indices.contains(position.section) else { return "\(counts.count) sections" }
        return "\(counts[position.section]) \(wording.rows) in section \(position.section)"
    }

    private func checkRowConflicts() throws(BatchUpdateError) {
        guard update.count > 1 else { return }
        if let position = update.reloadedRows.firstCommon(with: update.deletedRows) {
            throw conflict("attempt to delete and reload the same index path (\(wording.path(position)))")
        }
        let starts = update.movedRows.map(\.from)
        for removed in [update.deletedRows, update.reloadedRows] {
            if let position = starts.firstCommon(with: removed) {
                throw conflict(
                    "attempt to perform a delete and a move from the same index path (\(wording.path(position)))")
            }
        }
        let ends = update.movedRows.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
        if let position = ends.map(\.to).firstCommon(with: update.insertedRows) {
            throw conflict("attempt to perform an insert and a move to the same index path (\(wording.path(position)))")
        }
        if let place = ends.firstRepeat(by: \.to) {
            let (first, second, end) = (ends[place].from, ends[place + 1].from, ends[place].to)
            throw conflict(
                "attempt to move both \(name(first)) and \(name(second)) to the same \(wording.row) \(end.row) in section \(end.section)"
            )
        }
        for list in [update.deletedRows, update.insertedRows, update.reloadedRows, update.movedRows.map(\.from)] {
            if let place = list.firstRepeat(by: \.self) {
                throw failure(
                    .conflict, "Attempt to create two animations for cell",
                    "The same change names \(name(list[place])) twice.")
            }
        }
    }

    private func name(_ position: RowPosition) -> String {
        "\(wording.row) \(position.row) in section \(position.section)"
    }
}
