import CoreData
import TestSupport
import XCTest

/// Kind: model — people and firms as plain values, a saved state and a working one; a second context reads what was saved.
final class RandomScriptTests: XCTestCase {
    /// A person's values: name, and the number of the firm.
    private struct Value: Equatable {
        var name: String
        var firm: Int?
    }

    /// `MASU_SCRIPTS` asks for more scripts.
    func testContextsAgreeWithPlainValues() throws {
        let count = ProcessInfo.processInfo.environment["MASU_SCRIPTS"].flatMap(Int.init) ?? 40
        for seed in 0..<UInt64(count) { try run(seed) }
    }

    private func run(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let container = try Library.container()
        let context = container.viewContext
        let firms = (0..<3).map { number in
            let firm = Company(context: context)
            firm.name = "F\(number)"
            return firm
        }
        try context.save()
        var saved: [Int: Value] = [:]
        var working: [Int: Value] = [:]
        var objects: [Int: Person] = [:]
        var savedObjects: [Int: Person] = [:]
        var next = 0
        for step in 0..<40 {
            let known = working.keys.sorted()
            switch Int.random(in: 0..<12, using: &generator) {
            case 0...3:
                let person = Person(context: context)
                person.name = "N\(next)"
                objects[next] = person
                working[next] = Value(name: "N\(next)", firm: nil)
                next += 1
            case 4, 5:
                guard let key = known.randomElement(using: &generator) else { continue }
                let name = "R\(Int.random(in: 0..<100, using: &generator))"
                objects[key]?.name = name
                working[key]?.name = name
            case 6:
                guard let key = known.randomElement(using: &generator) else { continue }
                let firm = Int.random(in: 0..<4, using: &generator)
                objects[key]?.company = firm < 3 ? firms[firm] : nil
                working[key]?.firm = firm < 3 ? firm : nil
            case 7:
                let firm = Int.random(in: 0..<3, using: &generator)
                let members = known.filter { _ in Bool.random(using: &generator) }
                firms[firm].people = Set(members.compactMap { objects[$0] })
                for key in known where working[key]?.firm == firm { working[key]?.firm = nil }
                for key in members { working[key]?.firm = firm }
            case 8:
                guard let key = known.randomElement(using: &generator), let person = objects[key] else { continue }
                context.delete(person)
                context.processPendingChanges()
                working[key] = nil
                objects[key] = nil
            case 9:
                try context.save()
                (saved, savedObjects) = (working, objects)
            case 10:
                context.rollback()
                (working, objects) = (saved, savedObjects)
            default:
                if Bool.random(using: &generator) { context.refreshAllObjects() }
            }
            XCTAssertEqual(try state(context, firms), state(working), "seed \(seed), step \(step)")
        }
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let others = try firms.map { try XCTUnwrap(other.existingObject(with: $0.objectID) as? Company) }
            XCTAssertEqual(try state(other, others), state(working), "seed \(seed), in the store")
        }
    }

    private func state(_ working: [Int: Value]) -> [String] {
        working.values.map { "\($0.name) \($0.firm.map(String.init) ?? "-")" }.sorted()
            + (0..<3).map { (firm: Int) in
                "\(firm): " + working.values.filter { $0.firm == firm }.map(\.name).sorted().joined(separator: " ")
            }
    }

    private func state(_ context: NSManagedObjectContext, _ firms: [Company]) throws -> [String] {
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        return people.map { person in
            "\(person.name ?? "") \(person.company?.name?.dropFirst().description ?? "-")"
        }.sorted()
            + firms.enumerated().map { number, firm in
                "\(number): " + firm.people.compactMap(\.name).sorted().joined(separator: " ")
            }
    }
}
