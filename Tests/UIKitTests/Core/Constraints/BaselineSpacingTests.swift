import XCTest

@testable import UIKit

/// Kind: documented — UIKit's documentation of standard spaces between baselines: the fonts at them determine the
/// space.
///
/// Standard spaces between baselines: the fonts at them determine the space, as UIKit's documentation says.
@MainActor final class BaselineSpacingTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    /// Lines of one text in one font are a line's height apart.
    func testOneFontReadsAsLinesOfOneText() async throws {
        let (upper, lower) = (label(17), label(17))
        let both = UILabel()
        both.font = upper.font
        both.numberOfLines = 0
        both.text = "Text\nText"
        upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let space = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        space.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(lower.frame.maxY, both.intrinsicContentSize.height, accuracy: 0.5)
        XCTAssertEqual(space.constant, upper.font.lineHeight, accuracy: 1e-9)
    }

    func testItGrowsWithEitherFontAndWithTheMultiplier() async throws {
        let (upper, lower) = (label(12), label(12))
        let space = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
        NSLayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), space])
        root.layoutIfNeeded()
        var last = space.constant
        XCTAssertEqual(last, 2 * upper.font.lineHeight, accuracy: 1e-9)
        for label in [lower, upper] {
            label.font = .systemFont(ofSize: 30)
            root.layoutIfNeeded()
            XCTAssertGreaterThan(space.constant, last + 2, "a constraint in place follows its fonts")
            last = space.constant
        }
        XCTAssertEqual(last, 2 * upper.font.lineHeight, accuracy: 1e-9)
    }

    func testAnEdgeCountsAsABaselineOfTheOthersFont() async throws {
        let text = label(20)
        let space = text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
        XCTAssertEqual(space.constant, text.font.lineHeight, accuracy: 1e-9)
        let plain = UIView()
        root.addSubview(plain)
        XCTAssertEqual(
            plain.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2).constant, 16,
            "between edges it is 8, whatever text there is")
        XCTAssertEqual(
            plain.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1).constant, 8,
            "a view without text has no font")
    }
}
