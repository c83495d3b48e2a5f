import CoreData
import TestSupport
import XCTest

/// Kind: model — ordered relationships that cascade, and ones of many to many, one of them of an entity to itself, in three
/// contexts against plain values. A context changes objects while those that it doesn't read from have no changes.
final class RelationScriptTests: XCTestCase {
    /// `MASU_SCRIPTS` asks for more scripts, `MASU_FIRST_SCRIPT` for those of later seeds.
    func testRelationsAgreeWithPlainValues() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SCRIPTS"].flatMap(UInt64.init) ?? 40
        let first = environment["MASU_FIRST_SCRIPT"].flatMap(UInt64.init) ?? 0
        let model = try Library.model()
        for seed in first..<first + count {
            guard let difference = try difference(seed, model) else { continue }
            XCTFail("seed \(seed): \(difference)")
        }
    }

    /// The upper context hadn't read the relationship: what it has in the store goes with the saving all the same.
    func testALinkThatAContextBelowTakesAwayGoesFromTheStore() throws {
        let contexts = try RelatedContexts(Library.model())
        let steps: [(Int, RelationStep)] = [
            (1, .label(7)), (1, .article(8)), (1, .toggle(label: 7, article: 8)), (1, .save),
            (2, .toggle(label: 7, article: 8)), (2, .save), (0, .save),
        ]
        for (number, step) in steps { try contexts.perform(step, number) }
        for number in 0..<3 { XCTAssertEqual(try contexts.state(number), ["A8 of -: []", "L7: []"]) }
        XCTAssertEqual(try contexts.stored(), ["A8 of -: []", "L7: []"])
    }

    private func difference(_ seed: UInt64, _ model: NSManagedObjectModel) throws -> String? {
        var generator = SeededGenerator(seed: seed)
        let contexts = try RelatedContexts(model)
        var shelf = Shelves()
        var done: [String] = []
        for place in 0..<40 {
            let number = Int.random(in: 0..<3, using: &generator)
            guard shelf.allowsChanges(in: number), let step = shelf.step(number, using: &generator) else { continue }
            done.append("\(number): \(step)")
            try contexts.perform(step, number)
            shelf.apply(step, number)
            for other in 0..<3 {
                let found = try contexts.state(other)
                let expected = shelf.views[other].lines
                if found != expected {
                    return
                        "step \(place), \(step) on \(number): context \(other) has \(found), not \(expected) after \(done)"
                }
            }
        }
        let found = try contexts.stored()
        return found == shelf.stored.lines ? nil : "the store has \(found), not \(shelf.stored.lines)"
    }
}

/// People with articles in an order, articles with labels, and friends, as plain values.
private struct Shelf: Equatable {
    var articles: [Int: [Int]] = [:]
    var labels: [Int: Set<Int>] = [:]
    var friends: Set<[Int]> = []
    /// Articles and the people and labels that there are.
    var texts: Set<Int> = []

    func author(of article: Int) -> Int? { articles.first { $0.value.contains(article) }?.key }

    var lines: [String] {
        articles.keys.sorted().map { person in
            let others = articles.keys.sorted().filter { friends.contains([person, $0].sorted()) && $0 != person }
            return "P\(person): \(articles[person]?.map { "A\($0)" } ?? []), friends \(others)"
        }
            + texts.sorted().map { article in
                "A\(article) of \(author(of: article).map { "P\($0)" } ?? "-"): "
                    + "\(labels.keys.sorted().filter { labels[$0]?.contains(article) == true })"
            } + labels.keys.sorted().map { "L\($0): \(labels[$0]?.sorted() ?? [])" }
    }

    mutating func remove(article: Int) {
        texts.remove(article)
        for person in articles.keys { articles[person]?.removeAll { $0 == article } }
        for label in labels.keys { labels[label]?.remove(article) }
    }
}

private enum RelationStep {
    case person(Int), article(Int), label(Int)
    /// Puts an article at a place of a person's articles.
    case place(article: Int, person: Int, at: Int)
    case takeAway(article: Int)
    /// Replaces all of a person's articles.
    case order(person: Int, [Int])
    case toggle(label: Int, article: Int)
    case befriend(Int, Int)
    case deletePerson(Int), deleteArticle(Int), deleteLabel(Int)
    case save, rollback
}

