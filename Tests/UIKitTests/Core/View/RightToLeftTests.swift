import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of semantic content; facts of Stevia's tests, which pass on iOS.
///
/// Direction from traits and from views, and changes of it; geometry is in `layout/attributes.json` and `margins.json`.
@MainActor final class RightToLeftTests: XCTestCase {
    func testTheDirectionOfAnAttribute() async throws {
        let cases: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
            (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
            (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
        for (attribute, inLeftToRight, inRightToLeft) in cases {
            XCTAssertEqual(
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight), inLeftToRight)
            XCTAssertEqual(
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft), inRightToLeft)
        }
    }

    func testTraitsReachViewsAndAttributesOverrideThem() async throws {
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        let view = UIView()
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        view.semanticContentAttribute = .playback
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    func testSubviewsDoNotInheritTheAttribute() async throws {
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(child.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    /// Stevia's tests: subviews that say nothing follow the view that holds their constraints, to it and to each other.
    func testTheViewThatHoldsAConstraintDecidesWhereLeadingIs() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        first.addSubview(inside)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
            inside.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 1),
            inside.widthAnchor.constraint(equalToConstant: 4),
        ])
        func positions() -> [CGFloat] {
            root.layoutIfNeeded()
            return [first, second, inside].map(\.frame.minX)
        }
        XCTAssertEqual(positions(), [10, 45, 1])
        root.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(positions(), [260, 225, 1])
        first.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(positions(), [260, 225, 25])
        root.semanticContentAttribute = .unspecified
        XCTAssertEqual(positions(), [10, 45, 25], "what an item says of itself counts inside of it")
    }

    func testALaterChangeMovesViewsGuidesAndMargins() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 1, trailing: 5)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let views = (0..<3).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            guide.widthAnchor.constraint(equalToConstant: 50),
            views[0].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            views[1].leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 3),
            views[2].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 11),
        ])
        func positions() -> [CGFloat] {
            root.layoutIfNeeded()
            return [guide.layoutFrame.minX] + views.map(\.frame.minX)
        }
        XCTAssertEqual(positions(), [7, 20, 10, 11])
        for view in [root] + views { view.semanticContentAttribute = .forceRightToLeft }
        XCTAssertEqual(positions(), [243, 250, 260, 11])
        for view in [root] + views { view.semanticContentAttribute = .unspecified }
        XCTAssertEqual(positions(), [7, 20, 10, 11])
    }

    /// The screen turns under views that are laid out already: edges, guides and margins follow.
    func testTheScreensDirectionTurnsWhatIsLaidOut() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let root: UIView = controller.view
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        let views = (0..<4).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        views[3].semanticContentAttribute = .forceLeftToRight
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for view in stack.arrangedSubviews { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            views[1].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            views[2].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 11),
            views[3].leadingAnchor.constraint(equalTo: views[2].leadingAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        func positions() -> [CGFloat] {
            window.layoutIfNeeded()
            return (views + [stack] + stack.arrangedSubviews).map(\.frame.minX)
        }
        let width = window.bounds.width
        let before = positions()
        XCTAssertEqual(before, [7, 30, 11, 11, 0, 0, 10])
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        // The third names sides. That the fourth keeps its direction counts inside of it, not for where it stands.
        XCTAssertEqual(positions(), [width - 57, width - 80, 11, 11, width - 20, 10, 0])
        UIScreen.main.overridingTraits = UITraitCollection()
        XCTAssertEqual(positions(), before)
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

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
}
