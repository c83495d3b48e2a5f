import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAlertAction.isEnabled`, which may change while the alert is shown.
@MainActor final class AlertFieldTests: XCTestCase {
    /// A button that is enabled as the text changes leaves the field's editing alone.
    func testAFieldKeepsItsEditingWhenAButtonChanges() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let screen = UIViewController()
        host.show(screen)
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addAction(save)
        alert.addTextField { field in
            field.addAction(
                UIAction { action in save.isEnabled = (action.sender as? UITextField)?.text?.isEmpty == false },
                for: .allEditingEvents)
        }
        screen.present(alert, animated: false)
        host.settle()
        let field = try XCTUnwrap(alert.textFields?.first)
        XCTAssertTrue(field.isFirstResponder)
        field.insertText("Milk")
        XCTAssertTrue(save.isEnabled)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(field.text, "Milk")
    }

    /// Keys that many apps set: texts with attributes, and a controller's view above the buttons.
    func testTextsAndContentByKey() async throws {
        for release in [SystemRelease.iOS18, .iOS26] {
            let host = try HeadlessHost(device: "iphone-se3", release: release)
            let screen = UIViewController()
            host.show(screen)
            let alert = UIAlertController(title: "New", message: "Text", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            screen.present(alert, animated: false)
            host.settle()
            let before = try XCTUnwrap(alert.view).frame.height
            let content = UIViewController()
            content.preferredContentSize.height = 100
            alert.setValue(content, forKey: "contentViewController")
            alert.setValue(NSAttributedString(string: "Other"), forKey: "attributedMessage")
            host.settle()
            XCTAssertEqual(content.view.frame.height, 100)
            XCTAssertTrue(content.view.isDescendant(of: alert.view))
            XCTAssertTrue(content.parent === alert)
            XCTAssertGreaterThanOrEqual(alert.view.frame.height, before + 100)
            XCTAssertEqual((alert.view as? AlertCard)?.message.text, "Other")
            let button = try XCTUnwrap((alert.view as? AlertCard)?.buttons.first?.view)
            XCTAssertLessThanOrEqual(
                content.view.convert(content.view.bounds, to: alert.view).maxY,
                button.convert(button.bounds, to: alert.view).minY)
        }
    }
}
