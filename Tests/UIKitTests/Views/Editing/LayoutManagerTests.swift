import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `NSLayoutManager` and `NSTextStorage`.
@MainActor final class LayoutManagerTests: XCTestCase {
    private func stack(_ text: NSAttributedString, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer)

    {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 10000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    /// The usual way to find the link under a finger in a label.
    func testFindingTheCharacterAtAPoint() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        let string = NSMutableAttributedString(string: "Read the terms of use", attributes: [.font: font])
        let (storage, manager, container) = stack(string, width: 300)
        container.lineFragmentPadding = 0
        func x(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: x("Read the t") + 1, y: 10), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        XCTAssertEqual(index, 10)
        XCTAssertGreaterThan(fraction, 0)
        XCTAssertLessThan(fraction, 0.3)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 290, y: 10), in: container), 20)
        let used = manager.usedRect(for: container)
        XCTAssertEqual(used.width, x(storage.string), accuracy: 0.01)
        XCTAssertEqual(used.height, 17 * 1.193359375, accuracy: 1e-6)
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 9, length: 5), in: container)
        XCTAssertEqual(word.minX, x("Read the "), accuracy: 0.3)
        XCTAssertEqual(word.maxX, x("Read the terms"), accuracy: 0.3)
    }

    func testLinesAndWholeCharacters() async throws {
        let string = NSAttributedString(
            string: "aaaa bbbb\n👍🏽", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (storage, manager, container) = stack(string, width: 70)
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, _, range, _ in
            ranges.append(range)
            XCTAssertEqual(rect.width, 70)
            XCTAssertLessThanOrEqual(used.width, 70)
        }
        XCTAssertEqual(
            ranges,
            [NSRange(location: 0, length: 5), NSRange(location: 5, length: 5), NSRange(location: 10, length: 4)])
        var range = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 6, effectiveRange: &range)
        XCTAssertEqual(range, ranges[1])
        XCTAssertEqual(rect.minY, 17 * 1.193359375, accuracy: 1e-6)
        let whole = manager.glyphRange(
            forCharacterRange: NSRange(location: 11, length: 1), actualCharacterRange: nil)
        XCTAssertEqual(whole, NSRange(location: 10, length: 4))
        storage.replaceCharacters(in: NSRange(location: 4, length: 10), with: "")
        XCTAssertEqual(manager.numberOfGlyphs, 4)
    }

    func testATextViewsOwnAndAGivenStack() async throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "one two"
        view.layoutIfNeeded()
        XCTAssertTrue(view.layoutManager.textStorage === view.textStorage)
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 3), in: view.textContainer)
        let selection = view.selectionRects(for: TextStretch(4..<7))[0].rect
        XCTAssertEqual(rect.offsetBy(dx: 0, dy: 8), selection)
        let (storage, manager, container) = stack(NSAttributedString(string: "given"), width: 0)
        let other = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        XCTAssertEqual(other.text, "given")
        XCTAssertTrue(other.textStorage === storage && other.layoutManager === manager)
        storage.append(NSAttributedString(string: "!"))
        XCTAssertEqual(other.text, "given!")
    }

    func testDrawing() async throws {
        let (storage, manager, container) = stack(NSAttributedString(string: "drawn"), width: 100)
        defer { withExtendedLifetime(storage) {} }
        func picture(_ draws: Bool) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20)).image { _ in
                if draws { manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: .zero) }
            }.pngData()
        }
        XCTAssertNotEqual(picture(true), picture(false))
    }

    /// An alert's first field is edited at once, and the card makes room for the keyboard.
    func testAlertsEditTheirFirstField() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let root = UIViewController()
        host.show(root)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        host.advance(by: 1)
        XCTAssertEqual(alert.textFields?.first?.isEditing, true)
        let card = alert.view.convert(alert.view.bounds, to: nil)
        XCTAssertLessThanOrEqual(card.maxY, 407)
        XCTAssertEqual(card.midY, (20 + 407) / 2, accuracy: 1)
        host.type("Jo")
        XCTAssertEqual(alert.textFields?.first?.text, "Jo")
        root.dismiss(animated: true)
        host.advance(by: 1)
        XCTAssertNil(UIApplication.shared.keyboard.frame)
    }

    /// TextKit draws grounds apart from glyphs, so that links can be highlighted between the two.
    func testGroundsAreDrawnApartFromGlyphs() async throws {
        let storage = NSTextStorage(
            string: "W", attributes: [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue])
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 100)))
        storage.addLayoutManager(manager)
        func drawn(_ draw: (NSRange) -> Void) throws -> Set<[UInt8]> {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
                draw(NSRange(location: 0, length: 1))
            }
            let bitmap = try XCTUnwrap(picture.cgImage)
            var colors: Set<[UInt8]> = []
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = bitmap.bitmap.pixel(x: x, y: y)
                    if pixel.alpha == 255 { colors.insert([pixel.red, pixel.green, pixel.blue]) }
                }
            }
            return colors
        }
        let grounds = try drawn { manager.drawBackground(forGlyphRange: $0, at: .zero) }
        XCTAssertEqual(grounds, [[255, 0, 0]])
        let glyphs = try drawn { manager.drawGlyphs(forGlyphRange: $0, at: .zero) }
        XCTAssertEqual(glyphs, [[0, 0, 255]])
    }
}
