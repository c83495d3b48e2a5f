import HeadlessHost
import XCTest

@testable import UIKit

/// Corners of the core that went wrong once: order of siblings, what leaves, what comes late, what isn't legal.
@MainActor final class CoreReviewTests: XCTestCase {
    private var log: [String] = []
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        log = []
        raised = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    override func tearDown() async throws {
        UIKitLog.handler = nil
        UIKitException.handler = nil
        UIScreen.main.overridingTraits = UITraitCollection()
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func views(_ names: String) -> (root: UIView, views: [Character: UIView]) {
        let root = root()
        var views: [Character: UIView] = [:]
        for name in names {
            let view = UIView()
            view.accessibilityIdentifier = String(name)
            views[name] = view
            root.addSubview(view)
        }
        return (root, views)
    }

    private func order(_ root: UIView) -> String {
        root.subviews.compactMap(\.accessibilityIdentifier).joined()
    }

    // MARK: Siblings

    /// Above a sibling is right after it, below is right before it, wherever the view was: each pair of four is tried.
    func testASubviewMovesNextToItsSibling() async throws {
        for moved in "abcd" {
            for sibling in "abcd" where sibling != moved {
                let rest = "abcd".filter { $0 != moved }
                let index = try XCTUnwrap(rest.firstIndex(of: sibling))
                var below = rest
                below.insert(moved, at: index)
                var above = rest
                above.insert(moved, at: rest.index(after: index))
                let first = views("abcd")
                first.root.insertSubview(
                    try XCTUnwrap(first.views[moved]), belowSubview: try XCTUnwrap(first.views[sibling]))
                XCTAssertEqual(order(first.root), below, "\(moved) below \(sibling)")
                let second = views("abcd")
                second.root.insertSubview(
                    try XCTUnwrap(second.views[moved]), aboveSubview: try XCTUnwrap(second.views[sibling]))
                XCTAssertEqual(order(second.root), above, "\(moved) above \(sibling)")
            }
        }
    }

    func testIllegalHierarchies() async throws {
        let (root, views) = views("ab")
        root.addSubview(root)
        XCTAssertEqual(raised.map(\.reason), ["Can't add self as subview"])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        raised = []
        try XCTUnwrap(views["a"]).addSubview(root)
        XCTAssertEqual(raised.count, 1)
        XCTAssertNil(root.superview)
        raised = []
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(raised.map(\.name), [.range])
        XCTAssertEqual(order(root), "ab")
    }

    // MARK: Directions that change

    /// A tree that is turned around later is laid out as one that was made so.
    func testADirectionThatChangesReachesMarginsAndScrolledContent() async throws {
        func frames(turnedLate: Bool, _ make: (UIView) -> UIView) -> [CGRect] {
            let root = root()
            root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
            let container = make(root)
            if turnedLate { root.layoutIfNeeded() }
            for view in container.subviews + [root, container] { view.semanticContentAttribute = .forceRightToLeft }
            root.layoutIfNeeded()
            return container.subviews.map(\.frame)
        }
        func inMargins(_ root: UIView) -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            for (attribute, other) in [
                (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin), (.top, .topMargin),
            ] {
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
                    constant: 3
                ).isActive = true
            }
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            return root
        }
        func scrolled(_ root: UIView) -> UIView {
            let scroll = UIScrollView(frame: root.bounds)
            root.addSubview(scroll)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
                view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 10),
                view.topAnchor.constraint(equalTo: scroll.topAnchor),
                scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 300),
            ])
            return scroll
        }
        // Leading is right: 200 − 30 − 3 − 40, and 300 − 7 − 40 in content coordinates.
        for turnedLate in [false, true] {
            XCTAssertEqual(frames(turnedLate: turnedLate, inMargins).map(\.minX), [127], "late: \(turnedLate)")
            XCTAssertEqual(frames(turnedLate: turnedLate, scrolled).map(\.minX), [253], "late: \(turnedLate)")
        }
    }

    /// UIKit's header: relative to the application's direction.
    func testDirectionOfAnAttributeFollowsTheApplication() async throws {
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
        UIScreen.main.overridingTraits = UITraitCollection()
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
    }

    // MARK: Baselines of views inside

    private final class Titled: UIView {
        let title = UILabel()
        var answersAnything: UIView?

        override var forFirstBaselineLayout: UIView { answersAnything ?? title }
    }

    /// Where the view that gave the baseline leaves, the bottom edge is the baseline (A4.3).
    func testTheViewThatGaveABaselineLeaves() async throws {
        let root = root()
        let titled = Titled()
        titled.title.text = "Title"
        titled.title.translatesAutoresizingMaskIntoConstraints = false
        titled.addSubview(titled.title)
        titled.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(titled)
        let baseline = titled.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60)
        NSLayoutConstraint.activate([
            titled.title.topAnchor.constraint(equalTo: titled.topAnchor),
            titled.title.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
            titled.heightAnchor.constraint(equalToConstant: 50), titled.widthAnchor.constraint(equalToConstant: 80),
            titled.leadingAnchor.constraint(equalTo: root.leadingAnchor), baseline,
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(titled.frame.minY, 60 - titled.title.font.ascender, accuracy: 0.5)
        titled.title.removeFromSuperview()
        root.layoutIfNeeded()
        XCTAssertTrue(baseline.isActive)
        XCTAssertEqual(titled.frame, CGRect(x: 0, y: 10, width: 80, height: 50))
        titled.answersAnything = UILabel()
        baseline.isActive = false
        baseline.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(titled.frame, CGRect(x: 0, y: 10, width: 80, height: 50), "a baseline outside of the view")
        XCTAssertEqual(raised, [])
    }

    // MARK: Guides

    func testAGuideLeavesWithTheDistancesThatNameIt() async throws {
        let root = root()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let distance = guide.leadingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(equalToConstant: 9)
        distance.isActive = true
        root.layoutIfNeeded()
        root.removeLayoutGuide(guide)
        XCTAssertFalse(distance.isActive)
        root.layoutIfNeeded()
        XCTAssertNil(guide.owningView)
    }

    /// EasyPeasy's tests count them.
    func testABarGuideBringsTwoConstraintsOfItsView() async throws {
        let controller = UIViewController()
        let view: UIView = controller.view
        XCTAssertEqual(view.constraints, [])
        let top = controller.topLayoutGuide
        XCTAssertEqual(view.constraints.map(\.firstAttribute), [.height, .top])
        XCTAssertTrue(view.constraints.allSatisfy { $0.firstItem === top })
        _ = controller.topLayoutGuide
        XCTAssertEqual(view.constraints.count, 2)
        _ = controller.bottomLayoutGuide
        XCTAssertEqual(view.constraints.map(\.firstAttribute), [.height, .top, .height, .bottom])
    }

    /// A controller that nobody holds goes; its view stays where it is and may leave later.
    func testBarGuidesOutliveTheController() async throws {
        let root = root()
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        func addChild() {
            let controller = UIViewController()
            controller.view.frame = root.bounds
            root.addSubview(controller.view)
            controller.view.addSubview(inside)
            NSLayoutConstraint.activate([
                inside.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 4),
                inside.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                inside.widthAnchor.constraint(equalToConstant: 20), inside.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(inside.frame.minY, 4)
        }
        addChild()
        let view = try XCTUnwrap(inside.superview)
        XCTAssertNil(view.controller)
        root.setSafeAreaInsets(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame.minY, 34)
        view.removeFromSuperview()
        root.layoutIfNeeded()
        XCTAssertTrue(root.subviews.isEmpty)
    }

    // MARK: Content priorities

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

    // MARK: Loops

    private final class Looping: UIView {
        var loops = true
        var layouts = 0
        var marks: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if loops { marks() }
        }
    }

    /// A cut loop leaves nothing behind that would keep a view from being laid out later (B1.3, B1.11).
    func testAViewIsLaidOutAgainAfterALoopWasCut() async throws {
        let root = root()
        let (outer, first, second) = (Looping(), Looping(), Looping())
        root.addSubview(outer)
        outer.addSubview(first)
        outer.addSubview(second)
        outer.marks = { [unowned second] in second.setNeedsLayout() }
        second.marks = { [unowned outer, unowned first] in
            first.setNeedsLayout()
            outer.setNeedsLayout()
        }
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.hasPrefix("Layout feedback loop") == true)
        outer.loops = false
        second.loops = false
        for view in [first, second, outer] {
            let before = view.layouts
            view.setNeedsLayout()
            root.layoutIfNeeded()
            XCTAssertEqual(view.layouts, before + 1)
        }
    }

    // MARK: Safe area

    /// Apple: zero where a view isn't in a hierarchy. A6.2: how far the superview's safe area reaches in.
    func testSafeAreaFollowsTheSuperview() async throws {
        let root = root(100, 200)
        root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        root.addSubview(child)
        XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        root.bounds.size.height = 220
        XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 14, right: 0))
        child.removeFromSuperview()
        XCTAssertEqual(child.safeAreaInsets, .zero)
    }

    /// A5.4: the superview's margin less the distance to its edge.
    func testPreservedMarginsFollowTheSuperviewsSize() async throws {
        let root = root(100, 100)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.preservesSuperviewLayoutMargins = true
        root.addSubview(child)
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        child.addSubview(inside)
        inside.bottomAnchor.constraint(equalTo: child.layoutMarginsGuide.bottomAnchor).isActive = true
        inside.topAnchor.constraint(equalTo: child.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame.height, 70)
        root.bounds.size.height = 110
        root.layoutIfNeeded()
        XCTAssertEqual(inside.frame.height, 80)
    }

    // MARK: Controllers and touches

    func testAControllerIsPushedOnce() async throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(first, animated: false)
        XCTAssertEqual(navigation.viewControllers, [first])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        XCTAssertTrue(
            raised.first?.reason.hasPrefix(
                "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x")
                == true)
    }

    /// The finger moves and goes up for the scroll view too, though the view under it has gone.
    func testADragGoesOnThoughTheTouchedViewLeft() async throws {
        var offsets: [CGFloat] = []
        for leaves in [false, true] {
            let host = try HeadlessHost()
            let controller = UIViewController()
            let scroll = UIScrollView(frame: UIScreen.main.bounds)
            scroll.contentSize = CGSize(width: 375, height: 3000)
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000)))
            controller.view.addSubview(scroll)
            host.show(controller)
            UIApplication.shared.deliver(.began, at: CGPoint(x: 100, y: 400), time: 0)
            UIApplication.shared.deliver(.moved, at: CGPoint(x: 100, y: 300), time: 0.1)
            XCTAssertTrue(scroll.isDragging)
            if leaves { scroll.subviews.first?.removeFromSuperview() }
            let before = scroll.contentOffset.y
            UIApplication.shared.deliver(.moved, at: CGPoint(x: 100, y: 250), time: 0.2)
            XCTAssertEqual(scroll.contentOffset.y, before + 50, accuracy: 1e-6)
            offsets.append(scroll.contentOffset.y)
            UIApplication.shared.deliver(.ended, at: CGPoint(x: 100, y: 250), time: 1)
            XCTAssertFalse(scroll.isDragging)
            XCTAssertFalse(scroll.isTracking)
        }
        XCTAssertEqual(offsets[0], offsets[1])
    }
}
