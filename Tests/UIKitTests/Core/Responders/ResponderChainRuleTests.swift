import HeadlessHost
import XCTest

@testable import UIKit

private final class Place: UIView {
    var own: UndoManager?
    var accepts = true
    var lets = true
    var acted = 0
    func act(_ sender: Any?) { acted += 1 }
    var acting: Selector { Selector("act:", Place.act(_:)) }
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { lets }
    override var undoManager: UndoManager? { own ?? super.undoManager }
}

/// Kind: documented — Apple's documentation of `UIResponder`, one test a rule.
@MainActor final class ResponderChainRuleTests: XCTestCase {
    func testAWindowHandsToItsSceneAndTheSceneToTheApplication() async throws {
        let fixture = try TouchFixture()
        let session = UISceneSession(
            role: .windowApplication,
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication), identifier: "one")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        fixture.host.window.windowScene = scene
        XCTAssertTrue(fixture.host.window.next === scene)
        XCTAssertTrue(scene.next === UIApplication.shared)
        fixture.host.window.windowScene = nil
        XCTAssertTrue(fixture.host.window.next === UIApplication.shared)
    }

    /// The nearest object of the chain that has an undo manager gives it; a window has one of its own.
    func testTheUndoManagerIsTheNearestOfTheChain() async throws {
        let fixture = try TouchFixture()
        let place = Place(frame: fixture.inner.bounds)
        let leaf = UIView()
        fixture.inner.addSubview(place)
        place.addSubview(leaf)
        XCTAssertTrue(leaf.undoManager === fixture.host.window.undoManager)
        XCTAssertNotNil(leaf.undoManager)
        place.own = UndoManager()
        XCTAssertTrue(leaf.undoManager === place.own)
        XCTAssertTrue(fixture.inner.undoManager === fixture.host.window.undoManager)
    }

    /// Without a target the first responder's chain comes before the sender's.
    func testAnActionWithoutATargetGoesToTheFirstResponderFirst() async throws {
        let fixture = try TouchFixture()
        let (first, around) = (Place(), Place(frame: fixture.inner.bounds))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.inner.addSubview(around)
        around.addSubview(button)
        fixture.outer.addSubview(first)
        button.addTarget(nil, action: first.acting, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual([first.acted, around.acted], [0, 1], "nobody is the first responder")
        first.becomeFirstResponder()
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual([first.acted, around.acted], [1, 1])
    }

    func testOneThatCannotBecomeFirstLeavesThePresentOne() async throws {
        let fixture = try TouchFixture()
        let (first, second) = (Place(), Place())
        fixture.outer.addSubview(first)
        fixture.outer.addSubview(second)
        first.becomeFirstResponder()
        second.accepts = false
        XCTAssertFalse(second.becomeFirstResponder())
        XCTAssertTrue(first.isFirstResponder)
        first.lets = false
        XCTAssertFalse(first.resignFirstResponder())
        XCTAssertTrue(first.isFirstResponder)
        XCTAssertTrue(first.becomeFirstResponder(), "it is already")
    }

    /// Touch methods that aren't overridden hand on to the controller.
    func testTouchesThatNobodyTakesReachTheController() async throws {
        final class Screen: UIViewController {
            var heard: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard.append("began \(touches.first?.view === view)")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        }
        let host = try HeadlessHost()
        let screen = Screen()
        host.show(screen)
        host.play(.tap(at: CGPoint(x: 100, y: 300)))
        XCTAssertEqual(screen.heard, ["began true", "ended"])
    }
}
