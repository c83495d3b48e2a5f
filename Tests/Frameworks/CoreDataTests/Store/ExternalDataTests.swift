import CoreData
import XCTest

/// Kind: documented — large data lie in files beside the store, as long as an object has them.
final class ExternalDataTests: XCTestCase {
    private func files(_ url: URL) -> Int {
        let folder = url.deletingLastPathComponent().appendingPathComponent(".Library_SUPPORT/_EXTERNAL_DATA")
        return (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) ?? 0
    }

    private func people(_ context: NSManagedObjectContext, _ count: Int) -> [Person] {
        (0..<count).map { number in
            let person = number == 0 ? Employee(context: context) : Person(context: context)
            person.name = "\(number)"
            person.photo = Data(repeating: UInt8(number), count: 200_000)
            return person
        }
    }

    func testFilesGoWithTheirValues() throws {
        let url = try Library.storeURL()
        let context = try Library.container(at: url).viewContext
        let people = people(context, 4)
        try context.save()
        XCTAssertEqual(files(url), 4)
        people[0].photo = Data(repeating: 9, count: 300_000)
        people[1].photo = nil
        people[2].photo = Data([1, 2])
        people[3].name = "another"
        try context.save()
        XCTAssertEqual(files(url), 2, "one replaced, one deleted, one small by now, one unchanged")
        context.delete(people[3])
        XCTAssertEqual(files(url), 2, "nothing is saved yet")
        try context.save()
        XCTAssertEqual(files(url), 1)
        let other = try Library.container(at: url).viewContext
        let photos = try other.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.photo)
        XCTAssertEqual(
            Set(photos), [Data(repeating: 9, count: 300_000), nil, Data([1, 2])])
    }

    func testFilesThatNoRowNamesGoWhenTheStoreIsOpened() throws {
        let url = try Library.storeURL()
        let photos = try {
            let context = try Library.container(at: url).viewContext
            let photos = people(context, 2).map(\.photo)
            try context.save()
            return photos
        }()
        let folder = url.deletingLastPathComponent().appendingPathComponent(".Library_SUPPORT/_EXTERNAL_DATA")
        try Data([1, 2, 3]).write(to: folder.appendingPathComponent(UUID().uuidString))
        XCTAssertEqual(files(url), 3)
        let reading = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
        try reading.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true]
        )
        XCTAssertEqual(files(url), 3, "a store that is only read stays as it is")
        let context = try Library.container(at: url).viewContext
        XCTAssertEqual(files(url), 2)
        let found = try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.photo)
        XCTAssertEqual(Set(found), Set(photos))
    }

    func testASavingThatFailsLeavesTheFilesAsTheyWere() throws {
        let url = try Library.storeURL()
        let context = try Library.container(at: url).viewContext
        let person = people(context, 1)[0]
        try context.save()
        let account = Account(context: context)
        account.key = "one"
        try context.save()
        let twin = Account(context: context)
        twin.key = "one"
        person.photo = Data(repeating: 3, count: 200_000)
        XCTAssertThrowsError(try context.save())
        XCTAssertEqual(files(url), 1)
        let other = try Library.container(at: url).viewContext
        XCTAssertEqual(
            try other.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.photo),
            [Data(repeating: 0, count: 200_000)])
    }

    func testBatchesTakeTheFilesAlong() throws {
        let url = try Library.storeURL()
        let context = try Library.container(at: url).viewContext
        _ = people(context, 3)
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "name != '2'")
        update.propertiesToUpdate = ["photo": Data(repeating: 7, count: 150_000)]
        try context.execute(update)
        XCTAssertEqual(files(url), 3)
        let other = try Library.container(at: url).viewContext
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        XCTAssertEqual(try other.fetch(request).map { $0.photo?.first }, [7, 7, 2])
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Person")))
        XCTAssertEqual(files(url), 0)
    }
}
