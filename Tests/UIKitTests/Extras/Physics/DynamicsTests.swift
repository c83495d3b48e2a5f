import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — UIKit's published units and mechanics.
///
/// Gravity is 1000 points a second squared; a push of 1 gives a view of 100 × 100 points 100 points a second squared.
@MainActor final class DynamicsTests: XCTestCase {
    private func shown(_ frames: [CGRect]) throws -> (host: HeadlessHost, ground: UIView, views: [UIView]) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        controller.view.addSubview(ground)
        let views = frames.map { frame in
            let view = UIView(frame: frame)
            ground.addSubview(view)
            return view
        }
        host.settle()
        return (host, ground, views)
    }

    func testFallingIsUniformAcceleration() async throws {
        let (host, ground, views) = try shown([CGRect(x: 0, y: 0, width: 50, height: 50)])
        let animator = UIDynamicAnimator(referenceView: ground)
        animator.addBehavior(UIGravityBehavior(items: views))
        XCTAssertTrue(animator.isRunning)
        host.advance(by: 0.5)
        // ½ · 1000 · ½², to a step's length.
        XCTAssertEqual(views[0].center.y - 25, 125, accuracy: 4)
        XCTAssertEqual(animator.elapsedTime, 0.5, accuracy: 0.02)
    }

    /// A box comes to rest on the floor, and the animator pauses.
    func testLandingAndPausing() async throws {
        let (host, ground, views) = try shown([CGRect(x: 100, y: 0, width: 50, height: 50)])
        let animator = UIDynamicAnimator(referenceView: ground)
        let listener = DynamicsListener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = listener
        animator.addBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(collision)
        host.advance(by: 3)
        XCTAssertEqual(views[0].center.y, 375, accuracy: 0.6)
        XCTAssertEqual(views[0].center.x, 125, accuracy: 0.1)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(listener.heard.prefix(2), ["resume", "began edge"])
        XCTAssertEqual(listener.heard.last, "pause")
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }

    /// Of its speed at the floor a share comes back: it rises to the square of that share of the height.
    func testBouncing() async throws {
        let (host, ground, views) = try shown([CGRect(x: 100, y: 150, width: 50, height: 50)])
        let animator = UIDynamicAnimator(referenceView: ground)
        let properties = UIDynamicItemBehavior(items: views)
        properties.elasticity = 0.5
        properties.allowsRotation = false
        let collision = UICollisionBehavior(items: views)
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        let gravity = UIGravityBehavior(items: views)
        for behavior in [properties, collision, gravity] { animator.addBehavior(behavior) }
        XCTAssertEqual(collision.boundaryIdentifiers?.count, 1)
        // 200 points down take 0.632 s; the top of the bounce is half of that later.
        host.advance(by: 0.632 + 0.316)
        XCTAssertEqual(375 - views[0].center.y, 50, accuracy: 6)
    }

    func testPushes() async throws {
        let (host, ground, views) = try shown([
            CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 200, width: 100, height: 100),
        ])
        let animator = UIDynamicAnimator(referenceView: ground)
        let steady = UIPushBehavior(items: [views[0]], mode: .continuous)
        steady.pushDirection = CGVector(dx: 1, dy: 0)
        let once = UIPushBehavior(items: [views[1]], mode: .instantaneous)
        once.setAngle(0, magnitude: 1)
        animator.addBehavior(steady)
        animator.addBehavior(once)
        host.advance(by: 1)
        XCTAssertEqual(views[0].center.x - 50, 50, accuracy: 2)
        XCTAssertEqual(views[1].center.x - 50, 100, accuracy: 2)
        XCTAssertFalse(once.active)
        XCTAssertEqual(once.angle, 0, accuracy: 1e-9)
    }

    func testSnapping() async throws {
        let (host, ground, views) = try shown([CGRect(x: 0, y: 0, width: 40, height: 40)])
        views[0].transform = CGAffineTransform(rotationAngle: 1)
        let animator = UIDynamicAnimator(referenceView: ground)
        animator.addBehavior(UISnapBehavior(item: views[0], snapTo: CGPoint(x: 200, y: 300)))
        host.advance(by: 3)
        XCTAssertEqual(views[0].center.x, 200, accuracy: 0.5)
        XCTAssertEqual(views[0].center.y, 300, accuracy: 0.5)
        XCTAssertEqual(atan2(views[0].transform.b, views[0].transform.a), 0, accuracy: 0.01)
        XCTAssertFalse(animator.isRunning)
    }

    /// A rod keeps its length while what hangs on it swings; a spring rests where its pull is gravity's.
    func testAttachments() async throws {
        let (host, ground, views) = try shown([
            CGRect(x: 180, y: 80, width: 40, height: 40), CGRect(x: 30, y: 80, width: 40, height: 40),
        ])
        let animator = UIDynamicAnimator(referenceView: ground)
        let rod = UIAttachmentBehavior(item: views[0], attachedToAnchor: CGPoint(x: 100, y: 100))
        XCTAssertEqual(rod.length, 100)
        let spring = UIAttachmentBehavior(item: views[1], attachedToAnchor: CGPoint(x: 50, y: 50))
        (spring.frequency, spring.damping) = (2, 1)
        animator.addBehavior(rod)
        animator.addBehavior(spring)
        animator.addBehavior(UIGravityBehavior(items: views))
        for _ in 0..<20 {
            host.advance(by: 0.1)
            let center = views[0].center
            XCTAssertEqual(hypot(center.x - 100, center.y - 100), 100, accuracy: 3)
        }
        // 1000 / (2π · 2)² below its length.
        XCTAssertEqual(views[1].center.y, 50 + 50 + 1000 / pow(4 * .pi, 2), accuracy: 1)
    }

    /// Two boxes on each other stay apart, and the same script gives the same places.
    func testStackingIsRepeatable() async throws {
        func run() throws -> [CGPoint] {
            let (host, ground, views) = try shown([
                CGRect(x: 100, y: 100, width: 60, height: 60), CGRect(x: 110, y: 10, width: 60, height: 60),
                CGRect(x: 90, y: 200, width: 60, height: 60),
            ])
            let animator = UIDynamicAnimator(referenceView: ground)
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            let properties = UIDynamicItemBehavior(items: views)
            properties.friction = 0.5
            for behavior in [collision, properties, UIGravityBehavior(items: views)] { animator.addBehavior(behavior) }
            host.advance(by: 3)
            return views.map(\.center)
        }
        let first = try run()
        XCTAssertEqual(first, try run())
        let heights = first.map(\.y).sorted()
        XCTAssertEqual(heights[2], 370, accuracy: 2)
        XCTAssertEqual(heights[1], 310, accuracy: 4)
        XCTAssertEqual(heights[0], 250, accuracy: 6)
    }

    func testPicture() async throws {
        let (host, ground, views) = try shown(
            (0..<9).map { CGRect(x: 30 + $0 * 25, y: 10 + $0 % 3 * 50, width: 40 + $0 % 2 * 20, height: 40) })
        ground.backgroundColor = .systemGray5
        for (index, view) in views.enumerated() {
            view.backgroundColor = [.systemRed, .systemBlue, .systemGreen][index % 3]
        }
        let animator = UIDynamicAnimator(referenceView: ground)
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let ramp = UIBezierPath()
        ramp.move(to: CGPoint(x: 0, y: 220))
        ramp.addLine(to: CGPoint(x: 150, y: 300))
        collision.addBoundary(withIdentifier: "ramp" as NSString, for: ramp)
        let properties = UIDynamicItemBehavior(items: views)
        (properties.friction, properties.elasticity) = (0.3, 0.3)
        for behavior in [collision, properties, UIGravityBehavior(items: views)] { animator.addBehavior(behavior) }
        host.advance(by: 4)
        for view in views {
            XCTAssertTrue(ground.bounds.insetBy(dx: 10, dy: 10).contains(view.center), "\(view.center)")
        }
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("dynamics.png"))
    }

    func testBehavioursBelongToOneAnimator() async throws {
        let (_, ground, views) = try shown([CGRect(x: 0, y: 0, width: 10, height: 10)])
        let (first, second) = (UIDynamicAnimator(referenceView: ground), UIDynamicAnimator(referenceView: ground))
        let gravity = UIGravityBehavior(items: views)
        first.addBehavior(gravity)
        XCTAssertEqual(first.items(in: CGRect(x: 0, y: 0, width: 5, height: 5)).count, 1)
        XCTAssertEqual(first.items(in: CGRect(x: 50, y: 50, width: 5, height: 5)).count, 0)
        var message = ""
        let outer = UIKitException.handler
        UIKitException.handler = { message = $0.reason }
        second.addBehavior(gravity)
        UIKitException.handler = outer
        XCTAssertTrue(message.contains("is already associated with"), message)
        first.removeAllBehaviors()
        XCTAssertNil(gravity.dynamicAnimator)
        XCTAssertFalse(first.isRunning)
    }

    /// An animator that nobody holds ends with its behaviours.
    func testNobodyHoldsAnAnimator() async throws {
        let (host, ground, views) = try shown([CGRect(x: 0, y: 0, width: 10, height: 10)])
        weak var gone: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: ground)
            animator.addBehavior(UIGravityBehavior(items: views))
            gone = animator
        }
        host.advance(by: 0.1)
        XCTAssertNil(gone)
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    func testAViewMayBeRound() async {
        XCTAssertEqual(Ball().collisionBoundsType, .ellipse)
        let item: any UIDynamicItem = Ball()
        XCTAssertEqual(item.collisionBoundsType, .ellipse)
        XCTAssertEqual(UIView().collisionBoundsType, .rectangle)
    }
}

private final class DynamicsListener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("began \(identifier.map { "\($0)" } ?? "edge")") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("ended") }
}
