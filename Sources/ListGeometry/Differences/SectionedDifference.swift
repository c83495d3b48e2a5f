/// The changes of rows between two lists of sections.
struct SectionedDifference {
    let sections: IdentifierMatches
    let items: IdentifierMatches
    let oldStarts: [Int]
    let newStarts: [Int]
    /// True if rows move out of deleted sections and into inserted ones.
    let movesAcrossSections: Bool

    private(set) var deleted: [RowPosition] = []
    private(set) var inserted: [RowPosition] = []
    private(set) var moved: [BatchUpdate.RowMove] = []
    /// Old items that stay or move.
    private var isAccountedFor: [Bool] = []

    init(
        sections: IdentifierMatches, items: IdentifierMatches, oldStarts: [Int], newStarts: [Int],
        movesAcrossSections: Bool
    ) {
        self.sections = sections
        self.items = items
        self.oldStarts = oldStarts
        self.newStarts = newStarts
        self.movesAcrossSections = movesAcrossSections
    }

    mutating func run() {
        isAccountedFor = Array(repeating: false, count: items.oldCount)
        var survives = Array(repeating: false, count: oldStarts.count - 1)
        for section in 0..<newStarts.count - 1 {
            if let old = sections.oldPosition(of: section) { survives[old] = true }
        }
        for section in 0..<newStarts.count - 1 {
            let old = sections.oldPosition(of: section)
            if let old, isUnchanged(section, old) {
                for item in oldStarts[old]..<oldStarts[old + 1] { isAccountedFor[item] = true }
            } else {
                compare(section, old, survives)
            }
        }
        for section in survives.indices where survives[section] {
            let start = oldStarts[section]
            for item in start..<oldStarts[section + 1] where !isAccountedFor[item] {
                deleted.append(RowPosition(section: section, row: item - start))
            }
        }
    }

    /// True if a section lies in the items that both lists begin or end with.
    private func isUnchanged(_ section: Int, _ old: Int) -> Bool {
        let (start, end) = (newStarts[section], newStarts[section + 1])
        guard end - start == oldStarts[old + 1] - oldStarts[old] else { return false }
        if end <= items.prefix { return oldStarts[old] == start }
        return start >= items.newCount - items.suffix && oldStarts[old] == start - items.newCount + items.oldCount
    }

    private mutating func compare(_ section: Int, _ old: Int?, _ survives: [Bool]) {
        let start = newStarts[section]
        let oldItems = old.map { oldStarts[$0]..<oldStarts[$0 + 1] } ?? 0..<0
        var kept: [Int32] = []
        var places: [Int] = []
        for item in start..<newStarts[section + 1] {
            let position = RowPosition(section: section, row: item - start)
            guard let oldItem = items.oldPosition(of: item) else {
                if old != nil { inserted.append(position) }
                continue
            }
            if oldItems.contains(oldItem) {
                kept.append(Int32(truncatingIfNeeded: oldItem))
                places.append(position.row)
                isAccountedFor[oldItem] = true
            } else {
                enter(position, from: oldItem, isNewSection: old == nil, survives)
            }
        }
        for place in IncreasingSubsequence.complement(of: kept) {
            let end = RowPosition(section: section, row: places[place])
            moved.append(BatchUpdate.RowMove(from: oldPosition(ofItem: Int(kept[place])), to: end))
        }
    }

    /// An item that comes from another section.
    private mutating func enter(_ position: RowPosition, from item: Int, isNewSection: Bool, _ survives: [Bool]) {
        let start = oldPosition(ofItem: item)
        if movesAcrossSections || (survives[start.section] && !isNewSection) {
            moved.append(BatchUpdate.RowMove(from: start, to: position))
            isAccountedFor[item] = true
        } else if !isNewSection {
            inserted.append(position)
        }
    }

    private func oldPosition(ofItem item: Int) -> RowPosition {
        // The last section that starts at or before the item and isn't empty there.
        var (low, high) = (0, oldStarts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if oldStarts[middle + 1] <= item { low = middle + 1 } else { high = middle }
        }
        return RowPosition(section: low, row: item - oldStarts[low])
    }
}
