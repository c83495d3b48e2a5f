import ListGeometry

/// A batch that was refused as the counts of a section didn't agree with it; of a move, both ends are counted.
struct RefusedUpdate {
    var section: Int
    /// Nil where sections came or went in the same batch, and a section's number isn't enough to tell it.
    var before: Int?
    var after: Int
    var inserted: Int?
    var deleted: Int?

    /// Nil for a refusal of another kind.
    init?(_ error: BatchUpdateError, of batch: BatchUpdate) {
        guard error.kind == .rowCount, let expected = error.expected,
            let section = zip(expected, error.after).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
        else { return nil }
        self.section = section
        after = error.after[section]
        let sectionsStay =
            batch.insertedSections.isEmpty && batch.deletedSections.isEmpty && batch.movedSections.isEmpty
        guard sectionsStay, error.before.indices.contains(section) else { return }
        before = error.before[section]
        inserted =
            batch.insertedRows.count { $0.section == section } + batch.movedRows.count { $0.to.section == section }
        deleted =
            batch.deletedRows.count { $0.section == section } + batch.movedRows.count { $0.from.section == section }
    }
}
