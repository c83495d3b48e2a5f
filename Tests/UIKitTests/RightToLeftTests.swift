import XCTest

@testable import UIKit

/// Direction from traits and from views, and changes of it; geometry is in `layout/attributes.json` and `margins.json`.
@MainActor final class RightToLeftTests: XCTestCase {
    override func tearDown() async throws { UIScreen.main.overridingTraits = UITraitCollection() }

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
}
