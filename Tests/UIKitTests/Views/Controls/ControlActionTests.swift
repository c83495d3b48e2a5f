import XCTest

@testable import UIKit

private final class Chain: UIView {
    var count = 0
    func act() { count += 1 }
    var action: Selector { Selector("act", Chain.act) }
}

/// Kind: documented — Apple's documentation of `UIControl`; raw values of UIKit's headers.
@MainActor final class ControlActionTests: XCTestCase {
    final class Target: NSObject {
        var log: [String] = []
        func first() { log.append("first") }
        func second(_ sender: UIControl) { log.append("second") }
    }

    /// Raw values as UIKit's headers have them.
    func testEventsAndStates() async throws {
        XCTAssertEqual(UIControl.Event.touchUpInside.rawValue, 64)
        XCTAssertEqual(UIControl.Event.valueChanged.rawValue, 4096)
        XCTAssertEqual(UIControl.Event.primaryActionTriggered.rawValue, 8192)
        XCTAssertEqual(UIControl.Event.editingDidEndOnExit.rawValue, 1 << 19)
        XCTAssertEqual(UIControl.Event.allTouchEvents.rawValue, 0xFFF)
        let control = UIControl()
        XCTAssertEqual(control.state, .normal)
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        XCTAssertEqual(control.state.rawValue, 7)
    }

    func testActionsAreSentInTheOrderInWhichTheyWereAdded() async throws {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: Selector("second:", Target.second(_:)), for: .valueChanged)
        control.addAction(UIAction { _ in target.log.append("closure") }, for: .valueChanged)
        control.addTarget(target, action: Selector("first", Target.first), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.log, ["second", "closure", "first"])
        XCTAssertEqual(
            control.actions(forTarget: target, forControlEvent: .valueChanged), ["second:", "first"])
        XCTAssertNil(control.actions(forTarget: target, forControlEvent: .touchDown))
    }

    func testAddingTwiceSendsOnce() async throws {
        let control = UIControl()
        let target = Target()
        let selector = Selector("first", Target.first)
        control.addTarget(target, action: selector, for: .touchDown)
        control.addTarget(target, action: selector, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        control.sendActions(for: [.touchDown, .touchUpInside])
        XCTAssertEqual(target.log, ["first", "first"])
        control.removeTarget(target, action: selector, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(target.log.count, 2)
        XCTAssertEqual(control.allControlEvents, .touchUpInside)
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertTrue(control.allTargets.isEmpty)
    }

    func testTargetsAreHeldWeakly() async throws {
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Selector("first", Target.first), for: .touchDown)
            XCTAssertEqual(control.allTargets, [AnyHashable(target)])
        }
        XCTAssertNil(gone)
        control.sendActions(for: .touchDown)
        XCTAssertTrue(control.allTargets.isEmpty)
    }

    func testActionsAreReplacedByIdentifier() async throws {
        var log: [String] = []
        let control = UIControl()
        let name = UIAction.Identifier("x")
        control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchDown)
        control.addAction(UIAction(identifier: name) { log.append("new \($0.sender is UIControl)") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(log, ["new true"])
        control.removeAction(identifiedBy: name, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(log.count, 1)
    }

    func testNilTargetIsTheResponderChain() async throws {
        let chain = Chain()
        let middle = UIView()
        let control = UIControl()
        chain.addSubview(middle)
        middle.addSubview(control)
        control.addTarget(nil, action: chain.action, for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(chain.count, 1)
        XCTAssertEqual(control.allTargets.map { $0.base is NSNull }, [true])
    }

    /// `self` in the closure of a `let` property.
    func testAFunctionAsTargetIsTheResponderChain() async throws {
        final class Screen: UIView {
            let chain = Chain()
            let control: UIControl = {
                let control = UIControl()
                let function: (Screen) -> () -> Screen = { screen in { screen } }
                control.addTarget(function, action: Chain().action, for: .touchDown)
                return control
            }()
        }
        let screen = Screen()
        screen.chain.addSubview(screen.control)
        screen.control.sendActions(for: .touchDown)
        XCTAssertEqual(screen.chain.count, 1)
    }

    func testPrimaryActionGoesWithTapAndChange() async throws {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("tap") })
        button.sendActions(for: .touchUpInside)
        let control = UISwitch(frame: .zero, primaryAction: UIAction { _ in log.append("switch") })
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log, ["tap", "switch"])
        XCTAssertEqual(button.currentTitle, "Go")
    }
}
