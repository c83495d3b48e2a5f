import CoreData
import TestSupport
import XCTest

/// Kind: model — three contexts, one of them below another, against plain values: what is stored, and what each context has
/// changed since.
final class ThreeContextTests: XCTestCase {
    /// A person's values: name, and the number of the firm.
    private struct Value: Equatable {
        var name: String
        var firm: Int?
    }

    /// Changes of one context against the place that it reads from.
    private struct Changes {
        var names: [Int: String] = [:]
        var firms: [Int: Int?] = [:]
        var inserted: Set<Int> = []
        var deleted: Set<Int> = []

        func applied(to values: [Int: Value]) -> [Int: Value] {
            var values = values
            for key in inserted { values[key] = Value(name: "", firm: nil) }
            for (key, name) in names { values[key]?.name = name }
            for (key, firm) in firms { values[key]?.firm = firm }
            for key in deleted { values[key] = nil }
            return values
        }

        func concerns(_ key: Int) -> Bool {
            names[key] != nil || firms[key] != nil || inserted.contains(key) || deleted.contains(key)
        }

        /// A value that is what the place below has is no change.
        mutating func prune(against values: [Int: Value]) {
            names = names.filter { inserted.contains($0.key) || values[$0.key]?.name != $0.value }
            firms = firms.filter { inserted.contains($0.key) || values[$0.key].map { $0.firm } != .some($0.value) }
        }

        /// A person that another context has deleted can't be changed here any more.
        mutating func forget(_ key: Int) {
            names[key] = nil
            firms[key] = nil
            deleted.remove(key)
        }
    }

    /// `MASU_SCRIPTS` asks for more scripts.
    func testThreeContextsAgreeWithPlainValues() throws {
        let count = ProcessInfo.processInfo.environment["MASU_SCRIPTS"].flatMap(Int.init) ?? 60
        let first = ProcessInfo.processInfo.environment["MASU_FIRST_SCRIPT"].flatMap(UInt64.init) ?? 0
        let model = try Library.model()
        continueAfterFailure = false
        for seed in first..<first + UInt64(count) { try Script(seed, model).run() }
    }

    /// The contexts: 0 and 1 read from the store, 2 from 0.
    private final class Script {
        private let seed: UInt64
        private var generator: SeededGenerator
        private let contexts: [NSManagedObjectContext]
        private let container: NSPersistentContainer
        private var firms: [[Company]] = []
        private var stored: [Int: Value] = [:]
        private var changes = Array(repeating: Changes(), count: 3)
        private var next = 0

        init(_ seed: UInt64, _ model: NSManagedObjectModel) throws {
            self.seed = seed
            generator = SeededGenerator(seed: seed)
            container = try Library.container(model: model)
            let main = container.viewContext
            let other = container.newBackgroundContext()
            let below = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            below.parent = main
            contexts = [main, other, below]
            for context in contexts { context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump }
            let made = (0..<3).map { number in
                let firm = Company(context: main)
                firm.name = "F\(number)"
                return firm
            }
            try main.save()
            firms = try contexts.map { context in
                try context.performAndWait {
                    try made.map { try XCTUnwrap(context.existingObject(with: $0.objectID) as? Company) }
                }
            }
        }

        private func values(_ number: Int) -> [Int: Value] {
            switch number {
            case 2: changes[2].applied(to: values(0))
            default: changes[number].applied(to: stored)
            }
        }

        func run() throws {
            for step in 0..<30 {
                let number = Int.random(in: 0..<3, using: &generator)
                try contexts[number].performAndWait { try act(number) }
                for number in 0..<3 {
                    let found = try contexts[number].performAndWait { try state(number) }
                    XCTAssertEqual(found, state(values(number)), "seed \(seed), step \(step), context \(number)")
                }
            }
        }

