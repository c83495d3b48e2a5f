import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `NSLayoutManager`, and arithmetic: queries of labels that draw their own
/// text.
@MainActor final class LayoutManagerQueryTests: XCTestCase {
    private func manager(
        _ text: NSAttributedString, width: CGFloat = 1000, lines: Int = 0
    ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        if lines > 0 { container.lineBreakMode = .byTruncatingTail }
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    }

    func testGlyphsKnowTheirPlace() async throws {
        let (manager, container, storage) = manager(text("plum"))
        XCTAssertTrue(manager.isValidGlyphIndex(3))
        XCTAssertFalse(manager.isValidGlyphIndex(4))
        var range = NSRange()
        XCTAssertTrue(manager.textContainer(forGlyphAt: 2, effectiveRange: &range) === container)
        XCTAssertEqual(range, NSRange(location: 0, length: 4))
        let place = manager.location(forGlyphAt: 1)
        let first = ("p" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
        XCTAssertEqual(place.x, first, accuracy: 0.5)
        XCTAssertEqual(place.y, UIFont.systemFont(ofSize: 10).ascender, accuracy: 0.5)
        withExtendedLifetime(storage) {}
    }

    func testWhatAnEllipsisHides() async throws {
        let long = "plum pear apple fig lime"
        let (manager, _, storage) = manager(text(long), width: 60, lines: 1)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        XCTAssertGreaterThan(hidden.location, 3)
        XCTAssertEqual(NSMaxRange(hidden), (long as NSString).length)
        let (whole, _, other) = self.manager(text("plum"))
        XCTAssertEqual(whole.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
        withExtendedLifetime((storage, other)) {}
    }

    func testTheEmptyLineAfterABreak() async throws {
        let (manager, container, storage) = manager(text("plum\n"))
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        XCTAssertEqual(manager.extraLineFragmentRect.minY, line.maxY, accuracy: 0.01)
        XCTAssertTrue(manager.extraLineFragmentTextContainer === container)
        let (other, _, second) = self.manager(text("plum"))
        XCTAssertEqual(other.extraLineFragmentRect, .zero)
        XCTAssertNil(other.extraLineFragmentTextContainer)
        withExtendedLifetime((storage, second)) {}
    }

    /// Backgrounds and glyphs are drawn apart.
    func testDrawingInTwoSteps() async throws {
        let string = NSAttributedString(
            string: "■■■■",
            attributes: [
                .font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.red, .foregroundColor: UIColor.blue,
            ])
        let (manager, container, storage) = manager(string)
        let range = manager.glyphRange(for: container)
        func colors(_ draw: () -> Void) throws -> (hasRed: Bool, hasBlue: Bool) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 60, height: 20)
            let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
            let bytes = try XCTUnwrap(picture.cgImage).bitmap.pixels
            let pixels = stride(from: 0, to: bytes.count, by: 4)
            return (
                pixels.contains { bytes[$0] > 200 && bytes[$0 + 2] < 50 },
                pixels.contains { bytes[$0 + 2] > 200 && bytes[$0] < 50 }
            )
        }
        let back = try colors { manager.drawBackground(forGlyphRange: range, at: .zero) }
        XCTAssertEqual([back.hasRed, back.hasBlue], [true, false])
        let front = try colors { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
        XCTAssertEqual([front.hasRed, front.hasBlue], [false, true])
        withExtendedLifetime(storage) {}
    }

    func testTheTextSizeIsAnnounced() async throws {
        _ = try HeadlessHost()
        var sizes: [UIContentSizeCategory?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { sizes.append(size) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .extraLarge),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        XCTAssertEqual(sizes, [.extraLarge])
    }

    func testAConfiguredButtonsBackground() async throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.background.backgroundColor = .red
        configuration.background.cornerRadius = 3
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .blue
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let ground = try XCTUnwrap(button.subviews.first { $0.backgroundColor != nil })
        XCTAssertEqual(ground.backgroundColor, .red)
        XCTAssertEqual(ground.layer.cornerRadius, 3)
        XCTAssertEqual(ground.layer.borderWidth, 2)
        configuration.background = UIButton.Configuration.filled().background
        button.configuration = configuration
        button.layoutIfNeeded()
        XCTAssertEqual(ground.backgroundColor?.cgColor, UIColor.systemBlue.cgColor)
    }
}
