import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of animation blocks, keyframes, transitions and display links.
///
/// Completions, interruptions, touches, keyframes, transitions, display links; and what is drawn in between.
@MainActor final class AnimationRuleTests: XCTestCase {
    private var application: UIApplication { .shared }
    private var host: HeadlessHost!
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func setUp() async throws {
        host = try HeadlessHost()
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
    }

    override func tearDown() async throws {
        UIView.setAnimationsEnabled(true)
        host = nil
    }

    // MARK: Completions

    func testFinishedOrNot() async throws {
        var results: [String] = []
        UIView.animate(
            withDuration: 1, animations: { self.view.alpha = 0.5 }, completion: { results.append("first \($0)") })
        host.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { self.view.alpha = 0 },
            completion: { results.append("second \($0)") })
        host.advance(by: 0.1)
        XCTAssertEqual(results, ["first false"], "taken over")
        host.advance(by: 0.5)
        view.layer.removeAllAnimations()
        host.advance(by: 0.1)
        XCTAssertEqual(results, ["first false", "second false"])
        XCTAssertEqual(view.presentation(at: host.time).alpha, 0)
        results = []
        UIView.animate(
            withDuration: 0, animations: { self.view.alpha = 1 }, completion: { results.append("at once \($0)") })
        host.advance(by: 1.0 / 60)
        XCTAssertEqual(results, ["at once true"])
    }

    func testWhatLeavesTheScreenDoesNotMove() async throws {
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 }, completion: { finished = $0 })
        view.removeFromSuperview()
        host.advance(by: 1.0 / 60)
        XCTAssertEqual(finished, false)
        XCTAssertFalse(application.isAnimating)
    }

    func testACompletionMayAnimate() async throws {
        var ends: [TimeInterval] = []
        UIView.animate(
            withDuration: 0.25, animations: { self.view.alpha = 0 },
            completion: { _ in
                ends.append(self.application.now)
                UIView.animate(
                    withDuration: 0.25, animations: { self.view.alpha = 1 },
                    completion: { _ in ends.append(self.application.now) })
            })
        host.advanceUntilStill()
        XCTAssertEqual(ends.count, 2)
        XCTAssertEqual(ends[0], 0.25, accuracy: 0.02)
        XCTAssertEqual(ends[1], 0.5, accuracy: 0.04)
    }

    func testAFreshHostInheritsNoMotion() async throws {
        var ended = false
        UIView.animate(withDuration: 5, animations: { self.view.alpha = 0 }, completion: { _ in ended = true })
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 1000)
        view.addSubview(scroll)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scroll.flashScrollIndicators()
        application.after(1) { ended = true }
        XCTAssertTrue(application.isAnimating)
        host = try HeadlessHost()
        XCTAssertFalse(application.isAnimating)
        XCTAssertEqual(application.now, 0)
        host.advance(by: 10)
        XCTAssertFalse(ended)
        XCTAssertEqual(scroll.contentOffset, .zero)
    }

    func testMovingViewsLetTouchesPass() async throws {
        let place = CGPoint(x: 50, y: 50)
        func hit() -> UIView? { host.window.hitTest(place, with: nil) }
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 })
        XCTAssertFalse(hit() === view)
        host.advanceUntilStill()
        XCTAssertTrue(hit() === view)
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { self.view.alpha = 1 })
        XCTAssertTrue(hit() === view)
    }

    func testRepeatCounts() async throws {
        var isOver = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.view.alpha = 0 }
            }, completion: { _ in isOver = true })
        XCTAssertEqual(view.presentation(at: 0.5).alpha, 0.5, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 1.5).alpha, 0.5, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 2.25).alpha, 0.75, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 4).alpha, 0)
        host.advance(by: 5)
        XCTAssertTrue(isOver)
        XCTAssertFalse(application.isAnimating)
    }

    /// Without bounce it doesn't pass its end, and is there, as far as one perceives, after the duration.
    func testPerceivedSprings() async throws {
        UIView.animate(springDuration: 0.5, bounce: 0, animations: { self.view.center.x = 150 })
        var last: CGFloat = 50
        for step in 1...60 {
            let x = view.presentation(at: Double(step) / 60).center.x
            XCTAssertGreaterThanOrEqual(x, last - 1e-9)
            XCTAssertLessThanOrEqual(x, 150)
            last = x
        }
        XCTAssertEqual(view.presentation(at: 0.5).center.x, 150, accuracy: 3)
        host.advance(by: 2)
        UIView.animate(springDuration: 0.5, bounce: 0.4, animations: { self.view.center.x = 50 })
        let passed = (1...60).contains { view.presentation(at: host.time + Double($0) / 60).center.x < 49.5 }
        XCTAssertTrue(passed, "with bounce it does")
    }

    // MARK: Keyframes

    private func keyframes(_ options: UIView.KeyframeAnimationOptions) {
        UIView.animateKeyframes(
            withDuration: 4, delay: 1, options: options,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.center.x = 350 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.view.alpha = 0 }
            })
    }

    func testLinearKeyframes() async throws {
        keyframes([])
        func x(_ time: TimeInterval) -> CGFloat { view.presentation(at: time).center.x }
        XCTAssertEqual([0, 1, 1.5, 2, 3, 4, 5].map { x($0) }, [50, 50, 100, 150, 150, 250, 350])
        XCTAssertEqual(view.presentation(at: 3).alpha, 1)
        XCTAssertEqual(view.presentation(at: 3.5).alpha, 0.5, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 4.5).alpha, 0)
        XCTAssertEqual(view.center.x, 350)
        host.advance(by: 5.1)
        XCTAssertFalse(application.isAnimating)
    }

    func testOtherKeyframes() async throws {
        func x(_ time: TimeInterval) -> CGFloat { view.presentation(at: time).center.x }
        keyframes(.calculationModeDiscrete)
        XCTAssertEqual([1.5, 2, 4.9, 5].map { x($0) }, [50, 150, 150, 350])
        view.layer.removeAllAnimations()
        view.center.x = 50
        keyframes(.calculationModePaced)
        XCTAssertEqual(x(3), 200, accuracy: 1e-9, "half of 300 points at half time")
        view.layer.removeAllAnimations()
        view.center.x = 50
        keyframes(.calculationModeCubic)
        XCTAssertEqual([1, 2, 5].map { x($0) }, [50, 150, 350])
        XCTAssertNotEqual(x(1.5), 100)
    }

    // MARK: Pictures in between

    func testFramesInBetweenAreDrawn() async throws {
        view.backgroundColor = .red
        let still = host.displayList()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.frame.origin.x = 200 })
        XCTAssertEqual(host.displayList(), still, "at the start nothing has moved")
        host.advance(by: 0.5)
        let middle = host.displayList()
        XCTAssertNotEqual(middle, still)
        host.advance(by: 0.6)
        let end = host.displayList()
        XCTAssertNotEqual(middle, end)
        view.frame.origin.x = 100
        XCTAssertEqual(host.displayList(), middle, "half way")
        view.frame.origin.x = 200
        XCTAssertEqual(host.displayList(), end)
        XCTAssertTrue(host.textDump().contains("UIView (200, 0, 100, 100)"))
    }

    func testPresentationLayer() async throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x = 150
            self.view.alpha = 0
        }
        host.advance(by: 0.5)
        let seen = try XCTUnwrap(view.layer.presentation())
        XCTAssertEqual(seen.position.x, 100, accuracy: 1e-6)
        XCTAssertEqual(seen.frame.minX, 50, accuracy: 1e-6)
        XCTAssertEqual(seen.opacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(view.layer.position.x, 150)
    }

    func testAGrowingViewTakesItsContentAlong() async throws {
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .blue
        view.addSubview(child)
        view.backgroundColor = .red
        view.clipsToBounds = true
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { self.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300) })
        host.advance(by: 0.5)
        let middle = host.displayList()
        view.layer.removeAllAnimations()
        view.frame = CGRect(x: 0, y: 0, width: 150, height: 200)
        XCTAssertEqual(host.displayList(), middle)
    }

    func testCrossDissolve() async throws {
        view.backgroundColor = .red
        let before = displayList(of: view)
        var isOver = false
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { self.view.backgroundColor = .blue }, completion: { isOver = $0 })
        XCTAssertEqual(view.backgroundColor, .blue)
        host.advance(by: 0.5)
        XCTAssertNotEqual(displayList(of: view), before)
        let bitmap = try renderBitmap(of: view, scale: 1)
        let pixel = bitmap.pixel(x: 50, y: 50)
        XCTAssertEqual(Double(pixel.red), 127.5, accuracy: 3)
        XCTAssertEqual(Double(pixel.blue), 127.5, accuracy: 3)
        host.advance(by: 0.6)
        XCTAssertTrue(isOver)
        XCTAssertEqual(try renderBitmap(of: view, scale: 1).pixel(x: 50, y: 50).blue, 255)
    }

    func testTransitionsBetweenViews() async throws {
        let (first, second) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(first)
        for options in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCurlUp, .transitionCurlDown] {
            let isShown = first.superview != nil
            let (from, to) = isShown ? (first, second) : (second, first)
            var isOver = false
            UIView.transition(from: from, to: to, duration: 0.5, options: options, completion: { isOver = $0 })
            XCTAssertNil(from.superview)
            XCTAssertTrue(to.superview === view)
            host.advance(by: 0.4)
            XCTAssertFalse(isOver)
            host.advance(by: 0.2)
            XCTAssertTrue(isOver)
        }
        let shown = view.subviews[0]
        let other = shown === first ? second : first
        other.isHidden = true
        view.addSubview(other)
        UIView.transition(
            from: shown, to: other, duration: 0.1, options: [.showHideTransitionViews, .transitionFlipFromTop])
        XCTAssertTrue(shown.isHidden)
        XCTAssertFalse(other.isHidden)
        XCTAssertEqual(view.subviews.count, 2)
    }

    // MARK: Display links

    func testDisplayLink() async throws {
        let counter = FrameCounter()
        let link = CADisplayLink(target: counter, selector: counter.action)
        host.advance(by: 0.5)
        XCTAssertEqual(counter.times.count, 0)
        link.add(to: RunLoop.main, forMode: .common)
        XCTAssertTrue(application.isAnimating)
        host.advance(by: 0.5)
        XCTAssertEqual(counter.times.count, 30)
        XCTAssertEqual(link.timestamp, host.time, accuracy: 1e-9)
        XCTAssertEqual(link.targetTimestamp - link.timestamp, 1.0 / 60, accuracy: 1e-9)
        link.isPaused = true
        XCTAssertFalse(application.isAnimating)
        host.advance(by: 0.5)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        host.advance(by: 1)
        XCTAssertEqual(counter.times.count, 60)
        link.invalidate()
        host.advance(by: 0.5)
        XCTAssertEqual(counter.times.count, 60)
    }
}

final class FrameCounter: NSObject {
    var times: [TimeInterval] = []
    @MainActor func frame(_ link: CADisplayLink) { times.append(link.timestamp) }
    var action: Selector { Selector("frame:", FrameCounter.frame(_:)) }
}
