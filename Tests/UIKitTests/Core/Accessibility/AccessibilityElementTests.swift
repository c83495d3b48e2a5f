import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAccessibilityElement` and `UIAccessibilityCustomAction`.
@MainActor final class AccessibilityElementTests: XCTestCase {
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

    func testWordsWithAttributesOfSpeech() async throws {
        let name = NSAttributedString(string: "Archiver", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
        let action = UIAccessibilityCustomAction(attributedName: name, actionHandler: { _ in true })
        XCTAssertEqual(action.name, "Archiver")
        action.name = "Archive"
        XCTAssertEqual(action.attributedName, NSAttributedString(string: "Archive"))
        let view = UIView()
        view.accessibilityAttributedUserInputLabels = [name, NSAttributedString(string: "Archive")]
        XCTAssertEqual(view.accessibilityUserInputLabels, ["Archiver", "Archive"])
        view.accessibilityUserInputLabels = ["Archive", "Archiver"]
        XCTAssertEqual(view.accessibilityAttributedUserInputLabels, [NSAttributedString(string: "Archive"), name])
    }

    func testNavigationAndTextualContext() async throws {
        let view = UIView()
        XCTAssertEqual(view.accessibilityNavigationStyle, .automatic)
        XCTAssertNil(view.accessibilityTextualContext)
        view.accessibilityNavigationStyle = .combined
        view.accessibilityTextualContext = .sourceCode
        XCTAssertEqual(view.accessibilityNavigationStyle, .combined)
        XCTAssertEqual(view.accessibilityTextualContext, .sourceCode)
    }

    /// VoiceOver moves to the element of `layoutChanged`, and tells both what happened.
    func testAnElementLearnsOfItsFocus() async throws {
        final class Button: UIButton {
            var told: [Bool] = []
            override func accessibilityElementDidBecomeFocused() { told.append(true) }
            override func accessibilityElementDidLoseFocus() { told.append(false) }
        }
        let (first, second) = (Button(), Button())
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        XCTAssertEqual(first.told, [], "VoiceOver doesn't run")
        UIApplication.shared.assistance.settings.isVoiceOverRunning = true
        nonisolated(unsafe) var technologies: [UIAccessibility.AssistiveTechnologyIdentifier?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { notification in
            let key = UIAccessibility.assistiveTechnologyUserInfoKey
            technologies.append(notification.userInfo?[key] as? UIAccessibility.AssistiveTechnologyIdentifier)
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        XCTAssertTrue(first.accessibilityElementIsFocused())
        XCTAssertEqual(first.accessibilityAssistiveTechnologyFocusedIdentifiers(), [.notificationVoiceOver])
        UIAccessibility.post(notification: .screenChanged, argument: second)
        XCTAssertEqual(first.told, [true, false])
        XCTAssertEqual(second.told, [true])
        XCTAssertFalse(first.accessibilityElementIsFocused())
        XCTAssertNil(first.accessibilityAssistiveTechnologyFocusedIdentifiers())
        XCTAssertEqual(technologies, [.notificationVoiceOver, .notificationVoiceOver])
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
