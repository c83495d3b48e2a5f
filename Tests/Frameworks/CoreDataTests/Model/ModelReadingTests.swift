import XCTest

@testable import CoreData

/// Kind: documented — Xcode's format of models, and Apple's documentation of the classes that describe them.
final class ModelReadingTests: XCTestCase {
    func testPropertiesAreRead() throws {
        let model = try Library.model()
        XCTAssertEqual(
            model.entities.compactMap(\.name), ["Account", "Article", "Company", "Employee", "Label", "Person"])
        let person = try XCTUnwrap(model.entitiesByName["Person"])
        XCTAssertEqual(person.attributesByName["age"]?.attributeType, .integer32AttributeType)
        // Xcode keeps a default as it was when an attribute was a fraction.
        XCTAssertEqual(person.attributesByName["age"]?.defaultValue as? Int, 18)
        XCTAssertEqual(person.attributesByName["name"]?.isOptional, false)
        XCTAssertEqual(person.attributesByName["mood"]?.isTransient, true)
        XCTAssertEqual(person.attributesByName["photo"]?.allowsExternalBinaryDataStorage, true)
        XCTAssertEqual(person.attributesByName["tags"]?.valueTransformerName, "NSSecureUnarchiveFromData")
        let articles = try XCTUnwrap(person.relationshipsByName["articles"])
        XCTAssertTrue(articles.isToMany && articles.isOrdered)
        XCTAssertEqual(articles.deleteRule, .cascadeDeleteRule)
        XCTAssertEqual(articles.inverseRelationship?.name, "author")
        XCTAssertEqual(model.entitiesByName["Employee"]?.superentity?.name, "Person")
        XCTAssertNotNil(model.entitiesByName["Employee"]?.attributesByName["name"])
        XCTAssertEqual(model.entitiesByName["Account"]?.uniquenessConstraints as? [[String]], [["key"]])
        XCTAssertEqual(model.entitiesByName["Company"]?.indexes.first?.elements.first?.propertyName, "name")
        XCTAssertEqual(model.configurations, ["Texts"])
        XCTAssertEqual(model.entities(forConfigurationName: "Texts")?.count, 2)
        XCTAssertEqual(model.fetchRequestTemplate(forName: "Adults")?.entityName, "Person")
    }

    func testTheCurrentVersionIsRead() throws {
        let folder = Library.temporaryFolder().appendingPathComponent("Library.xcdatamodeld")
        for (name, entity) in [("One", "Old"), ("Two", "New")] {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try "<model><entity name=\"\(entity)\"/></model>".write(
                to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        }
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "One.xcdatamodel"], format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent(".xccurrentversion"))
        XCTAssertEqual(NSManagedObjectModel(contentsOf: folder)?.entities.compactMap(\.name), ["Old"])
        XCTAssertNotNil(
            NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Two.xcdatamodel"))?.entitiesByName["New"])
    }

    func testContradictionsNameBothFacts() throws {
        let cases: [(String, [String])] = [
            ("<entity name=\"A\" parentEntity=\"B\"/>", ["'A'", "'B'"]),
            ("<entity name=\"A\"/><entity name=\"A\"/>", ["two entities", "'A'"]),
            ("<entity name=\"A\"><attribute name=\"n\" attributeType=\"Whole\"/></entity>", ["'n'", "'Whole'"]),
            (
                "<entity name=\"A\"><attribute name=\"n\" attributeType=\"Integer 16\" defaultValueString=\"x\"/></entity>",
                ["'n'", "'x'", "Integer 16"]
            ),
            ("<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"B\"/></entity>", ["'r'", "'B'"]),
            (
                "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" inverseName=\"s\" inverseEntity=\"A\"/></entity>",
                ["'r'", "'s'"]
            ),
            (
                """
                <entity name="A"><relationship name="r" maxCount="1" destinationEntity="A" inverseName="s" inverseEntity="A"/>
                <relationship name="s" maxCount="1" destinationEntity="A" inverseName="t" inverseEntity="A"/>
                <relationship name="t" maxCount="1" destinationEntity="A" inverseName="s" inverseEntity="A"/></entity>
                """, ["'r'", "'s'", "'t'"]
            ),
            (
                "<entity name=\"A\"><uniquenessConstraints><uniquenessConstraint><constraint value=\"x\"/></uniquenessConstraint></uniquenessConstraints></entity>",
                ["'A'", "'x'"]
            ),
            (
                "<entity name=\"A\"><attribute name=\"n\" attributeType=\"Double\" minValueString=\"3\" maxValueString=\"1\"/></entity>",
                ["3", "1", "'n'"]
            ),
        ]
        for (text, facts) in cases {
            XCTAssertThrowsError(try reading("<model>\(text)</model>"), text) { error in
                let reason = (error as NSError).localizedDescription
                for fact in facts { XCTAssertTrue(reason.contains(fact), "\(reason) doesn't name \(fact)") }
            }
        }
    }

    /// Reads by way of a store, which reports why a model can't be read.
    private func reading(_ text: String) throws {
        let file = Library.temporaryFolder()
        try text.write(to: file, atomically: true, encoding: .utf8)
        _ = try NSManagedObjectModel.reading(file)
    }

    func testModelsAreMadeInCode() throws {
        let entity = NSEntityDescription()
        entity.name = "Note"
        let text = NSAttributeDescription()
        text.name = "text"
        text.attributeType = .stringAttributeType
        text.isOptional = true
        entity.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = try Library.container(model: model)
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
        note.setValue("hello", forKey: "text")
        try container.viewContext.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        XCTAssertEqual(try container.viewContext.fetch(request).first?.value(forKey: "text") as? String, "hello")
    }

    func testMergedModelsHaveAllEntities() throws {
        let one = try Library.model()
        let other = try Library.model("<model><entity name=\"Extra\"/></model>")
        let merged = try XCTUnwrap(NSManagedObjectModel(byMerging: [one, other]))
        XCTAssertEqual(merged.entities.count, 7)
        XCTAssertTrue(
            merged.entitiesByName["Person"]?.relationshipsByName["company"]?.destinationEntity
                === merged.entitiesByName["Company"])
        let changed = try Library.model("<model><entity name=\"Label\"/></model>")
        XCTAssertNil(NSManagedObjectModel(byMerging: [one, changed]), "two entities of one name differ")
    }
}
