import XCTest

@testable import UIKit

/// Kind: property — chains end however long they are, and what comes back to where it was is cut.
///
/// Widths that follow from heights: chains end however long they are, and what comes back to where it was is cut.
@MainActor final class WrappingRoundsTests: XCTestCase {
    private var log: [String] = []
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 4000))

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    /// As high as its area takes in the width it has.
    private final class Pouring: UIView, WidthDependentContent {
        var height: (CGFloat) -> CGFloat = { _ in 10 }
        var wrapsAtLayoutWidth: Bool { true }
        override var wrappingContent: (any WidthDependentContent)? { self }

        func contentSize(wrappedAt width: CGFloat?) -> CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: height(width ?? 1000))
        }
    }

    private func pouring(_ height: @escaping (CGFloat) -> CGFloat) -> Pouring {
        let view = Pouring()
        view.height = height
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    func testAChainOfNineEnds() async throws {
        // Each is as high as wide and 5 more, and the next is as wide as it is high.
        let views = (0..<9).map { _ in pouring { $0 + 5 } }
        views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
        for (view, next) in zip(views, views.dropFirst()) {
            next.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
        }
        root.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.width), (0..<9).map { 100 + CGFloat($0) * 5 })
        XCTAssertEqual(views.map(\.frame.height), (1...9).map { 100 + CGFloat($0) * 5 })
        XCTAssertEqual(log, [])
    }

    func testACycleIsCutAndNamed() async throws {
        // 30 high where it is wide, 60 where it is narrow; and twice as wide as high.
        let cycling = pouring { $0 > 100 ? 30 : 60 }
        let other = pouring { _ in 20 }
        other.widthAnchor.constraint(equalToConstant: 40).isActive = true
        cycling.widthAnchor.constraint(equalTo: cycling.heightAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains("Text wrapping loop: the widths of \(classAndAddress(cycling)) ") ?? false)
        XCTAssertTrue([60, 120].contains(cycling.frame.width), "\(cycling.frame)")
        XCTAssertEqual(other.frame.size, CGSize(width: 40, height: 20))
        log = []
        cycling.height = { _ in 45 }
        cycling.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        XCTAssertEqual(cycling.frame.size, CGSize(width: 90, height: 45))
        XCTAssertEqual(log, [])
    }

    func testWhatNeverComesBackIsCutToo() async throws {
        var count: CGFloat = 0
        let growing = pouring { _ in
            count += 1
            return count
        }
        growing.widthAnchor.constraint(equalTo: growing.heightAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains(classAndAddress(growing)) ?? false)
        XCTAssertEqual(count, 101, accuracy: 2)
    }

    /// The second pass may end a label in a line of another font than the first pass did.
    func testALastBaselineFollowsTheWidth() async throws {
        let label = UILabel()
        label.numberOfLines = 0
        let text = NSMutableAttributedString(
            string: "Small words at the start ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.append(
            NSAttributedString(string: "grand", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        text.append(
            NSAttributedString(
                string: " and small ones at the end of it", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        label.attributedText = text
        label.translatesAutoresizingMaskIntoConstraints = false
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        root.addSubview(mark)
        let width = label.widthAnchor.constraint(equalToConstant: 1000)
        NSLayoutConstraint.activate([
            width, mark.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
            mark.heightAnchor.constraint(equalToConstant: 1),
        ])
        func distance(at length: CGFloat) -> CGFloat {
            width.constant = length
            root.layoutIfNeeded()
            return label.frame.maxY - mark.frame.minY
        }
        /// Below the baseline: what the largest font of the last line has under it.
        func descent(_ size: CGFloat) -> CGFloat { -UIFont.systemFont(ofSize: size).descender }
        XCTAssertEqual(distance(at: 1000), descent(40), accuracy: 1)
        XCTAssertEqual(distance(at: 200), descent(12), accuracy: 1)
        XCTAssertEqual(distance(at: 1000), descent(40), accuracy: 1)
        width.constant = 200
        let apart = FittingLayoutHost(root: root)
        apart.aim(at: CGSize(width: 500, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
        apart.resolve()
        let frame = try XCTUnwrap(apart.solvedRectangle(of: label))
        let line = try XCTUnwrap(apart.solvedRectangle(of: mark))
        XCTAssertEqual(frame.maxY - line.minY, descent(12), accuracy: 1, "in a host that measures as well")
    }

    /// Text that wrapped in little room, and then took less than that, takes more where there is more: as if it were new.
    func testTextThatMayBeNarrowerFindsNewRoom() async throws {
        func makeLabel(in superview: UIView) -> (label: UILabel, trailing: NSLayoutConstraint) {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "Some words that wrap in a narrow place, and on fewer lines in a wider one than that"
            label.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(label)
            let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor)
            NSLayoutConstraint.activate([
                trailing, label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                label.topAnchor.constraint(equalTo: superview.topAnchor),
            ])
            return (label, trailing)
        }
        func size(in width: CGFloat) -> CGSize {
            let fresh = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
            let label = makeLabel(in: fresh).label
            fresh.layoutIfNeeded()
            return label.frame.size
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let (label, trailing) = makeLabel(in: view)
        view.layoutIfNeeded()
        for width in [CGFloat(90), 200, 130, 400, 1000] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            XCTAssertEqual(label.frame.size, size(in: width), "a view of another width: \(width)")
        }
        for inset in [CGFloat(800), 500, 900, 100] {
            trailing.constant = -inset
            view.layoutIfNeeded()
            XCTAssertEqual(label.frame.size, size(in: 1000 - inset), "a constraint with another constant: \(inset)")
        }
        let narrow = label.widthAnchor.constraint(lessThanOrEqualToConstant: 70)
        narrow.isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(label.frame.size, size(in: 70))
        narrow.isActive = false
        view.layoutIfNeeded()
        XCTAssertEqual(label.frame.size, size(in: 900), "a constraint that went")
        view.frame.size.width = 250
        view.layoutIfNeeded()
        for width in [CGFloat(90), 200, 130, 400] {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: width + 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            XCTAssertEqual(fitting.width, width + 100, "measured twice and more by one engine")
        }
        XCTAssertEqual(label.frame.size, size(in: 150))
    }
}