        private func act(_ number: Int) throws {
            let context = contexts[number]
            // A person that the context above or below has changes of would be changed twice before anything is stored.
            let known = values(number).keys.sorted().filter { key in
                number == 1 || !changes[2 - number].concerns(key) || number == 2 && !changes[0].deleted.contains(key)
            }
            switch Int.random(in: 0..<10, using: &generator) {
            case 0, 1:
                let person = Person(context: context)
                person.code = Self.code(next)
                person.name = ""
                changes[number].inserted.insert(next)
                next += 1
            case 2, 3:
                guard let key = known.randomElement(using: &generator) else { return }
                let name = "R\(Int.random(in: 0..<100, using: &generator))"
                try person(key, number).name = name
                changes[number].names[key] = name
            case 4, 5:
                guard let key = known.randomElement(using: &generator) else { return }
                let firm = Int.random(in: 0..<4, using: &generator)
                try person(key, number).company = firm < 3 ? firms[number][firm] : nil
                changes[number].firms[key] = .some(firm < 3 ? firm : nil)
            case 6:
                guard let key = known.randomElement(using: &generator) else { return }
                context.delete(try person(key, number))
                context.processPendingChanges()
                let wasNew = changes[number].inserted.remove(key) != nil
                changes[number].forget(key)
                if !wasNew { changes[number].deleted.insert(key) }
            case 7, 8: try save(number)
            default:
                // Objects that the context below has changed would be gone.
                let mayRoll = number != 0 || changes[0].inserted.allSatisfy { !changes[2].concerns($0) }
                if mayRoll {
                    context.rollback()
                    changes[number] = Changes()
                }
            }
            changes[0].prune(against: stored)
            changes[1].prune(against: stored)
            changes[2].prune(against: values(0))
            if number == 0 { contexts[2].performAndWait { contexts[2].refreshAllObjects() } }
        }

        private func save(_ number: Int) throws {
            let context = contexts[number]
            nonisolated(unsafe) var told: Notification?
            let observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextDidSave, object: context, queue: nil
            ) { told = $0 }
            try context.save()
            NotificationCenter.default.removeObserver(observer)
            let done = changes[number]
            changes[number] = Changes()
            if number == 2 {
                changes[0].inserted.formUnion(done.inserted)
                changes[0].names.merge(done.names) { $1 }
                changes[0].firms.merge(done.firms) { $1 }
                for key in done.deleted {
                    let wasNew = changes[0].inserted.remove(key) != nil
                    changes[0].forget(key)
                    if !wasNew { changes[0].deleted.insert(key) }
                }
                return
            }
            stored = done.applied(to: stored)
            for other in 0..<3 where other != number {
                for key in done.deleted { changes[other].forget(key) }
            }
            guard let told else { return }
            let below = number == 0 ? [1] : [0, 2]
            for other in below {
                contexts[other].performAndWait { contexts[other].mergeChanges(fromContextDidSave: told) }
            }
            if number == 0 { contexts[2].performAndWait { contexts[2].mergeChanges(fromContextDidSave: told) } }
        }

        private static func code(_ key: Int) -> UUID {
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(key >> 8), UInt8(key & 255)))
        }

        private func person(_ key: Int, _ number: Int) throws -> Person {
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.predicate = NSPredicate(format: "code == %@", Self.code(key))
            return try XCTUnwrap(contexts[number].fetch(request).first, "seed \(seed), person \(key)")
        }

        private func state(_ values: [Int: Value]) -> [String] {
            values.map { "\(Self.code($0)) \($1.name) \($1.firm.map(String.init) ?? "-")" }.sorted()
                + (0..<3).map { (firm: Int) in
                    "\(firm): \(values.filter { $0.value.firm == firm }.map { "\(Self.code($0.key))" }.sorted())"
                }
        }

        private func state(_ number: Int) throws -> [String] {
            let people = try contexts[number].fetch(NSFetchRequest<Person>(entityName: "Person"))
            return people.map { person in
                "\(person.code?.uuidString ?? "") \(person.name ?? "") \(person.company?.name?.dropFirst().description ?? "-")"
            }.sorted()
                + firms[number].enumerated().map { firm, company in
                    "\(firm): \(company.people.compactMap { $0.code?.uuidString }.sorted())"
                }
        }
    }
}
