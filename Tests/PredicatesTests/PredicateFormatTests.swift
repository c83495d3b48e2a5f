import Foundation
import XCTest

@testable import Predicates

/// Kind: documented — Apple's Predicate Programming Guide, "Predicate Format String Syntax", and the documentation of
/// NSExpression's functions.
final class PredicateFormatTests: XCTestCase {
    private class Animal {
        let name: String
        init(name: String) { self.name = name }
    }
    private final class Dog: Animal {
        let age: Int
        var isGood = true
        lazy var tag = "none"
        var owner: [String: Any] = ["name": "Ada", "address": ["city": "Bonn"]]
        var puppies: [Dog] = []
        var nickname: String?
        init(_ name: String, _ age: Int) {
            self.age = age
            super.init(name: name)
        }
    }

    private let rex: Dog = {
        let rex = Dog("Rex", 7)
        rex.puppies = [Dog("Ann", 1), Dog("Bob", 2), Dog("Cid", 6)]
        return rex
    }()

    private func check(
        _ format: String, _ arguments: Any?..., is expected: Bool = true, of object: Any? = nil,
        variables: [String: Any] = [:], line: UInt = #line
    ) {
        do {
            let predicate = try PredicateFormat(format, arguments: arguments)
            XCTAssertEqual(
                try predicate.isTrue(of: object ?? rex, variables: variables), expected, format, line: line)
        } catch {
            XCTFail("\(format): \(error)", line: line)
        }
    }

    func testBasicComparisons() {
        for format in ["age = 7", "age == 7", "7 == age", "age >= 7", "age => 7", "age <= 7", "age =< 7"] {
            check(format)
        }
        for format in ["age > 6", "age < 8", "age != 8", "age <> 8", "age BETWEEN {1, 7}"] { check(format) }
        check("age BETWEEN %@", [8, 9], is: false)
        check("name < 'Rey'")
        check("%@ > age", 7.5)
    }

    func testConstantsAndCompounds() {
        check("TRUEPREDICATE")
        check("falsepredicate", is: false)
        check("age = 7 AND NOT name = 'x'")
        check("age = 1 OR age = 7 && name == \"Rex\"")
        check("!(age = 7) || (name = 'x')", is: false)
        // AND binds more strongly than OR.
        check("age = 7 OR age = 7 AND age = 1")
        check("(age = 7 OR age = 7) AND age = 1", is: false)
    }

    func testTexts() {
        check("name BEGINSWITH 'Re'")
        check("name beginswith[c] 'rE'")
        check("name BEGINSWITH 'e'", is: false)
        check("name CONTAINS[cd] %@", "É")
        check("name ENDSWITH 'x'")
        check("name LIKE 'R*'")
        check("name LIKE 'R?x'")
        check("name LIKE 'R?'", is: false)
        check("name LIKE[c] 'r*X'")
        check("SELF LIKE '1.5 (a)'", of: "1.5 (a)")
        check("SELF MATCHES '[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\\\.[A-Za-z]{2,64}'", of: "ada@example.org")
        check("SELF MATCHES %@", "^\\d{3}$", of: "1234", is: false)
        check("name == [c] 'REX'")
        check("name ==[cd] 'RÉX'")
        check("name != 'rex'")
    }

    private func check(_ format: String, _ argument: Any?, of object: Any?, is expected: Bool) {
        check(format, argument, is: expected, of: object)
    }

    func testAggregates() {
        check("ANY puppies.age < 2")
        check("SOME puppies.age == 6")
        check("ALL puppies.age < 7")
        check("ALL puppies.age < 6", is: false)
        check("NONE puppies.age > 6")
        check("name IN {'Max', 'Rex'}")
        check("name IN %@", ["Max"], is: false)
        check("'e' IN name")
        check("puppies.name CONTAINS 'Bob'")
        check("puppies[0].name = 'Ann'")
        check("puppies[FIRST].name = 'Ann' AND puppies[LAST].age = 6 AND puppies[SIZE] = 3")
        check("SUBQUERY(puppies, $p, $p.age > 1 AND $p.name != %@).@count = 1", "Bob")
    }

    func testOperatorsOnCollections() {
        check("puppies.@count = 3")
        check("puppies.@sum.age = 9 AND puppies.@avg.age = 3 AND puppies.@max.age = 6 AND puppies.@min.age = 1")
        check("puppies.@distinctUnionOfObjects.isGood = {YES}")
    }

    func testLiterals() {
        check("nickname = nil AND nickname == NULL")
        check("isGood = YES AND isGood == true AND isGood = 1 AND good = TRUE")
        check("16 = 0x10 AND 8 = 0o10 AND 5 = 0b101 AND 1500 = 1.5e3 AND .5 < 1")
        check("'a\\'b' = \"a'b\"")
        check("SELF = 'x'", is: false, of: "y")
        check("#name = 'Rex'")
    }

