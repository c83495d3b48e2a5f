import UIKit
import XCTest

@testable import UIKit

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

private final class Witness: NSObject, NSCopying {
    var isCopy = false
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Witness()
        copy.isCopy = true
        return copy
    }
}

/// Kind: documented — Objective-C's runtime reference of associated objects and their policies.
@MainActor final class AssociatedObjectTests: XCTestCase {
    func testValuesAreKeptByKey() async throws {
        let owner = NSObject()
        objc_setAssociatedObject(owner, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertEqual(objc_getAssociatedObject(owner, &firstKey) as? String, "one")
        XCTAssertEqual(objc_getAssociatedObject(owner, &secondKey) as? Int, 2)
        XCTAssertNil(objc_getAssociatedObject(NSObject(), &firstKey))
        objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertNil(objc_getAssociatedObject(owner, &firstKey))
        objc_removeAssociatedObjects(owner)
        XCTAssertNil(objc_getAssociatedObject(owner, &secondKey))
    }

    func testPoliciesHoldCopyOrDoNeither() async throws {
        let owner = NSObject()
        var value: Witness? = Witness()
        objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        XCTAssertEqual((objc_getAssociatedObject(owner, &firstKey) as? Witness)?.isCopy, true)
        objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertTrue(objc_getAssociatedObject(owner, &firstKey) as? Witness === value)
        value = nil
        XCTAssertNil(objc_getAssociatedObject(owner, &firstKey))
    }

    func testAViewLetsGoOfItsValuesAsItGoes() async throws {
        weak var value: Witness?
        var view: UIView? = UIView()
        do {
            let made = Witness()
            value = made
            objc_setAssociatedObject(try XCTUnwrap(view), &firstKey, made, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertNotNil(value)
        view = nil
        XCTAssertNil(value)
    }

    func testOtherObjectsLetGoWithLaterAssociations() async throws {
        weak var value: Witness?
        do {
            let made = Witness()
            value = made
            objc_setAssociatedObject(NSObject(), &firstKey, made, .OBJC_ASSOCIATION_RETAIN)
        }
        var owners: [NSObject] = []
        let limit = 2 * AssociatedObjects.shared.count + 130
        for _ in 0..<limit {
            let owner = NSObject()
            owners.append(owner)
            objc_setAssociatedObject(owner, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertNil(value)
        for owner in owners { objc_removeAssociatedObjects(owner) }
    }
}
