import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of carets and selections: a blinking caret, then a selection in the tint.
///
/// What is edited, drawn. With `MASU_SHEETS` set to a folder the pictures are written there.
@MainActor final class EditingPictureTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.device = .standard
    }

    private func record(_ name: String, _ host: HeadlessHost) throws -> DisplayList {
        if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
            try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("editing-\(name).png"))
        }
        return host.displayList()
    }

    func testFieldAndTextView() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 335, height: 34))
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.text = "Hello, world"
        let text = UITextView(frame: CGRect(x: 20, y: 180, width: 335, height: 180))
        text.font = .systemFont(ofSize: 17)
        text.backgroundColor = .secondarySystemBackground
        text.text = "Several words that need more than one line, with שלום עולם among them.\n日本語の文章もあります。"
        controller.view.addSubview(field)
        controller.view.addSubview(text)
        host.show(controller)
        let plain = try record("plain", host)
        field.becomeFirstResponder()
        host.advance(by: 0.3)
        let caret = try record("caret", host)
        XCTAssertNotEqual(plain, caret)
        host.advance(by: 0.4)
        XCTAssertNotEqual(caret, host.displayList(), "the caret blinks")
        field.editor.select(0..<5)
        field.editor.showMenu(true)
        let selected = try record("field-selection", host)
        XCTAssertNotEqual(caret, selected)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 8, length: 60)
        text.editor.showMenu(true)
        let lines = try record("view-selection", host)
        XCTAssertNotEqual(selected, lines)
        text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
        host.compose("へんかん")
        XCTAssertNotEqual(lines, try record("marked", host))
    }
}
