import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's article "Generating code" of Core Data, and the attributes of the model editor's documents.
///
/// Documents of the model editor, and the classes that are generated from them.
final class DataModelTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws { try TestFolder.write([path: text], in: folder) }

    private func model(_ entities: String) throws -> DataModel {
        try write("<model>\(entities)</model>", to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        return try DataModel(folder.appendingPathComponent("Shop.xcdatamodeld"))
    }

    /// The example of the article, with its attributes and accessors.
    func testAClassDefinition() throws {
        let model = try model(
            """
            <entity name="Quake" representedClassName="Quake" syncable="YES" codeGenerationType="class">
              <attribute name="magnitude" attributeType="Float" usesScalarValueType="YES"/>
              <attribute name="place" attributeType="String"/>
              <attribute name="time" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
              <relationship name="countries" optional="YES" toMany="YES" destinationEntity="Country"/>
            </entity>
            <entity name="Country" representedClassName="Country" codeGenerationType="class"/>
            """)
        let text = try XCTUnwrap(model.text)
        for line in [
            "@objc(Quake) public class Quake: NSManagedObject {}", "extension Quake {",
            "@nonobjc public class func fetchRequest() -> NSFetchRequest<Quake> { "
                + "NSFetchRequest<Quake>(entityName: \"Quake\") }",
            "@NSManaged public var magnitude: Float\n", "@NSManaged public var place: String?\n",
            "@NSManaged public var time: Date?\n", "@NSManaged public var countries: NSSet?\n",
            "@NSManaged public func addToCountries(_ value: Country)\n",
            "@NSManaged public func removeFromCountries(_ value: Country)\n",
            "@NSManaged public func addToCountries(_ values: NSSet)\n",
            "@NSManaged public func removeFromCountries(_ values: NSSet)\n", "extension Quake: Identifiable {}",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) isn't in\n\(text)")
        }
    }

    func testTypesOfAttributes() throws {
        let kinds = [
            ("Integer 16", "YES", "Int16"), ("Integer 32", "NO", "NSNumber?"), ("Integer 64", "YES", "Int64"),
            ("Double", "YES", "Double"), ("Boolean", "YES", "Bool"), ("Boolean", "NO", "NSNumber?"),
            ("Date", "YES", "TimeInterval"), ("Decimal", "NO", "NSDecimalNumber?"), ("Binary", "NO", "Data?"),
            ("UUID", "NO", "UUID?"), ("URI", "NO", "URL?"), ("Transformable", "NO", "NSObject?"),
        ]
        let attributes = kinds.enumerated().map { index, kind in
            "<attribute name=\"a\(index)\" attributeType=\"\(kind.0)\" usesScalarValueType=\"\(kind.1)\"/>"
        }
        let text = try XCTUnwrap(
            try model(
                "<entity name=\"E\" representedClassName=\".E\" codeGenerationType=\"class\">\(attributes.joined())"
                    + "<attribute name=\"color\" attributeType=\"Transformable\" customClassName=\"UIColor\"/>"
                    + "<attribute name=\"default\" attributeType=\"String\"/></entity>"
            ).text)
        for (index, kind) in kinds.enumerated() {
            XCTAssertTrue(text.contains("var a\(index): \(kind.2)\n"), "\(kind) in\n\(text)")
        }
        XCTAssertTrue(text.contains("var color: UIColor?\n"), text)
        XCTAssertTrue(text.contains("var `default`: String?\n"), text)
    }

    /// A category brings the members of a written class; no generation brings nothing.
    func testTheThreeKindsOfGeneration() throws {
        let text = try XCTUnwrap(
            try model(
                """
                <entity name="Whole" representedClassName="Whole" codeGenerationType="class"/>
                <entity name="Part" representedClassName="Shop.Part" parentEntity="Whole" codeGenerationType="category"/>
                <entity name="Sub" representedClassName="Sub" parentEntity="Whole" codeGenerationType="class"/>
                <entity name="Own" representedClassName="Own"/>
                <entity name="Plain" codeGenerationType="class"/>
                """
            ).text)
        XCTAssertTrue(text.contains("extension Part {") && !text.contains("class Part"), text)
        XCTAssertTrue(text.contains("public class Sub: Whole {}"), text)
        XCTAssertFalse(text.contains("extension Sub: Identifiable"), text)
        XCTAssertFalse(text.contains("Own") || text.contains("Plain"), text)
        XCTAssertNil(try model("<entity name=\"Own\" representedClassName=\"Own\"/>").text)
    }

    func testAnOrderedRelationshipHasPlaces() throws {
        let text = try XCTUnwrap(
            try model(
                """
                <entity name="List" representedClassName="List" codeGenerationType="class">
                  <relationship name="items" toMany="YES" ordered="YES" destinationEntity="List"/>
                  <relationship name="owner" maxCount="1" destinationEntity="Unknown"/>
                </entity>
                """
            ).text)
        for line in [
            "var items: NSOrderedSet?", "var owner: NSManagedObject?",
            "func insertIntoItems(_ value: List, at idx: Int)",
            "func removeFromItems(at idx: Int)", "func insertIntoItems(_ values: [List], at indexes: NSIndexSet)",
            "func replaceItems(at indexes: NSIndexSet, with values: [List])",
            "func addToItems(_ values: NSOrderedSet)",
        ] {
            XCTAssertTrue(text.contains(line), "\(line) isn't in\n\(text)")
        }
    }

    func testTheCurrentVersionIsRead() throws {
        for name in ["Shop", "Shop 2", "Shop 3"] {
            try write(
                "<model><entity name=\"\(name)\"/></model>", to: "Shop.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let url = folder.appendingPathComponent("Shop.xcdatamodeld")
        XCTAssertEqual(try DataModel(url).entities.map(\.name), ["Shop"], "the last by name of those without a note")
        try write(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>",
            to: "Shop.xcdatamodeld/.xccurrentversion")
        XCTAssertEqual(try DataModel(url).entities.map(\.name), ["Shop 2"])
        XCTAssertEqual(try DataModel(url).resource, "Shop.momd")
        XCTAssertEqual(try DataModel(url.appendingPathComponent("Shop 3.xcdatamodel")).resource, "Shop 3.mom")
    }

    func testMistakesAreNamed() throws {
        let url = folder.appendingPathComponent("Shop.xcdatamodeld")
        try write("", to: "Shop.xcdatamodeld/empty")
        XCTAssertThrowsError(try DataModel(url)) { XCTAssertTrue("\($0)".contains("has no version"), "\($0)") }
        try write("<model><entity", to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        XCTAssertThrowsError(try DataModel(url)) { XCTAssertTrue("\($0)".contains("is no XML"), "\($0)") }
    }

    /// A project's model is in the app's bundle as Xcode's compiled one would be, with its hidden note, and its classes are in
    /// the module.
    func testAProjectsModelComesIntoThePackage() throws {
        let project = """
            { objects = {
              R = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, M); };
              A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
              M = { isa = XCVersionGroup; path = Shop.xcdatamodeld; sourceTree = "<group>"; children = (); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); };
              P = { isa = PBXSourcesBuildPhase; files = (B, C); };
              B = { isa = PBXBuildFile; fileRef = A; }; C = { isa = PBXBuildFile; fileRef = M; };
            }; rootObject = R; }
            """
        try write(project, to: "App.xcodeproj/project.pbxproj")
        try write("import CoreData\nimport UIKit\n", to: "App.swift")
        try write("<plist><dict/></plist>", to: "Shop.xcdatamodeld/.xccurrentversion")
        _ = try model("<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"/>")
        let output = folder.appendingPathComponent("Package")
        var package = try ApplicationPackage(
            of: XcodeProject(folder.appendingPathComponent("App.xcodeproj")), target: nil, output: output,
            masu: folder.appendingPathComponent("Masu"), given: [:])
        let report = try package.write().text
        XCTAssertFalse(report.contains("missing") || report.contains("left out"), report)
        func text(_ path: String) throws -> String {
            try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
        }
        XCTAssertTrue(try text("Package.swift").contains(".product(name: \"CoreData\", package: \"Masu\")"))
        XCTAssertTrue(try text("Sources/App/Resources/Shop.momd/Shop.xcdatamodel/contents").contains("Item"))
        XCTAssertNoThrow(try text("Sources/App/Resources/Shop.momd/.xccurrentversion"))
        XCTAssertTrue(try text("Sources/App/ShopClasses.swift").contains("public class Item: NSManagedObject"))
        XCTAssertTrue(try text("Sources/App/ManagedObjectClasses.swift").contains("\"Item\": Item.self"))
    }

    /// The attribute is no type that somebody would have to declare.
    func testManagedMembersAskForNoType() {
        let names = SourceNames(of: "class A: NSManagedObject { @NSManaged var items: NSSet }")
        XCTAssertEqual(names.types.map(\.name), ["NSManagedObject", "NSSet"])
    }
}
