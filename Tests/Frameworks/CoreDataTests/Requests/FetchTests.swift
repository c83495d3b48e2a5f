import CoreData
import XCTest

/// Kind: documented — Apple's documentation of fetch requests.
final class FetchTests: XCTestCase {
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws {
        container = try Library.container()
        let firm = Company(context: context)
        firm.name = "Firm"
        for number in 0..<10 {
            let person = number.isMultiple(of: 5) ? Employee(context: context) : Person(context: context)
            person.name = "P\(number)"
            person.age = Int32(number * 10)
            if number < 4 { person.company = firm }
        }
        try context.save()
    }

    private func request(_ format: String = "TRUEPREDICATE", _ arguments: Any...) -> NSFetchRequest<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: format, argumentArray: arguments)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.age, ascending: true)]
        return request
    }

    private func names(_ request: NSFetchRequest<Person>) throws -> [String] {
        try context.fetch(request).compactMap(\.name)
    }

    func testPredicatesAndOrder() throws {
        XCTAssertEqual(try names(request("age >= 70")), ["P7", "P8", "P9"])
        let descending = request("age BETWEEN {10, 30}")
        descending.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        XCTAssertEqual(try names(descending), ["P3", "P2", "P1"])
        XCTAssertEqual(try names(request("company.name == %@ AND age > 10", "Firm")), ["P2", "P3"])
        XCTAssertEqual(try names(request("name ENDSWITH[c] 'p5' OR name IN %@", ["P1", "P9"])), ["P1", "P5", "P9"])
        XCTAssertEqual(try names(request("company == nil AND age < 60")), ["P4", "P5"])
    }

    func testObjectsInPredicates() throws {
        let firm = try context.fetch(NSFetchRequest<Company>(entityName: "Company"))[0]
        XCTAssertEqual(try names(request("company == %@", firm)).count, 4)
        XCTAssertEqual(try names(request("company == %@", firm.objectID)).count, 4)
        let first = try context.fetch(request())[0]
        XCTAssertEqual(try names(request("SELF == %@", first)), ["P0"])
        XCTAssertEqual(try names(request("NOT (SELF IN %@)", [first])).count, 9)
        let companies = NSFetchRequest<Company>(entityName: "Company")
        companies.predicate = NSPredicate(format: "ANY people.age == 30 AND people.@count == 4")
        XCTAssertEqual(try context.fetch(companies).count, 1)
        companies.predicate = NSPredicate(format: "SUBQUERY(people, $p, $p.age > 10 AND $p.age < 30).@count == 1")
        XCTAssertEqual(try context.fetch(companies).count, 1)
        companies.predicate = NSPredicate(format: "people.@sum.age == 60 AND %@ IN people", first)
        XCTAssertEqual(try context.fetch(companies).count, 1)
    }

    func testLimitsOffsetsAndCounts() throws {
        let part = request()
        part.fetchLimit = 3
        part.fetchOffset = 4
        XCTAssertEqual(try names(part), ["P4", "P5", "P6"])
        XCTAssertEqual(try context.count(for: part), 3)
        XCTAssertEqual(try context.count(for: request("age > 50")), 4)
        let extra = Person(context: context)
        extra.name = "X"
        extra.age = 45
        XCTAssertEqual(try names(part), ["P4", "X", "P5"], "changes that aren't saved count")
        part.includesPendingChanges = false
        XCTAssertEqual(try names(part), ["P4", "P5", "P6"])
    }

    func testSubentities() throws {
        let all = request()
        XCTAssertEqual(try context.fetch(all).filter { $0 is Employee }.count, 2)
        all.includesSubentities = false
        XCTAssertEqual(try context.fetch(all).count, 8)
        XCTAssertEqual(try context.fetch(NSFetchRequest<Employee>(entityName: "Employee")).count, 2)
    }

    func testFaultsAreReadInBatches() throws {
        context.reset()
        let batched = request()
        batched.fetchBatchSize = 4
        let people = try context.fetch(batched)
        XCTAssertTrue(people.allSatisfy(\.isFault))
        XCTAssertEqual(people.map(\.age), (0..<10).map { Int32($0 * 10) })
        XCTAssertFalse(people[5].isFault)
    }

    func testDictionaries() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Person")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name", "age"]
        request.predicate = NSPredicate(format: "age == 20")
        let row = try XCTUnwrap(context.fetch(request).first)
        XCTAssertEqual(row["name"] as? String, "P2")
        XCTAssertEqual(row["age"] as? Int, 20)
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expressionFormat = "sum:(age)"
        sum.expressionResultType = .integer64AttributeType
        let grouped = NSFetchRequest<NSDictionary>(entityName: "Person")
        grouped.resultType = .dictionaryResultType
        grouped.propertiesToFetch = ["company.name", sum]
        grouped.propertiesToGroupBy = ["company.name"]
        grouped.sortDescriptors = [NSSortDescriptor(key: "company.name", ascending: true)]
        XCTAssertEqual(try context.fetch(grouped).map { $0["total"] as? Int }, [390, 60])
    }

    func testIdentities() throws {
        let request = NSFetchRequest<NSManagedObjectID>(entityName: "Company")
        request.resultType = .managedObjectIDResultType
        XCTAssertEqual(try context.fetch(request).map { $0.entity.name }, ["Company"])
    }

    /// A coordinator does what it is asked for with a context.
    func testRequestsByTheCoordinator() throws {
        let coordinator = try XCTUnwrap(context.persistentStoreCoordinator)
        let people = try coordinator.execute(request("age < 30"), with: context)
        XCTAssertEqual((people as? [NSManagedObject])?.count, 3)
        let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Person"))
        delete.resultType = .resultTypeCount
        let result = try coordinator.execute(delete, with: context) as? NSBatchDeleteResult
        XCTAssertEqual(result?.result as? Int, 10)
    }

    func testBatchRequests() throws {
        let delete = NSBatchDeleteRequest(
            fetchRequest: {
                let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
                request.predicate = NSPredicate(format: "age < 30")
                return request
            }())
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        let gone = try XCTUnwrap(result?.result as? [NSManagedObjectID])
        XCTAssertEqual(gone.count, 3)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
        XCTAssertEqual(try context.count(for: request()), 7)
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.propertiesToUpdate = ["age": 5]
        update.resultType = .updatedObjectsCountResultType
        XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 7)
        context.refreshAllObjects()
        XCTAssertEqual(try context.count(for: request("age == 5")), 7)
        let insert = NSBatchInsertRequest(entityName: "Label", objects: [["name": "a"], ["name": "b"]])
        insert.resultType = .count
        XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 2)
        XCTAssertEqual(try context.count(for: NSFetchRequest<Label>(entityName: "Label")), 2)
    }

    func testErrorsNameWhatIsWrong() throws {
        XCTAssertThrowsError(try context.fetch(NSFetchRequest<Person>(entityName: "Nobody"))) {
            XCTAssertTrue(($0 as NSError).localizedDescription.contains("'Nobody'"))
        }
        let closure = NSFetchRequest<Person>(entityName: "Person")
        closure.predicate = NSPredicate { _, _ in true }
        XCTAssertThrowsError(try context.fetch(closure))
    }
}
