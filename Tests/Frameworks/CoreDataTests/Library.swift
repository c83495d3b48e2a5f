import CoreData
import Foundation
import XCTest

/// A model as Xcode saves it, with every kind of property.
enum Library {
    static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22222" \
        systemVersion="22G91" minimumToolsVersion="Automatic" sourceLanguage="Swift" userDefinedModelVersionIdentifier="">
            <entity name="Account" representedClassName="Account" syncable="YES">
                <attribute name="key" attributeType="String"/>
                <attribute name="count" optional="YES" attributeType="Integer 64" defaultValueString="0" \
        usesScalarValueType="YES"/>
                <attribute name="label" optional="YES" attributeType="String"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="key"/></uniquenessConstraint>\
        </uniquenessConstraints>
            </entity>
            <entity name="Article" representedClassName="Article" syncable="YES">
                <attribute name="title" optional="YES" attributeType="String" maxValueString="20"/>
                <attribute name="stars" optional="YES" attributeType="Integer 16" minValueString="0" maxValueString="5" \
        defaultValueString="0" usesScalarValueType="YES"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Person" inverseName="articles" inverseEntity="Person"/>
                <relationship name="labels" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Label" inverseName="articles" inverseEntity="Label"/>
            </entity>
            <entity name="Company" representedClassName="Company" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="people" optional="YES" toMany="YES" deletionRule="Deny" \
        destinationEntity="Person" inverseName="company" inverseEntity="Person"/>
                <fetchIndex name="byNameIndex"><fetchIndexElement property="name" type="Binary" order="ascending"/>\
        </fetchIndex>
            </entity>
            <entity name="Employee" representedClassName="Employee" parentEntity="Person" syncable="YES">
                <attribute name="wage" optional="YES" attributeType="Decimal" defaultValueString="0"/>
            </entity>
            <entity name="Label" representedClassName="Label" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="articles" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Article" inverseName="labels" inverseEntity="Article"/>
            </entity>
            <entity name="Person" representedClassName="Person" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <attribute name="age" optional="YES" attributeType="Integer 32" defaultValueString="18.0" \
        usesScalarValueType="YES"/>
                <attribute name="height" optional="YES" attributeType="Double" defaultValueString="1.5" \
        usesScalarValueType="YES"/>
                <attribute name="isMember" optional="YES" attributeType="Boolean" defaultValueString="YES" \
        usesScalarValueType="YES"/>
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="code" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="home" optional="YES" attributeType="URI"/>
                <attribute name="photo" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" \
        valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <attribute name="mood" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="articles" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" \
        destinationEntity="Article" inverseName="author" inverseEntity="Article"/>
                <relationship name="company" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Company" inverseName="people" inverseEntity="Company"/>
                <relationship name="friends" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Person" inverseName="friends" inverseEntity="Person"/>
            </entity>
            <fetchRequest name="Adults" entity="Person" predicateString="age &gt;= 18"/>
            <configuration name="Texts"><memberEntity name="Article"/><memberEntity name="Label"/></configuration>
        </model>
        """

    /// Reads a model from its XML, by way of a file.
    static func model(_ text: String = contents) throws -> NSManagedObjectModel {
        let folder = temporaryFolder().appendingPathComponent("Library.xcdatamodel")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        NSManagedObjectModel.registerClasses([
            "Account": Account.self, "Article": Article.self, "Company": Company.self, "Employee": Employee.self,
            "Label": Label.self, "Person": Person.self,
        ])
        return try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
    }

    /// The name of a folder of its own, which is removed when the test case ends.
    static func temporaryFolder() -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
        TemporaryFolders.shared.add(folder)
        return folder
    }

    /// A container with a store in memory, or in a file.
    static func container(at url: URL? = nil, model: NSManagedObjectModel? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? self.model())
        let description = container.persistentStoreDescriptions[0]
        if let url {
            description.url = url
        } else {
            description.type = NSInMemoryStoreType
        }
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    static func storeURL() throws -> URL {
        let folder = temporaryFolder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("Library.sqlite")
    }
}

/// The folders of the test case that runs.
private final class TemporaryFolders: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = TemporaryFolders()
    private var folders: [URL] = []

    override init() {
        super.init()
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    func add(_ folder: URL) { folders.append(folder) }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
        folders = []
    }
}

/// Classes as the source adapter writes them.
class Person: NSManagedObject {
    override func value(forUndefinedKey key: String) -> Any? {
        key == "initial" ? name.map { String($0.prefix(1)) } : super.value(forUndefinedKey: key)
    }

    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var age: Int32 {
        get { managedValue(forKey: "age") }
        set { setManagedValue(newValue, forKey: "age") }
    }
    var height: Double {
        get { managedValue(forKey: "height") }
        set { setManagedValue(newValue, forKey: "height") }
    }
    var isMember: Bool {
        get { managedValue(forKey: "isMember") }
        set { setManagedValue(newValue, forKey: "isMember") }
    }
    var born: Date? {
        get { managedValue(forKey: "born") }
        set { setManagedValue(newValue, forKey: "born") }
    }
    var code: UUID? {
        get { managedValue(forKey: "code") }
        set { setManagedValue(newValue, forKey: "code") }
    }
    var home: URL? {
        get { managedValue(forKey: "home") }
        set { setManagedValue(newValue, forKey: "home") }
    }
    var photo: Data? {
        get { managedValue(forKey: "photo") }
        set { setManagedValue(newValue, forKey: "photo") }
    }
    var tags: [String]? {
        get { managedValue(forKey: "tags") }
        set { setManagedValue(newValue, forKey: "tags") }
    }
    var mood: String? {
        get { managedValue(forKey: "mood") }
        set { setManagedValue(newValue, forKey: "mood") }
    }
    var company: Company? {
        get { managedValue(forKey: "company") }
        set { setManagedValue(newValue, forKey: "company") }
    }
    var articles: NSOrderedSet? {
        get { managedValue(forKey: "articles") }
        set { setManagedValue(newValue, forKey: "articles") }
    }
    var friends: NSSet? {
        get { managedValue(forKey: "friends") }
        set { setManagedValue(newValue, forKey: "friends") }
    }
}

final class Employee: Person {
    var wage: NSDecimalNumber? {
        get { managedValue(forKey: "wage") }
        set { setManagedValue(newValue, forKey: "wage") }
    }
}

final class Company: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var people: Set<Person> {
        get { managedValue(forKey: "people") }
        set { setManagedValue(newValue, forKey: "people") }
    }
}

final class Article: NSManagedObject {
    var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var stars: Int16 {
        get { managedValue(forKey: "stars") }
        set { setManagedValue(newValue, forKey: "stars") }
    }
    var author: Person? {
        get { managedValue(forKey: "author") }
        set { setManagedValue(newValue, forKey: "author") }
    }
    var labels: Set<Label>? {
        get { managedValue(forKey: "labels") }
        set { setManagedValue(newValue, forKey: "labels") }
    }
}

final class Label: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var articles: Set<Article>? {
        get { managedValue(forKey: "articles") }
        set { setManagedValue(newValue, forKey: "articles") }
    }
}

final class Account: NSManagedObject {
    var key: String? {
        get { managedValue(forKey: "key") }
        set { setManagedValue(newValue, forKey: "key") }
    }
    var count: Int64 {
        get { managedValue(forKey: "count") }
        set { setManagedValue(newValue, forKey: "count") }
    }
    var label: String? {
        get { managedValue(forKey: "label") }
        set { setManagedValue(newValue, forKey: "label") }
    }
}
