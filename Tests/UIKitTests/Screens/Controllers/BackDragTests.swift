import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the order of calls that Apple's documentation gives for a transition that is cancelled, and
/// geometry.
@MainActor final class BackDragTests: XCTestCase {
    private func pushed() throws -> (HeadlessHost, UINavigationController, CallLog, below: UIViewController) {
        let log = CallLog()
        let host = try HeadlessHost(device: "iphone-x")
        let below = RecordingController("A", log)
        let navigation = UINavigationController(rootViewController: below)
        host.show(navigation)
        navigation.pushViewController(RecordingController("B", log), animated: false)
        host.settle()
        _ = log.take()
        return (host, navigation, log, below)
    }

    /// From the edge to a place, where the finger rests before it is taken away.
    private func drag(to x: CGFloat) -> [TouchScript.Step] {
        let start = CGPoint(x: 4, y: 400)
        var steps = TouchScript.drag(from: start, to: CGPoint(x: x, y: 400), duration: 0.5).steps
        steps.removeLast()
        for index in 1...20 {
            steps.append(TouchScript.Step(.stay, at: CGPoint(x: x, y: 400), time: 0.5 + Double(index) / 60))
        }
        return steps
    }

    func testTheFingerShowsTheWayBack() async throws {
        let (host, navigation, _, below) = try pushed()
        let top = try XCTUnwrap(navigation.topViewController)
        host.play(TouchScript(drag(to: 200)))
        let share = top.view.presentation(at: UIApplication.shared.now).frame.minX / 375
        XCTAssertGreaterThan(share, 0.4)
        XCTAssertLessThan(share, 200.0 / 375)
        let shownBelow = below.view.presentation(at: UIApplication.shared.now).frame.minX
        XCTAssertEqual(shownBelow, (share - 1) * 125, accuracy: 0.5)
        host.advance(by: 1)
        XCTAssertEqual(top.view.presentation(at: UIApplication.shared.now).frame.minX / 375, share, accuracy: 1e-9)
    }

    func testLetGoEarlyItStays() async throws {
        let (host, navigation, log, below) = try pushed()
        let top = try XCTUnwrap(navigation.topViewController)
        var steps = drag(to: 120)
        steps.append(TouchScript.Step(.up, at: CGPoint(x: 120, y: 400), time: 0.9))
        host.play(TouchScript(steps))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === top)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(top.view.frame.minX, 0)
        XCTAssertNil(below.view.superview)
        XCTAssertEqual(navigation.navigationBar.topItem?.title, "B")
        XCTAssertEqual(
            log.take(),
            [
                "B willMove away", "B willDisappear true", "A willAppear true", "B willAppear true",
                "A willDisappear true", "A didDisappear true", "B didAppear true",
            ])
        navigation.popViewController(animated: false)
        XCTAssertTrue(navigation.topViewController === below)
    }

    func testLetGoBeyondTheMiddleItGoesBack() async throws {
        let (host, navigation, log, below) = try pushed()
        weak let gone = navigation.topViewController
        var steps = drag(to: 300)
        steps.append(TouchScript.Step(.up, at: CGPoint(x: 300, y: 400), time: 0.9))
        host.play(TouchScript(steps))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === below)
        XCTAssertEqual(below.view.frame.minX, 0)
        XCTAssertEqual(
            log.take(),
            [
                "B willMove away", "B willDisappear true", "A willAppear true", "B didDisappear true", "B didMove away",
                "A didAppear true",
            ])
        XCTAssertNil(gone, "nobody holds what was left")
    }

    /// The handler is called once, when the finger leaves, and knows whether the transition was cancelled.
    func testTheEndOfTheGestureIsTold() async throws {
        for (x, isCancelled) in [(120.0, true), (300.0, false)] {
            let (host, navigation, _, _) = try pushed()
            var told: [[Bool]] = []
            var steps = drag(to: x)
            host.play(TouchScript(steps))
            let coordinator = try XCTUnwrap(navigation.transitionCoordinator)
            XCTAssertTrue(coordinator.isInteractive)
            XCTAssertTrue(coordinator.initiallyInteractive)
            coordinator.notifyWhenInteractionChanges { told.append([$0.isInteractive, $0.isCancelled]) }
            steps = [TouchScript.Step(.up, at: CGPoint(x: x, y: 400), time: 0.1)]
            host.play(TouchScript(steps))
            XCTAssertEqual(told, [[false, isCancelled]])
            host.advanceUntilStill()
            XCTAssertEqual(told.count, 1)
        }
    }

    func testAFlickGoesBack() async throws {
        let (host, navigation, _, below) = try pushed()
        host.play(.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.1))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === below)
    }

    /// An animator of the app's own, held by its own interaction.
    func testACustomTransitionIsDrivenAndCancelled() async throws {
        let (host, navigation, _, below) = try pushed()
        let conductor = FadeConductor()
        navigation.delegate = conductor
        let top = try XCTUnwrap(navigation.topViewController)
        navigation.popViewController(animated: true)
        conductor.interaction.update(0.5)
        host.advance(by: 0.2)
        XCTAssertEqual(top.view.presentation(at: UIApplication.shared.now).alpha, 0.5, accuracy: 0.01)
        XCTAssertEqual(top.view.alpha, 0)
        let coordinator = try XCTUnwrap(below.transitionCoordinator)
        XCTAssertTrue(coordinator.isInteractive)
        XCTAssertEqual(coordinator.percentComplete, 0.5)
        var wasCancelled: Bool?
        _ = coordinator.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
        conductor.interaction.cancel()
        host.advanceUntilStill()
        XCTAssertEqual(wasCancelled, true)
        XCTAssertTrue(navigation.topViewController === top)
        XCTAssertEqual(top.view.alpha, 1)
        XCTAssertEqual(conductor.ended, [false])
        navigation.popViewController(animated: true)
        conductor.interaction.finish()
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === below)
        XCTAssertEqual(conductor.ended, [false, true])
    }
}

