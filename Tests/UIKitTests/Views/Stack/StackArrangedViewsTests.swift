import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIStackView.arrangedSubviews`.
///
/// A stack view's list of arranged views and its settings.
@MainActor final class StackArrangedViewsTests: XCTestCase {
    private var raised: [UIKitException] = []
    private var log: [String] = []

    override func setUp() async throws {
        raised = []
        log = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func views(_ count: Int) -> [FixedContentView] {
        (0..<count).map { FixedContentView(CGFloat(20 + $0), 10) }
    }

    private func placed(_ stack: UIStackView) -> UIView {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        container.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        container.layoutIfNeeded()
        return container
    }

    private func names(_ stack: UIStackView) -> [ObjectIdentifier] {
        stack.arrangedSubviews.map { ObjectIdentifier($0) }
    }

    func testDefaults() async throws {
        let stack = UIStackView()
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.distribution, .fill)
        XCTAssertEqual(stack.alignment, .fill)
        XCTAssertEqual(stack.spacing, 0)
        XCTAssertFalse(stack.isBaselineRelativeArrangement)
        XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertEqual(UIStackView.Distribution.equalCentering.rawValue, 4)
        XCTAssertEqual(UIStackView.Alignment.lastBaseline.rawValue, 5)
        XCTAssertEqual(UIStackView.Alignment.top, .leading)
        XCTAssertEqual(UIStackView.Alignment.bottom, .trailing)
        XCTAssertTrue(UIStackView.requiresConstraintBasedLayout)
    }

    func testArrangedViewsAreSubviewsInAnOrderOfTheirOwn() async throws {
        let views = views(4)
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        XCTAssertTrue(stack.subviews.elementsEqual(stack.arrangedSubviews, by: ===))
        XCTAssertTrue(views[..<2].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        stack.insertArrangedSubview(views[2], at: 0)
        XCTAssertEqual(names(stack), [2, 0, 1].map { ObjectIdentifier(views[$0]) })
        XCTAssertTrue(stack.subviews.elementsEqual([views[0], views[1], views[2]], by: ===))
        stack.insertArrangedSubview(views[2], at: 2)
        XCTAssertEqual(names(stack), [0, 1, 2].map { ObjectIdentifier(views[$0]) }, "an arranged view moves")
        stack.addArrangedSubview(views[0])
        XCTAssertEqual(names(stack), [0, 1, 2].map { ObjectIdentifier(views[$0]) })
        stack.addSubview(views[3])
        XCTAssertEqual(stack.arrangedSubviews.count, 3, "a subview isn't arranged by itself")
        XCTAssertTrue(views[3].translatesAutoresizingMaskIntoConstraints)
    }

    func testRemovedFromTheArrangementAViewStaysASubview() async throws {
        let views = views(3)
        let stack = UIStackView(arrangedSubviews: views)
        let container = placed(stack)
        stack.removeArrangedSubview(views[1])
        XCTAssertEqual(names(stack), [0, 2].map { ObjectIdentifier(views[$0]) })
        XCTAssertTrue(views[1].superview === stack)
        container.layoutIfNeeded()
        XCTAssertEqual(views[2].frame.minX, 20)
        XCTAssertFalse(stack.constraints.contains { $0.firstItem === views[1] || $0.secondItem === views[1] })
    }

    func testRemovedFromTheSuperviewAViewLeavesTheArrangement() async throws {
        let views = views(3)
        let stack = UIStackView(arrangedSubviews: views)
        stack.setCustomSpacing(50, after: views[0])
        let container = placed(stack)
        XCTAssertEqual(views[1].frame.minX, 70)
        views[0].removeFromSuperview()
        XCTAssertEqual(names(stack), [1, 2].map { ObjectIdentifier(views[$0]) })
        container.layoutIfNeeded()
        XCTAssertEqual(views[1].frame.minX, 0)
        XCTAssertEqual(views[2].frame.minX, 21)
        stack.insertArrangedSubview(views[0], at: 0)
        XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault, "spacing isn't remembered")
    }

    /// A constraint on a size alone is held by the view; it must not follow the view to its next superview.
    func testAViewThatLeavesTakesNoConstraintAlong() async throws {
        let views = views(3)
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        views[1].isHidden = true
        _ = placed(stack)
        XCTAssertEqual(views[1].constraints.count, 2)
        views[1].removeFromSuperview()
        stack.removeArrangedSubview(views[2])
        XCTAssertEqual(views[1].constraints, [])
        XCTAssertEqual(views[2].constraints, [])
    }

    func testMovingToAnotherStackViewLeavesTheFirst() async throws {
        let views = views(2)
        let first = UIStackView(arrangedSubviews: views)
        let second = UIStackView()
        second.addArrangedSubview(views[0])
        XCTAssertEqual(names(first), [ObjectIdentifier(views[1])])
        XCTAssertEqual(names(second), [ObjectIdentifier(views[0])])
    }

    func testAPlaceOutOfRangeIsRefused() async throws {
        let stack = UIStackView(arrangedSubviews: views(2))
        stack.insertArrangedSubview(UIView(), at: 5)
        XCTAssertEqual(
            raised,
            [
                UIKitException(
                    name: .internalInconsistency,
                    reason:
                        "Index out of bounds for arranged subview: index = 5 expected to be less than or equal to 2")
            ])
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        XCTAssertEqual(stack.subviews.count, 2)
    }

    func testAStackViewCannotArrangeItsOwnAncestor() async throws {
        let outer = UIStackView()
        let inner = UIStackView()
        outer.addArrangedSubview(inner)
        inner.addArrangedSubview(outer)
        XCTAssertEqual(raised.count, 1)
        XCTAssertEqual(inner.arrangedSubviews.count, 0)
    }

    func testSpacingThatIsNoNumberIsRefused() async throws {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.spacing = 4
        stack.spacing = .nan
        stack.setCustomSpacing(.infinity, after: view)
        XCTAssertEqual(raised.map(\.name), [.invalidArgument, .invalidArgument])
        XCTAssertTrue(raised[0].reason.contains("can't be nan"))
        XCTAssertEqual(stack.spacing, 4)
        XCTAssertEqual(stack.customSpacing(after: view), UIStackView.spacingUseDefault)
    }

    func testCustomSpacing() async throws {
        let views = views(2)
        let stack = UIStackView(arrangedSubviews: views)
        XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(7, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), 7)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseSystem)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(3, after: UIView())
        XCTAssertEqual(raised, [])
    }
}
