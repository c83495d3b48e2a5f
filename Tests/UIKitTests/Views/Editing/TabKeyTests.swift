import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — an app's keyboard on iOS: Tab goes to the next field, with Shift to the one before.
@MainActor final class TabKeyTests: XCTestCase {
    func testFromFieldToField() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let fields = [(0, 100), (160, 40), (0, 40), (0, 200)].map { place in
            UITextField(frame: CGRect(x: place.0, y: place.1, width: 150, height: 30))
        }
        fields[3].isEnabled = false
        for field in fields { controller.view.addSubview(field) }
        host.show(controller)
        fields[2].becomeFirstResponder()
        host.type("a")
        for wanted in [1, 0, 2] {
            host.type("\t")
            XCTAssertTrue(fields[wanted].isFirstResponder, "\(wanted)")
        }
        XCTAssertEqual(fields.map(\.text), ["", "", "a", ""], "no tab was typed")
        host.press(HostKey("\t"), modifiers: .shift)
        XCTAssertTrue(fields[0].isFirstResponder)
    }

    func testATextViewTakesTheTab() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
        controller.view.addSubview(text)
        controller.view.addSubview(field)
        host.show(controller)
        text.becomeFirstResponder()
        host.type("a\tb")
        XCTAssertEqual(text.text, "a\tb")
        XCTAssertTrue(text.isFirstResponder)
    }
}
