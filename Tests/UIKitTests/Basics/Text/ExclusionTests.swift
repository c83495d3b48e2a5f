import HeadlessHost
import TextLayout
import XCTest

@testable import UIKit

/// Kind: documented, property — TextKit's documentation of exclusion paths: a line stands in what a row leaves, no word
/// is cut where a gap is too narrow for it; the geometry of the shapes.
@MainActor final class ExclusionTests: XCTestCase {
    func testGapsOfARow() async throws {
        let box = TextObstacles(contours: [
            [.init(x: 40, y: 10), .init(x: 60, y: 10), .init(x: 60, y: 30), .init(x: 40, y: 30)]
        ])
        XCTAssertEqual(box.free(from: 0, to: 10, width: 100), [0..<100])
        XCTAssertEqual(box.free(from: 5, to: 15, width: 100), [0..<40, 60..<100])
        XCTAssertEqual(box.free(from: 15, to: 20, width: 100), [0..<40, 60..<100])
        XCTAssertEqual(box.free(from: 30, to: 40, width: 100), [0..<100])
        XCTAssertEqual(box.free(from: 15, to: 20, width: 50), [0..<40])
        // A triangle with its tip above: the row's lower edge is what counts.
        let triangle = TextObstacles(contours: [[.init(x: 50, y: 0), .init(x: 90, y: 40), .init(x: 10, y: 40)]])
        XCTAssertEqual(triangle.free(from: 0, to: 10, width: 100), [0..<40, 60..<100])
        XCTAssertEqual(triangle.free(from: 10, to: 20, width: 100), [0..<30, 70..<100])
    }

    private func textView(_ path: UIBezierPath?) throws -> (host: HeadlessHost, view: UITextView) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
        view.font = .systemFont(ofSize: 15)
        view.text = String(repeating: "Words that stand beside a picture and go on below it. ", count: 8)
        view.textContainer.exclusionPaths = path.map { [$0] } ?? []
        controller.view.addSubview(view)
        host.settle()
        return (host, view)
    }

    /// No glyph of any line lies in the shape, all of the text is there, and it takes more room than without.
    func testATextView() async throws {
        let hole = CGRect(x: 90, y: 20, width: 100, height: 80)
        let (_, view) = try textView(UIBezierPath(rect: hole))
        let lines = try XCTUnwrap(view.layoutManager.lines)
        XCTAssertEqual(lines.frame.lines.first?.range.lowerBound, 0)
        XCTAssertEqual(lines.frame.lines.last?.range.upperBound, view.text.utf16.count)
        lines.frame.checkInvariants()
        var beside = 0
        for line in lines.frame.lines where line.width > 0 {
            let box = CGRect(x: line.x + Double(lines.padding), y: line.top, width: line.width, height: line.height)
            XCTAssertFalse(box.insetBy(dx: 0.01, dy: 0.01).intersects(hole), "\(box)")
            if box.minX >= hole.maxX - 0.01 { beside += 1 }
        }
        XCTAssertGreaterThan(beside, 2, "lines stand on the right of the hole too")
        let (_, plain) = try textView(nil)
        XCTAssertGreaterThan(view.contentSize.height, plain.contentSize.height)
    }

    /// A point in a line on the right of the hole is one of its characters.
    func testTouchesFindLinesBesideEachOther() async throws {
        let (_, view) = try textView(UIBezierPath(rect: CGRect(x: 90, y: 0, width: 100, height: 80)))
        let lines = try XCTUnwrap(view.layoutManager.lines).frame
        let right = try XCTUnwrap(lines.lines.first { $0.x > 100 })
        let place = lines.place(atX: right.x + 1, y: right.top + 2)
        XCTAssertEqual(place.offset, right.range.lowerBound)
        let left = try XCTUnwrap(lines.lines.first { $0.top == right.top && $0.x < 50 })
        XCTAssertEqual(lines.place(atX: 0, y: left.top + 2).offset, left.range.lowerBound)
    }

    func testAManagerOfItsOwn() async throws {
        let storage = NSTextStorage(string: "aaa bbb ccc ddd eee fff")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 110, height: 1000))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let listener = LayoutListener()
        manager.delegate = listener
        let before = manager.usedRect(for: container).height
        XCTAssertEqual(listener.finished, 1)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 28))]
        XCTAssertEqual(listener.invalidated, 1)
        let after = manager.usedRect(for: container).height
        XCTAssertGreaterThan(after, before)
        XCTAssertEqual(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX, 80)
        XCTAssertFalse(container.isSimpleRectangularTextContainer)
        listener.spacing = 10
        manager.textContainerChangedGeometry(container)
        let lines = try XCTUnwrap(manager.lines).frame.lines.count
        XCTAssertEqual(manager.usedRect(for: container).height, after + CGFloat(lines - 1) * 10, accuracy: 0.01)
        container.size.width = 200
        XCTAssertEqual(listener.oldSizes.last?.width, 110)
    }

    /// The use most common in apps: the delegate of a text view's manager moves its lines apart.
    func testLineSpacingOfATextView() async throws {
        let (host, view) = try textView(nil)
        let before = view.contentSize.height
        let lines = try XCTUnwrap(view.layoutManager.lines).frame.lines.count
        let listener = LayoutListener()
        listener.spacing = 6
        view.layoutManager.delegate = listener
        host.settle()
        XCTAssertEqual(view.contentSize.height, before + CGFloat(lines - 1) * 6, accuracy: 0.51)
        XCTAssertEqual(try XCTUnwrap(view.layoutManager.lines).frame.lines.count, lines)
        listener.spacing = 0
        view.layoutManager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
        host.settle()
        XCTAssertEqual(view.contentSize.height, before, accuracy: 0.51)
    }

    func testProposedRectangles() async throws {
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 40, height: 40))]
        var rest = CGRect.zero
        let first = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 10, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
            remaining: &rest)
        XCTAssertEqual(first, CGRect(x: 0, y: 10, width: 60, height: 20))
        XCTAssertEqual(rest, CGRect(x: 60, y: 10, width: 140, height: 20))
        XCTAssertEqual(
            container.lineFragmentRect(
                forProposedRect: rest, at: 0, writingDirection: .leftToRight, remaining: nil),
            CGRect(x: 100, y: 10, width: 100, height: 20))
        let reversed = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 10, width: 200, height: 20), at: 0, writingDirection: .rightToLeft,
            remaining: nil)
        XCTAssertEqual(reversed, CGRect(x: 100, y: 10, width: 100, height: 20))
    }
}

private final class LayoutListener: NSObject, NSLayoutManagerDelegate {
    var invalidated = 0
    var finished = 0
    var spacing: CGFloat = 0
    var oldSizes: [CGSize] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidated += 1 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd flag: Bool
    ) { finished += 1 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { spacing }
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { oldSizes.append(oldSize) }
}
