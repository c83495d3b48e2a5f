import CoreData
import TestSupport

/// Predicates by chance, on rows of an entity of the library.
struct RandomPredicate {
    static let texts = ["", "a", "A", "ab", "Ab", "aB", "abc", "é", "e", "É", "b*", "b?", "straße", "x y"]

    /// The objects that predicates may name.
    var people: [NSManagedObject]
    var firms: [NSManagedObject]
    var generator: SeededGenerator
    private var arguments: [Any?] = []

    init(people: [NSManagedObject], firms: [NSManagedObject], generator: SeededGenerator) {
        self.people = people
        self.firms = firms
        self.generator = generator
    }

    /// A predicate's format with its arguments.
    mutating func next(for entity: String) -> (format: String, arguments: [Any?]) {
        arguments = []
        let format = condition(entity, depth: 3)
        return (format, arguments)
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func one<Element>(of list: [Element]) -> Element { list[number(in: 0...list.count - 1)] }

    private mutating func argument(_ value: Any?) -> String {
        arguments.append(value)
        return "%@"
    }

    // MARK: Conditions

    private mutating func condition(_ entity: String, depth: Int) -> String {
        switch number(in: 0...(depth > 0 ? 15 : 9)) {
        case 10, 11: return "(\(condition(entity, depth: depth - 1)) AND \(condition(entity, depth: depth - 1)))"
        case 12, 13: return "(\(condition(entity, depth: depth - 1)) OR \(condition(entity, depth: depth - 1)))"
        case 14, 15: return "NOT (\(condition(entity, depth: depth - 1)))"
        default: return entity == "Article" ? ofArticle(prefix: "") : ofPerson(entity)
        }
    }

    private mutating func ofPerson(_ entity: String) -> String {
        switch number(in: 0...11) {
        case 0, 1: return numeric(["age", "height", "age + 1", "height * 2", "age - height", "company.people.@count"])
        case 2, 3: return text(one(of: ["name", "name", "company.name", "lowercase:(name)"]))
        case 4: return one(of: ["isMember == YES", "isMember != TRUE", "isMember == 0"])
        case 5: return date()
        case 6: return identity()
        case 7: return object()
        case 8: return quantified()
        case 9: return aggregate()
        case 10: return subquery()
        default:
            return entity == "Employee"
                ? numeric(["wage", "wage + age"]) : one(of: ["TRUEPREDICATE", "age == height"])
        }
    }

    private mutating func ofArticle(prefix: String) -> String {
        switch number(in: 0...5) {
        case 0: return numeric([prefix + "stars"])
        case 1: return text(prefix + "title")
        case 2: return "\(prefix)labels.@count \(comparison()) \(number(in: 0...2))"
        case 3: return "\(one(of: ["ANY", "ALL", "NONE"])) \(text(prefix + "labels.name"))"
        case 4: return numeric([prefix + "author.age", prefix + "author.articles.@count"])
        default: return text(prefix + one(of: ["author.name", "author.company.name"]))
        }
    }

    private mutating func comparison() -> String { one(of: ["==", "!=", "<", "<=", ">", ">="]) }

    private mutating func numeric(_ keys: [String]) -> String {
        let key = one(of: keys)
        let value = Double(number(in: -4...8)) / 2
        switch number(in: 0...6) {
        case 0: return "\(key) IN {1, 2, \(value)}"
        case 1: return "\(key) BETWEEN {\(min(0, value)), \(max(1, value))}"
        case 2: return "\(key) \(comparison()) \(argument(number(in: 0...1) == 0 ? value : NSNumber(value: value)))"
        case 3: return "\(key) \(one(of: ["==", "!="])) nil"
        case 4: return "\(value) \(comparison()) \(key)"
        case 5: return "\(key) IN \(argument([number(in: 0...3), number(in: 0...3)]))"
        default: return "\(key) \(comparison()) \(value)"
        }
    }

    private mutating func text(_ key: String) -> String {
        let options = one(of: ["", "", "[c]", "[d]", "[cd]"])
        let value = one(of: Self.texts)
        switch number(in: 0...11) {
        case 0: return "\(key) IN {'a', 'abc', '\(value)'}"
        case 1: return "\(key) IN\(options) \(argument([value, "é", "Ab"]))"
        case 2: return "\(key) MATCHES\(options) '\(one(of: ["a.*", "[ab]+", ".?", "é|e"]))'"
        case 3: return "\(key) \(one(of: ["==", "!="])) nil"
        case 4: return "\(key) \(comparison()) '\(value)'"
        case 5 where !key.contains("articles") && !key.contains("labels"):
            return "'abcé' \(one(of: ["CONTAINS", "BEGINSWITH", "ENDSWITH"]))\(options) \(key)"
        case 6 where key == "name": return "name \(one(of: ["BEGINSWITH", "==", "<"])) company.name"
        default:
            let operation = one(of: ["==", "!=", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE"])
            return "\(key) \(operation)\(options) \(number(in: 0...1) == 0 ? argument(value) : "'\(value)'")"
        }
    }

    private mutating func date() -> String {
        let (first, second) = (number(in: 0...3), number(in: 0...3))
        let dates = [min(first, second), max(first, second)].map { Date(timeIntervalSinceReferenceDate: Double($0)) }
        switch number(in: 0...3) {
        case 0: return "born BETWEEN \(argument(dates))"
        case 1: return "born \(one(of: ["==", "!="])) nil"
        case 2: return "born IN \(argument(dates))"
        default: return "born \(comparison()) \(argument(dates[0]))"
        }
    }

    static func code(_ number: Int) -> UUID {
        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(number)))
    }
    static func home(_ number: Int) -> URL { URL(fileURLWithPath: "/home/\(number)") }

    private mutating func identity() -> String {
        switch number(in: 0...3) {
        case 0: return "code \(one(of: ["==", "!="])) \(argument(Self.code(number(in: 0...3))))"
        case 1: return "code IN \(argument([Self.code(0), Self.code(2)]))"
        case 2: return "home \(one(of: ["==", "!="])) \(argument(Self.home(number(in: 0...3))))"
        default: return "\(one(of: ["code", "home"])) \(one(of: ["==", "!="])) nil"
        }
    }

    // MARK: Relationships

    private mutating func object() -> String {
        switch number(in: 0...8) {
        case 0: return "company \(one(of: ["==", "!="])) \(argument(one(of: firms)))"
        case 1: return "company IN \(argument([one(of: firms), one(of: firms)]))"
        case 2: return "company \(one(of: ["==", "!="])) nil"
        case 3: return "\(argument(one(of: people))) IN friends"
        case 4: return "friends CONTAINS \(argument(one(of: people)))"
        case 5: return "ANY friends == \(argument(one(of: people)))"
        case 6: return "SELF IN \(argument(Set([one(of: people), one(of: people)])))"
        case 7: return "ANY friends IN \(argument([one(of: people), one(of: people)]))"
        default: return "SELF \(one(of: ["==", "!="])) \(argument(one(of: people)))"
        }
    }

    private mutating func quantified() -> String {
        let quantifier = one(of: ["ANY", "ALL", "NONE", "SOME"])
        switch number(in: 0...4) {
        case 0: return "\(quantifier) articles.stars \(comparison()) \(number(in: 0...5))"
        case 1: return "\(quantifier) friends.age \(comparison()) \(number(in: -2...4))"
        case 2: return "\(quantifier) company.people.age \(comparison()) \(number(in: -2...4))"
        case 3: return "\(quantifier) friends.company.name \(one(of: ["==", "!="])) 'alpha'"
        default: return "\(quantifier) \(text("articles.title"))"
        }
    }

    private mutating func aggregate() -> String {
        let term = one(of: [
            "articles.@count", "articles.@sum.stars", "articles.@max.stars", "articles.@min.stars",
            "articles.@avg.stars", "friends.@count", "friends.@max.height", "friends.@sum.age",
            "company.people.@avg.height", "company.people.@sum.age", "SUBQUERY(company.people, $p, $p.age > 1).@count",
        ])
        return number(in: 0...4) == 0
            ? "\(term) \(one(of: ["==", "!="])) nil" : "\(term) \(comparison()) \(number(in: 0...4))"
    }

    private mutating func subquery() -> String {
        let inner: String
        switch number(in: 0...3) {
        case 0: return "SUBQUERY(friends, $f, $f.age > age).@count \(comparison()) \(number(in: 0...2))"
        case 1: return "SUBQUERY(friends, $f, \(text("$f.company.name"))).@count > 0"
        case 2: inner = "\(ofArticle(prefix: "$a.")) AND \(numeric(["$a.stars"]))"
        default: inner = ofArticle(prefix: "$a.")
        }
        return "SUBQUERY(articles, $a, \(inner)).@count \(comparison()) \(number(in: 0...2))"
    }
}
