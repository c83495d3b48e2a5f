import Foundation
import ListSnapshots

/// The state that controllers of one list of results share, whatever type of results they are for.
final class ResultsCore: @unchecked Sendable {
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    var fetch: () throws -> ResultList = { ResultList([]) }
    var plan: () throws -> FetchPlan? = { nil }
    /// The controller of these results, which retains them.
    weak var controller: AnyObject?
    private var observer: (any NSObjectProtocol)?

    private(set) var hasFetched = false
    private(set) var list = ResultList([])
    /// Section names, with the number of the first object of each.
    private(set) var sections = ResultSections()

    init(_ context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?) {
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    func performFetch() throws {
        adopt(try fetch())
        hasFetched = true
        if observer == nil {
            observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
            ) { [weak self] notification in self?.follow(notification) }
        }
        // The first snapshot, where the delegate takes snapshots.
        if let delegate, let controller = controllerOfAny {
            delegate.controller(controller, didChangeContentWith: snapshot(updated: []))
        }
    }

    /// The controller itself as one of any results.
    ///
    /// Controllers of all results have the same form, and only `FetchedResults` gives values whose size goes by the results'
    /// type; it takes that from the caller.
    private var controllerOfAny: NSFetchedResultsController<any NSFetchRequestResult>? {
        controller.map {
            Unmanaged<NSFetchedResultsController<any NSFetchRequestResult>>
                .fromOpaque(Unmanaged.passUnretained($0).toOpaque()).takeUnretainedValue()
        }
    }

    private func adopt(_ found: ResultList) {
        list = found
        sections = ResultSections(names: sectionNames(found), count: found.count)
    }

    var objects: [NSManagedObject] { list.objects() }

    // MARK: Places

    func object(at indexPath: IndexPath) -> NSManagedObject? {
        guard indexPath.count == 2, indexPath[0] < sections.count, indexPath[0] >= 0 else { return nil }
        let range = sections.range(indexPath[0])
        let index = range.lowerBound + indexPath[1]
        return range.contains(index) ? list[index] : nil
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? {
        list.place(of: object).map { sections.indexPath($0) }
    }

    // MARK: Sections

    private func sectionName(_ object: NSManagedObject) -> String {
        guard let sectionNameKeyPath else { return "" }
        let value = SortOrder.value(object, sectionNameKeyPath.split(separator: ".").map(String.init))
        return value.map { ($0 as? String) ?? "\($0)" } ?? ""
    }

    /// The name of each object's section; nil without sections.
    private func sectionNames(_ found: ResultList) -> [String]? {
        sectionNameKeyPath == nil ? nil : found.objects().map(sectionName)
    }

    var sectionInfos: [ResultSection] {
        guard sectionNameKeyPath != nil else {
            return [ResultSection(name: "", indexTitle: nil, list: list, range: 0..<list.count)]
        }
        return sections.names.enumerated().map { index, name in
            ResultSection(name: name, indexTitle: title(name), list: list, range: sections.range(index))
        }
    }

    func title(_ name: String) -> String? {
        if let delegate, let controller = controllerOfAny {
            MissingMethods.shared.clear()
            let title = delegate.controller(controller, sectionIndexTitleForSectionName: name)
            if !MissingMethods.shared.title { return title }
        }
        return name.first.map { $0.uppercased() }
    }

    var indexTitles: [String] {
        guard sectionNameKeyPath != nil else { return [] }
        var titles: [String] = []
        for title in sectionInfos.compactMap(\.indexTitle) where titles.last != title { titles.append(title) }
        return titles
    }

    // MARK: Changes

    private func follow(_ notification: Notification) {
        guard hasFetched, let plan = try? plan() else { return }
        func set(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
        guard delegate != nil else { return }
        let updated = set(NSUpdatedObjectsKey).union(set(NSRefreshedObjectsKey))
        let changes = ResultChanges(
            plan, context, inserted: set(NSInsertedObjectsKey), updated: updated, deleted: set(NSDeletedObjectsKey))
        guard changes.mayConcern else { return }
        let old = list.objects(known: changes.objects)
        let oldSections = sections
        guard let new = changes.applied(to: old) else { return }
        adopt(ResultList(new))
        let report = ResultReport(
            old: old, oldSections: oldSections, new: new, newSections: sections, updated: updated,
            hasSections: sectionNameKeyPath != nil)
        tell(report, old)
    }

    private func snapshot(updated: Set<NSManagedObject>) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for (index, name) in (sectionNameKeyPath == nil ? [""] : sections.names).enumerated() {
            let range = sectionNameKeyPath == nil ? 0..<list.count : sections.range(index)
            snapshot.appendSections(withIdentifiers: [name])
            snapshot.appendItems(withIdentifiers: range.compactMap(list.identity), intoSectionWithIdentifier: name)
        }
        if !updated.isEmpty {
            let reloaded = objects.filter { updated.contains($0) }.map(\.objectID)
            if !reloaded.isEmpty { snapshot.reloadItems(withIdentifiers: reloaded) }
        }
        return snapshot
    }

    private func tell(_ report: ResultReport, _ old: [NSManagedObject]) {
        guard let delegate, let controller = controllerOfAny, !report.isEmpty else { return }
        MissingMethods.shared.clear()
        delegate.controller(controller, didChangeContentWith: snapshot(updated: report.updated))
        guard MissingMethods.shared.snapshot else { return }
        if sectionNameKeyPath == nil {
            MissingMethods.shared.clear()
            delegate.controller(
                controller,
                didChangeContentWith: objects.map(\.objectID).difference(from: old.map(\.objectID)).inferringMoves())
            guard MissingMethods.shared.difference else { return }
        }
        delegate.controllerWillChangeContent(controller)
        let infos = sectionInfos
        for index in report.deletedSections {
            let info = ResultSection(name: report.oldSections.names[index], indexTitle: nil, list: list, range: 0..<0)
            delegate.controller(controller, didChange: info, atSectionIndex: index, for: .delete)
        }
        for index in report.insertedSections {
            delegate.controller(controller, didChange: infos[index], atSectionIndex: index, for: .insert)
        }
        for change in report.changes {
            delegate.controller(
                controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
        }
        delegate.controllerDidChangeContent(controller)
    }
}
