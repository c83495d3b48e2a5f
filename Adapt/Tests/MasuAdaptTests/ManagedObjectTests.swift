import XCTest

@testable import MasuAdapt

/// Kind: documented — the methods that Core Data makes of a relationship (NSManagedObject, "Working with Managed Objects"),
/// and our description of the source adapter.
final class ManagedObjectTests: XCTestCase {
    /// The adapted text of members of a class of managed objects.
    private func adapted(_ members: String) -> String {
        Adaptation.adapt("import CoreData\nextension Person {\n\(members)\n}\n")
    }

    func testPropertiesHaveAccessorsByKey() {
        let text = adapted("@NSManaged public var name: String?")
        XCTAssertTrue(
            text.contains(
                "public var name: String? { get { managedValue(forKey: \"name\") } "
                    + "set { setManagedValue(newValue, forKey: \"name\") } }"), text)
        XCTAssertFalse(text.contains("NSManaged"), text)
    }

    func testNamesBeforeOneTypeHaveItEach() {
        let text = adapted("@NSManaged var `default`, width: Double")
        XCTAssertTrue(text.contains("var `default`: Double { get { managedValue(forKey: \"default\") }"), text)
        XCTAssertTrue(text.contains("width: Double { get { managedValue(forKey: \"width\") }"), text)
    }

    func testADynamicPropertyAnnouncesNothingItself() {
        let text = adapted("@NSManaged @objc dynamic var name: String")
        XCTAssertFalse(text.contains("dynamic") || text.contains("willSet"), text)
    }

    /// Tests make models of their own, before anything of the app's that would register its classes.
    func testTestsRegisterTheClassesOfTheModuleThatTheyTest() {
        let source = "@testable import Garden\nlet model = NSManagedObjectModel(contentsOf: url)\n"
        var adaptation = Adaptation(of: [source])
        adaptation.modulesOfManagedObjects = ["Garden", "Soil"]
        XCTAssertTrue(
            adaptation.text(at: 0).contains(
                "let model = _managedObjectClasses.registered(NSManagedObjectModel(contentsOf: url))"))
        adaptation.modulesOfManagedObjects = ["Soil"]
        XCTAssertFalse(adaptation.text(at: 0).contains("_managedObjectClasses"))
    }

    /// Kind: documented — Core Animation makes such properties of layers.
    func testALayersPropertiesAreTheLayers() {
        let text = Adaptation.adapt(
            """
            import UIKit
            final class Ring: CAShapeLayer {
                @NSManaged var progress: CGFloat
                override init(layer: Any) { super.init(layer: layer) }
            }
            class Plain: CALayer { override init() { super.init() } }

            """)
        XCTAssertTrue(
            text.contains(
                "var progress: CGFloat { get { _ownValue(forKey: \"progress\") } "
                    + "set { _setOwnValue(newValue, forKey: \"progress\") } }"), text)
        XCTAssertTrue(text.contains("override func _copyForPresentation() -> CALayer? { Ring(layer: self) }"), text)
        XCTAssertFalse(text.contains("Plain(layer: self)"), text)
    }

    func testPrimitiveValuesAreThoseBesideTheProperty() {
        let text = adapted("@NSManaged private var primitiveBirth: Date!")
        XCTAssertTrue(text.contains("get { primitiveValue(forKey: \"birth\") as! Date? }"), text)
        XCTAssertTrue(text.contains("set { setPrimitiveValue(newValue, forKey: \"birth\") }"), text)
    }

    func testMethodsOfARelationship() {
        let cases = [
            "addToItems(_ value: Item)": "addManagedObjects(value, forKey: \"items\")",
            "addToItems(_ values: NSSet)": "addManagedObjects(values, forKey: \"items\")",
            "removeFromItems(_ values: NSOrderedSet)": "removeManagedObjects(values, forKey: \"items\")",
            "insertIntoItems(_ value: Item, at idx: Int)": "insertManagedObject(value, at: idx, forKey: \"items\")",
            "removeFromItems(at idx: Int)": "removeManagedObject(at: idx, forKey: \"items\")",
            "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)":
                "for (index, value) in zip(indexes, values) { insertManagedObject(value, at: index, forKey: \"items\") }",
            "removeFromItems(at indexes: NSIndexSet)":
                "for index in indexes.reversed() { removeManagedObject(at: index, forKey: \"items\") }",
            "replaceItems(at idx: Int, with value: Item)":
                "removeManagedObject(at: idx, forKey: \"items\"); insertManagedObject(value, at: idx, forKey: \"items\")",
        ]
        for (method, body) in cases {
            let text = adapted("@NSManaged public func \(method)")
            XCTAssertTrue(text.contains("public func \(method) { \(body) }"), text)
        }
    }

    /// A property that begins with capitals is told from the method by the class's own properties.
    func testAPropertyIsFoundByItsName() {
        let text = adapted("@NSManaged var URLs: NSSet?\n@NSManaged func addToURLs(_ values: NSSet)")
        XCTAssertTrue(text.contains("addManagedObjects(values, forKey: \"URLs\")"), text)
    }

    func testAMethodOfNoRelationshipSaysSo() {
        XCTAssertTrue(adapted("@NSManaged func wave()").contains("fatalError(\"Person.wave is none of the methods"))
    }

    func testAContainerRegistersTheModulesClasses() {
        let text = Adaptation.adapt(
            """
            import CoreData
            class Person: NSManagedObject {}
            final class Store: NSPersistentContainer {}
            let own = Store(name: "A")
            let plain = NSPersistentContainer(name: "A", managedObjectModel: NSManagedObjectModel(contentsOf: url)!)
            let all = NSManagedObjectModel.mergedModel(from: nil)
            let other = Row(name: "A")

            """)
        XCTAssertTrue(text.contains("let own = _managedObjectClasses.registered(Store(name: \"A\"))"), text)
        XCTAssertTrue(
            text.contains(
                "let plain = _managedObjectClasses.registered(NSPersistentContainer(name: \"A\", managedObjectModel: "
                    + "_managedObjectClasses.registered(NSManagedObjectModel(contentsOf: url))!))"), text)
        XCTAssertTrue(
            text.contains("let all = _managedObjectClasses.registered(NSManagedObjectModel.mergedModel(from: nil))"),
            text)
        XCTAssertTrue(text.contains("let other = Row(name: \"A\")"), text)
        XCTAssertFalse(
            Adaptation.adapt("let plain = NSPersistentContainer(name: \"A\")\n").contains("_managedObjectClasses"),
            "no class to register")
    }

    /// Only a predicate takes any value.
    func testValuesOfPredicatesNeedNoObjects() {
        let text = Adaptation.adapt(
            "let p = NSPredicate(format: \"id == %@\", id as CVarArg)\nlet s = String(format: \"%@\", id as CVarArg)\n")
        XCTAssertTrue(text.contains("\"id == %@\", id as Any)"), text)
        XCTAssertTrue(text.contains("\"%@\", id as CVarArg)"), text)
    }

    func testPredicatesBesideCoreDataFindTheirModule() {
        let text = Adaptation.adapt("import CoreData\nlet p = NSPredicate(format: \"a == 1\")\n")
        XCTAssertTrue(text.contains("import CoreData; import FoundationAdditions"), text)
    }

    /// Objects are of their entity's class, whatever class is written.
    func testObjectsAreOfTheirEntitysClass() {
        XCTAssertEqual(
            Adaptation.adapt("import CoreData\nlet o = NSManagedObject(entity: e, insertInto: c)\n"),
            "import CoreData\nlet o = NSManagedObject.make(entity: e, insertInto: c)\n")
    }
}
