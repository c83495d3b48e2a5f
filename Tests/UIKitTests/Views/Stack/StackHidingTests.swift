import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of hidden arranged views, and arithmetic.
///
/// Hiding against what the hidden view insists on.
@MainActor final class StackHidingTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// A fixed required length inside a hidden view contradicts hiding as well; at 999 it gives way in silence.
    func testARequiredLengthOfAHiddenViewConflicts() async throws {
        for (priority, conflicts) in [(UILayoutPriority.required, 1), (UILayoutPriority(999), 0)] {
            log = []
            let view = UIView()
            let length = view.heightAnchor.constraint(equalToConstant: 120)
            length.priority = priority
            length.identifier = "length"
            length.isActive = true
            let stack = UIStackView(arrangedSubviews: [view, FixedContentView(10, 10)])
            stack.axis = .vertical
            stack.spacing = 5
            XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).height, 135)
            view.isHidden = true
            XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).height, 10)
            XCTAssertEqual(log.count, conflicts)
            XCTAssertEqual(log.filter { $0.contains("'length'") && $0.contains("'UISV-hiding'") }.count, conflicts)
        }
    }

    /// A hidden stack view whose own views need room contradicts hiding; with nothing visible inside it doesn't.
    func testAHiddenNestedStackViewConflictsWithItsSpacing() async throws {
        let inner = UIStackView(arrangedSubviews: [FixedContentView(10, 10), FixedContentView(10, 10)])
        inner.axis = .vertical
        inner.spacing = 8
        let outer = UIStackView(arrangedSubviews: [FixedContentView(10, 20), inner])
        outer.axis = .vertical
        outer.spacing = 5
        XCTAssertEqual(outer.systemLayoutSizeFitting(.zero).height, 53)
        inner.isHidden = true
        XCTAssertEqual(outer.systemLayoutSizeFitting(.zero).height, 20)
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains("'UISV-hiding'") == true && log.first?.contains("'UISV-spacing'") == true)
        log = []
        for view in inner.arrangedSubviews { view.isHidden = true }
        XCTAssertEqual(outer.systemLayoutSizeFitting(.zero).height, 20)
        inner.isHidden = false
        XCTAssertEqual(outer.systemLayoutSizeFitting(.zero).height, 25, "the gap around an empty one stays")
        XCTAssertEqual(log, [])
    }

    /// Hidden in a row a text has no width to wrap at; it must not become as tall as one letter a line would.
    func testAHiddenTextInARowAddsNoHeight() async throws {
        let hidden = UILabel()
        hidden.text = "A text of several words that would need many lines in a narrow column"
        hidden.numberOfLines = 0
        let shown = UILabel()
        shown.text = "Short"
        let stack = UIStackView(arrangedSubviews: [shown, hidden])
        hidden.isHidden = true
        let content = UIView(frame: rect(0, 0, 375, 500))
        content.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        content.layoutIfNeeded()
        XCTAssertEqual(stack.frame.height, shown.intrinsicContentSize.height)
        hidden.isHidden = false
        shown.isHidden = true
        content.layoutIfNeeded()
        XCTAssertEqual(hidden.frame.width, 375)
        XCTAssertGreaterThan(stack.frame.height, shown.intrinsicContentSize.height)
        XCTAssertEqual(log, [])
    }
}
