import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `systemLayoutSizeFitting(_:)`, and arithmetic.
///
/// `systemLayoutSizeFitting` with text, and what it leaves alone. Its arithmetic is in `layout/fitting.json`.
@MainActor final class FittingTests: XCTestCase {
    private var log: [String] = []
    private let container = UIView()
    private let label = UILabel()

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
        label.numberOfLines = 0
        label.text = "Words that go on for a while, so that they need several lines in a narrow place."
        label.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
        ])
    }

    func testAWrappingLabelIsMeasuredAtTheWidthItGets() async throws {
        for width in [CGFloat(120), 200, 300] {
            let size = container.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let wanted = label.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude))
            XCTAssertEqual(size.width, width)
            XCTAssertEqual(size.height, wanted.height + 10, accuracy: 1e-6, "at \(width)")
        }
    }

    func testCompressedWithoutAWidthIsOneLongLine() async throws {
        let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let line = label.sizeThatFits(CGSize(width: 1e6, height: 1e6))
        XCTAssertEqual(size.width, line.width + 20, accuracy: 1e-6)
        XCTAssertEqual(size.height, line.height + 10, accuracy: 1e-6)
        XCTAssertEqual(UIView.layoutFittingCompressedSize, .zero)
        XCTAssertEqual(UIView.layoutFittingExpandedSize, CGSize(width: 10000, height: 10000))
    }

    func testAPreferredWidthIsKept() async throws {
        label.preferredMaxLayoutWidth = 100
        let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let wanted = label.sizeThatFits(CGSize(width: 100, height: 1e6))
        XCTAssertEqual(size.height, wanted.height + 10, accuracy: 1e-6)
    }

    func testNoFrameChanges() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        NSLayoutConstraint.activate([
            container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            container.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let before = [root.frame, container.frame, label.frame]
        let statistics = root.layoutHost?.engine.statistics
        _ = container.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual([root.frame, container.frame, label.frame], before)
        root.layoutIfNeeded()
        XCTAssertEqual([root.frame, container.frame, label.frame], before)
        XCTAssertEqual(root.layoutHost?.engine.statistics, statistics, "the tree's own engine had nothing to do")
        XCTAssertEqual(
            container.frame.height,
            container.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height, accuracy: 1e-6, "measuring and laying out agree")
    }

    func testPendingConstraintUpdatesRunFirst() async throws {
        final class Updating: UIView {
            var height: NSLayoutConstraint?
            override func updateConstraints() {
                height?.constant = 44
                super.updateConstraints()
            }
        }
        let view = Updating()
        view.height = view.heightAnchor.constraint(equalToConstant: 1)
        view.height?.isActive = true
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero).height, 44)
    }

    func testARequiredTargetAgainstARequiredWidthIsLogged() async throws {
        let width = label.widthAnchor.constraint(equalToConstant: 150)
        width.isActive = true
        let size = container.systemLayoutSizeFitting(
            CGSize(width: 0, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // The width, and without it the two edges, which would make the label narrower than nothing.
        XCTAssertEqual(log.count, 2)
        let target = "'fittingSizeHTarget' \(classAndAddress(container)).width == 0   (active)>"
        for text in log {
            XCTAssertTrue(text.contains(target), text)
            let broken = text.components(separatedBy: "breaking constraint").last ?? ""
            XCTAssertFalse(broken.contains("fittingSizeHTarget"), text)
        }
        XCTAssertEqual(log.filter { $0.contains("\"\(width.description)\"") }.count, 1)
        let edges = log.filter { !$0.contains("\"\(width.description)\"") }
        XCTAssertTrue(edges.first?.contains("H:|-(10)-[\(label.constraintName)]") ?? false)
        XCTAssertTrue(
            edges.first?.contains("\(label.constraintName).trailing == \(classAndAddress(container)).trailing - 10 ")
                ?? false)
        XCTAssertEqual(size.width, 0)
    }

    func testAnOptionalTargetIsNot() async throws {
        label.widthAnchor.constraint(equalToConstant: 150).isActive = true
        let size = container.systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: UILayoutPriority(999), verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(log, [])
        XCTAssertEqual(size.width, 170)
    }

    func testTheOwnEncapsulatedSizeDoesNotCount() async throws {
        let width = container.widthAnchor.constraint(equalToConstant: 77)
        container.layoutTraits.encapsulatedWidth = width
        width.isActive = true
        let size = container.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.width, 200)
        XCTAssertEqual(log, [])
    }

    func testTheAnswerIsAnAlignmentSize() async throws {
        final class Inset: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        }
        XCTAssertEqual(Inset().systemLayoutSizeFitting(.zero), CGSize(width: 50, height: 20))
    }
}
