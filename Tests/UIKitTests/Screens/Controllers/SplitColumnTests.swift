import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UISplitViewController.DisplayMode`, `SplitBehavior` and `show(_:)`.
@MainActor final class SplitColumnTests: XCTestCase {
    private func arrangement(
        _ mode: UISplitViewController.DisplayMode, three: Bool, isAtRight: Bool = false
    ) -> SplitArrangement {
        SplitArrangement(
            in: CGRect(x: 0, y: 0, width: 1000, height: 700), mode: mode, widths: (200, three ? 300 : nil), pixel: 0.5,
            isAtRight: isAtRight)
    }

    private func spans(_ arrangement: SplitArrangement) -> [[CGFloat]?] {
        [arrangement.primary, arrangement.supplementary, arrangement.secondary].map { $0.map { [$0.minX, $0.maxX] } }
    }

    /// Tabs on a phone, in place of the columns.
    func testTabsInTheCompactColumnHaveNoBarAboveThem() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        let tabs = UITabBarController()
        split.setViewController(tabs, for: .compact)
        XCTAssertTrue(split.viewController(for: .compact) === tabs)
        split.setViewController(UIViewController(), for: .primary)
        XCTAssertTrue(split.viewController(for: .primary) is UINavigationController)
    }

    /// Apps make themselves the delegate in `viewDidLoad()`, and are asked all the same if a narrow screen shows the secondary
    /// controller.
    func testADelegateOfViewDidLoadIsAskedAboutTheSecondary() async throws {
        final class Split: UISplitViewController, UISplitViewControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
                delegate = self
            }
            let first = UIViewController()
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        let host = try HeadlessHost(device: "iphone-15")
        let split = Split()
        host.show(split)
        let navigation = try XCTUnwrap(split.viewControllers.first as? UINavigationController)
        XCTAssertEqual(navigation.viewControllers, [split.first])
    }

    func testTwoColumns() async throws {
        XCTAssertEqual(spans(arrangement(.secondaryOnly, three: false)), [nil, nil, [0, 1000]])
        XCTAssertEqual(spans(arrangement(.oneBesideSecondary, three: false)), [[0, 200], nil, [200.5, 1000]])
        XCTAssertEqual(spans(arrangement(.oneOverSecondary, three: false)), [[0, 200], nil, [0, 1000]])
        XCTAssertTrue(arrangement(.oneOverSecondary, three: false).isOver)
        XCTAssertEqual(
            spans(arrangement(.oneBesideSecondary, three: false, isAtRight: true)), [[800, 1000], nil, [0, 799.5]])
    }

    func testThreeColumns() async throws {
        XCTAssertEqual(
            spans(arrangement(.oneBesideSecondary, three: true)), [nil, [0, 300], [300.5, 1000]],
            "one of three is the supplementary column")
        XCTAssertEqual(
            spans(arrangement(.twoBesideSecondary, three: true)), [[0, 200], [200.5, 500.5], [501, 1000]])
        XCTAssertEqual(spans(arrangement(.twoOverSecondary, three: true)), [[0, 200], [200, 500], [0, 1000]])
        let displaced = arrangement(.twoDisplaceSecondary, three: true)
        XCTAssertEqual(displaced.secondary.minX, 501)
        XCTAssertEqual(displaced.secondary.width, 699.5, "as wide as beside one column, and pushed out")
    }

    private func split(_ style: UISplitViewController.Style, turned: Bool) throws -> (
        HeadlessHost, UISplitViewController
    ) {
        let host = try HeadlessHost(device: "ipad-pro-11")
        if turned { host.turn() }
        let split = UISplitViewController(style: style)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            if column == .supplementary, style == .doubleColumn { continue }
            let controller = UIViewController()
            controller.title = "\(column)"
            split.setViewController(controller, for: column)
        }
        host.show(split)
        return (host, split)
    }

    private func bar(_ column: UISplitViewController.Column, of split: UISplitViewController) -> UINavigationBar? {
        (split.viewController(for: column) as? UINavigationController)?.navigationBar
    }

    /// "In portrait the primary column is hidden"; its button and a finger from the edge bring it, a tap beside it hides it.
    func testAHiddenColumnComesOverTheOther() async throws {
        let (host, split) = try split(.doubleColumn, turned: false)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertEqual(split.splitBehavior, .overlay)
        XCTAssertTrue(bar(.secondary, of: split)?.parts.modeItem === split.displayModeButtonItem)
        split.displayModeButtonItem.perform(from: nil, for: nil)
        host.advanceUntilStill()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        XCTAssertEqual(split.viewController(for: .secondary)?.view.frame.width, 834)
        XCTAssertNil(bar(.secondary, of: split)?.parts.modeItem, "the button moves to the outermost column")
        XCTAssertTrue(bar(.primary, of: split)?.parts.modeItem === split.displayModeButtonItem)
        host.play(.tap(at: CGPoint(x: 700, y: 600)))
        host.advanceUntilStill()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        host.play(.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 200, y: 600), duration: 0.3))
        host.advanceUntilStill()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        XCTAssertEqual(split.preferredDisplayMode, .automatic, "what the user does isn't what the app prefers")
        host.turn()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        host.turn()
        split.preferredDisplayMode = .secondaryOnly
        split.presentsWithGesture = false
        host.play(.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 200, y: 600), duration: 0.3))
        host.advanceUntilStill()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
    }

    func testShowingAndHidingOfThree() async throws {
        let (host, split) = try split(.tripleColumn, turned: true)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertNil(split.viewController(for: .primary)?.viewIfLoaded?.superview)
        split.show(.primary)
        host.settle()
        XCTAssertEqual(split.displayMode, .twoBesideSecondary)
        split.hide(.primary)
        host.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.hide(.supplementary)
        host.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        split.preferredSplitBehavior = .displace
        split.show(.supplementary)
        split.show(.primary)
        host.settle()
        XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
    }

    func testWidths() async throws {
        let (_, split) = try split(.tripleColumn, turned: true)
        split.preferredSupplementaryColumnWidthFraction = 0.5
        XCTAssertEqual(split.supplementaryColumnWidth, 597)
        split.maximumSupplementaryColumnWidth = 400
        XCTAssertEqual(split.supplementaryColumnWidth, 400)
        split.minimumSupplementaryColumnWidth = 450
        XCTAssertEqual(split.supplementaryColumnWidth, 450)
    }

    /// Three columns become one stack and come apart again, each with what it had.
    func testThreeColumnsCollapse() async throws {
        let (host, split) = try split(.tripleColumn, turned: true)
        host.resize(to: CGSize(width: 375, height: 834))
        let stack = try XCTUnwrap(split.viewController(for: .primary) as? UINavigationController)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["primary", "supplementary", "secondary"])
        host.resize(to: CGSize(width: 1194, height: 834))
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            let titles = (split.viewController(for: column) as? UINavigationController)?.viewControllers.map(\.title)
            XCTAssertEqual(titles, ["\(column)"])
        }
    }

    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var heard: [String] = []
        var top = UISplitViewController.Column.secondary
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { heard.append("mode \(displayMode.rawValue)") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column { top }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
    }

    private func shown(to listener: Listener) throws -> (HeadlessHost, UISplitViewController) {
        let host = try HeadlessHost(device: "ipad-pro-11")
        host.turn()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = listener
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        host.show(split)
        return (host, split)
    }

    func testShowingAndHidingThePrimaryColumn() async throws {
        let listener = Listener()
        let (host, split) = try shown(to: listener)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.hide(.primary)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        split.displayModeButtonItem.perform(from: nil, for: nil)
        host.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(listener.heard, ["mode 1", "mode 2"])
    }

    func testTheDelegateSaysWhatIsOnTopOfAStack() async throws {
        for top in [UISplitViewController.Column.primary, .secondary] {
            let listener = Listener()
            listener.top = top
            let (host, split) = try shown(to: listener)
            host.resize(to: CGSize(width: 375, height: 834))
            XCTAssertTrue(split.isCollapsed)
            let stack = try XCTUnwrap(split.viewController(for: .primary) as? UINavigationController)
            XCTAssertEqual(stack.viewControllers.count, top == .primary ? 1 : 2)
            XCTAssertEqual(listener.heard, ["collapsed"])
            host.resize(to: CGSize(width: 1194, height: 834))
            XCTAssertEqual(listener.heard, ["collapsed", "expanded"])
        }
    }
}
