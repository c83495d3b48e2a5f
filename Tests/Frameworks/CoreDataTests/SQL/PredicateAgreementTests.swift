import TestSupport
import XCTest

@testable import CoreData

/// Kind: model — the evaluation of the same predicate in memory, object by object.
final class PredicateAgreementTests: XCTestCase {
    /// `MASU_PREDICATES` asks for more pairs of a predicate and a set of rows, `MASU_FIRST_PREDICATES` for those of later seeds.
    func testSQLFindsWhatMemoryFinds() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_PREDICATES"].flatMap(Int.init) ?? 1000
        let first = environment["MASU_FIRST_PREDICATES"].flatMap(UInt64.init) ?? 0
        let sets = UInt64(max(1, count / Self.predicatesOfSet))
        let model = try Library.model()
        var score = Score()
        for seed in first..<first + sets { try compare(seed, model, &score) }
        // Most predicates have SQL: else memory would be compared with itself.
        XCTAssertGreaterThan(Double(score.translated), 0.85 * Double(score.pairs), "\(score)")
        // A condition that nothing or everything fulfils says little.
        XCTAssertGreaterThan(Double(score.telling), 0.4 * Double(score.pairs), "\(score)")
        if environment["MASU_PREDICATES"] != nil { print("from seed \(first): \(score)") }
    }

    private static let predicatesOfSet = 500

    private struct Score {
        var pairs = 0
        /// Predicates that have SQL.
        var translated = 0
        /// Those that some of the rows fulfil, and others don't.
        var telling = 0
        var different = 0
    }

    /// Compares the predicates of a seed on its rows, by their formats and built by hand in turn.
    private func compare(_ seed: UInt64, _ model: NSManagedObjectModel, _ score: inout Score) throws {
        var generator = SeededGenerator(seed: seed)
        let context = try Library.container(model: model).viewContext
        try fill(context, &generator)
        let source = try XCTUnwrap(context.source)
        let layout = try XCTUnwrap(context.layout)
        let objects = try ["Person", "Employee", "Article", "Company"].reduce(into: [:]) { table, name in
            table[name] = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
        }
        var random = RandomPredicate(
            people: objects["Person"] ?? [], firms: objects["Company"] ?? [], generator: generator)
        for number in 0..<Self.predicatesOfSet {
            let entity = ["Person", "Employee", "Article"][number % 3]
            let (format, arguments) = random.next(for: entity)
            var predicate = NSPredicate(format: format, argumentArray: arguments.map { $0 as Any })
            if number % 2 == 1, let tree = predicate.tree { predicate = BuiltPredicate.predicate(tree) }
            let request = NSFetchRequest<NSManagedObject>(entityName: entity)
            request.predicate = predicate
            score.pairs += 1
            let rows: [RowReference]
            do {
                var plan = try request.plan(layout)
                plan.readsValues = false
                rows = try source.rows(plan).map(\.reference)
                score.translated += 1
            } catch is Untranslatable {
                rows = try context.fetch(request).map(\.reference)
            }
            let candidates = objects[entity] ?? []
            let expected = Set(candidates.filter { predicate.evaluate(with: $0) }.map(\.reference))
            if !expected.isEmpty, expected.count < candidates.count { score.telling += 1 }
            guard Set(rows) != expected || rows.count != expected.count else { continue }
            score.different += 1
            XCTFail(
                "seed \(seed): \(entity) where \(predicate.tree.map { "\($0)" } ?? format): \(rows.count) rows by SQL, "
                    + "\(expected.count) in memory")
        }
    }

    private func fill(_ context: NSManagedObjectContext, _ generator: inout SeededGenerator) throws {
        let firms = (0..<3).map { number in
            let firm = Company(context: context)
            firm.name = number == 2 ? nil : ["alpha", "Beta"][number]
            return firm
        }
        let labels = ["a", "É", "abc"].map { name in
            let label = Label(context: context)
            label.name = name
            return label
        }
        var people: [Person] = []
        for _ in 0..<25 {
            let person = Bool.random(using: &generator) ? Person(context: context) : Employee(context: context)
            person.name = RandomPredicate.texts.randomElement(using: &generator)
            person.age = Int32.random(in: -2...4, using: &generator)
            if Bool.random(using: &generator) { person.setValue(nil, forKey: "age") }
            person.height = Double(Int.random(in: 0...6, using: &generator)) / 2
            person.isMember = Bool.random(using: &generator)
            let number = Int.random(in: 0...7, using: &generator)
            if number < 4 {
                person.born = Date(timeIntervalSinceReferenceDate: Double(number))
                person.code = RandomPredicate.code(number)
            }
            if number % 4 != 3 { person.home = RandomPredicate.home(number % 4) }
            person.company = (firms + [nil]).randomElement(using: &generator) ?? nil
            if person is Employee, number > 1 { person.setValue(NSDecimalNumber(value: number), forKey: "wage") }
            for friend in people where Int.random(in: 0...5, using: &generator) == 0 {
                person.addManagedObjects(NSSet(object: friend), forKey: "friends")
            }
            people.append(person)
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let article = Article(context: context)
                article.title = RandomPredicate.texts.randomElement(using: &generator)
                article.stars = Int16.random(in: 0...5, using: &generator)
                article.author = person
                for label in labels where Bool.random(using: &generator) {
                    article.addManagedObjects(NSSet(object: label), forKey: "labels")
                }
            }
        }
        try context.save()
    }
}
