import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `beginAnimations(_:context:)` and
/// `perform(_:on:options:animations:completion:)`.
@MainActor final class AnimationCallsTests: XCTestCase {
    private final class Listener: NSObject {
        var heard: [String] = []
        func began(_ name: String?) { heard.append("began \(name ?? "")") }
        func stopped(_ name: String?, _ finished: NSNumber) { heard.append("stopped \(name ?? "") \(finished)") }
    }

    private func show(_ view: UIView) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        return host
    }

    func testChangesBetweenTheCallsMove() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let host = try show(view)
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("began:", Listener.began(_:)))
        UIView.setAnimationDidStop(Selector("stopped:finished:", Listener.stopped(_:_:)))
        view.center.x = 105
        UIView.commitAnimations()
        view.alpha = 0.3
        XCTAssertEqual(view.center.x, 105)
        host.advance(by: 1)
        XCTAssertEqual(view.presented.center.x, 55, accuracy: 0.5)
        XCTAssertEqual(view.presented.alpha, 0.3, "after the commit nothing moves")
        host.advance(by: 1.1)
        XCTAssertEqual(listener.heard, ["began move", "stopped move 1"])
    }

    func testTheDefaultIsAFifthOfASecond() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let host = try show(view)
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
        UIView.commitAnimations()
        host.advance(by: 0.1)
        XCTAssertEqual(view.presented.alpha, 0.5, accuracy: 0.1)
        host.advance(by: 0.15)
        XCTAssertEqual(view.presented.alpha, 0)
    }

    func testNested() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let host = try show(view)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(4)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 105
        UIView.commitAnimations()
        UIView.commitAnimations()
        UIView.commitAnimations()
        host.advance(by: 0.5)
        XCTAssertEqual(view.presented.center.x, 55, accuracy: 0.5)
    }

    /// The views shrink and fade, and are out of their superview at the end as they were.
    func testTheSystemDeletesViews() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        controller.view.addSubview(view)
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
        XCTAssertNotNil(view.superview)
        host.advanceUntilStill()
        XCTAssertEqual(finished, true)
        XCTAssertNil(view.superview)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.transform, .identity)
    }
}
