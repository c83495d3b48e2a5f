import UIKit
import XCTest

/// Kind: documented — Apple's headers of `UIAccessibilityCustomAction` and `UIAccessibilityCustomRotor` name no designated
/// initialiser, so that each of theirs is one: subclasses call it. A public library for swiped cells does.
@MainActor final class DesignatedInitialiserTests: XCTestCase {
    private final class Action: UIAccessibilityCustomAction {
        let row: Int
        init(row: Int, target: Any, selector: Selector) {
            self.row = row
            super.init(name: "Delete", target: target, selector: selector)
        }
    }

    private final class Rotor: UIAccessibilityCustomRotor {
        init() { super.init(name: "Rivers") { _ in nil } }
    }

    private final class Receiver: NSObject {
        static var delete: Selector { Selector("delete:", Receiver.delete(_:)) }
        var count = 0
        func delete(_ action: UIAccessibilityCustomAction) -> Bool {
            count += 1
            return true
        }
    }

    func testSubclassesOfActionsAndRotors() async throws {
        let receiver = Receiver()
        let action = Action(row: 3, target: receiver, selector: Receiver.delete)
        XCTAssertEqual(action.name, "Delete")
        XCTAssertEqual(action.row, 3)
        XCTAssertEqual(action.actionHandler?(action), true)
        XCTAssertEqual(receiver.count, 1)
        XCTAssertEqual(Rotor().name, "Rivers")
    }
}
