/// Whether the rows that a batch names exist, and take part in one change each.
extension UpdateCheck {
    func checkRows() throws(BatchUpdateError) {
        let before = "Deletions, reloads and the starts of moves count \(wording.rows) as before the update."
        let after = "Insertions and the ends of moves count \(wording.rows) as after the update."
        for position in update.deletedRows + update.reloadedRows {
            let row = "attempt to delete \(wording.row) \(position.row) from section \(position.section)"
            guard self.before.indices.contains(position.section) else {
                let reason = "\(row), but there are only \(self.before.count) sections before the update"
                throw failure(.rowDoesNotExist, reason, "\(before) \(countsText)")
            }
            let count = self.before[position.section]
            guard position.row >= 0, position.row < count else {
                let reason = "\(row) which only contains \(count) \(wording.rows) before the update"
                throw failure(.rowDoesNotExist, reason, "\(before) \(countsText)")
            }
        }
        for position in update.insertedRows {
            let row =
                "attempt to insert \(wording.row) \(position.row) into section \(position.section), but there are only"
            guard self.after.indices.contains(position.section) else {
                let reason = "\(row) \(self.after.count) sections after the update"
                throw failure(.rowDoesNotExist, reason, "\(after) \(countsText)")
            }
            let count = self.after[position.section]
            guard position.row >= 0, position.row < count else {
                let reason = "\(row) \(count) \(wording.rows) in section \(position.section) after the update"
                throw failure(.rowDoesNotExist, reason, "\(after) \(countsText)")
            }
        }
        for move in update.movedRows {
            let from = "attempt to move index path (\(wording.path(move.from)))"
            if let missing = missing(move.from, self.before) {
                throw failure(
                    .rowDoesNotExist, "\(from) that does not exist - there are only \(missing) before the update",
                    "\(before) \(countsText)")
            }
            if let missing = missing(move.to, self.after) {
                throw failure(
                    .rowDoesNotExist,
                    "\(from) to index path (\(wording.path(move.to))) that does not exist - there are only \(missing) after the update",
                    "\(after) \(countsText)")
            }
        }
        try checkRowConflicts()
    }

    /// What there is instead of a row.
    private func missing(_ position: RowPosition, _ counts: [Int]) -> String? {
        guard counts.indices.contains(position.section) else { return "\(counts.count) sections" }
        let count = counts[position.section]
        return position.row >= 0 && position.row < count
            ? nil : "\(count) \(wording.rows) in section \(position.section)"
    }

    private func checkRowConflicts() throws(BatchUpdateError) {
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
