/// The rows that leave and enter the sections that stay.
struct RowChanges: Sendable {
    /// Rows that leave, by section before; ascending.
    var leaving: [[Int]]
    /// Rows that enter, by section after; ascending.
    var entering: [[Int]]

    init(_ update: BatchUpdate, _ sections: SectionMapping) {
        leaving = Array(repeating: [], count: sections.new.count)
        entering = Array(repeating: [], count: sections.old.count)
        for row in update.deletedRows where sections.keepsRows(before: row.section) {
            leaving[row.section].append(row.row)
        }
        for row in update.insertedRows where sections.keepsRows(after: row.section) {
            entering[row.section].append(row.row)
        }
        for move in update.movedRows {
            if sections.keepsRows(before: move.from.section) { leaving[move.from.section].append(move.from.row) }
            if sections.keepsRows(after: move.to.section) { entering[move.to.section].append(move.to.row) }
        }
        guard !update.movedRows.isEmpty else { return }
        for section in leaving.indices { leaving[section].sort() }
        for section in entering.indices { entering[section].sort() }
    }
}

extension UpdateCheck {
    /// A table view moves rows only between sections that stay; a collection view also out of and into others.
    func checkRowMoves(_ sections: SectionMapping) throws(BatchUpdateError) {
        guard wording.list == .table else { return }
        for move in update.movedRows {
            if !sections.keepsRows(before: move.from.section) {
                throw failure(
                    .moveAcrossSectionChange, "cannot move a row from a deleted section (\(move.from.section))",
                    "Delete the row with its section and insert it at \(move.to).")
            }
            if !sections.keepsRows(after: move.to.section) {
                throw failure(
                    .moveAcrossSectionChange,
                    "cannot move a row into a newly inserted section (\(move.to.section))",
                    "Delete the row at \(move.from); the inserted section brings it.")
            }
        }
    }

    func checkSectionCount() throws(BatchUpdateError) {
        let inserted = update.insertedSections.count
        let deleted = update.deletedSections.count
        guard before.count + inserted - deleted != after.count else { return }
        let reloaded = update.reloadedSections.count
        let reason =
            "Invalid update: invalid number of sections.  The number of sections contained in the "
            + "\(wording.listName) after the update (\(after.count)) must be equal to the number of sections contained "
            + "in the \(wording.listName) before the update (\(before.count)), plus or minus the number of sections "
            + "inserted or deleted (\(inserted + reloaded) inserted, \(deleted + reloaded) deleted)."
        throw countFailure(.sectionCount, reason, "\(before.count + inserted - deleted) sections", nil)
    }

    func checkRowCounts(_ sections: SectionMapping, _ rows: RowChanges) throws(BatchUpdateError) {
        var expected = after
        var wrong: Int?
        for section in after.indices.reversed() where sections.keepsRows(after: section) {
            guard let old = sections.old[section] else { continue }
            let leaving = rows.leaving[old].count
            let entering = rows.entering[section].count
            expected[section] = before[old] - leaving + entering
            if expected[section] != after[section] { wrong = section }
        }
        guard let section = wrong, let old = sections.old[section] else { return }
        let rows = wording.rows
        // A reload is a deletion and an insertion.
        let reloaded = update.reloadedRows.count { $0.section == old }
        let inserted = update.insertedRows.count { $0.section == section } + reloaded
        let deleted = update.deletedRows.count { $0.section == old } + reloaded
        let movedIn = update.movedRows.count { $0.to.section == section }
        let movedOut = update.movedRows.count { $0.from.section == old }
        let reason =
            "Invalid update: invalid number of \(rows) in section \(section).  The number of \(rows) contained in an "
            + "existing section after the update (\(after[section])) must be equal to the number of \(rows) contained "
            + "in that section before the update (\(before[old])), plus or minus the number of \(rows) inserted or "
            + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
            + "number of \(rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
            + "out)."
        throw countFailure(.rowCount, reason, "\(expected[section]) \(rows) in section \(section)", expected)
    }

    private func countFailure(
        _ kind: BatchUpdateError.Kind, _ reason: String, _ led: String, _ expected: [Int]?
    ) -> BatchUpdateError {
        let shortest = BatchUpdate.shortest(from: before, to: after)
        var text = "Rows per section before: \(CountsText(before)), after: \(CountsText(after))"
        if let expected { text += ", expected: \(CountsText(expected))" }
        text += ". The update leads to \(led). From these counts the shortest valid batch is: "
        text += "\(shortest.text(wording, limit: 20))."
        return BatchUpdateError(
            kind, wording.generation == .untilIOS16_3 ? reason : batchReason, explanation: text, before: before,
            after: after, expected: expected, shortestBatch: shortest)
    }

    /// The text since iOS 16.4, which lists deletions from the last to the first.
    private var batchReason: String {
        var update = update
        update.deletedSections.reverse()
        update.deletedRows.reverse()
        func counts(_ counts: [Int]) -> String {
            let list = counts.map(String.init).joined(separator: ", ")
            return "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(wording.row) counts: [\(list)] }"
        }
        let when = wording.generation == .iOS16_4 ? "before and/or after" : "before and after"
        return
            "Invalid batch updates detected: the number of sections and/or \(wording.rows) returned by the data source "
            + "\(when) performing the batch updates are inconsistent with the updates.\nData source before updates = "
            + "\(counts(before))\nData source after updates = \(counts(after))\nUpdates = [\n"
            + update.lines(wording).map { "\t\($0)" }.joined(separator: ",\n") + "\n]"
    }
}
