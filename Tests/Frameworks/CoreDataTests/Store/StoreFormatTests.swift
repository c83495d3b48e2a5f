import CoreData
import XCTest

/// Kind: documented — the tables and columns of Apple's stores, as many public articles describe them.
final class StoreFormatTests: XCTestCase {
    func testTablesAndColumns() throws {
        let url = try Library.storeURL()
        let context = try Library.container(at: url).viewContext
        let firm = Company(context: context)
        firm.name = "Firm"
        let employee = Employee(context: context)
        employee.name = "Ada"
        employee.company = firm
        employee.wage = NSDecimalNumber(string: "12.5")
        employee.born = Date(timeIntervalSinceReferenceDate: 86400)
        try context.save()
        let tables = try Library.rows(url, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map {
            $0[0]
        }
        for table in [
            "ZACCOUNT", "ZARTICLE", "ZCOMPANY", "ZLABEL", "ZPERSON", "Z_METADATA", "Z_MODELCACHE", "Z_PRIMARYKEY",
        ] { XCTAssertTrue(tables.contains(table), "\(table) isn't in \(tables)") }
        XCTAssertFalse(tables.contains("ZEMPLOYEE"), "an entity below another shares its table")
        let keys = try Library.rows(url, "SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_NAME")
        let person = try XCTUnwrap(keys.first { $0[1] == "Person" })
        let worker = try XCTUnwrap(keys.first { $0[1] == "Employee" })
        XCTAssertEqual(worker[2], person[0])
        XCTAssertEqual(person[3], "1")
        XCTAssertEqual(
            try Library.rows(url, "SELECT Z_PK, Z_ENT, Z_OPT, ZNAME, ZCOMPANY, ZWAGE, ZBORN, ZISMEMBER FROM ZPERSON"),
            [["1", worker[0], "1", "Ada", "1", "12.5", "86400", "1"]])
        XCTAssertEqual(try Library.rows(url, "SELECT Z_VERSION, length(Z_UUID) FROM Z_METADATA"), [["1", "36"]])
        XCTAssertEqual(try Library.rows(url, "PRAGMA journal_mode"), [["wal"]])
        employee.name = "Eve"
        try context.save()
        XCTAssertEqual(try Library.rows(url, "SELECT Z_OPT, ZNAME FROM ZPERSON"), [["2", "Eve"]])
        XCTAssertEqual(
            employee.objectID.uriRepresentation().absoluteString,
            "x-coredata://\(try Library.rows(url, "SELECT Z_UUID FROM Z_METADATA")[0][0])/Employee/p1")
    }

    /// An index of some rows has the predicate as its condition, with values in its text; one over other tables isn't made.
    func testIndexesOfSomeRows() throws {
        let model = try Library.model()
        let person = try XCTUnwrap(model.entitiesByName["Person"])
        let age = try XCTUnwrap(person.propertiesByName["age"])
        func index(_ name: String, _ format: String) -> NSFetchIndexDescription {
            let index = NSFetchIndexDescription(
                name: name, elements: [NSFetchIndexElementDescription(property: age, collationType: .binary)])
            index.partialIndexPredicate = NSPredicate(format: format)
            return index
        }
        person.indexes = [
            index("adults", "age >= 18 AND name != 'O''Neil?'".replacingOccurrences(of: "''", with: "\\'")),
            index("employed", "company.name == 'a'"), index("authors", "articles.@count > 0"),
        ]
        let url = try Library.storeURL()
        let context = try Library.container(at: url, model: model).viewContext
        for number in 0..<100 {
            let person = Person(context: context)
            person.name = number == 50 ? "O'Neil?" : "P\(number)"
            person.age = Int32(number)
        }
        try context.save()
        XCTAssertEqual(
            try Library.rows(url, "SELECT sql FROM sqlite_master WHERE name LIKE 'Z_Person_%' ORDER BY name"),
            [
                [
                    "CREATE INDEX \"Z_Person_adults\" ON ZPERSON (ZAGE ASC) WHERE (ZAGE >= 18 AND ZNAME IS NOT 'O''Neil?')"
                ]
            ])
        XCTAssertEqual(
            try Library.rows(
                url,
                "SELECT count(*) FROM ZPERSON INDEXED BY Z_Person_adults WHERE ZAGE >= 18 AND ZNAME IS NOT 'O''Neil?'"),
            [["81"]])
    }

    func testAStoreOpensAgain() throws {
        for type in [NSSQLiteStoreType, NSBinaryStoreType] {
            let url = try Library.storeURL()
            let model = try Library.model()
            func context() throws -> NSManagedObjectContext {
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url)
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                return context
            }
            let first = try context()
            let label = Label(context: first)
            label.name = "red"
            try first.save()
            let second = try context()
            let found = try second.fetch(NSFetchRequest<Label>(entityName: "Label"))
            XCTAssertEqual(found.map(\.name), ["red"])
            let identity = try XCTUnwrap(
                second.persistentStoreCoordinator?.managedObjectID(
                    forURIRepresentation: label.objectID.uriRepresentation()))
            XCTAssertTrue(try second.existingObject(with: identity) === found[0])
        }
    }

