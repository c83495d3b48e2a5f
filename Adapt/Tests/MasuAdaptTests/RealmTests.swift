import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the forms in which Realm's own pages show models, queries, writes and notifications.
///
/// Realm's stand-in, compiled without UIKit and run: a file that a first program writes, a second one reads.
final class RealmTests: XCTestCase {
    private let folder = TestFolder.make()
    private let masu = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private let models = """
        import RealmSwift

        class Dog: Object {
            @Persisted(primaryKey: true) var id: Int
            @Persisted var name: String
            @Persisted var age = 1
            @Persisted var born: Date?
            @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>
        }
        class Person: Object {
            @objc var name = ""
            @objc var favourite: Dog?
            let dogs = List<Dog>()
            override init() { super.init() }
            convenience init(name: String) {
                self.init()
                self.name = name
            }
        }
        struct Stop: Error {}

        """

    func testWhatAProgramWritesAnotherReads() throws {
        let writing = """
            let realm = try Realm(fileURL: URL(fileURLWithPath: CommandLine.arguments[1]))
            let person = Person(name: "Anna")
            var changes: [String] = []
            let token = realm.objects(Dog.self).sorted(byKeyPath: "name").observe { change in
                switch change {
                case .initial(let dogs): changes.append("initial \\(dogs.count)")
                case .update(_, let deletions, let insertions, let modifications):
                    changes.append("\\(deletions) \\(insertions) \\(modifications)")
                case .error: changes.append("error")
                }
            }
            RunLoop.main.run(until: Date().addingTimeInterval(0.1))
            try realm.write {
                for (id, name) in ["Rex", "Ada", "Bo"].enumerated() {
                    let dog = Dog(value: ["id": id, "name": name, "age": id + 2])
                    person.dogs.append(dog)
                    if id == 1 { person.favourite = dog }
                }
                realm.add(person)
            }
            try realm.write {
                realm.create(Dog.self, value: ["id": 2, "name": "Bo", "age": 9], update: .modified)
                realm.delete(realm.objects(Dog.self).filter("name == %@", "Rex"))
            }
            do {
                try realm.write { person.name = "Lost"; realm.add(Person(name: "Gone")); throw Stop() }
            } catch {}
            RunLoop.main.run(until: Date().addingTimeInterval(0.1))
            print(person.name, realm.objects(Person.self).count, person.dogs.map(\\.name), changes)
            print(realm.objects(Dog.self).filter("age > 3 AND ANY owners.name CONTAINS[c] 'ann'").map(\\.name))

            """
        let reading = """
            let realm = try Realm(fileURL: URL(fileURLWithPath: CommandLine.arguments[1]))
            let person = realm.objects(Person.self)[0]
            print(person.name, person.favourite?.name ?? "none", person.dogs.map { "\\($0.name) \\($0.age)" })
            print(realm.object(ofType: Dog.self, forPrimaryKey: 2)!.owners.first === person)
            print(realm.objects(Dog.self).sum(ofProperty: "age") as Int)

            """
        let file = folder.appendingPathComponent("pets.realm").path
        let lines = try [writing, reading].map { try output(of: $0, with: file) }
        XCTAssertEqual(
            lines[0],
            """
            Anna 1 ["Ada", "Bo"] ["initial 0", "[] [0, 1, 2] []", "[2] [] [1]"]
            ["Bo"]

            """)
        XCTAssertEqual(lines[1], "Anna Ada [\"Ada 3\", \"Bo 9\"]\ntrue\n12\n")
    }

    /// Realm's page of type-safe queries, and that of realm notifications.
    func testQuestionsInSwiftAndNotificationsOfAFile() throws {
        let statements = """
            let realm = try Realm(fileURL: URL(fileURLWithPath: CommandLine.arguments[1]))
            var told: [String] = []
            let token = realm.observe { notification, realm in told.append("\\(notification) \\(realm.objects(Dog.self).count)") }
            try realm.write {
                for (id, name) in ["Rex", "Ada", "bo"].enumerated() {
                    let (dog, person) = (Dog(value: ["id": id, "name": name, "age": id + 2]), Person(name: "Owner of \\(name)"))
                    person.dogs.append(dog)
                    if id == 1 { person.favourite = dog }
                    realm.add(person)
                }
            }
            func dogs(_ isIncluded: (Query<Dog>) -> Query<Bool>) -> [String] { realm.objects(Dog.self).where(isIncluded).map(\\.name) }
            func people(_ isIncluded: (Query<Person>) -> Query<Bool>) -> [Int] {
                realm.objects(Person.self).where(isIncluded).map { $0.dogs[0].id }
            }
            print(dogs { $0.age > 2 && !($0.name == "Ada") }, dogs { $0.age.in([2, 4]) }, dogs { $0.age.contains(3...9) })
            print(dogs { $0.born == nil }.count, dogs { $0.born > Date() }, dogs { $0.name == "Rex" || $0.age == 3 })
            print(dogs { $0.name.starts(with: "B", options: .caseInsensitive) }, dogs { $0.name.ends(with: "x") }, dogs { $0.name.like("?d*") })
            print(people { $0.favourite.name == "Ada" }, people { $0.dogs.age >= 3 }, people { $0.dogs.count != 1 })
            let all = AnyRealmCollection(realm.objects(Dog.self))
            print(all.count, all[1].name, told)
            token.invalidate()
            try realm.write { realm.deleteAll() }
            print(all.count, told.count)

            """
        XCTAssertEqual(
            try output(of: statements, with: folder.appendingPathComponent("questions.realm").path),
            """
            ["bo"] ["Rex", "bo"] ["Ada", "bo"]
            3 [] ["Rex", "Ada"]
            ["bo"] ["Rex"] ["Ada"]
            [1] [1, 2] []
            3 Ada ["didChange 3"]
            0 1

            """)
    }

    /// The output of a program with the models and some statements.
    private func output(of statements: String, with argument: String) throws -> String {
        let build = masu.appendingPathComponent(".build/debug")
        let additions = build.appendingPathComponent("FoundationAdditions.build")
        guard FileManager.default.fileExists(atPath: additions.path) else {
            throw XCTSkip("Masu isn't built: there is no \(build.path)/Modules/UIKit.swiftmodule.")
        }
        let adaptation = Adaptation(of: [models])
        // The stand-in's sources are files of the program, which doesn't link UIKit.
        let text = StandIns.realm.replacing("@_exported import UIKit", with: "")
        let model = adaptation.text(at: 0).replacing("import RealmSwift", with: "import Foundation; import Predicates")
        try TestFolder.write(
            ["Realm.swift": text, "Models.swift": model, "main.swift": "import Foundation\n" + statements], in: folder)
        let objects = try ["FoundationAdditions", "Predicates"].flatMap { module in
            let place = build.appendingPathComponent("\(module).build")
            return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
                .filter { $0.hasSuffix(".o") }.map { place.appendingPathComponent($0).path }
        }
        let program = folder.appendingPathComponent("program").path
        let sources = ["Realm", "Models", "main"].map { folder.appendingPathComponent("\($0).swift").path }
        let messages = try ToolOutput.of(
            ["swiftc", "-swift-version", "5", "-suppress-warnings", "-o", program, "-I"]
                + [build.appendingPathComponent("Modules").path, "-l_FoundationICU"] + sources + objects)
        XCTAssertEqual(messages, "")
        return try ToolOutput.of([program, argument])
    }
}
