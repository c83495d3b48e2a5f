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
}