private final class FadeConductor: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interaction = UIPercentDrivenInteractiveTransition()
    var ended: [Bool] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            from.alpha = 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Kind: documented — what is seen on a device, without numbers: the title that goes leaves to the trailing side and fades,
/// the other one comes from the way back's place and appears, both with the finger.
@MainActor final class BackDragTitleTests: XCTestCase {
    func testTheTitlesFollowTheFinger() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let root = UIViewController()
        root.title = "Below"
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        let top = UIViewController()
        top.title = "Top"
        navigation.pushViewController(top, animated: false)
        host.settle()
        let title = navigation.navigationBar.parts.title
        let middle = title.frame.midX
        var places: [CGFloat] = []
        var steps = [TouchScript.Step(.down, at: CGPoint(x: 4, y: 400), time: 0)]
        for x in stride(from: 40, through: 300, by: 20) {
            steps.append(.init(.move, at: CGPoint(x: CGFloat(x), y: 400), time: Double(x) / 400))
        }
        for step in steps {
            host.perform(.touch(step.kind, at: step.point, finger: 0))
            host.advance(by: 1.0 / 60)
            places.append(title.presentation(at: UIApplication.shared.now).frame.midX)
        }
        let coming = places.suffix(10)
        XCTAssertEqual(Array(coming), coming.sorted(), "from the leading side")
        XCTAssertLessThan(coming.first ?? 0, middle - 60)
        XCTAssertLessThan(coming.last ?? 0, middle)
        XCTAssertEqual(title.text, "Below")
        host.perform(.touch(.up, at: CGPoint(x: 300, y: 400), finger: 0))
        host.advanceUntilStill()
        XCTAssertTrue(navigation.topViewController === root)
        XCTAssertEqual(title.presentation(at: UIApplication.shared.now).frame.midX, middle, accuracy: 0.5)
        XCTAssertEqual(title.transform, .identity)
        XCTAssertEqual(title.alpha, 1)
        let left = navigation.navigationBar.subviews.filter { $0 !== title && $0.alpha < 1 }
        XCTAssertEqual(left.count, 0, "no pictures of what was there")
    }
}
