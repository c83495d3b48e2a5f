import CoreData
import TestSupport
import XCTest

/// Steps on three contexts, compared with plain values after each.
struct ThreeContextScript {
    var steps: [ContextStep]

    init(_ steps: [ContextStep]) { self.steps = steps }

    /// The random script of a seed.
    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var model = ThreeContextModel()
        steps = []
        for _ in 0..<30 {
            guard let step = model.step(using: &generator) else { continue }
            model.apply(step)
            steps.append(step)
        }
    }

    /// The first difference between the contexts and plain values; nil where there is none.
    func difference(_ model: NSManagedObjectModel) throws -> String? {
        let contexts = try ThreeContexts(model)
        var values = ThreeContextModel()
        for (place, step) in steps.enumerated() where values.allows(step) {
            do {
                try contexts.perform(step)
            } catch let missing as ThreeContexts.Missing {
                return "step \(place), \(step): person \(missing.person) isn't there"
            }
            values.apply(step)
            for number in 0..<3 {
                let found = try contexts.state(number)
                let expected = ThreeContexts.state(values.values(number))
                guard found != expected else { continue }
                return "step \(place), \(step): context \(number) has \(found), not \(expected)"
            }
        }
        return nil
    }

    /// The script without the steps that a difference doesn't need.
    func shortest(_ model: NSManagedObjectModel) throws -> ThreeContextScript {
        var script = self
        var place = script.steps.count - 1
        var isShorter = false
        while place >= 0 {
            var without = script
            without.steps.remove(at: place)
            if try without.difference(model) != nil {
                script = without
                isShorter = true
            }
            place -= 1
            if place < 0, isShorter {
                isShorter = false
                place = script.steps.count - 1
            }
        }
        return script
    }
}

/// The contexts of a script: 0 and 1 read from the store, 2 from 0.
private final class ThreeContexts {
    struct Missing: Error {
        var person: Int
    }

    private let container: NSPersistentContainer
    private let contexts: [NSManagedObjectContext]
    private var firms: [[Company]] = []

    init(_ model: NSManagedObjectModel) throws {
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

    func perform(_ step: ContextStep) throws {
        let context = contexts[step.context]
        try context.performAndWait {
            switch step {
            case .insert(_, let key):
                let person = Person(context: context)
                person.code = Self.code(key)
                person.name = ""
            case .rename(let number, let key, let name): try person(key, number).name = name
            case .move(let number, let key, let firm):
                try person(key, number).company = firm.map { firms[number][$0] }
            case .delete(let number, let key):
                context.delete(try person(key, number))
                context.processPendingChanges()
            case .save(let number): try save(number)
            case .rollback: context.rollback()
            }
        }
        if step.context == 0 { contexts[2].performAndWait { contexts[2].refreshAllObjects() } }
    }

    private func save(_ number: Int) throws {
        let context = contexts[number]
        nonisolated(unsafe) var told: Notification?
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { told = $0 }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.save()
        guard number < 2, let told else { return }
        for other in [1 - number, 2] {
            contexts[other].performAndWait { contexts[other].mergeChanges(fromContextDidSave: told) }
        }
    }

    private func person(_ key: Int, _ number: Int) throws -> Person {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "code == %@", Self.code(key))
        guard let person = try contexts[number].fetch(request).first else { throw Missing(person: key) }
        return person
    }

    // MARK: States as text

    private static func code(_ key: Int) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(key >> 8), UInt8(key & 255)))
    }

    private static func number(_ code: UUID?) -> Int {
        code.map { Int($0.uuid.14) << 8 + Int($0.uuid.15) } ?? -1
    }

    /// People with their names and firms, and firms with their people.
    static func state(_ values: [Int: ThreeContextModel.Value]) -> [String] {
        values.map { "\($0) \($1.name) \($1.firm.map(String.init) ?? "-")" }.sorted()
            + (0..<3).map { firm in "F\(firm): \(values.filter { $0.value.firm == firm }.keys.sorted())" }
    }

    func state(_ number: Int) throws -> [String] {
        try contexts[number].performAndWait {
            let people = try contexts[number].fetch(NSFetchRequest<Person>(entityName: "Person"))
            return people.map { person in
                "\(Self.number(person.code)) \(person.name ?? "") \(person.company?.name?.dropFirst().description ?? "-")"
            }.sorted()
                + firms[number].enumerated().map { firm, company in
                    "F\(firm): \(company.people.map { Self.number($0.code) }.sorted())"
                }
        }
    }
}
