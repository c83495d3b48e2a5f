import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAccessibilityElement` and `UIAccessibilityCustomAction`.
@MainActor final class AccessibilityElementTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.device = .standard
        UIKitException.handler = nil
    }

    func testAnElementsOutlineOnTheScreen() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        XCTAssertNil(element.accessibilityPath)
        XCTAssertFalse(element.accessibilityElementIsFocused())
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        element.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
        XCTAssertEqual(element.accessibilityPath?.bounds, CGRect(x: 11, y: 22, width: 3, height: 4))
        XCTAssertEqual(path.bounds.origin, CGPoint(x: 1, y: 2))
    }

    func testAnAssistiveActionCallsAMethod() async throws {
        let cell = ArchivingCell()
        let archive = UIAccessibilityCustomAction(
            name: "Archive", target: cell, selector: ArchivingCell.archiving)
        XCTAssertEqual(archive.actionHandler?(archive), false)
        let open = UIAccessibilityCustomAction(
            name: "Open", target: cell, selector: ArchivingCell.opening)
        XCTAssertEqual(open.actionHandler?(open), true)
        XCTAssertEqual(cell.actions, ["Archive", "open"])
    }
}

private final class ArchivingCell: UITableViewCell {
    var actions: [String] = []
    static var archiving: Selector { Selector("archive:", ArchivingCell.archive(_:)) }
    static var opening: Selector { Selector("open", ArchivingCell.open) }
    func archive(_ action: UIAccessibilityCustomAction) -> Bool {
        actions.append(action.name)
        return false
    }
    func open() { actions.append("open") }
}
