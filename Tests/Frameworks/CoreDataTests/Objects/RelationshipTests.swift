import CoreData
import XCTest

/// Kind: documented — Apple's Core Data Programming Guide, "Creating Managed Object Relationships".
final class RelationshipTests: XCTestCase {
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws { container = try Library.container() }

    private func person(_ name: String) -> Person {
        let person = Person(context: context)
        person.name = name
        return person
    }

    func testBothEndsChangeTogether() throws {
        let (ada, bob) = (person("Ada"), person("Bob"))
        let (one, two) = (Company(context: context), Company(context: context))
        ada.company = one
        bob.company = one
        XCTAssertEqual(one.people, [ada, bob])
        two.people = [bob]
        XCTAssertEqual(one.people, [ada])
        XCTAssertTrue(bob.company === two)
        ada.company = nil
        XCTAssertTrue(one.people.isEmpty)
    }

    func testASymmetricRelationshipIsItsOwnInverse() throws {
        let (ada, bob) = (person("Ada"), person("Bob"))
        ada.addManagedObjects(bob, forKey: "friends")
        XCTAssertEqual(bob.friends as? Set<Person>, [ada])
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual(bob.friends as? Set<Person>, [ada])
        bob.removeManagedObjects(NSSet(object: ada), forKey: "friends")
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual(ada.friends?.count, 0)
    }

    func testAnOrderedRelationshipKeepsItsOrder() throws {
        let ada = person("Ada")
        let articles = (0..<4).map { number in
            let article = Article(context: context)
            article.title = "\(number)"
            return article
        }
        ada.articles = NSOrderedSet(array: [articles[2], articles[0]])
        ada.insertManagedObject(articles[3], at: 1, forKey: "articles")
        articles[1].author = ada
        XCTAssertEqual((ada.articles?.array as? [Article])?.compactMap(\.title), ["2", "3", "0", "1"])
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual((ada.articles?.array as? [Article])?.compactMap(\.title), ["2", "3", "0", "1"])
        ada.removeManagedObject(at: 1, forKey: "articles")
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual((ada.articles?.array as? [Article])?.compactMap(\.title), ["2", "0", "1"])
        XCTAssertNil(articles[3].author)
    }

    func testManyToMany() throws {
        let (one, two) = (Article(context: context), Article(context: context))
        let (red, blue) = (Label(context: context), Label(context: context))
        one.labels = [red, blue]
        two.labels = [red]
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual(red.value(forKey: "articles") as? Set<Article>, [one, two])
        XCTAssertEqual(one.labels, [red, blue])
        one.labels = nil
        try context.save()
        context.refreshAllObjects()
        XCTAssertEqual(red.value(forKey: "articles") as? Set<Article>, [two])
    }

    func testDeleteRules() throws {
        let (ada, firm, article) = (person("Ada"), Company(context: context), Article(context: context))
        ada.company = firm
        article.author = ada
        try context.save()
        context.delete(firm)
        XCTAssertThrowsError(try context.save()) {
            XCTAssertEqual(($0 as NSError).code, NSValidationRelationshipDeniedDeleteError)
        }
        context.rollback()
        XCTAssertFalse(firm.isDeleted)
        context.delete(ada)
        try context.save()
        XCTAssertEqual(try context.count(for: NSFetchRequest<Article>(entityName: "Article")), 0, "cascade")
        XCTAssertEqual(try context.count(for: NSFetchRequest<Company>(entityName: "Company")), 1, "nullify")
        XCTAssertTrue(firm.people.isEmpty)
    }

    func testEveryTypeComesBackFromTheStore() throws {
        let employee = Employee(context: context)
        employee.name = "Zoë \u{1F600}"
        employee.age = -7
        employee.height = 1.0625
        employee.isMember = false
        employee.born = Date(timeIntervalSinceReferenceDate: 1234.5)
        let code = UUID()
        employee.code = code
        employee.home = URL(string: "https://example.org/a?b=c")
        employee.photo = Data([0, 1, 2, 255])
        employee.tags = ["a", "b"]
        employee.wage = NSDecimalNumber(string: "1234.56")
        employee.mood = "fine"
        try context.save()
        context.refresh(employee, mergeChanges: false)
        XCTAssertTrue(employee.isFault)
        XCTAssertEqual(employee.name, "Zoë \u{1F600}")
        XCTAssertEqual(employee.age, -7)
        XCTAssertEqual(employee.height, 1.0625)
        XCTAssertFalse(employee.isMember)
        XCTAssertEqual(employee.born, Date(timeIntervalSinceReferenceDate: 1234.5))
        XCTAssertEqual(employee.code, code)
        XCTAssertEqual(employee.home?.absoluteString, "https://example.org/a?b=c")
        XCTAssertEqual(employee.photo, Data([0, 1, 2, 255]))
        XCTAssertEqual(employee.tags, ["a", "b"])
        XCTAssertEqual(employee.wage, NSDecimalNumber(string: "1234.56"))
        XCTAssertNil(employee.mood, "a transient value isn't stored")
    }

    func testDefaultsAndScalarsOfNothing() throws {
        let person = Person(context: context)
        XCTAssertEqual(person.age, 18)
        XCTAssertEqual(person.height, 1.5)
        XCTAssertTrue(person.isMember)
        person.setValue(nil, forKey: "age")
        XCTAssertEqual(person.age, 0)
        XCTAssertNil(person.value(forKey: "age"))
    }
}
