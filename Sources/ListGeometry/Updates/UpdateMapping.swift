/// The new positions of sections and rows after a batch of updates that fits the counts around it.
public struct UpdateMapping: Sendable {
    /// The changes, each list ascending.
    public let update: BatchUpdate
    /// The rows per section before and after.
    public let before: [Int]
    /// The rows per section after the update.
    public let after: [Int]
    let sections: SectionMapping
    /// The stretches of rows that stay in order, for sections after in which rows are inserted or deleted.
    private let stretches: [Int: [RowStretch]]
    /// The moves of rows by their ends; those of `update` are by their starts.
    private let movesByEnd: [BatchUpdate.RowMove]

    init(update: BatchUpdate, before: [Int], after: [Int], sections: SectionMapping, rows: RowChanges) {
        self.update = update
        self.before = before
        self.after = after
        self.sections = sections
        var stretches: [Int: [RowStretch]] = [:]
        for (section, old) in sections.old.enumerated() {
            guard let old, !rows.leaving[old].isEmpty || !rows.entering[section].isEmpty else { continue }
            stretches[section] = RowStretch.between(
                leaving: rows.leaving[old], entering: rows.entering[section], count: before[old])
        }
        self.stretches = stretches
        movesByEnd = update.movedRows.sorted { $0.to < $1.to }
    }

    // MARK: - Sections

    /// The index after of a section before; nil where it is deleted.
    public func newSection(of old: Int) -> Int? { sections.new.indices.contains(old) ? sections.new[old] : nil }

    /// The index before of a section after; nil where it is inserted.
    public func oldSection(of new: Int) -> Int? { sections.old.indices.contains(new) ? sections.old[new] : nil }

    /// True if a section before is replaced, with all its rows, by a new one.
    public func isReloaded(section old: Int) -> Bool {
        sections.isReloaded.indices.contains(old) && sections.isReloaded[old]
    }

    // MARK: - Rows

    /// The place after of a row before; nil where it, or its section, is deleted or its section reloaded.
    ///
    /// A reloaded row keeps its place. O(log changes).
    public func newPosition(of old: RowPosition) -> RowPosition? {
        let moves = update.movedRows
        if let place = moves.sortedIndex(of: old, by: \.from) { return moves[place].to }
        guard before.indices.contains(old.section), old.row >= 0, old.row < before[old.section],
            sections.keepsRows(before: old.section), let section = sections.new[old.section]
        else { return nil }
        guard let stretches = stretches[section] else { return RowPosition(section: section, row: old.row) }
        return RowStretch.find(old.row, in: stretches, by: \.old).map {
            RowPosition(section: section, row: $0.new + old.row - $0.old)
        }
    }

    /// The place before of a row after; nil where it, or its section, is new.
    public func oldPosition(of new: RowPosition) -> RowPosition? {
        if let place = movesByEnd.sortedIndex(of: new, by: \.to) { return movesByEnd[place].from }
        guard after.indices.contains(new.section), new.row >= 0, new.row < after[new.section],
            sections.keepsRows(after: new.section), let section = sections.old[new.section]
        else { return nil }
        guard let stretches = stretches[new.section] else { return RowPosition(section: section, row: new.row) }
        return RowStretch.find(new.row, in: stretches, by: \.new).map {
            RowPosition(section: section, row: $0.old + new.row - $0.new)
        }
    }

    /// True if a row before is replaced by a new one in its place, itself or with its section.
    public func isReloaded(_ old: RowPosition) -> Bool {
        update.reloadedRows.sortedIndex(of: old, by: \.self) != nil || isReloaded(section: old.section)
    }

    // MARK: - Entries

    /// The place after of an entry before; the header and footer of a reloaded section keep theirs.
    public func newEntry(of old: ListEntry) -> ListEntry? {
        switch old {
        case .row(let position): newPosition(of: position).map { .row($0) }
        case .header(let section): newSection(of: section).map { .header(section: $0) }
        case .footer(let section): newSection(of: section).map { .footer(section: $0) }
        }
    }

    /// The anchor to keep through this update: the preferred one, else the first row that was shown and still exists,
    /// else the first such header or footer; its entry has the index after the update, its offset is the one before.
    public func anchor(preferring anchor: ListAnchor?, shown: @autoclosure () -> [PlacedEntry]) -> ListAnchor? {
        if let anchor, let entry = newEntry(of: anchor.entry) {
            return ListAnchor(entry: entry, offset: anchor.offset)
        }
        let survivors = shown().lazy.compactMap { placed in
            self.newEntry(of: placed.entry).map { ListAnchor(entry: $0, offset: placed.extent.offset) }
        }
        return survivors.first { $0.entry.row != nil } ?? survivors.first
    }
}