    func testLargeDataLieBesideTheStore() throws {
        let url = try Library.storeURL()
        let context = try Library.container(at: url).viewContext
        let person = Person(context: context)
        person.name = "Ada"
        let photo = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        person.photo = photo
        try context.save()
        let folder = url.deletingLastPathComponent().appendingPathComponent(".Library_SUPPORT/_EXTERNAL_DATA")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 1)
        context.refresh(person, mergeChanges: false)
        XCTAssertEqual(person.photo, photo)
    }

    // MARK: Bad input

    private func openingError(_ url: URL, _ model: NSManagedObjectModel, options: [AnyHashable: Any]? = nil) -> NSError?
    {
        do {
            try NSPersistentStoreCoordinator(managedObjectModel: model).addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
            return nil
        } catch {
            return error as NSError
        }
    }

    func testAStoreOfAnotherModelIsRefused() throws {
        let url = try Library.storeURL()
        _ = try Library.container(at: url)
        let other = try Library.model("<model><entity name=\"Other\"/></model>")
        let error = try XCTUnwrap(openingError(url, other))
        XCTAssertEqual(error.code, NSPersistentStoreIncompatibleVersionHashError)
        XCTAssertNil(openingError(url, try Library.model()))
    }

    func testFilesThatAreNoStores() throws {
        let url = try Library.storeURL()
        try Data("This is no database, but long enough to look at it. ".utf8).write(to: url)
        XCTAssertEqual(openingError(url, try Library.model())?.code, 259)
        let damaged = try Library.storeURL()
        _ = try Library.container(at: damaged)
        var bytes = try Data(contentsOf: damaged)
        bytes.replaceSubrange(0..<100, with: Data(repeating: 0xFF, count: 100))
        try bytes.write(to: damaged)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: damaged.path + suffix) }
        XCTAssertEqual(openingError(damaged, try Library.model())?.code, 259)
        let missing = URL(fileURLWithPath: "/nowhere/at/all.sqlite")
        XCTAssertNotNil(openingError(missing, try Library.model()))
        XCTAssertEqual(
            openingError(
                try Library.storeURL(), try Library.model(), options: [NSReadOnlyPersistentStoreOption: true])?.code,
            NSPersistentStoreOpenError)
    }

    func testAStoreThatIsReadOnlyKeepsItsRows() throws {
        let url = try Library.storeURL()
        let writing = try Library.container(at: url).viewContext
        Label(context: writing).name = "red"
        try writing.save()
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
        container.persistentStoreDescriptions[0].url = url
        container.persistentStoreDescriptions[0].isReadOnly = true
        container.loadPersistentStores { XCTAssertNil($1) }
        let context = container.viewContext
        let found = try context.fetch(NSFetchRequest<Label>(entityName: "Label"))
        found[0].name = "blue"
        XCTAssertThrowsError(try context.save())
        XCTAssertEqual(found[0].name, "blue")
        context.rollback()
        XCTAssertEqual(found[0].name, "red")
    }
}
