import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of layout guides; the counts of a bar guide's constraints are those that
/// EasyPeasy's tests have.
@MainActor final class LayoutGuideTests: XCTestCase {
    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

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
}
