import CoreData
import XCTest

/// Kind: documented — a controller's results are made into objects in batches, and changes find those that weren't made.
final class ResultListTests: XCTestCase {
    private final class Listener: NSFetchedResultsControllerDelegate {
        var changes: [String] = []

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let places = [indexPath, newIndexPath].map { $0.map { "\($0[1])" } ?? "-" }
            changes.append("\(type) \(places.joined(separator: " "))")
        }
    }

    func testObjectsAreMadeInBatches() throws {
        let url = try Library.storeURL()
        let writer = try Library.container(at: url).viewContext
        for number in 0..<300 { Person(context: writer).name = String(format: "%03d", number) }
        try writer.save()
        let context = try Library.container(at: url).viewContext
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchBatchSize = 10
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        XCTAssertEqual(context.registeredObjects.count, 0)
        XCTAssertEqual(controller.sections?.first?.numberOfObjects, 300)
        let shown = controller.object(at: IndexPath(indexes: [0, 42]))
        XCTAssertEqual(shown.name, "042")
        XCTAssertEqual(context.registeredObjects.count, 10)
        XCTAssertEqual(controller.indexPath(forObject: shown), IndexPath(indexes: [0, 42]))
        let listener = Listener()
        controller.delegate = listener
        // Both are found by another fetch; the controller has made neither.
        request.predicate = NSPredicate(format: "name IN {'100', '200'}")
        let other = request.copy() as? NSFetchRequest<Person>
        request.predicate = nil
        let found = try context.fetch(try XCTUnwrap(other))
        context.delete(found[0])
        found[1].name = "000 first"
        context.processPendingChanges()
        XCTAssertEqual(listener.changes, ["delete 100 -", "move 200 1"])
        XCTAssertTrue(controller.object(at: IndexPath(indexes: [0, 1])) === found[1])
        XCTAssertTrue(controller.object(at: IndexPath(indexes: [0, 43])) === shown)
        XCTAssertEqual(controller.fetchedObjects?.count, 299)
    }
}
