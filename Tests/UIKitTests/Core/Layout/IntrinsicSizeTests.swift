import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of content priorities and alignment rectangles, and UIKit's words for
/// what isn't a priority.
@MainActor final class IntrinsicSizeTests: XCTestCase {
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        raised = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Apps give spacers hugging 0; what isn't a priority is refused in UIKit's words (specification A1.9).
    func testContentPriorities() async throws {
        let root = root()
        let label = UILabel()
        label.text = "Words"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 150)
        width.priority = UILayoutPriority(0.5)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width)
        label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 150)
        label.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal)
        width.constant = 3
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 3)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width)
        XCTAssertEqual(raised, [])
        for value in [Float(1001), -1, .nan, .infinity] {
            label.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
            label.setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)
        }
        XCTAssertEqual(raised.count, 8)
        XCTAssertTrue(
            raised[0].reason.hasPrefix("It's illegal to set priority:1001.  Priorities must be greater than 0"))
        XCTAssertEqual(label.contentHuggingPriority(for: .horizontal), .required)
        root.layoutIfNeeded()
    }

    private final class Inset: UIView {
        var insets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0) {
            didSet { invalidateIntrinsicContentSize() }
        }

        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    /// Insets that aren't numbers are refused, naming the view; the last good ones stay, and good ones count again.
    func testAlignmentInsetsThatAreNotNumbers() async throws {
        let root = root()
        let view = Inset()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 4, y: 0, width: 26, height: 20))
        view.insets.left = .nan
        root.layoutIfNeeded()
        XCTAssertTrue(raised.first?.reason.contains(view.description) == true, "\(raised)")
        XCTAssertEqual(view.frame, CGRect(x: 4, y: 0, width: 26, height: 20))
        raised = []
        view.insets.left = 2
        root.layoutIfNeeded()
        XCTAssertEqual(raised, [])
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 0, width: 22, height: 20))
    }
}
