import CoreFoundation
import XCTest

@testable import UIKit

private class Plain: NSObject {
    func word() -> String { "plain" }
}

private final class Changed: Plain {
    override func word() -> String { "changed after " + super.word() }
}

private final class SpokenBundle: Bundle, @unchecked Sendable {
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { "<\(key)>" }
}

/// Kind: documented — Apple's Objective-C Runtime, `object_setClass`: the object's methods are the class's from then on.
@MainActor final class ObjectClassTests: XCTestCase {
    func testAnObjectCallsTheOverridesOfItsNewClass() async throws {
        let object = Plain()
        XCTAssertTrue(object_setClass(object, Changed.self) == Plain.self)
        XCTAssertEqual(object.word(), "changed after plain")
        XCTAssertTrue(object_getClass(object) == Changed.self)
        XCTAssertTrue(class_getSuperclass(Changed.self) == Plain.self)
        object_setClass(object, Plain.self)
        XCTAssertEqual(object.word(), "plain")
        XCTAssertNil(object_setClass(nil, Plain.self))
    }

    func testAnObjectSaysWhichProtocolsItConformsTo() async throws {
        final class List: UIViewController, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        XCTAssertTrue(List().conforms(to: UITableViewDataSource.self))
        XCTAssertFalse(List().conforms(to: UITableViewDelegate.self))
    }

    /// Apps look for an alert's private variables so, and go on without.
    func testThereAreNoInstanceVariablesOfObjectiveCs() async throws {
        var count: UInt32 = 7
        XCTAssertNil(class_copyIvarList(UIAlertAction.self, &count))
        XCTAssertEqual(count, 0)
        XCTAssertNil(class_getInstanceVariable(UIAlertAction.self, "_titleTextColor"))
    }

    /// Apps give the main bundle another language so.
    func testABundlesTextsAreThoseOfItsNewClass() async throws {
        let bundle = try XCTUnwrap(Bundle(path: FileManager.default.temporaryDirectory.path))
        XCTAssertEqual(bundle.localizedText(forKey: "a"), "a")
        object_setClass(bundle, SpokenBundle.self)
        defer { object_setClass(bundle, Bundle.self) }
        XCTAssertEqual(bundle.localizedText(forKey: "a"), "<a>")
    }
}
