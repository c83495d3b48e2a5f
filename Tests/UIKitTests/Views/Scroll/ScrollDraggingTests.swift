import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of `UIScrollView` and its delegate; the formulas of deceleration
/// and rubber band as they were measured.
@MainActor final class ScrollDraggingTests: XCTestCase {
    func testAFlick() async throws {
        let fixture = try ScrollFixture()
        fixture.drag(0, -100, flicks: true)
        XCTAssertTrue(fixture.view.isDecelerating)
        XCTAssertFalse(fixture.view.isTracking)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(
            fixture.listener.take(),
            ["will drag", "scroll", "will end", "did end true", "will decelerate", "scroll", "did decelerate"])
        // 90 dragged; 500 pt/s carry it (500 - 10) * 0.499 further.
        XCTAssertEqual(fixture.view.contentOffset.y, 90 + 490 * 0.499, accuracy: 0.5)
    }

    func testASlowDragDoesNotCoast() async throws {
        let fixture = try ScrollFixture()
        fixture.drag(0, -100)
        XCTAssertEqual(fixture.listener.take(), ["will drag", "scroll", "will end", "did end false"])
        XCTAssertEqual(fixture.view.contentOffset.y, 90)
    }

    func testFlags() async throws {
        let fixture = try ScrollFixture()
        let host = fixture.host
        host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        XCTAssertTrue(fixture.view.isTracking)
        XCTAssertFalse(fixture.view.isDragging)
        host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 280), time: 0)]))
        XCTAssertTrue(fixture.view.isDragging)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 280), time: 0.2)]))
        XCTAssertFalse(fixture.view.isTracking || fixture.view.isDragging || fixture.view.isDecelerating)
    }

    func testTheRubberBand() async throws {
        let fixture = try ScrollFixture()
        let host = fixture.host
        host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 410), time: 0.1)]))
        // 100 beyond the top of a view of 400: (1 - 1 / (100 * 0.55 / 400 + 1)) * 400 = 48.35, to the half point.
        XCTAssertEqual(fixture.view.contentOffset.y, -48.5)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 410), time: 0.5)]))
        XCTAssertTrue(fixture.view.isDecelerating, "comes back")
        host.advance(by: 0.1)
        // Let go at rest it comes back at ten times its distance a second.
        XCTAssertEqual(fixture.view.contentOffset.y, -48.5 * exp(-1), accuracy: 0.5)
        host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.view.bounces = false
        fixture.drag(0, 100)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
    }

    func testContentThatFitsIsDraggedOnlyWhereItAlwaysBounces() async throws {
        let fixture = try ScrollFixture(content: CGSize(width: 300, height: 300))
        fixture.drag(0, 100)
        XCTAssertEqual(fixture.listener.take(), [])
        fixture.view.alwaysBounceVertical = true
        fixture.drag(0, 100)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(
            fixture.listener.take(),
            ["will drag", "scroll", "will end", "did end true", "will decelerate", "scroll", "did decelerate"])
        fixture.view.isScrollEnabled = false
        fixture.drag(0, 100)
        XCTAssertEqual(fixture.listener.take(), [])
    }

    /// The travel along an axis that doesn't scroll counts for nothing.
    func testAVerticalScrollViewIgnoresTravelAcross() async throws {
        let fixture = try ScrollFixture()
        fixture.drag(100, -9)
        XCTAssertEqual(fixture.listener.take(), [])
        fixture.drag(100, -30)
        XCTAssertEqual(fixture.view.contentOffset, CGPoint(x: 0, y: 20))
    }

    func testDirectionalLock() async throws {
        let fixture = try ScrollFixture(content: CGSize(width: 3000, height: 4000))
        fixture.view.contentOffset = CGPoint(x: 1000, y: 1000)
        fixture.view.isDirectionalLockEnabled = true
        fixture.drag(-20, -100)
        XCTAssertEqual(fixture.view.contentOffset.x, 1000)
        fixture.drag(-100, 20)
        XCTAssertGreaterThan(fixture.view.contentOffset.x, 1050)
        let y = fixture.view.contentOffset.y
        fixture.drag(-100, -80)
        XCTAssertGreaterThan(fixture.view.contentOffset.y, y + 50, "askew it is free")
    }

    func testATargetOfTheDelegate() async throws {
        let fixture = try ScrollFixture()
        fixture.listener.retarget = { _, _ in CGPoint(x: 0, y: 600) }
        fixture.drag(0, -100, flicks: true)
        var last = fixture.view.contentOffset.y
        while UIApplication.shared.isAnimating {
            fixture.host.advance(by: 1.0 / 60)
            XCTAssertGreaterThanOrEqual(fixture.view.contentOffset.y, last)
            last = fixture.view.contentOffset.y
        }
        XCTAssertEqual(fixture.view.contentOffset.y, 600)
        XCTAssertEqual(
            fixture.listener.take(),
            ["will drag", "scroll", "will end", "did end true", "will decelerate", "scroll", "did decelerate"])
        fixture.listener.retarget = { _, _ in CGPoint(x: 0, y: 500) }
        fixture.drag(0, -100, flicks: true)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 500, "back against the flick")
    }

    /// A finger on coasting content drags from the start; the end of the deceleration isn't told.
    func testAFingerStopsCoasting() async throws {
        let fixture = try ScrollFixture()
        fixture.drag(0, -150, flicks: true)
        fixture.host.advance(by: 0.1)
        _ = fixture.listener.take()
        let offset = fixture.view.contentOffset.y
        fixture.host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        XCTAssertFalse(fixture.view.isDecelerating)
        fixture.host.advance(by: 0.3)
        XCTAssertEqual(fixture.view.contentOffset.y, offset)
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 300), time: 0)]))
        XCTAssertEqual(fixture.listener.take(), ["will drag", "will end", "did end false"])
    }

    func testAnimatedOffsets() async throws {
        let fixture = try ScrollFixture()
        fixture.view.setContentOffset(.zero, animated: true)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.listener.take(), [], "nothing to do")
        fixture.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.host.advance(by: 0.15)
        XCTAssertEqual(fixture.view.contentOffset.y, 50, accuracy: 1, "half way at half time")
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 100)
        XCTAssertEqual(fixture.listener.take(), ["scroll", "did animate"])
        fixture.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
        XCTAssertEqual(fixture.view.contentOffset.y, 550)
        fixture.view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: true)
        XCTAssertEqual(fixture.listener.take(), ["scroll"], "visible already")
    }

    /// Endless scrolling sets the offset under the finger and while it coasts.
    func testSettingTheOffsetMeanwhile() async throws {
        let fixture = try ScrollFixture()
        let host = fixture.host
        host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 250), time: 0.05)]))
        fixture.view.contentOffset.y += 1000
        host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 240), time: 0.016)]))
        XCTAssertEqual(fixture.view.contentOffset.y, 1050)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 240), time: 0)]))
        host.advance(by: 0.1)
        let before = fixture.view.contentOffset.y
        fixture.view.contentOffset.y -= 500
        XCTAssertTrue(fixture.view.isDecelerating)
        host.advance(by: 1.0 / 60)
        XCTAssertGreaterThan(fixture.view.contentOffset.y, before - 500)
        fixture.view.setContentOffset(fixture.view.contentOffset, animated: false)
        XCTAssertFalse(fixture.view.isDecelerating, "the usual way to stop it")
    }

    func testPaging() async throws {
        let fixture = try ScrollFixture(content: CGSize(width: 1500, height: 400))
        fixture.view.isPagingEnabled = true
        func page() -> CGFloat {
            fixture.host.advanceUntilStill()
            return fixture.view.contentOffset.x / 300
        }
        fixture.drag(-100, 0)
        XCTAssertEqual(page(), 0, "less than half")
        fixture.drag(-165, 0)
        XCTAssertEqual(page(), 1)
        fixture.drag(-100, 0, flicks: true)
        XCTAssertEqual(page(), 2, "a flick turns the page")
        fixture.drag(-149, 0, from: CGPoint(x: 310, y: 300), flicks: true)
        XCTAssertEqual(page(), 3, "one at a time, however fast")
        fixture.drag(60, 0, flicks: true)
        XCTAssertEqual(page(), 2)
        XCTAssertEqual(fixture.listener.take().last, "did decelerate")
    }

    func testDelayedContentTouches() async throws {
        let fixture = try ScrollFixture()
        let log = EventLog()
        let content = TouchedView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        fixture.view.addSubview(content)
        fixture.drag(0, -50)
        XCTAssertEqual(log.take(), [], "a drag is over before the content hears of the touch")
        fixture.host.play(.tap(at: CGPoint(x: 170, y: 300)))
        XCTAssertEqual(log.take(), ["content began", "content ended"])
        let host = fixture.host
        host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        host.advance(by: 0.14)
        XCTAssertEqual(log.take(), [])
        host.advance(by: 0.02)
        XCTAssertEqual(log.take(), ["content began"])
        host.play(TouchScript([.init(.move, at: CGPoint(x: 170, y: 270), time: 0)]))
        XCTAssertEqual(log.take(), ["content cancelled"])
        host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 270), time: 0.2)]))
        fixture.view.delaysContentTouches = false
        host.play(TouchScript([.init(.down, at: CGPoint(x: 170, y: 300), time: 0)]))
        XCTAssertEqual(log.take(), ["content began"])
        host.play(TouchScript([.init(.up, at: CGPoint(x: 170, y: 300), time: 0.2)]))
    }

    func testContentMayKeepItsTouches() async throws {
        final class Picky: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                view.tag != 7
            }
        }
        let fixture = try ScrollFixture(Picky())
        let log = EventLog()
        let content = TouchedView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
        fixture.view.addSubview(content)
        fixture.view.delaysContentTouches = false
        fixture.view.canCancelContentTouches = false
        fixture.drag(0, -50)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        XCTAssertEqual(log.take().last, "content ended")
        fixture.view.canCancelContentTouches = true
        let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
        fixture.view.addSubview(button)
        XCTAssertFalse(fixture.view.touchesShouldCancel(in: button))
        XCTAssertTrue(fixture.view.touchesShouldCancel(in: content))
        fixture.drag(0, -50)
        XCTAssertEqual(fixture.view.contentOffset.y, 0, "controls keep theirs")
        fixture.view.delaysContentTouches = true
        fixture.drag(0, -50)
        XCTAssertEqual(fixture.view.contentOffset.y, 40, "unless they haven't heard yet")
        button.removeFromSuperview()
        content.tag = 7
        fixture.host.play(.tap(at: CGPoint(x: 170, y: 300)))
        XCTAssertEqual(log.take(), [])
    }

    func testKeyboardDismissal() async throws {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let fixture = try ScrollFixture()
        let field = Field()
        fixture.controller.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.drag(0, -50)
        XCTAssertTrue(field.isFirstResponder)
        fixture.view.keyboardDismissMode = .onDrag
        fixture.drag(0, -50)
        XCTAssertFalse(field.isFirstResponder)
        fixture.view.keyboardDismissMode = .interactive
        field.becomeFirstResponder()
        fixture.drag(0, -50, flicks: true)
        XCTAssertTrue(field.isFirstResponder)
        fixture.drag(0, 50, flicks: true)
        XCTAssertFalse(field.isFirstResponder, "taken down")
    }

    func testTheWheel() async throws {
        let fixture = try ScrollFixture()
        fixture.host.turnWheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: 120))
        XCTAssertEqual(fixture.view.contentOffset.y, 120)
        fixture.host.turnWheel(at: CGPoint(x: 170, y: 300), by: CGPoint(x: 0, y: -500))
        XCTAssertEqual(fixture.view.contentOffset.y, 0, "not beyond the edge")
        fixture.host.turnWheel(at: CGPoint(x: 170, y: 50), by: CGPoint(x: 0, y: 100))
        XCTAssertEqual(fixture.view.contentOffset.y, 0, "not there")
    }

    func testScrollToTop() async throws {
        let fixture = try ScrollFixture()
        fixture.view.contentOffset.y = 1000
        _ = fixture.listener.take()
        fixture.listener.letsScrollToTop = false
        fixture.host.tapStatusBar()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 1000)
        fixture.listener.letsScrollToTop = true
        fixture.host.tapStatusBar()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        XCTAssertEqual(fixture.listener.take(), ["scroll", "did reach top"])
        let second = UIScrollView(frame: CGRect(x: 0, y: 520, width: 300, height: 100))
        fixture.controller.view.addSubview(second)
        fixture.view.contentOffset.y = 1000
        fixture.host.tapStatusBar()
        XCTAssertFalse(UIApplication.shared.isAnimating, "two could: none does")
        second.scrollsToTop = false
        fixture.host.tapStatusBar()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
    }

    /// One way bounces, the other stops at the edge.
    func testBouncesByAxis() async throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 200, height: 200)
        view.bouncesHorizontally = false
        let shown = view.banded(CGPoint(x: -50, y: -50))
        XCTAssertEqual(shown.x, 0)
        XCTAssertLessThan(shown.y, -1)
        view.bounces = false
        XCTAssertEqual(view.banded(CGPoint(x: -50, y: -50)), .zero)
    }

    /// The finger moves and goes up for the scroll view too, though the view under it has gone.
    func testADragGoesOnThoughTheTouchedViewLeft() async throws {
        var offsets: [CGFloat] = []
        for leaves in [false, true] {
            let host = try HeadlessHost()
            let controller = UIViewController()
            let scroll = UIScrollView(frame: UIScreen.main.bounds)
            scroll.contentSize = CGSize(width: 375, height: 3000)
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000)))
            controller.view.addSubview(scroll)
            host.show(controller)
            UIApplication.shared.deliver(.began, at: CGPoint(x: 100, y: 400), time: 0)
            UIApplication.shared.deliver(.moved, at: CGPoint(x: 100, y: 300), time: 0.1)
            XCTAssertTrue(scroll.isDragging)
            if leaves { scroll.subviews.first?.removeFromSuperview() }
            let before = scroll.contentOffset.y
            UIApplication.shared.deliver(.moved, at: CGPoint(x: 100, y: 250), time: 0.2)
            XCTAssertEqual(scroll.contentOffset.y, before + 50, accuracy: 1e-6)
            offsets.append(scroll.contentOffset.y)
            UIApplication.shared.deliver(.ended, at: CGPoint(x: 100, y: 250), time: 1)
            XCTAssertFalse(scroll.isDragging)
            XCTAssertFalse(scroll.isTracking)
        }
        XCTAssertEqual(offsets[0], offsets[1])
    }
}
