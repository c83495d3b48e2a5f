import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's Human Interface Guidelines, Motion: what moves, grows or turns is motion, a fade isn't.
@MainActor final class ViewMovementTests: XCTestCase {
    private func movements(_ change: @escaping (UIView) -> Void) throws -> [ViewMovement] {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
        change(view)
        let moving = view.presentMovements
        host.advance(by: 3)
        XCTAssertEqual(view.presentMovements.filter { !$0.isEndless }, [])
        return moving
    }

    func testWhatMoves() async throws {
        XCTAssertEqual(
            try movements { view in UIView.animate(withDuration: 2) { view.center.x += 10 } }.map(\.property),
            ["center"])
        XCTAssertEqual(
            try movements { view in UIView.animate(withDuration: 2) { view.alpha = 0 } }.map(\.property), [])
        let turn = try movements { view in
            let animation = CABasicAnimation(keyPath: "transform.rotation.z")
            animation.toValue = 6.28
            animation.duration = 2
            animation.repeatCount = .infinity
            view.layer.add(animation, forKey: nil)
        }
        XCTAssertEqual(turn, [ViewMovement(property: "transform.rotation.z", duration: 2, isEndless: true)])
    }
}