/// The store, and three contexts: 0 and 1 read from it, 2 from 0.
private struct Shelves {
    private(set) var stored = Shelf()
    private(set) var views = [Shelf(), Shelf(), Shelf()]
    private var next = 0

    func allowsChanges(in number: Int) -> Bool {
        switch number {
        case 0: views[1] == stored && views[2] == views[0]
        case 1: views[0] == stored && views[2] == stored
        default: views[1] == stored
        }
    }

    mutating func step(_ number: Int, using generator: inout SeededGenerator) -> RelationStep? {
        let shelf = views[number]
        let people = shelf.articles.keys.sorted()
        let (texts, labels) = (shelf.texts.sorted(), shelf.labels.keys.sorted())
        next += 1
        switch Int.random(in: 0..<24, using: &generator) {
        case 0, 1: return .person(next)
        case 2...5: return .article(next)
        case 6: return .label(next)
        case 7...10:
            guard let text = texts.randomElement(using: &generator),
                let person = people.randomElement(using: &generator)
            else { return nil }
            let others = shelf.articles[person]?.filter { $0 != text } ?? []
            return .place(article: text, person: person, at: Int.random(in: 0...others.count, using: &generator))
        case 11: return texts.randomElement(using: &generator).map { .takeAway(article: $0) }
        case 12:
            guard let person = people.randomElement(using: &generator) else { return nil }
            return .order(
                person: person,
                texts.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator))
        case 13...15:
            guard let label = labels.randomElement(using: &generator), let text = texts.randomElement(using: &generator)
            else { return nil }
            return .toggle(label: label, article: text)
        case 16:
            guard people.count > 1 else { return nil }
            let pair = people.shuffled(using: &generator)
            return .befriend(pair[0], pair[1])
        case 17: return people.randomElement(using: &generator).map { .deletePerson($0) }
        case 18: return texts.randomElement(using: &generator).map { .deleteArticle($0) }
        case 19: return labels.randomElement(using: &generator).map { .deleteLabel($0) }
        case 20: return .rollback
        default: return .save
        }
    }

    mutating func apply(_ step: RelationStep, _ number: Int) {
        switch step {
        case .save:
            if number == 2 {
                views[0] = views[2]
            } else {
                stored = views[number]
                views = [stored, stored, stored]
            }
            return
        case .rollback:
            views[number] = number == 2 ? views[0] : stored
            if number == 0 { views[2] = stored }
            return
        default: break
        }
        var shelf = views[number]
        Self.change(&shelf, step)
        views[number] = shelf
        if number == 0 { views[2] = shelf }
    }

    private static func change(_ shelf: inout Shelf, _ step: RelationStep) {
        switch step {
        case .person(let key): shelf.articles[key] = []
        case .article(let key): shelf.texts.insert(key)
        case .label(let key): shelf.labels[key] = []
        case .place(let article, let person, let index):
            for other in shelf.articles.keys { shelf.articles[other]?.removeAll { $0 == article } }
            shelf.articles[person]?.insert(article, at: index)
        case .takeAway(let article):
            for other in shelf.articles.keys { shelf.articles[other]?.removeAll { $0 == article } }
        case .order(let person, let list):
            for other in shelf.articles.keys { shelf.articles[other]?.removeAll { list.contains($0) } }
            shelf.articles[person] = list
        case .toggle(let label, let article):
            if shelf.labels[label]?.remove(article) == nil { shelf.labels[label]?.insert(article) }
        case .befriend(let first, let second):
            let pair = [first, second].sorted()
            if shelf.friends.remove(pair) == nil { shelf.friends.insert(pair) }
        case .deletePerson(let key):
            for article in shelf.articles[key] ?? [] { shelf.remove(article: article) }
            shelf.articles[key] = nil
            shelf.friends = shelf.friends.filter { !$0.contains(key) }
        case .deleteArticle(let key): shelf.remove(article: key)
        case .deleteLabel(let key): shelf.labels[key] = nil
        case .save, .rollback: break
        }
    }
}

/// The contexts of a script.
private final class RelatedContexts {
    private let container: NSPersistentContainer
    private let contexts: [NSManagedObjectContext]

