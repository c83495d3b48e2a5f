extension BatchUpdate {
    /// A line for each change, deletions first.
    func lines(_ wording: UpdateWording) -> [String] {
        func path(_ position: RowPosition) -> String { "(\(position.section) - \(position.row))" }
        let row = wording.row
        return deletedSections.map { "Delete section (\($0))" } + deletedRows.map { "Delete \(row) \(path($0))" }
            + reloadedSections.map { "Reload section (\($0))" } + reloadedRows.map { "Reload \(row) \(path($0))" }
            + movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
            + movedRows.map { "Move \(row) \(path($0.from)) to \(path($0.to))" }
            + insertedSections.map { "Insert section (\($0))" } + insertedRows.map { "Insert \(row) \(path($0))" }
    }

    /// The changes in one line, at most so many of them.
    func text(_ wording: UpdateWording, limit: Int) -> String {
        let lines = lines(wording)
        if lines.isEmpty { return "none at all" }
        let shown = lines.prefix(limit).joined(separator: ", ")
        return lines.count > limit ? "\(shown), … \(lines.count - limit) more" : shown
    }
}
