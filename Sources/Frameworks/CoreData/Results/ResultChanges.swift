import Foundation

/// Changes of a context, as far as they concern results of a plan.
struct ResultChanges {
    private let plan: FetchPlan
    private let context: NSManagedObjectContext
    private let touched: [NSManagedObject]
    private let deleted: Set<NSManagedObject>

    init(
        _ plan: FetchPlan, _ context: NSManagedObjectContext, inserted: Set<NSManagedObject>,
        updated: Set<NSManagedObject>, deleted: Set<NSManagedObject>
    ) {
        self.plan = plan
        self.context = context
        let family = Set(plan.includesSubentities ? plan.entity.family : [plan.entity.index])
        self.deleted = deleted.filter { family.contains($0.layout.index) }
        touched = inserted.union(updated).filter { family.contains($0.layout.index) && !deleted.contains($0) }
            .sorted { abs($0.reference.row) < abs($1.reference.row) }
    }

    /// False where no changed object is of the results' entity.
    var mayConcern: Bool { !touched.isEmpty || !deleted.isEmpty }

    /// The changed objects by their numbers.
    var objects: [RowReference: NSManagedObject] {
        Dictionary((touched + Array(deleted)).map { ($0.reference, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The results after the changes; nil where none concerns them.
    func applied(to old: [NSManagedObject]) -> [NSManagedObject]? {
        let known = Set(old.map(ObjectIdentifier.init))
        let evaluation = MemoryEvaluation(plan, context: context)
        let moved = Set(touched.map(ObjectIdentifier.init))
        let gone = Set(deleted.map(ObjectIdentifier.init))
        let fitting = touched.filter { (try? evaluation.holds(for: $0)) == true && !$0.state.contains(.deleted) }
        guard !fitting.isEmpty || !known.isDisjoint(with: moved) || !known.isDisjoint(with: gone) else { return nil }
        var rest = old.filter { !moved.contains(ObjectIdentifier($0)) && !gone.contains(ObjectIdentifier($0)) }
        // An object whose place is right stays there, so that equal keys don't change their order.
        let places = Dictionary(
            old.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: { $1 })
        for object in fitting.sorted(by: {
            (places[ObjectIdentifier($0)] ?? .max) < (places[ObjectIdentifier($1)] ?? .max)
        }) {
            rest.insert(object, at: place(of: object, in: rest, was: places[ObjectIdentifier(object)], places))
        }
        return rest
    }

    private func place(
        of object: NSManagedObject, in list: [NSManagedObject], was: Int?, _ places: [ObjectIdentifier: Int]
    ) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            switch SortOrder.compare(list[middle], object, by: plan.order) {
            case .orderedDescending: high = middle
            case .orderedAscending: low = middle + 1
            case .orderedSame:
                let isAfter = was.map { (places[ObjectIdentifier(list[middle])] ?? .max) > $0 } ?? false
                if isAfter { high = middle } else { low = middle + 1 }
            }
        }
        return low
    }
}

/// The changes between two states of results, as a delegate is told of them.
struct ResultReport {
    struct Change {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var from: IndexPath?
        var to: IndexPath?
    }

    let oldSections: ResultSections
    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private(set) var changes: [Change] = []
    let updated: Set<NSManagedObject>

    var isEmpty: Bool { changes.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty }

    init(
        old: [NSManagedObject], oldSections: ResultSections, new: [NSManagedObject], newSections: ResultSections,
        updated: Set<NSManagedObject>, hasSections: Bool
    ) {
        self.oldSections = oldSections
        if hasSections {
            let (before, after) = (Set(oldSections.names), Set(newSections.names))
            deletedSections = oldSections.names.indices.reversed().filter { !after.contains(oldSections.names[$0]) }
            insertedSections = newSections.names.indices.filter { !before.contains(newSections.names[$0]) }
        }
        let oldPlaces = Self.places(old)
        let newPlaces = Self.places(new)
        self.updated = updated.filter {
            oldPlaces[ObjectIdentifier($0)] != nil && newPlaces[ObjectIdentifier($0)] != nil
        }
        let moved = Self.moved(old, new, oldPlaces, newPlaces, updated)
        for (index, object) in old.enumerated().reversed() where newPlaces[ObjectIdentifier(object)] == nil {
            changes.append(Change(object: object, type: .delete, from: oldSections.indexPath(index), to: nil))
        }
        for (index, object) in new.enumerated() {
            let identifier = ObjectIdentifier(object)
            guard let before = oldPlaces[identifier] else {
                changes.append(Change(object: object, type: .insert, from: nil, to: newSections.indexPath(index)))
                continue
            }
            let (from, to) = (oldSections.indexPath(before), newSections.indexPath(index))
            let changesSection = hasSections && oldSections.names[from[0]] != newSections.names[to[0]]
            if moved.contains(identifier) || changesSection {
                changes.append(Change(object: object, type: .move, from: from, to: to))
            } else if updated.contains(object) {
                changes.append(Change(object: object, type: .update, from: from, to: to))
            }
        }
    }

    private static func places(_ objects: [NSManagedObject]) -> [ObjectIdentifier: Int] {
        Dictionary(objects.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: { $1 })
    }

    /// Objects that changed and aren't any more between the neighbours that stayed.
    private static func moved(
        _ old: [NSManagedObject], _ new: [NSManagedObject], _ oldPlaces: [ObjectIdentifier: Int],
        _ newPlaces: [ObjectIdentifier: Int], _ updated: Set<NSManagedObject>
    ) -> Set<ObjectIdentifier> {
        let kept = old.filter { newPlaces[ObjectIdentifier($0)] != nil }
        let order = new.filter { oldPlaces[ObjectIdentifier($0)] != nil }
        var moved: Set<ObjectIdentifier> = []
        var (left, right) = (0, 0)
        while left < kept.count, right < order.count {
            if kept[left] === order[right] {
                left += 1
                right += 1
            } else if moved.contains(ObjectIdentifier(kept[left])) {
                left += 1
            } else if moved.contains(ObjectIdentifier(order[right])) {
                right += 1
            } else if updated.contains(order[right]) && !updated.contains(kept[left]) {
                moved.insert(ObjectIdentifier(order[right]))
                right += 1
            } else {
                moved.insert(ObjectIdentifier(kept[left]))
                left += 1
            }
        }
        return moved
    }
}
