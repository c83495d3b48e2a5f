import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of margins and safe areas.
///
/// Margins as views and controllers report them; what guides make of them is in `layout/margins.json`.
@MainActor final class MarginsTests: XCTestCase {
    private final class Spy: UIView {
        var changes = 0
        override func layoutMarginsDidChange() { changes += 1 }
    }

    func testDirectionalAndPlainMarginsAreOneThing() async throws {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        XCTAssertEqual(
            view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    }

    /// Recorded view trees: a phone on its side has the margins that it has upright.
    func testControllersMarginsGoByTheShorterSide() async throws {
        for (device, side) in [("iphone-8", CGFloat(16)), ("iphone-12", 16), ("iphone-12-pro-max", 20)] {
            let host = try HeadlessHost(device: device)
            let screen = UIViewController()
            host.show(screen)
            XCTAssertEqual(screen.systemMinimumLayoutMargins.leading, side)
            host.turn()
            XCTAssertEqual(screen.systemMinimumLayoutMargins.leading, side, device)
            XCTAssertEqual(screen.view.directionalLayoutMargins.leading, screen.view.safeAreaInsets.left + side, device)
        }
    }

    func testChangesAreTold() async throws {
        let root = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Spy(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(child)
        root.changes = 0
        child.changes = 0
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        XCTAssertEqual([root.changes, child.changes], [1, 0])
        root.layoutMargins = root.layoutMargins
        XCTAssertEqual(root.changes, 1, "the same margins are no change")
        child.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(child.changes, 1)
        root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        XCTAssertEqual([root.changes, child.changes], [2, 2])
        root.setSafeAreaInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(root.changes, 3)
        XCTAssertGreaterThanOrEqual(child.changes, 3, "what reaches in from the superview changed too")
        XCTAssertEqual(child.layoutMargins.top, 35)
    }

    func testGuidesFollowChangedMargins() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint(
                item: child, attribute: edge, relatedBy: .equal, toItem: root.layoutMarginsGuide, attribute: edge,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 8, width: 84, height: 84))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
        root.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 11, width: 94, height: 86))
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
        root.frame.size.width = 50
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 44, height: 96))
    }

    func testAControllersRootViewHasTheSystemMinimum() async throws {
        for (device, side) in [("iphone-se2", CGFloat(16)), ("iphone-12-pro-max", 20)] {
            guard HeadlessHost.deviceNames.contains(device) else { continue }
            let host = try HeadlessHost(device: device)
            let controller = UIViewController()
            host.show(controller)
            let margins = controller.view.directionalLayoutMargins
            XCTAssertEqual(margins.leading, side, device)
            XCTAssertEqual(margins.trailing, side, device)
            controller.view.directionalLayoutMargins.leading = 40
            XCTAssertEqual(controller.view.directionalLayoutMargins.leading, 40, "the app's value, where larger")
            controller.view.directionalLayoutMargins.leading = 3
            XCTAssertEqual(controller.view.directionalLayoutMargins.leading, side, "raised to the minimum")
            controller.viewRespectsSystemMinimumLayoutMargins = false
            XCTAssertEqual(controller.view.directionalLayoutMargins.leading, 3)
        }
    }

    /// `|-[a]-[b]-|`: 8/8/8 in an ordinary view, 16/8/16 in the root view of a phone 390 points wide.
    func testVisualFormatSpacing() async throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let (a, b) = (UIView(), UIView())
        func layOut(in superview: UIView) -> [CGFloat] {
            for view in [a, b] {
                view.translatesAutoresizingMaskIntoConstraints = false
                superview.addSubview(view)
            }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "|-[a]-[b(==a)]-|", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b]))
            superview.layoutIfNeeded()
            return [a.frame.minX, b.frame.minX - a.frame.maxX, superview.bounds.width - b.frame.maxX]
        }
        XCTAssertEqual(layOut(in: container), [8, 8, 8])
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let minimum = controller.systemMinimumLayoutMargins.leading
        XCTAssertEqual(layOut(in: controller.view), [minimum, 8, minimum])
    }

    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    func testAControllerHearsOfItsViewsMargins() async throws {
        final class Controller: UIViewController {
            var told = 0
            override func viewLayoutMarginsDidChange() { told += 1 }
        }
        let controller = Controller()
        _ = try show(controller)
        let before = controller.told
        controller.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        XCTAssertEqual(controller.told, before + 1)
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

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
}
