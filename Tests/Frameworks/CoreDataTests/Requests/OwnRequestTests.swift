import CoreData
import FoundationAdditions
import XCTest

extension Company {
    /// The request that Xcode generates for a class.
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Company> {
        NSFetchRequest<Company>(entityName: "Company")
    }
}

/// Kind: documented — Apple's documentation of `NSManagedObject.fetchRequest()` and of classes that Xcode generates.
final class OwnRequestTests: XCTestCase {
    private var container: NSPersistentContainer!

    override func setUpWithError() throws {
        container = try Library.container()
        for name in ["Nile", nil, "Amur"] {
            let company = Company(context: container.viewContext)
            company.name = name
        }
        try container.viewContext.save()
    }

    /// The name that Objective-C's runtime has for a generated class is the entity's.
    func testAClassNameStandsForItsEntity() throws {
        let context = try Library.container().viewContext
        let name = NSStringFromClass(Label.self)
        let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: name, in: context))
        XCTAssertEqual(entity.name, "Label")
        (NSManagedObject.make(entity: entity, insertInto: context) as? Label)?.name = "a"
        try context.save()
        XCTAssertEqual(try context.fetch(NSFetchRequest<Label>(entityName: name)).map(\.name), ["a"])
    }

    /// A class's own request is the one meant where no type says otherwise, as Swift finds it on Apple's systems.
    func testTheClassesOwnRequestIsMeant() throws {
        let request = Company.fetchRequest()
        request.predicate = NSPredicate(format: "name == %@", "Nile")
        let found: [Company] = try container.viewContext.fetch(request)
        XCTAssertEqual(found.map(\.name), ["Nile"])
        let any: NSFetchRequest<any NSFetchRequestResult> = Company.fetchRequest()
        XCTAssertEqual(try container.viewContext.count(for: any), 3)
    }

    func testOptionalValuesOrderRows() throws {
        let request = Company.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Company.name, ascending: false)]
        XCTAssertEqual(try container.viewContext.fetch(request).map(\.name), ["Nile", "Amur", nil])
    }
}
