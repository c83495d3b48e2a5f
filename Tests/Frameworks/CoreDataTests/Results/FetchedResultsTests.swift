import CoreData
import XCTest

/// Kind: documented — Apple's documentation of fetched results controllers and their delegates.
final class FetchedResultsTests: XCTestCase {
    private var context: NSManagedObjectContext!
    private let delegate = Recorder()

    override func setUpWithError() throws {
        context = try Library.container().viewContext
        for name in ["Ada", "Abe", "Bob", "Cid"] { person(name) }
        try context.save()
    }

    /// An empty list of sort descriptors is one: SwiftUI's documentation fetches so.
    func testResultsWithoutAnOrder() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = []
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = delegate
        try results.performFetch()
        XCTAssertEqual(results.fetchedObjects?.compactMap(\.name).sorted(), ["Abe", "Ada", "Bob", "Cid"])
        person("Dee")
        context.processPendingChanges()
        XCTAssertEqual(results.fetchedObjects?.count, 5)
        try context.save()
        XCTAssertEqual(Set(results.fetchedObjects?.compactMap(\.name) ?? []).count, 5)
    }

    @discardableResult
    private func person(_ name: String) -> Person {
        let person = Person(context: context)
        person.name = name
        return person
    }

    private func found(_ name: String) throws -> Person {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name == %@", name)
        return try XCTUnwrap(context.fetch(request).first)
    }

    private func results(sections: String? = nil, predicate: String? = nil) throws -> NSFetchedResultsController<Person>
    {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.predicate = predicate.map { NSPredicate(format: $0) }
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        results.delegate = delegate
        try results.performFetch()
        delegate.events = []
        return results
    }

    private func events(_ change: () throws -> Void) rethrows -> [String] {
        delegate.events = []
        try change()
        context.processPendingChanges()
        return delegate.events
    }

    func testResultsInOrder() throws {
        let results = try results()
        XCTAssertEqual(results.fetchedObjects?.map(\.name), ["Abe", "Ada", "Bob", "Cid"])
        XCTAssertEqual(results.sections?.map(\.numberOfObjects), [4])
        XCTAssertEqual(results.object(at: IndexPath(indexes: [0, 2])).name, "Bob")
        XCTAssertEqual(results.indexPath(forObject: try found("Cid")), IndexPath(indexes: [0, 3]))
    }

    func testChangesAreToldInOrder() throws {
        let results = try results()
        XCTAssertEqual(events { person("Alf") }, ["will", "insert Alf - [0, 2]", "did"])
        XCTAssertEqual(try events { context.delete(try found("Abe")) }, ["will", "delete Abe [0, 0] -", "did"])
        XCTAssertEqual(
            try events { try found("Ada").age = 5 }, ["will", "update Ada [0, 0] [0, 0]", "did"])
        XCTAssertEqual(
            try events { try found("Ada").name = "Zoe" }, ["will", "move Zoe [0, 0] [0, 3]", "did"])
        XCTAssertEqual(results.fetchedObjects?.map(\.name), ["Alf", "Bob", "Cid", "Zoe"])
        XCTAssertEqual(events { Label(context: context).name = "x" }, [], "another entity's objects don't count")
    }

    func testAPredicateLetsObjectsComeAndGo() throws {
        let results = try results(predicate: "age > 20")
        let ada = try found("Ada")
        XCTAssertEqual(events { ada.age = 30 }, ["will", "insert Ada - [0, 0]", "did"])
        XCTAssertEqual(events { ada.age = 10 }, ["will", "delete Ada [0, 0] -", "did"])
        XCTAssertEqual(results.fetchedObjects, [])
    }

    func testSections() throws {
        let results = try results(sections: "initial")
        XCTAssertEqual(results.sections?.map(\.name), ["A", "B", "C"])
        XCTAssertEqual(results.sections?.map(\.numberOfObjects), [2, 1, 1])
        XCTAssertEqual(results.sectionIndexTitles, ["A", "B", "C"])
        XCTAssertEqual(
            try events { try found("Bob").name = "Dan" },
            ["will", "delete section B 1", "insert section D 2", "move Dan [1, 0] [2, 0]", "did"])
        XCTAssertEqual(
            events { person("Bea") }, ["will", "insert section B 1", "insert Bea - [1, 0]", "did"])
        XCTAssertEqual(
            try events { context.delete(try found("Cid")) },
            ["will", "delete section C 2", "delete Cid [2, 0] -", "did"])
    }

    func testSnapshotsTakeTheOtherMethodsPlace() throws {
        let taker = SnapshotTaker()
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = taker
        try results.performFetch()
        XCTAssertEqual(taker.counts, [4])
        person("Dan")
        context.processPendingChanges()
        XCTAssertEqual(taker.counts, [4, 5])
        XCTAssertEqual(taker.others, 0)
        XCTAssertTrue(taker.controller === results)
        XCTAssertEqual(taker.names, ["Abe", "Ada", "Bob", "Cid", "Dan"])
        XCTAssertEqual(taker.place, results.indexPath(forObject: try found("Ada")))
        XCTAssertEqual(taker.first, "Abe")
    }
}

private final class Recorder: NSFetchedResultsControllerDelegate {
    var events: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("will")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("did")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        func text(_ path: IndexPath?) -> String { path.map { "[\($0[0]), \($0[1])]" } ?? "-" }
        events.append("\(type) \((anObject as? Person)?.name ?? "?") \(text(indexPath)) \(text(newIndexPath))")
    }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) { events.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
}

private final class SnapshotTaker: NSFetchedResultsControllerDelegate {
    var counts: [Int] = []
    var others = 0
    var names: [String] = []
    var place: IndexPath?
    var first: String?
    var controller: NSObject?

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        counts.append(snapshot.numberOfItems)
        self.controller = controller
        let people = controller.fetchedObjects?.compactMap { $0 as? Person } ?? []
        names = people.compactMap(\.name)
        place = people.first { $0.name == "Ada" }.flatMap { controller.indexPath(forObject: $0) }
        first = (controller.object(at: [0, 0]) as? Person)?.name
    }
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { others += 1 }
}
