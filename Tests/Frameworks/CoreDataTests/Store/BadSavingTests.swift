import CoreData
import XCTest

/// Kind: documented — a saving that fails is an error with a domain, a code and keys; nothing is lost, nothing half written.
final class BadSavingTests: XCTestCase {
    private func failure(_ body: () throws -> Void) -> NSError? {
        do {
            try body()
            return nil
        } catch {
            return error as NSError
        }
    }

    private func open(_ url: URL, pragmas: [String: String] = [:]) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSSQLitePragmasOption: pragmas])
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private func count(_ url: URL) throws -> Int {
        try open(url).count(for: NSFetchRequest<Label>(entityName: "Label"))
    }

    /// SQLite says of a database that may not grow what it says of a disk without room.
    func testADiskWithoutRoom() throws {
        let url = try Library.storeURL()
        let context = try open(url)
        Label(context: context).name = "first"
        try context.save()
        let small = try open(url, pragmas: ["max_page_count": "60"])
        for number in 0..<1000 { Label(context: small).name = "\(number) " + String(repeating: "x", count: 500) }
        let error = try XCTUnwrap(failure { try small.save() })
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        XCTAssertEqual(error.code, 640, "NSFileWriteOutOfSpaceError")
        XCTAssertEqual(error.userInfo[NSFilePathErrorKey] as? String, url.path)
        XCTAssertEqual((error.userInfo[NSSQLiteErrorDomain] as? NSNumber)?.intValue, 13)
        XCTAssertEqual(try count(url), 1)
        // The changes are still there, and are saved when there is room again.
        XCTAssertEqual(small.insertedObjects.count, 1000)
        for object in small.insertedObjects.dropFirst(5) { small.delete(object) }
        try small.save()
        XCTAssertEqual(try count(url), 6)
    }

    func testAStoreThatIsOpenedTwice() throws {
        let url = try Library.storeURL()
        let (first, second) = (try open(url), try open(url))
        let label = Label(context: first)
        label.name = "a"
        try first.save()
        Label(context: second).name = "b"
        try second.save()
        XCTAssertEqual(try first.count(for: NSFetchRequest<Label>(entityName: "Label")), 2)

        let request = NSFetchRequest<Label>(entityName: "Label")
        request.predicate = NSPredicate(format: "name == 'a'")
        let same = try XCTUnwrap(second.fetch(request).first)
        same.name = "second's"
        try second.save()
        label.name = "first's"
        let error = try XCTUnwrap(failure { try first.save() })
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        XCTAssertEqual(error.code, NSManagedObjectMergeError)
        let conflicts = try XCTUnwrap(error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])
        XCTAssertTrue(conflicts.first?.sourceObject === label)
        XCTAssertEqual(conflicts.first?.persistedSnapshot?["name"] as? String, "second's")
        XCTAssertEqual(label.name, "first's")
        first.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try first.save()
        second.refresh(same, mergeChanges: false)
        XCTAssertEqual(same.name, "first's")
    }

    func testASavingThatFailsValidationWritesNothing() throws {
        let url = try Library.storeURL()
        let context = try open(url)
        Label(context: context).name = "good"
        let article = Article(context: context)
        article.stars = 9
        let error = try XCTUnwrap(failure { try context.save() })
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        XCTAssertEqual(error.code, NSValidationNumberTooLargeError)
        XCTAssertEqual(error.userInfo[NSValidationKeyErrorKey] as? String, "stars")
        XCTAssertTrue(error.userInfo[NSValidationObjectErrorKey] as AnyObject === article)
        XCTAssertEqual(try count(url), 0)
        article.stars = 5
        try context.save()
        XCTAssertEqual(try count(url), 1)
    }
}
