/// Changes of sections and rows that take effect together.
///
/// Deletions and reloads are in the indexes before the update, insertions in those after it, moves from the one to the
/// other; sections come first; the order in which changes are added has no meaning.
/// Source: UIKit's rules for `performBatchUpdates`.
public struct BatchUpdate: Hashable, Sendable {
    /// A section's old and new place.
    public struct SectionMove: Hashable, Sendable {
        /// The number before the update.
        public var from: Int
        /// The number after the update.
        public var to: Int

        /// Makes a section's move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A row's old and new place.
    public struct RowMove: Hashable, Sendable {
        /// The position before the update.
        public var from: RowPosition
        /// The position after the update.
        public var to: RowPosition

        /// Makes a row's move.
        public init(from: RowPosition, to: RowPosition) {
            self.from = from
            self.to = to
        }
    }

    /// Numbers of sections before the update.
    public var deletedSections: [Int] = []
    /// Numbers of sections after the update.
    public var insertedSections: [Int] = []
    /// Numbers of sections before the update.
    public var reloadedSections: [Int] = []
    /// Sections that are elsewhere after the update.
    public var movedSections: [SectionMove] = []
    /// Positions of rows before the update.
    public var deletedRows: [RowPosition] = []
    /// Positions of rows after the update.
    public var insertedRows: [RowPosition] = []
    /// Positions of rows before the update.
    public var reloadedRows: [RowPosition] = []
    /// Rows that are elsewhere after the update.
    public var movedRows: [RowMove] = []

    /// Makes an update that changes nothing.
    public init() {}

    /// The update changes nothing.
    public var isEmpty: Bool { count == 0 }

    /// The number of changes.
    public var count: Int {
        deletedSections.count + insertedSections.count + reloadedSections.count + movedSections.count
            + deletedRows.count + insertedRows.count + reloadedRows.count + movedRows.count
    }

    /// The same changes in ascending order.
    func sorted() -> BatchUpdate {
        guard count > 1 else { return self }
        var sorted = self
        sorted.deletedSections.sort()
        sorted.insertedSections.sort()
        sorted.reloadedSections.sort()
        sorted.movedSections.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        sorted.deletedRows.sort()
        sorted.insertedRows.sort()
        sorted.reloadedRows.sort()
        sorted.movedRows.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return sorted
    }
}

extension BatchUpdate {
    /// Checks the update against the counts of rows per section before and after it; returns the mapping of all
    /// positions.
    ///
    /// Nothing is changed; on an error everything is as it was. O(sections + changes · log changes).
    public func mapping(
        from before: [Int], to after: [Int], wording: UpdateWording = .tableView
    ) throws(BatchUpdateError) -> UpdateMapping {
        let check = UpdateCheck(update: sorted(), before: before, after: after, wording: wording)
        try check.checkSections()
        try check.checkRows()
        try check.checkSectionCount()
        let sections = SectionMapping(check)
        try check.checkRowMoves(sections)
        let rows = RowChanges(check.update, sections)
        try check.checkRowCounts(sections, rows)
        return UpdateMapping(update: check.update, before: before, after: after, sections: sections, rows: rows)
    }
}

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
