/// Changes of sections and rows that take effect together.
///
/// Deletions and reloads are in the indexes before the update, insertions in those after it, moves from the one to the
/// other; sections come first; the order in which changes are added has no meaning.
/// Source: UIKit's rules for `performBatchUpdates`.
public struct BatchUpdate: Hashable, Sendable {
    public struct SectionMove: Hashable, Sendable {
        public var from: Int
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    public struct RowMove: Hashable, Sendable {
        public var from: RowPosition
        public var to: RowPosition

        public init(from: RowPosition, to: RowPosition) {
            self.from = from
            self.to = to
        }
    }

    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var reloadedSections: [Int] = []
    public var movedSections: [SectionMove] = []
    public var deletedRows: [RowPosition] = []
    public var insertedRows: [RowPosition] = []
    public var reloadedRows: [RowPosition] = []
    public var movedRows: [RowMove] = []

    public init() {}

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
