import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIViewPropertyAnimator`.
@MainActor final class PropertyAnimatorTests: XCTestCase {
    private var host: HeadlessHost!
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var x: CGFloat { view.presentation(at: host.time).center.x }

    override func setUp() async throws { host = try HeadlessHost() }
    override func tearDown() async throws {
        host = nil
    }

    private func animator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 150 }
    }

    func testStartingAndEnding() async throws {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(view.center.x, 50)
        animator.startAnimation()
        XCTAssertEqual(animator.state, .active)
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(view.center.x, 150)
        host.advance(by: 0.25)
        XCTAssertEqual(x, 75, accuracy: 1e-6)
        XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-6)
        host.advance(by: 1)
        XCTAssertEqual(ends, [.end])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }

    func testHoldingScrubbingAndGoingOn() async throws {
        let animator = animator()
        animator.startAnimation()
        host.advance(by: 0.5)
        animator.pauseAnimation()
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.state, .active)
        host.advance(by: 2)
        XCTAssertEqual(x, 100, accuracy: 1e-6)
        animator.fractionComplete = 0.2
        XCTAssertEqual(x, 70, accuracy: 1e-6)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        host.advance(by: 0.4)
        XCTAssertEqual(x, 110, accuracy: 1e-6, "what is left of the duration: 0.8 s")
        host.advance(by: 0.5)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testScrubbingBeforeTheStart() async throws {
        let animator = animator()
        animator.fractionComplete = 0.5
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(view.center.x, 150, "the end state is there")
        XCTAssertEqual(x, 100, accuracy: 1e-6, "and half way is seen")
        XCTAssertFalse(UIApplication.shared.isAnimating, "held, nothing has to be drawn")
    }

    func testTurningRound() async throws {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        host.advance(by: 0.75)
        animator.isReversed = true
        host.advance(by: 0.25)
        XCTAssertEqual(x, 100, accuracy: 1e-6)
        host.advance(by: 0.6)
        XCTAssertEqual(ends, [.start])
        XCTAssertEqual(view.center.x, 50, "back where it came from")
    }

    func testStopping() async throws {
        for (position, expected) in [(UIViewAnimatingPosition.current, CGFloat(80)), (.start, 50), (.end, 150)] {
            view.center.x = 50
            let animator = animator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            host.advance(by: 0.3)
            animator.stopAnimation(false)
            XCTAssertEqual(animator.state, .stopped)
            XCTAssertEqual(view.center.x, 80, accuracy: 1e-6)
            animator.finishAnimation(at: position)
            XCTAssertEqual(view.center.x, expected, accuracy: 1e-6)
            XCTAssertEqual(ends, [position])
            XCTAssertEqual(animator.state, .inactive)
        }
        view.center.x = 50
        let animator = animator()
        var isTold = false
        animator.addCompletion { _ in isTold = true }
        animator.startAnimation()
        host.advance(by: 0.3)
        animator.stopAnimation(true)
        host.advance(by: 1)
        XCTAssertFalse(isTold)
        XCTAssertEqual(view.center.x, 80, accuracy: 1e-6)
    }

    func testBlocksAddedLater() async throws {
        let animator = animator()
        animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        XCTAssertEqual(view.presentation(at: 0.5).alpha, 1, accuracy: 1e-6)
        XCTAssertEqual(view.presentation(at: 0.75).alpha, 0.5, accuracy: 1e-6)
        host.advance(by: 0.5)
        animator.addAnimations { self.view.center.y = 150 }
        XCTAssertEqual(view.presentation(at: 0.75).center.y, 100, accuracy: 1e-6)
    }

    func testPausingAtTheEnd() async throws {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        host.advance(by: 2)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 1)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        host.advance(by: 0.5)
        XCTAssertEqual(x, 100, accuracy: 1e-6)
        host.advance(by: 0.6)
        XCTAssertEqual(view.center.x, 50)
    }

    func testCurvesAndDurations() async throws {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        XCTAssertLessThan(animator.duration, 3, "a spring by its physics has a duration of its own")
        let ratio = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) { self.view.center.x = 150 }
        XCTAssertEqual(ratio.duration, 0.5)
        ratio.startAnimation()
        XCTAssertTrue((1...30).contains { view.presentation(at: Double($0) / 60).center.x > 151 })
        let cubic = UICubicTimingParameters(animationCurve: .easeIn)
        XCTAssertEqual(cubic.controlPoint1, CGPoint(x: 0.42, y: 0))
        XCTAssertEqual(cubic.timingCurveType, .builtin)
    }

    func testMisuseRaises() async throws {
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        let animator = animator()
        animator.finishAnimation(at: .end)
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
        XCTAssertEqual(raised.count, 2)
        animator.finishAnimation(at: .end)
    }

    func testItGoesOnceDone() async throws {
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { [view] in view.alpha = 0 }
            gone = animator
            animator.startAnimation()
        }
        XCTAssertNotNil(gone, "kept while it runs")
        host.advanceUntilStill()
        XCTAssertNil(gone)
    }
}
