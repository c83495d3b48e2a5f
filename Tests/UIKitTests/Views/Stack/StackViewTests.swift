import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIStackView`, and arithmetic.
///
/// A stack view's layout as settings, flags and sizes change, and its baselines.
@MainActor final class StackViewTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
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

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    func testFramesFollowEachSetting() async throws {
        let views = [FixedContentView(20, 10), FixedContentView(30, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        let container = placed(stack)
        func frames() -> [CGRect] {
            container.layoutIfNeeded()
            return [stack.frame] + views.map(\.frame)
        }
        XCTAssertEqual(frames(), [rect(0, 0, 50, 20), rect(0, 0, 20, 20), rect(20, 0, 30, 20)])
        stack.spacing = 5
        XCTAssertEqual(frames(), [rect(0, 0, 55, 20), rect(0, 0, 20, 20), rect(25, 0, 30, 20)])
        stack.alignment = .center
        XCTAssertEqual(frames(), [rect(0, 0, 55, 20), rect(0, 5, 20, 10), rect(25, 0, 30, 20)])
        stack.axis = .vertical
        XCTAssertEqual(frames(), [rect(0, 0, 30, 35), rect(5, 0, 20, 10), rect(0, 15, 30, 20)])
        stack.alignment = .trailing
        XCTAssertEqual(frames(), [rect(0, 0, 30, 35), rect(10, 0, 20, 10), rect(0, 15, 30, 20)])
        stack.distribution = .fillEqually
        XCTAssertEqual(frames(), [rect(0, 0, 30, 45), rect(10, 0, 20, 20), rect(0, 25, 30, 20)])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        XCTAssertEqual(frames(), [rect(0, 0, 36, 49), rect(12, 1, 20, 20), rect(2, 26, 30, 20)])
        stack.isLayoutMarginsRelativeArrangement = false
        stack.alignment = .fill
        stack.distribution = .fill
        stack.axis = .horizontal
        stack.spacing = 0
        XCTAssertEqual(frames(), [rect(0, 0, 50, 20), rect(0, 0, 20, 20), rect(20, 0, 30, 20)])
        XCTAssertEqual(stack.layoutGuides, [], "guides are returned when nothing needs them")
        XCTAssertEqual(log, [])
    }

    /// A hidden flag touches the constraints of that view and its gaps; the others stay the same objects.
    func testAChangeTouchesOnlyWhatItMust() async throws {
        let views = views(6)
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.alignment = .center
        let container = placed(stack)
        // A constraint on a size alone is held by the view itself.
        func constraints() -> [NSLayoutConstraint] { stack.constraints + views.flatMap(\.constraints) }
        func gone(from old: [NSLayoutConstraint]) -> [String?] {
            let present = constraints()
            return old.filter { old in !present.contains { $0 === old } }.map(\.identifier).sorted {
                $0 ?? "" < $1 ?? ""
            }
        }
        func added(to old: [NSLayoutConstraint]) -> [String?] {
            constraints().filter { new in !old.contains { $0 === new } }.map(\.identifier)
        }
        let before = constraints()
        stack.spacing = 9
        container.layoutIfNeeded()
        XCTAssertEqual(gone(from: before) + added(to: before), [], "a spacing changes constants only")
        views[2].isHidden = true
        container.layoutIfNeeded()
        XCTAssertEqual(gone(from: before), ["UISV-spanning-boundary", "UISV-spanning-boundary"])
        XCTAssertEqual(added(to: before), ["UISV-hiding"])
        let hidden = constraints()
        views[2].isHidden = false
        container.layoutIfNeeded()
        XCTAssertEqual(gone(from: hidden), ["UISV-hiding"])
        XCTAssertEqual(added(to: hidden), ["UISV-spanning-boundary", "UISV-spanning-boundary"])
        XCTAssertEqual(log, [])
    }

    func testAHiddenViewTakesOneGapGuideWithIt() async throws {
        let stack = UIStackView(arrangedSubviews: views(5))
        stack.distribution = .equalSpacing
        let container = placed(stack)
        let gaps = stack.layoutGuides
        XCTAssertEqual(gaps.count, 4)
        stack.arrangedSubviews[1].isHidden = true
        container.layoutIfNeeded()
        XCTAssertEqual(stack.layoutGuides.count, 3)
        XCTAssertTrue(stack.layoutGuides.allSatisfy { guide in gaps.contains { $0 === guide } }, "the others stay")
    }

    func testBuiltInPlaceEqualsBuiltBefore() async throws {
        let built = UIStackView(arrangedSubviews: views(4))
        built.spacing = 6
        let finished = placed(built)
        let stack = UIStackView()
        let container = placed(stack)
        for view in views(4) {
            stack.addArrangedSubview(view)
            container.layoutIfNeeded()
        }
        stack.spacing = 6
        container.layoutIfNeeded()
        finished.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame), built.arrangedSubviews.map(\.frame))
        XCTAssertEqual(stack.frame, rect(0, 0, 104, 10))
    }

    func testMeasuringWithoutAWindow() async throws {
        let stack = UIStackView(arrangedSubviews: views(3))
        stack.spacing = 10
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 83, height: 10))
        stack.arrangedSubviews[1].isHidden = true
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 52, height: 10))
        stack.axis = .vertical
        XCTAssertEqual(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 22, height: 30))
    }

    /// Views in a vertical stack share no baseline: it says so once and lays them out by an edge.
    func testBaselineAlignmentInAVerticalStackIsReported() async throws {
        let views = [FixedContentView(20, 10), FixedContentView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .lastBaseline
        let container = placed(stack)
        XCTAssertEqual(views[0].frame, CGRect(x: 10, y: 0, width: 20, height: 10))
        stack.spacing = 3
        container.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains(".lastBaseline") == true && log.first?.contains(".trailing") == true)
        stack.alignment = .firstBaseline
        container.layoutIfNeeded()
        XCTAssertEqual(views[0].frame.minX, 0)
        XCTAssertEqual(log.count, 2)
    }

    func testBaselineViews() async throws {
        let views = [FixedContentView(20, 10), FixedContentView(20, 30), FixedContentView(20, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        XCTAssertTrue(stack.forFirstBaselineLayout === views[1], "the tallest of a row")
        XCTAssertTrue(stack.forLastBaselineLayout === views[1])
        views[1].isHidden = true
        XCTAssertTrue(stack.forLastBaselineLayout === views[2])
        stack.axis = .vertical
        XCTAssertTrue(stack.forFirstBaselineLayout === views[0])
        XCTAssertTrue(stack.forLastBaselineLayout === views[2])
        let inner = UIStackView(arrangedSubviews: [FixedContentView(5, 5), FixedContentView(5, 8)])
        stack.addArrangedSubview(inner)
        XCTAssertTrue(stack.forLastBaselineLayout === inner.arrangedSubviews[1], "a nested one answers for itself")
        XCTAssertTrue(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    /// The share of a view follows its intrinsic size.
    func testProportionsFollowIntrinsicSizes() async throws {
        let views = [FixedContentView(10, 10), FixedContentView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let container = placed(stack)
        XCTAssertEqual(views.map(\.frame.width), [50, 150])
        views[0].content.width = 30
        container.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.width), [100, 100])
    }

    /// A nested stack view's share follows what is inside it.
    func testProportionsFollowNestedStackViews() async throws {
        let inner = [FixedContentView(10, 10), FixedContentView(20, 10)]
        let nested = UIStackView(arrangedSubviews: inner)
        let stack = UIStackView(arrangedSubviews: [FixedContentView(30, 10), nested])
        stack.distribution = .fillProportionally
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let container = placed(stack)
        XCTAssertEqual(nested.frame.width, 100)
        inner[0].isHidden = true
        container.layoutIfNeeded()
        XCTAssertEqual(nested.frame.width, 80, "20 of 50")
        nested.spacing = 40
        inner[0].isHidden = false
        container.layoutIfNeeded()
        XCTAssertEqual(nested.frame.width, 140, "70 of 100")
        inner[1].content.width = 40
        container.layoutIfNeeded()
        XCTAssertEqual(nested.frame.width, 150, "90 of 120")
    }

    /// A constraint to a stack view's baseline means that of the view which stands for it.
    func testABaselineOutsideAlignsWithTheViewInside() async throws {
        let views = [FixedContentView(20, 10), FixedContentView(20, 30)]
        views[0].baselines = (8, 2)
        views[1].baselines = (22, 8)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 5
        let container = placed(stack)
        let label = FixedContentView(10, 20)
        label.baselines = (15, 5)
        container.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let constraint = label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
        NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: stack.trailingAnchor), constraint])
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 8 - 15)
        constraint.isActive = false
        label.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 45 - 8 - 15)
        views[1].isHidden = true
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 10 - 2 - 15, "the last visible view stands for the stack view")
        views[1].isHidden = false
        stack.axis = .horizontal
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 30 - 8 - 15)
    }

    func testTheTallestViewOfARowGivesTheBaseline() async throws {
        let views = [FixedContentView(20, 10), FixedContentView(20, 30)]
        views[0].baselines = (8, 2)
        views[1].baselines = (22, 8)
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .top
        let container = placed(stack)
        let label = FixedContentView(10, 20)
        label.baselines = (15, 5)
        container.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 22 - 15)
        views[0].content.height = 40
        container.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 8 - 15)
    }

    func testSubclassesMayOverride() async throws {
        final class Column: UIStackView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                axis = .vertical
            }
            required init(coder: NSCoder) { fatalError("not decoded") }
            override func addArrangedSubview(_ view: UIView) {
                super.addArrangedSubview(view)
                setCustomSpacing(3, after: view)
            }
        }
        let column = Column(frame: .zero)
        column.addArrangedSubview(FixedContentView(10, 10))
        column.addArrangedSubview(FixedContentView(10, 10))
        XCTAssertEqual(column.systemLayoutSizeFitting(.zero), CGSize(width: 10, height: 23))
    }
}
