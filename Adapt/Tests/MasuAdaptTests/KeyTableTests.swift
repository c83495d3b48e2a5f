import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: tables of keys for members that Objective-C sees.
final class KeyTableTests: XCTestCase {
    private let use = "let p = NSPredicate(format: \"full == %@\", \"a\")\n"

    func testMembersThatObjectiveCSees() {
        let adapted = Adaptation.adapt(
            use + """
                import Foundation
                class Person: NSObject {
                  @objc var name = "a"
                  @objc let born = 1
                  @objc(isAdult) var adult: Bool { born < 5 }
                  @objc func full() -> String { name }
                  var hidden = 1
                  @objc func save() {}
                  @objc private(set) var moved = 0
                }

                """)
        XCTAssertTrue(adapted.contains("import Foundation; import FoundationAdditions; import Predicates"), adapted)
        XCTAssertTrue(adapted.contains("class Person: NSObject, KeyedValueProviding {"), adapted)
        XCTAssertTrue(
            adapted.contains(
                "func keyedValue(_ key: String) -> KeyedValue? { switch key { case \"name\": return KeyedValue(self.`name`); "
                    + "case \"born\": return KeyedValue(self.`born`); case \"isAdult\": return KeyedValue(self.`adult`); "
                    + "case \"full\": return KeyedValue(self.`full`()); case \"moved\": return KeyedValue(self.`moved`); "
                    + "default: return nil } }"), adapted)
        XCTAssertTrue(
            adapted.contains(
                "func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { switch key { "
                    + "case \"name\": return KeyedValue.assign(value, to: &self.`name`); default: return false } }"),
            adapted)
        XCTAssertFalse(adapted.contains("\"hidden\"") || adapted.contains("\"save\""), adapted)
    }

    func testASubclassAddsItsOwn() {
        let adapted = Adaptation.adapt(
            use + """
                @objcMembers class Person: NSObject { var name = "a"; private var secret = 1 }
                class Child: Person { @objc var toy: String? }
                extension Child { @objc var age: Int { 3 } }

                """)
        XCTAssertTrue(adapted.contains("class Child: Person {"), adapted)
        XCTAssertTrue(adapted.contains("override func keyedValue(_ key: String)"), adapted)
        XCTAssertTrue(
            adapted.contains("case \"age\": return KeyedValue(self.`age`); default: return super.keyedValue(key)"),
            adapted)
        XCTAssertFalse(adapted.contains("\"secret\""), adapted)
    }

    /// Modules that ask for nothing by key, and classes of UIKit's, have no table.
    func testOthersHaveNone() {
        let person = "class Person: NSObject { @objc var name = 1 }\n"
        XCTAssertFalse(Adaptation.adapt(person).contains("keyedValue"))
        XCTAssertFalse(Adaptation.adapt(use + "class Row: UIView { @objc var name = 1 }\n").contains("keyedValue"))
        XCTAssertTrue(Adaptation.adapt(person + "let a = Person().value(forKey: \"name\")\n").contains("keyedValue"))
    }
}
