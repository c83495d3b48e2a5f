import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of the visual format language.
///
/// The visual format on views; the grammar itself is tested with the parser.
@MainActor final class VisualFormatViewTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let a = UIView()
    private let b = UIView()
    private var views: [String: Any] { ["a": a, "b": b] }

    override func setUp() async throws {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func activate(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }

    func testRawValuesAreUIKits() async throws {
        let expected: [(NSLayoutConstraint.FormatOptions, UInt)] = [
            (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16), (.alignAllLeading, 32),
            (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048),
            (.alignAllFirstBaseline, 4096), (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0),
            (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16), (.directionMask, 3 << 16),
            (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 1 << 19),
        ]
        for (option, value) in expected { XCTAssertEqual(option.rawValue, value) }
    }

    func testARowWithMetricsAndAlignment() async throws {
        activate(
            "H:|-edge-[a(wide)]-(>=8)-[b(60@500)]-edge-|", [.alignAllTop, .alignAllBottom],
            metrics: ["edge": 20, "wide": CGFloat(100)])
        activate("V:|[a(44)]")
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame, CGRect(x: 20, y: 0, width: 100, height: 44))
        XCTAssertEqual(b.frame, CGRect(x: 240, y: 0, width: 60, height: 44))
    }

    func testARowRightToLeft() async throws {
        root.semanticContentAttribute = .forceRightToLeft
        activate("H:|-5-[a(100)]-10-[b]|", .alignAllTop)
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.minX, 320 - 105)
        XCTAssertEqual(b.frame.minX, 0)
        XCTAssertEqual(b.frame.maxX, 205)
    }

    func testADirectionOfItsOwn() async throws {
        activate("H:|-5-[a(100)]-10-[b]|", [.alignAllTop, .directionRightToLeft])
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.minX, 320 - 105)
        XCTAssertEqual(b.frame.maxX, 205)
    }

    func testSizesOfAScrollViewMeanItsFrame() async throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        root.addSubview(scroll)
        let page = UIView()
        page.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(page)
        for format in ["H:|[page(==scroll)]|", "V:|[page(==scroll)]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["page": page, "scroll": scroll]))
        }
        root.layoutIfNeeded()
        XCTAssertEqual(page.frame, CGRect(x: 0, y: 0, width: 200, height: 90))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 90))
    }

    func testNothingIsActive() async throws {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[a][b(a)]|", options: [], metrics: nil, views: views)
        XCTAssertEqual(constraints.map(\.isActive), [false, false, false, false])
        XCTAssertEqual(constraints.map(\.priority), Array(repeating: .required, count: 4))
        XCTAssertTrue(constraints[1].firstItem === b)
        XCTAssertTrue(constraints[1].secondItem === a)
    }
}
