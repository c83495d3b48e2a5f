import CoreData
import XCTest

/// Kind: documented — Apple's documentation of Core Data's validation error codes and keys.
final class ValidationTests: XCTestCase {
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws { container = try Library.container() }

    private func failure() throws -> NSError {
        var found: NSError?
        XCTAssertThrowsError(try context.save()) { found = $0 as NSError }
        let error = try XCTUnwrap(found)
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        return error
    }

    func testARequiredValueIsMissing() throws {
        let person = Person(context: context)
        let error = try failure()
        XCTAssertEqual(error.code, NSValidationMissingMandatoryPropertyError)
        XCTAssertTrue(error.userInfo[NSValidationObjectErrorKey] as? Person === person)
        XCTAssertEqual(error.userInfo[NSValidationKeyErrorKey] as? String, "name")
        XCTAssertTrue(context.hasChanges, "nothing is lost")
        person.name = "Ada"
        XCTAssertNoThrow(try context.save())
    }

    func testBoundsOfTheModel() throws {
        let article = Article(context: context)
        article.stars = 6
        XCTAssertEqual(try failure().code, NSValidationNumberTooLargeError)
        article.stars = -1
        XCTAssertEqual(try failure().code, NSValidationNumberTooSmallError)
        article.stars = 5
        article.title = String(repeating: "x", count: 21)
        XCTAssertEqual(try failure().code, NSValidationStringTooLongError)
        article.title = "fine"
        XCTAssertNoThrow(try context.save())
    }

    func testSeveralErrorsAreOne() throws {
        let article = Article(context: context)
        article.stars = 6
        _ = Person(context: context)
        let error = try failure()
        XCTAssertEqual(error.code, NSValidationMultipleErrorsError)
        let details = try XCTUnwrap(error.userInfo[NSDetailedErrorsKey] as? [NSError])
        XCTAssertEqual(
            Set(details.map(\.code)), [NSValidationNumberTooLargeError, NSValidationMissingMandatoryPropertyError])
    }

    func testAClassChecksItself() throws {
        let entity = NSEntityDescription()
        entity.name = "Strict"
        entity.managedObjectClassName = "Strict"
        let model = NSManagedObjectModel()
        model.entities = [entity]
        NSManagedObjectModel.registerClasses(["Strict": Strict.self])
        container = try Library.container(model: model)
        _ = Strict(context: context)
        XCTAssertEqual(try failure().domain, NSCocoaErrorDomain)
    }
}

private final class Strict: NSManagedObject {
    override func validateForInsert() throws {
        throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectValidationError)
    }
}