    func testPlaceholdersAndVariables() {
        check("%K = %@", "owner.address.city", "Bonn")
        check("owner.%K BEGINSWITH %@", "name", "A")
        check("age = %d AND age < %ld AND age > %f AND name = %@", 7, 8, 6.5, "Rex")
        check("nickname = %@", nil)
        check("age > $LIMIT AND name = $name", variables: ["LIMIT": 3, "name": "Rex"])
    }

    func testArithmeticAndFunctions() {
        check("age + 2 * 3 = 13 AND (age + 2) * 3 = 27 AND 2 ** 3 ** 2 = 512 AND -age = 0 - 7 AND age / 2 = 3")
        check("sum({1, 2, 3}) = 6 AND average(1, 2, 3) = 2 AND max({1, 5}) = 5 AND count(puppies) = 3")
        check("sum(puppies.age) = 9 AND median({1, 9, 3}) = 3 AND stddev({2, 4, 4, 4, 5, 5, 7, 9}) = 2")
        check("abs(-3) = 3 AND sqrt(9) = 3 AND ceiling(1.2) = 2 AND trunc(1.7) = 1 AND modulus:by:(7, 4) = 3")
        check("uppercase(name) = 'REX' AND lowercase('A') = 'a' AND add:to:(1, 2) = 3 AND name.length = 3")
        check("CAST(0, 'NSDate') < now() AND FUNCTION(name, 'uppercaseString') = 'REX'")
        check("TERNARY(age > 5, 'old', 'young') = 'old'")
        check("bitwiseAnd:with:(6, 3) = 2")
    }

    func testDatesAndDictionaries() {
        let table: [String: Any] = ["due": Date(timeIntervalSince1970: 100), "id": UUID(), "tags": ["a", "b"]]
        check("due < %@", Date(timeIntervalSince1970: 101), of: table, is: true)
        check("id == %@", table["id"], of: table, is: true)
        check("tags CONTAINS 'b'", of: table)
        check("SELF['tags'][1] = 'b'", of: table)
    }

    func testInheritedAndLazyProperties() {
        check("name = 'Rex'")
        _ = rex.tag
        check("tag = 'none'")
    }

    /// A key may be a reserved word after `#`, and one that only resembles an operator needs nothing.
    func testNamesLikeWords() {
        check("order = 1 AND index = 2 AND anything = 3", of: ["order": 1, "index": 2, "anything": 3])
        check("#in = 1", of: ["in": 1])
    }

    func testWrongFormatsSayWhatIsWrong() {
        let wrong = [
            ("name =", "a value is missing at the end"), ("name", "an operator is missing before the end"),
            ("name = 'x", "a text isn't closed by '"), ("(a = 1", "')' is missing before the end"),
            ("a = 1 b", "'b' isn't expected there"), ("a = %@", "it has 1 placeholders, but 0 arguments are given"),
            ("a ? 1", "'?' has no meaning in a predicate"), ("a = %y", "% isn't followed by @, K or a kind of number"),
            ("a UTI-CONFORMS-TO 'b'", "uniform types (UTI-CONFORMS-TO, UTI-EQUALS) aren't known"),
        ]
        for (format, reason) in wrong {
            XCTAssertThrowsError(try PredicateFormat(format), format) { error in
                XCTAssertEqual((error as? PredicateFormatError)?.reason, reason, format)
            }
        }
        let nested = String(repeating: "(", count: 5000) + "a = 1" + String(repeating: ")", count: 5000)
        XCTAssertThrowsError(try PredicateFormat(nested))
    }

    func testUnknownKeysAndWrongValuesSayWhatIsWrong() throws {
        XCTAssertThrowsError(try PredicateFormat("nme = 1").isTrue(of: rex)) { error in
            XCTAssertTrue(
                "\(error)".contains("not key value coding-compliant for the key nme"), "\(error)")
        }
        XCTAssertThrowsError(try PredicateFormat("name > 1").isTrue(of: rex))
        XCTAssertThrowsError(try PredicateFormat("puppies[9] = 1").isTrue(of: rex))
        XCTAssertThrowsError(try PredicateFormat("SELF MATCHES '['").isTrue(of: "x"))
    }

    /// Kind: property — no text ends the program.
    func testAnyTextIsReadOrRefused() {
        var generator = SeededGenerator(state: 23)
        let words = [
            "a", "=", "(", ")", "AND", "NOT", "%@", "%K", "'t'", "{", "}", ",", "[", "]", "$v", ".", "@count", "1", "-",
            "ANY", "SUBQUERY", "sum", ":", "#", "IN", "[c]", "0x", "\"", "**", ":=",
        ]
        var read = 0
        for _ in 0..<20_000 {
            let length = Int(generator.next() % 9) + 1
            let text = (0..<length).map { _ in words[Int(generator.next() % UInt64(words.count))] }.joined(
                separator: " ")
            guard let predicate = try? PredicateFormat(text, arguments: ["x", "a", 1, "a", 2, "a", 1, 1, 1]) else {
                continue
            }
            read += 1
            _ = try? predicate.isTrue(of: ["a": [1, 2, 3], "v": 2], variables: ["v": [1]])
        }
        XCTAssertGreaterThan(read, 20, "seed 23")
    }
}

private struct SeededGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
