import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITextInput` and `tintColor`: the caret is where `caretRect(for:)`
/// says, selections where `selectionRects(for:)` says, both in the tint.
///
/// With `MASU_SHEETS` set to a folder the pictures are written there.
@MainActor final class EditingPictureTests: XCTestCase {
    /// The host's picture, written down under a name.
    private func record(_ name: String, _ host: HeadlessHost) throws -> Bitmap {
        let data = try host.png()
        if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
            try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("editing-\(name).png"))
        }
        return try XCTUnwrap(UIImage(data: data)?.cgImage).bitmap
    }

    /// The pixel at a point of the window, on a screen of three pixels a point.
    private func pixel(_ bitmap: Bitmap, _ point: CGPoint) -> [UInt8] {
        let found = bitmap.pixel(x: Int(point.x * 3), y: Int(point.y * 3))
        return [found.red, found.green, found.blue]
    }

    /// Points in the upper edges of the rectangles of a range, above its glyphs, in the window.
    private func points(_ range: UITextRange?, of input: UIView & UITextInput) throws -> [CGPoint] {
        let rects = input.selectionRects(for: try XCTUnwrap(range)).map(\.rect).filter { $0.width > 20 }
        XCTAssertFalse(rects.isEmpty)
        return rects.map { input.convert(CGPoint(x: $0.midX, y: $0.minY + 1), to: nil) }
    }

    /// Asserts that the ground at some points has gone towards blue, the tint, and that it hasn't elsewhere.
    private func assertTinted(_ bitmap: Bitmap, _ points: [CGPoint], over plain: Bitmap, line: UInt = #line) {
        for point in points {
            let (before, after) = (pixel(plain, point), pixel(bitmap, point))
            XCTAssertLessThan(after[0], before[0] - 20, "\(point): \(before) to \(after)", line: line)
            XCTAssertGreaterThan(after[2], after[0] + 20, "\(point): \(before) to \(after)", line: line)
        }
    }

    /// UIKit fills the rounded shape with the field's background colour: nothing of it is seen outside of the border.
    func testARoundedFieldsBackgroundIsRounded() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 335, height: 44))
        field.borderStyle = .roundedRect
        field.backgroundColor = .red
        controller.view.addSubview(field)
        host.show(controller)
        let rounded = try record("rounded", host)
        XCTAssertEqual(pixel(rounded, CGPoint(x: 100, y: 100)), [255, 0, 0])
        XCTAssertEqual(pixel(rounded, CGPoint(x: 20.2, y: 80.2)), [255, 255, 255], "the corner")
        field.backgroundColor = nil
        XCTAssertEqual(pixel(try record("rounded-plain", host), CGPoint(x: 100, y: 100)), [255, 255, 255])
        field.borderStyle = .none
        field.backgroundColor = .red
        XCTAssertEqual(pixel(try record("square", host), CGPoint(x: 20.2, y: 80.2)), [255, 0, 0])
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
        let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
        let middle = CGPoint(x: caret.midX, y: caret.midY)
        XCTAssertEqual(pixel(try record("caret", host), middle), [0, 122, 255], "systemBlue")
        host.advance(by: 0.4)
        XCTAssertEqual(pixel(try record("caret-off", host), middle), pixel(plain, middle), "the caret blinks")
        field.editor.select(0..<5)
        field.editor.showMenu(true)
        assertTinted(try record("field-selection", host), try points(field.selectedTextRange, of: field), over: plain)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 8, length: 60)
        text.editor.showMenu(true)
        let lines = try record("view-selection", host)
        assertTinted(lines, try points(text.selectedTextRange, of: text), over: plain)
        XCTAssertEqual(pixel(lines, middle), pixel(plain, middle), "the field is as before")
        text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
        host.compose("へんかん")
        assertTinted(try record("marked", host), try points(text.markedTextRange, of: text), over: plain)
    }
}
