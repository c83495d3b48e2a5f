import CoreData
import TestSupport
import XCTest

/// Kind: model — the evaluation of the same predicate in memory, object by object.
final class PredicateAgreementTests: XCTestCase {
    /// `MASU_PREDICATES` asks for more pairs of a predicate and a set of rows.
    func testSQLFindsWhatMemoryFinds() throws {
        let rounds = ProcessInfo.processInfo.environment["MASU_PREDICATES"].flatMap(Int.init) ?? 300
        for seed in 0..<UInt64(max(1, rounds / 100)) {
            var generator = SeededGenerator(seed: seed)
            let context = try filled(&generator)
            let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
            for _ in 0..<100 {
                let format = RandomPredicate.condition(&generator, depth: 3)
                let predicate = NSPredicate(format: format)
                let request = NSFetchRequest<Person>(entityName: "Person")
                request.predicate = predicate
                let found = Set(try context.fetch(request).map(\.objectID))
                let expected = Set(people.filter { predicate.evaluate(with: $0) }.map(\.objectID))
                XCTAssertEqual(found.count, expected.count, "seed \(seed): \(format)")
                XCTAssertEqual(found, expected, "seed \(seed): \(format)")
            }
        }
    }

    private func filled(_ generator: inout SeededGenerator) throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        let firms = (0..<3).map { number in
            let firm = Company(context: context)
            firm.name = number == 2 ? nil : ["alpha", "Beta"][number]
            return firm
        }
        for _ in 0..<25 {
            let person = Bool.random(using: &generator) ? Person(context: context) : Employee(context: context)
            person.name = RandomPredicate.texts.randomElement(using: &generator)
            person.age = Int32.random(in: -2...4, using: &generator)
            if Bool.random(using: &generator) { person.setValue(nil, forKey: "age") }
            person.height = Double(Int.random(in: 0...6, using: &generator)) / 2
            person.isMember = Bool.random(using: &generator)
            person.born =
                Bool.random(using: &generator)
                ? nil : Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0...3, using: &generator)))
            person.company = (firms + [nil]).randomElement(using: &generator) ?? nil
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let article = Article(context: context)
                article.title = RandomPredicate.texts.randomElement(using: &generator)
                article.stars = Int16.random(in: 0...5, using: &generator)
                article.author = person
            }
        }
        try context.save()
        return context
    }
}

/// Predicates on people by chance.
enum RandomPredicate {
    static let texts = ["", "a", "A", "ab", "Ab", "aB", "abc", "é", "e", "É", "b*", "b?", "straße", "x y"]

    static func condition(_ generator: inout SeededGenerator, depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 14 : 9), using: &generator) {
        case 0, 1: return number(&generator)
        case 2, 3: return text("name", &generator)
        case 4: return text("company.name", &generator)
        case 5: return flag(&generator)
        case 6: return "born \(comparison(&generator)) CAST(\(Int.random(in: 0...3, using: &generator)), 'NSDate')"
        case 7: return quantified(&generator)
        case 8: return aggregate(&generator)
        case 9, 10:
            return "(\(condition(&generator, depth: depth - 1)) AND \(condition(&generator, depth: depth - 1)))"
        case 11: return "(\(condition(&generator, depth: depth - 1)) OR \(condition(&generator, depth: depth - 1)))"
        default: return "NOT (\(condition(&generator, depth: depth - 1)))"
        }
    }

    private static func comparison(_ generator: inout SeededGenerator) -> String {
        ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &generator) ?? "=="
    }

    private static func number(_ generator: inout SeededGenerator) -> String {
        let key = ["age", "height", "age + 1", "height * 2"].randomElement(using: &generator) ?? "age"
        let value = Double(Int.random(in: -4...8, using: &generator)) / 2
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return "age IN {1, 2, \(value)}"
        case 1: return "\(key) BETWEEN {\(min(0, value)), \(max(1, value))}"
        case 2: return "age \(comparison(&generator)) height"
        case 3: return "age \(Bool.random(using: &generator) ? "==" : "!=") nil"
        default: return "\(key) \(comparison(&generator)) \(value)"
        }
    }

    private static func text(_ key: String, _ generator: inout SeededGenerator) -> String {
        let options = ["", "[c]", "[d]", "[cd]"].randomElement(using: &generator) ?? ""
        let value = texts.randomElement(using: &generator) ?? ""
        let operations = ["==", "!=", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "IN"]
        switch operations.randomElement(using: &generator) ?? "==" {
        case "IN": return "\(key) IN {'a', 'abc', '\(value)'}"
        case let operation: return "\(key) \(operation)\(options) '\(value)'"
        }
    }

    private static func flag(_ generator: inout SeededGenerator) -> String {
        Bool.random(using: &generator) ? "isMember == YES" : "isMember != TRUE"
    }

    private static func quantified(_ generator: inout SeededGenerator) -> String {
        let quantifier = ["ANY", "ALL", "NONE"].randomElement(using: &generator) ?? "ANY"
        return Bool.random(using: &generator)
            ? "\(quantifier) articles.stars \(comparison(&generator)) \(Int.random(in: 0...5, using: &generator))"
            : "\(quantifier) \(text("articles.title", &generator))"
    }

    private static func aggregate(_ generator: inout SeededGenerator) -> String {
        let value = Int.random(in: 0...4, using: &generator)
        let terms = [
            "articles.@count", "articles.@sum.stars", "articles.@max.stars", "articles.@min.stars",
            "articles.@avg.stars", "SUBQUERY(articles, $a, $a.stars > \(value)).@count",
        ]
        return "\(terms.randomElement(using: &generator) ?? "") \(comparison(&generator)) \(value)"
    }
}
