import CoreData
import XCTest

/// Kind: documented — `NSManagedObject`'s page: `init(context:)` makes an object of the class's entity; Swift calls every
/// initialiser of a class of Objective-C's on a type parameter.
final class TypeParameterTests: XCTestCase {
    func testATypeParameterMakesAnObjectOfItsEntity() throws {
        let context = try Library.container().viewContext
        func make<T: NSManagedObject>(_ type: T.Type) -> (T, T) { (T(context: context), T()) }
        let (inserted, free) = make(Person.self)
        XCTAssertEqual(inserted.entity.name, "Person")
        XCTAssertEqual(free.entity.name, "Person")
        XCTAssertTrue(inserted.managedObjectContext === context)
        XCTAssertNil(free.managedObjectContext)
        XCTAssertEqual(context.insertedObjects.count, 1)
    }

    /// Apple's page on `entity()`: a class's entity is that of the loaded models, whatever store a context has.
    func testAContextWithoutAStoreKnowsClassesOfLoadedModels() throws {
        let store = try Library.container()
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let person = Person(context: context)
        XCTAssertEqual(person.entity.name, "Person")
        XCTAssertTrue(person.managedObjectContext === context)
        withExtendedLifetime(store) {}
    }
}
