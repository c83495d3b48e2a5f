import CoreData
import XCTest

/// Kind: documented — Apple's documentation of lightweight migration: what a mapping can be inferred for.
final class MigrationTests: XCTestCase {
    private let first = """
        <model><entity name="Note" representedClassName="NSManagedObject">
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="old" optional="YES" attributeType="String"/>
        <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
        </entity>
        <entity name="Folder" representedClassName="NSManagedObject"><attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="folder" inverseEntity="Note"/>
        </entity></model>
        """

    private func stored() throws -> URL {
        let url = try Library.storeURL()
        let context = try Library.container(at: url, model: Library.model(first)).viewContext
        let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
        folder.setValue("inbox", forKey: "name")
        for number in 0..<3 {
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
            note.setValue("note \(number)", forKey: "text")
            note.setValue(folder, forKey: "folder")
        }
        try context.save()
        return url
    }

    func testAttributesAreAddedRemovedAndRenamed() throws {
        let url = try stored()
        let second = first.replacingOccurrences(of: "name=\"text\"", with: "name=\"body\" elementID=\"text\"")
            .replacingOccurrences(
                of: "<attribute name=\"old\" optional=\"YES\" attributeType=\"String\"/>",
                with: "<attribute name=\"stars\" attributeType=\"Integer 16\" defaultValueString=\"3\"/>")
        let context = try Library.container(at: url, model: Library.model(second)).viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "body", ascending: true)]
        let notes = try context.fetch(request)
        XCTAssertEqual(notes.map { $0.value(forKey: "body") as? String }, ["note 0", "note 1", "note 2"])
        XCTAssertEqual(notes.map { $0.value(forKey: "stars") as? Int }, [3, 3, 3])
        XCTAssertEqual((notes[0].value(forKeyPath: "folder.name")) as? String, "inbox")
        let more = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        try context.save()
        XCTAssertEqual(more.objectID.uriRepresentation().lastPathComponent, "p4")
    }

    func testAnEntityIsRenamed() throws {
        let url = try stored()
        let second = first.replacingOccurrences(
            of: "entity name=\"Note\"", with: "entity name=\"Memo\" elementID=\"Note\""
        )
        .replacingOccurrences(of: "Entity=\"Note\"", with: "Entity=\"Memo\"")
        let context = try Library.container(at: url, model: Library.model(second)).viewContext
        XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Memo")), 3)
        let folder = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder"))[0]
        XCTAssertEqual((folder.value(forKey: "notes") as? NSSet)?.count, 3)
    }

    func testWhatCantBeInferredLeavesTheStoreAsItWas() throws {
        let url = try stored()
        let second = first.replacingOccurrences(
            of: "<attribute name=\"old\" optional=\"YES\" attributeType=\"String\"/>",
            with: "<attribute name=\"must\" attributeType=\"String\"/>")
        XCTAssertThrowsError(try Library.container(at: url, model: Library.model(second))) {
            XCTAssertEqual(($0 as NSError).code, NSInferredMappingModelError)
            XCTAssertTrue(($0 as NSError).localizedDescription.contains("'must'"))
        }
        let context = try Library.container(at: url, model: Library.model(first)).viewContext
        XCTAssertEqual(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note")), 3)
    }
}
