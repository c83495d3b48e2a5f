import XCTest

@testable import UIKit

/// Kind: oracle — labels that Xcode 8 to 26 recorded, and a section header in two lines on iOS 26 (specification C1.13).
///
/// Lines of a text style are its leading apart.
@MainActor final class TextStyleLeadingTests: XCTestCase {
    private func height(_ font: UIFont, lines: Int, scale: CGFloat) -> CGFloat {
        UIScreen.main.device = DeviceProfile("leading", 375, 667, scale, top: 20, bottom: 0, statusBar: 20)
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
        return label.intrinsicContentSize.height
    }

    func testRecordedHeights() async throws {
        let recorded: [(style: UIFont.TextStyle, lines: Int, height: CGFloat)] = [
            (.body, 1, 20.5), (.body, 2, 42.5), (.body, 7, 152.5), (.headline, 2, 42.5), (.subheadline, 2, 38),
            (.caption1, 3, 46.5), (.caption1, 5, 78.5),
        ]
        for (style, lines, expected) in recorded {
            let font = UIFont.preferredFont(forTextStyle: style)
            XCTAssertEqual(height(font, lines: lines, scale: 2), expected, "\(style.rawValue), \(lines) lines")
        }
        XCTAssertEqual(
            height(.preferredFont(forTextStyle: .headline), lines: 2, scale: 3), 42.3, accuracy: 0.05,
            "the header of iOS 26")
    }

    /// A font of the same size that isn't a style's has no leading.
    func testOtherFontsHaveNone() async throws {
        XCTAssertEqual(height(.systemFont(ofSize: 17), lines: 2, scale: 2), 41)
        XCTAssertEqual(height(.preferredFont(forTextStyle: .body).withSize(18), lines: 2, scale: 2), 43)
    }
}
