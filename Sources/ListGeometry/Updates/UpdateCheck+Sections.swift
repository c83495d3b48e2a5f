/// Checks that the sections that a batch names exist, and take part in one change each.
extension UpdateCheck {
    func checkSections() throws(BatchUpdateError) {
        for section in update.deletedSections + update.reloadedSections + update.movedSections.map(\.from)
        where !before.indices.contains(section) {
            let verb = update.movedSections.contains { $0.from == section } ? "move" : "delete"
            throw failure(
                .sectionDoesNotExist,
                "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update",
                "Deletions, reloads and the starts of moves count sections as before the update. \(countsText)")
        }
        for section in update.insertedSections where !after.indices.contains(section) {
            throw failure(
                .sectionDoesNotExist,
                "attempt to insert section \(section) but there are only \(after.count) sections after the update",
                "Insertions count sections as after the update. \(countsText)")
        }
        for move in update.movedSections where !after.indices.contains(move.to) {
            throw failure(
                .sectionDoesNotExist,
                "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections after the update",
                "The ends of moves count sections as after the update. \(countsText)")
        }
        try checkSectionConflicts()
    }

    private func checkSectionConflicts() throws(BatchUpdateError) {
        guard update.count > 1 else { return }
        if let section = update.reloadedSections.firstCommon(with: update.deletedSections) {
            throw conflict("attempt to delete and reload the same section (\(section))")
        }
        let starts = update.movedSections.map(\.from)
        for removed in [update.deletedSections, update.reloadedSections] {
            if let section = starts.firstCommon(with: removed) {
                throw conflict("attempt to perform a delete and a move from the same section (\(section))")
            }
        }
        if let section = update.movedSections.map(\.to).sorted().firstCommon(with: update.insertedSections) {
            throw conflict("attempt to perform an insert and a move to the same section (\(section))")
        }
        let moves = update.movedSections
        if let place = moves.firstRepeat(by: \.from) {
            throw conflict(
                "attempt to move section \(moves[place].from) to both section \(moves[place].to) and section \(moves[place + 1].to)"
            )
        }
        let ends = moves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
        if let place = ends.firstRepeat(by: \.to) {
            throw conflict(
                "attempt to move both section \(ends[place].from) and section \(ends[place + 1].from) to the same section \(ends[place].to)"
            )
        }
        for (what, list) in [
            ("delete", update.deletedSections), ("insert", update.insertedSections),
            ("reload", update.reloadedSections),
        ] {
            if let place = list.firstRepeat(by: \.self) {
                throw conflict("attempt to \(what) section \(list[place]) twice")
            }
        }
    }
}
