import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITextField.drawPlaceholder(in:)`.
@MainActor final class PlaceholderTests: XCTestCase {
    func testAPlaceholderIsDrawnByTheField() async throws {
        final class Field: UITextField {
            var rectangles: [CGRect] = []
            var drawsOwn = false
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 20, y: 0, width: 100, height: 40)
            }
            override func drawPlaceholder(in rect: CGRect) {
                rectangles.append(rect)
                if drawsOwn {
                    UIColor.red.setFill()
                    UIRectFill(CGRect(x: 20, y: 18, width: 10, height: 4))
                } else {
                    super.drawPlaceholder(in: rect)
                }
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let field = Field(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        let controller = UIViewController()
        controller.view.addSubview(field)
        host.show(controller)
        let drawn = "\(host.displayList())"
        XCTAssertEqual(field.rectangles.last?.minX, 20, "in the field's coordinates")
        XCTAssertEqual(field.rectangles.last?.midY ?? 0, 20, accuracy: 1)
        XCTAssertTrue(drawn.contains("glyphs"), drawn)
        field.drawsOwn = true
        field.placeholderLabel.setNeedsDisplay()
        let own = "\(host.displayList())"
        XCTAssertFalse(own.contains("glyphs"), own)
        XCTAssertNotEqual(own, drawn)
    }
}
