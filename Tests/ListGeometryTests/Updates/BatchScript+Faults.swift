import ListGeometry
import TestSupport

extension BatchScript {
    struct Fault {
        var kind: BatchUpdateError.Kind
        var after: [Int]
    }

    /// Puts one fault into the batch or the counts; nil where this list has no room for it.
    mutating func addFault() -> Fault? {
        let after = after
        switch random.below(12) {
        case 0:
            update.deletedSections.append(old.count + random.below(3))
            return Fault(kind: .sectionDoesNotExist, after: after)
        case 1:
            update.insertedSections.append(random.chance(50) ? -1 : new.count)
            return Fault(kind: .sectionDoesNotExist, after: after)
        case 2:
            guard let section = random.index(of: old) else { return nil }
            let position = RowPosition(section: section, row: old[section].rows.count + random.below(2))
            if random.chance(50) { update.deletedRows.append(position) } else { update.reloadedRows.append(position) }
            return Fault(kind: .rowDoesNotExist, after: after)
        case 3:
            guard let section = random.index(of: new) else { return nil }
            update.insertedRows.append(RowPosition(section: section, row: random.chance(50) ? -1 : after[section]))
            return Fault(kind: .rowDoesNotExist, after: after)
        case 4:
            update.movedRows.append(
                .init(from: RowPosition(section: old.count, row: 0), to: RowPosition(section: 0, row: 0)))
            return Fault(kind: .rowDoesNotExist, after: after)
        case 5:
            guard let deleted = update.deletedRows.first else { return nil }
            if random.chance(50) { update.reloadedRows.append(deleted) } else { update.deletedRows.append(deleted) }
            return Fault(kind: .conflict, after: after)
        case 6:
            guard let move = update.movedRows.first else { return nil }
            if random.chance(50) { update.deletedRows.append(move.from) } else { update.insertedRows.append(move.to) }
            return Fault(kind: .conflict, after: after)
        case 7:
            guard let move = update.movedSections.first else { return nil }
            if random.chance(50) { update.deletedSections.append(move.from) } else { update.movedSections.append(move) }
            return Fault(kind: .conflict, after: after)
        case 8:
            return Fault(kind: .sectionCount, after: after + [random.below(4)])
        default:
            // A section that stays reports another count: more rows, so that no position is out of bounds.
            let replaced = Set(update.insertedSections)
            let kept = new.indices.filter { !replaced.contains($0) && !reloadedSections.contains(new[$0].id) }
            guard let place = random.index(of: kept) else { return nil }
            var counts = after
            counts[kept[place]] += 1 + random.below(4)
            return Fault(kind: .rowCount, after: counts)
        }
    }
}

extension SeededGenerator {
    mutating func index<Element>(of array: [Element]) -> Int? { array.isEmpty ? nil : below(array.count) }
}
