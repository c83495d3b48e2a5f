import FoundationAdditions
import Predicates
import XCTest

/// A class as the source adapter leaves it.
private class Person: NSObject, KeyedValueProviding {
    var name = "Ada"
    var age = 36
    var friend: Person?
    var fullName: String { name + " L." }

    func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "name": return KeyedValue(self.name)
        case "age": return KeyedValue(self.age)
        case "friend": return KeyedValue(self.friend)
        case "fullName": return KeyedValue(self.fullName)
        default: return nil
        }
    }

    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "name": return KeyedValue.assign(value, to: &self.name)
        case "age": return KeyedValue.assign(value, to: &self.age)
        case "friend": return KeyedValue.assign(value, to: &self.friend)
        default: return false
        }
    }
}

/// Kind: documented — Apple's Key-Value Coding Programming Guide.
final class KeyValueCodingTests: XCTestCase {
    func testValuesAreReadAndSet() {
        let person = Person()
        XCTAssertEqual(person.value(forKey: "fullName") as? String, "Ada L.")
        person.setValue("Grace", forKey: "name")
        XCTAssertEqual(person.name, "Grace")
        person.setValue(Person(), forKey: "friend")
        person.setValue("Alan", forKeyPath: "friend.name")
        XCTAssertEqual(person.value(forKeyPath: "friend.fullName") as? String, "Alan L.")
        person.setValue(nil, forKey: "friend")
        XCTAssertNil(person.friend)
        XCTAssertEqual(person.dictionaryWithValues(forKeys: ["age"])["age"] as? Int, 36)
    }

    func testNumbersAreConverted() {
        let person = Person()
        person.setValuesForKeys(["age": NSNumber(value: 40.0), "name": "B"])
        XCTAssertEqual(person.age, 40)
        XCTAssertFalse(person.setKeyedValue("forty", forKey: "age"))
        XCTAssertFalse(person.setKeyedValue(nil, forKey: "age"))
    }

    func testComputedMembersAreFoundByPredicatesAndDescriptors() {
        let people = ["Ada", "Bob"].map { name in
            let person = Person()
            person.name = name
            return person
        }
        XCTAssertEqual(people.filter { NSPredicate(format: "fullName BEGINSWITH 'B'").evaluate(with: $0) }.count, 1)
        let order = NSSortDescriptor(key: "fullName", ascending: false)
        XCTAssertEqual(order.compare(people[0], to: people[1]), .orderedDescending)
    }

    func testMutableDictionariesTakeValuesByKey() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue("Bern", forKey: "name")
        dictionary.setValue(3, forKey: "high")
        XCTAssertEqual(dictionary, ["name": "Bern", "high": 3] as NSDictionary)
        dictionary.setValue(nil, forKey: "high")
        XCTAssertEqual(dictionary, ["name": "Bern"] as NSDictionary)
    }

    /// Apple's Key-Value Coding Programming Guide: collections give their elements' values, operators one of them all.
    func testCollectionsOfFoundationGiveValuesByPaths() {
        let answer: NSDictionary = ["city": ["name": "Bern", "days": [["high": 3], ["high": 5]]]]
        XCTAssertEqual(answer.value(forKeyPath: "city.name") as? String, "Bern")
        XCTAssertNil(answer.value(forKeyPath: "city.country"))
        let days = answer.value(forKeyPath: "city.days") as? [[String: Int]]
        let list = NSArray(array: days ?? [])
        XCTAssertEqual(list.value(forKeyPath: "@max.high") as? Int, 5)
        XCTAssertEqual((list.value(forKey: "high") as? [Int])?.count, 2)
    }

    func testAFileManagerIsEqualToItselfAlone() {
        XCTAssertEqual(Set([FileManager.default, FileManager.default, FileManager()]).count, 2)
    }

    func testWaitingForAQueue() {
        let queue = DispatchQueue(label: "waiting", attributes: .concurrent)
        var order: [Int] = []
        queue.sync { order.append(1) }
        XCTAssertEqual(
            queue.asyncAndWait {
                order.append(2); return order.count
            }, 2)
        queue.asyncAndWait(flags: .barrier) { order.append(3) }
        queue.asyncAndWait(execute: DispatchWorkItem { order.append(4) })
        XCTAssertEqual(order, [1, 2, 3, 4])
    }
}
