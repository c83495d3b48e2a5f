import ListGeometry
import TestSupport

/// A random list of numbered sections and rows, another that it may turn into, and the batch that says so.
///
/// The second list is made first, of kept, moved and new numbers; the batch is read off the numbers. So the batch is
/// valid by construction, and where a row goes is known from its number and not by the rules under test.
struct BatchScript {
    struct Section: Equatable {
        var id: Int
        var rows: [Int]
    }

    var random: SeededGenerator
    var old: [Section] = []
    var new: [Section] = []
    var update = BatchUpdate()
    /// Numbers of rows whose section is reloaded, or that are reloaded themselves.
    var reloadedSections: Set<Int> = []
    var reloadedRows: Set<Int> = []
    private var nextID = 0

    var before: [Int] { old.map(\.rows.count) }
    var after: [Int] { new.map(\.rows.count) }

    init(seed: UInt64, isTable: Bool) {
        random = SeededGenerator(seed: seed)
        old = (0..<random.below(6)).map { _ in newSection(rows: random.below(9)) }
        let kept = makeSections()
        moveRows(isTable: isTable, kept: kept)
        readRows(isTable: isTable)
        shuffle()
    }

    private mutating func fresh() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func newSection(rows: Int) -> Section {
        Section(id: fresh(), rows: (0..<rows).map { _ in fresh() })
    }

    /// Deletes, moves, reloads and inserts sections; returns the sections that keep their rows.
    private mutating func makeSections() -> Set<Int> {
        var moved: [Section] = []
        var keepsRows: Set<Int> = []
        for (index, section) in old.enumerated() {
            switch random.below(10) {
            case 0: update.deletedSections.append(index)
            case 1: moved.append(section)
            case 2:
                reloadedSections.insert(section.id)
                update.reloadedSections.append(index)
                var replaced = section
                replaced.rows = (0..<random.below(9)).map { _ in fresh() }
                new.append(replaced)
            default: new.append(section)
            }
        }
        for section in moved { new.insert(section, at: random.below(new.count + 1)) }
        for _ in 0..<random.below(3) where random.chance(40) {
            let section = newSection(rows: random.below(5))
            new.insert(section, at: random.below(new.count + 1))
        }
        let oldIDs = old.map(\.id)
        for (index, section) in new.enumerated() {
            guard let start = oldIDs.firstIndex(of: section.id) else {
                update.insertedSections.append(index)
                continue
            }
            if moved.contains(section) { update.movedSections.append(.init(from: start, to: index)) }
            if !reloadedSections.contains(section.id) { keepsRows.insert(section.id) }
        }
        return keepsRows
    }

    private var movedRows: [Int] = []

    /// Deletes rows, takes rows out to put them elsewhere, inserts new ones.
    private mutating func moveRows(isTable: Bool, kept: Set<Int>) {
        for index in new.indices where kept.contains(new[index].id) {
            var rows: [Int] = []
            for row in new[index].rows {
                switch random.below(10) {
                case 0: break
                case 1: movedRows.append(row)
                default: rows.append(row)
                }
            }
            new[index].rows = rows
        }
        if !isTable {
            let ids = Set(new.map(\.id))
            for section in old where !ids.contains(section.id) || reloadedSections.contains(section.id) {
                movedRows += section.rows.filter { _ in random.chance(20) }
            }
        }
        for index in new.indices where kept.contains(new[index].id) {
            for _ in 0..<random.below(3) where random.chance(50) {
                new[index].rows.insert(fresh(), at: random.below(new[index].rows.count + 1))
            }
        }
        let targets = new.indices.filter { !isTable || kept.contains(new[$0].id) }
        movedRows = movedRows.filter { row in
            guard !targets.isEmpty else { return false }
            let index = targets[random.below(targets.count)]
            new[index].rows.insert(row, at: random.below(new[index].rows.count + 1))
            return true
        }
    }

    /// Reads the changes of rows off the numbers.
    private mutating func readRows(isTable: Bool) {
        let starts = Self.positions(old)
        let ends = Self.positions(new)
        let keptSections = Set(new.map(\.id)).subtracting(reloadedSections)
        let moved = Set(movedRows)
        for section in old {
            for row in section.rows {
                guard let start = starts[row] else { continue }
                if moved.contains(row), let end = ends[row] {
                    update.movedRows.append(.init(from: start, to: end))
                } else if !keptSections.contains(section.id) {
                    // To delete or reload a row of a section that goes is superfluous and allowed.
                    if random.chance(5) { update.deletedRows.append(start) }
                } else if ends[row] == nil {
                    update.deletedRows.append(start)
                } else if random.chance(15) {
                    reloadedRows.insert(row)
                    update.reloadedRows.append(start)
                }
            }
        }
        let oldSections = Set(old.map(\.id))
        for section in new {
            let isNew = !oldSections.contains(section.id) || reloadedSections.contains(section.id)
            for row in section.rows where starts[row] == nil {
                guard let end = ends[row] else { continue }
                if !isNew || random.chance(5) { update.insertedRows.append(end) }
            }
        }
    }

    private mutating func shuffle() {
        update.deletedSections.shuffle(using: &random)
        update.insertedSections.shuffle(using: &random)
        update.movedSections.shuffle(using: &random)
        update.deletedRows.shuffle(using: &random)
        update.insertedRows.shuffle(using: &random)
        update.reloadedRows.shuffle(using: &random)
        update.movedRows.shuffle(using: &random)
    }

    static func positions(_ sections: [Section]) -> [Int: RowPosition] {
        var positions: [Int: RowPosition] = [:]
        for (index, section) in sections.enumerated() {
            for (row, id) in section.rows.enumerated() { positions[id] = RowPosition(section: index, row: row) }
        }
        return positions
    }
}
