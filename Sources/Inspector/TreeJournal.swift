/// The last rows sent about each view, and since when they hold: a page asks for the rows that differ from its own.
///
/// Invariant: `rows` holds the views of the last walk, each with the mark of its last change; no mark is later than
/// `mark`; a view is in `rows` or among the gone, not both.
struct TreeJournal {
    /// Raised whenever a walk finds anything other than the walk before.
    private(set) var mark = 0
    private var rows: [Int: (row: TreeRow, mark: Int)] = [:]
    private var gone: [(id: Int, mark: Int)] = []
    /// The latest mark whose removals are forgotten: a page with an earlier mark gets the whole tree.
    private var forgotten = 0
    /// The number of removed views that are remembered.
    private static let longestMemory = 10_000

    /// Records a walk over all views, parents before their children. O(views).
    mutating func record(_ walk: [TreeRow]) {
        let next = mark + 1
        var isOther = false
        var old = rows
        rows.reserveCapacity(walk.count)
        for row in walk {
            if let known = old.removeValue(forKey: row.id), known.row == row { continue }
            rows[row.id] = (row, next)
            isOther = true
        }
        for id in old.keys.sorted() {
            rows[id] = nil
            gone.append((id, next))
            isOther = true
        }
        if isOther {
            let present = rows
            gone.removeAll { present[$0.id] != nil }
            mark = next
        }
        if gone.count > Self.longestMemory {
            let dropped = gone.count - Self.longestMemory / 2
            forgotten = gone[dropped - 1].mark
            gone.removeFirst(dropped)
        }
    }

    /// The rows that changed after a mark, in the order of the last walk.
    func changes(after known: Int, in walk: [TreeRow]) -> (isWhole: Bool, rows: [TreeRow], gone: [Int]) {
        guard known > 0, known <= mark, known >= forgotten else { return (true, walk, []) }
        guard known < mark else { return (false, [], []) }
        return (
            false, walk.filter { (rows[$0.id]?.mark ?? 0) > known }, gone.filter { $0.mark > known }.map(\.id)
        )
    }

    /// Empty where the invariant holds.
    func checkInvariants() -> [String] {
        var errors: [String] = []
        for (id, entry) in rows where entry.mark > mark || entry.row.id != id {
            errors.append("row \(id) is of \(entry.mark), and the journal of \(mark)")
        }
        for entry in gone where rows[entry.id] != nil || entry.mark > mark {
            errors.append("view \(entry.id) is gone, and there")
        }
        return errors
    }
}
