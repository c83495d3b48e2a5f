import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `preferredTransition` and of zooms.
@MainActor final class ZoomTransitionTests: XCTestCase {
    private final class List: UIViewController {
        let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 75, height: 75))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(thumbnail)
        }
    }

    func testAPushedViewGrowsOutOfItsSource() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let list = List()
        let navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        let detail = UIViewController()
        var asked: [UIViewController] = []
        detail.preferredTransition = .zoom { context in
            asked.append(context.zoomedViewController)
            return (context.sourceViewController as? List)?.thumbnail
        }
        let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        let start = try XCTUnwrap(
            detail.preferredTransition?.start(of: detail, from: list, frame: frame, in: navigation.view))
        let moved = frame.offsetBy(dx: -frame.midX, dy: -frame.midY).applying(start)
        XCTAssertEqual(moved.width, 75)
        XCTAssertEqual(frame.midX + moved.midX, list.thumbnail.frame.midX)
        XCTAssertEqual(frame.midY + moved.midY, list.thumbnail.frame.midY)
        navigation.pushViewController(detail, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(detail.view.transform, .identity)
        XCTAssertEqual(detail.view.frame, frame)
        let before = asked.count
        navigation.popViewController(animated: true)
        XCTAssertEqual(asked.count, before + 1, "asked anew on the way back")
        host.advanceUntilStill()
        XCTAssertNil(detail.view.superview)
        XCTAssertEqual(list.view.frame, frame)
    }

    func testAPresentedViewGrowsAndAnUnknownSourceDoesNot() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let list = List()
        host.show(list)
        for source in [list.thumbnail, UIView()] {
            let detail = UIViewController()
            detail.modalPresentationStyle = .fullScreen
            detail.preferredTransition = .zoom { _ in source }
            list.present(detail, animated: true)
            host.advanceUntilStill()
            XCTAssertEqual(detail.view.frame, host.window.bounds)
            XCTAssertEqual(detail.view.alpha, 1)
            list.dismiss(animated: true)
            host.advanceUntilStill()
            XCTAssertNil(list.presentedViewController)
        }
    }
}