    init(_ model: NSManagedObjectModel) throws {
        container = try Library.container(model: model)
        let below = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        below.parent = container.viewContext
        contexts = [container.viewContext, container.newBackgroundContext(), below]
    }

    private func find<Object: NSManagedObject>(_ name: String, _ key: String, _ context: NSManagedObjectContext) throws
        -> Object
    {
        let request = NSFetchRequest<Object>(entityName: "\(Object.self)")
        request.predicate = NSPredicate(format: "%K == %@", key, name)
        return try XCTUnwrap(context.fetch(request).first, name)
    }

    func perform(_ step: RelationStep, _ number: Int) throws {
        let context = contexts[number]
        try context.performAndWait {
            func person(_ key: Int) throws -> Person { try find("P\(key)", "name", context) }
            func article(_ key: Int) throws -> Article { try find("A\(key)", "title", context) }
            func label(_ key: Int) throws -> Label { try find("L\(key)", "name", context) }
            switch step {
            case .person(let key): Person(context: context).name = "P\(key)"
            case .article(let key): Article(context: context).title = "A\(key)"
            case .label(let key): Label(context: context).name = "L\(key)"
            case .place(let text, let key, let index):
                let article = try article(text)
                article.author = nil
                try person(key).insertManagedObject(article, at: index, forKey: "articles")
            case .takeAway(let text): try article(text).author = nil
            case .order(let key, let list): try person(key).articles = NSOrderedSet(array: list.map { try article($0) })
            case .toggle(let key, let text):
                let (label, article) = (try label(key), try article(text))
                if article.labels?.contains(label) == true {
                    article.labels?.remove(label)
                } else {
                    article.labels?.insert(label)
                }
            case .befriend(let first, let second):
                let (one, other) = (try person(first), try person(second))
                if one.friends?.contains(other) == true {
                    one.removeManagedObjects(NSSet(object: other), forKey: "friends")
                } else {
                    one.addManagedObjects(NSSet(object: other), forKey: "friends")
                }
            case .deletePerson(let key): context.delete(try person(key))
            case .deleteArticle(let key): context.delete(try article(key))
            case .deleteLabel(let key): context.delete(try label(key))
            case .save: try save(number)
            case .rollback: context.rollback()
            }
            context.processPendingChanges()
        }
        if number == 0 { contexts[2].performAndWait { contexts[2].refreshAllObjects() } }
    }

    private func save(_ number: Int) throws {
        nonisolated(unsafe) var told: Notification?
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: contexts[number], queue: nil
        ) { told = $0 }
        defer { NotificationCenter.default.removeObserver(observer) }
        try contexts[number].save()
        guard number < 2, let told else { return }
        for other in [1 - number, 2] {
            contexts[other].performAndWait { contexts[other].mergeChanges(fromContextDidSave: told) }
        }
    }

    // MARK: States as text

    func state(_ number: Int) throws -> [String] {
        try contexts[number].performAndWait { try Self.state(contexts[number]) }
    }

    func stored() throws -> [String] {
        let reader = container.newBackgroundContext()
        return try reader.performAndWait { try Self.state(reader) }
    }

    private static func number(_ name: String?) -> Int { name.flatMap { Int($0.dropFirst()) } ?? -1 }

    private static func state(_ context: NSManagedObjectContext) throws -> [String] {
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        let articles = try context.fetch(NSFetchRequest<Article>(entityName: "Article"))
        let labels = try context.fetch(NSFetchRequest<Label>(entityName: "Label"))
        return people.sorted { number($0.name) < number($1.name) }.map { person in
            let texts = (person.articles?.array as? [Article] ?? []).map { $0.title ?? "" }
            let friends = (person.friends?.allObjects as? [Person] ?? []).map { number($0.name) }.sorted()
            return "\(person.name ?? ""): \(texts), friends \(friends)"
        }
            + articles.sorted { number($0.title) < number($1.title) }.map { article in
                "\(article.title ?? "") of \(article.author?.name ?? "-"): "
                    + "\((article.labels ?? []).map { number($0.name) }.sorted())"
            }
            + labels.sorted { number($0.name) < number($1.name) }.map { label in
                "\(label.name ?? ""): \((label.articles ?? []).map { number($0.title) }.sorted())"
            }
    }
}
