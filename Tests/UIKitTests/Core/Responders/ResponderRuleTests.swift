import HeadlessHost
import XCTest

@testable import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    func save(_ sender: Any?) { heard.append("save") }
    var saving: Selector { Selector("save:", Delegate.save(_:)) }
}

private final class Screen: UIViewController {
    var allows = true
    var saved: [String] = []
    var commands: [UIKeyCommand] = []
    var validated: [String] = []
    func save(_ sender: Any?) { saved.append(title ?? "") }
    func mark(_ sender: Any?) { saved.append("mark \(title ?? "")") }
    var saving: Selector { Selector("save:", Screen.save(_:)) }
    var marking: Selector { Selector("mark:", Screen.mark(_:)) }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows && super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) { validated.append(command.title) }
}

private final class Focus: UIView {
    var commands: [UIKeyCommand] = []
    var pressed = 0
    func press(_ sender: Any?) { pressed += 1 }
    var pressing: Selector { Selector("press:", Focus.press(_:)) }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
}

/// Kind: documented — Apple's "Using responders and the responder chain to handle events" and the documentation of
/// `UIResponder`, one test a rule.
@MainActor final class ResponderRuleTests: XCTestCase {
    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { $0.next })
    }

    /// "If the view is the root view of a view controller, the next responder is the view controller; otherwise, the next
    /// responder is the view's superview."
    func testAChildsViewHandsToItsControllerAndThenToTheParentsView() async throws {
        let host = try HeadlessHost()
        let (parent, child) = (UIViewController(), UIViewController())
        host.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let leaf = UIView()
        child.view.addSubview(leaf)
        XCTAssertEqual(
            chain(from: leaf).prefix(6), [leaf, child.view, child, parent.view, parent, host.window])
    }

    /// "If the view controller was presented by another view controller, the next responder is the presenting view
    /// controller."
    func testAPresentedControllerHandsToThePresentingOne() async throws {
        let host = try HeadlessHost()
        let (below, above) = (UIViewController(), UIViewController())
        host.show(below)
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        host.settle()
        XCTAssertTrue(chain(from: above.view).contains(below))
        XCTAssertTrue(above.next === below, "\(String(describing: above.next))")
    }

    /// "The next responder is the app delegate, but only if the app delegate is an instance of UIResponder and is not a
    /// view, view controller, or the app object itself."
    func testTheChainEndsAtTheDelegateThatIsAResponder() async throws {
        let host = try HeadlessHost()
        let screen = UIViewController()
        host.show(screen)
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        XCTAssertTrue(chain(from: screen.view).last === delegate)
        XCTAssertTrue(UIApplication.shared.sendAction(delegate.saving, to: nil, from: screen.view, for: nil))
        XCTAssertEqual(delegate.heard, ["save"], "an action without a target gets there")
    }

    /// A first responder leaves with its view: "removes the view from its responder chain".
    func testAFirstResponderThatLeavesItsWindowResigns() async throws {
        let host = try HeadlessHost()
        let screen = UIViewController()
        host.show(screen)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        screen.view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        field.removeFromSuperview()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertNil(UIApplication.shared.firstResponder)
    }

    /// `endEditing(true)` doesn't ask; `endEditing(false)` does.
    func testEndEditingByForce() async throws {
        final class Clinging: UITextField {
            override var canResignFirstResponder: Bool { false }
        }
        final class Held: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let host = try HeadlessHost()
        let screen = UIViewController()
        host.show(screen)
        let (field, held) = (UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), Held())
        field.delegate = held
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        XCTAssertFalse(screen.view.endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(screen.view.endEditing(true))
        XCTAssertFalse(field.isFirstResponder)
    }

    /// `target(forAction:withSender:)` asks `canPerformAction`, and a responder that refuses is passed over.
    func testTheTargetOfAnActionIsTheFirstThatWouldDoIt() async throws {
        let host = try HeadlessHost()
        let (parent, child) = (Screen(), Screen())
        (parent.title, child.title) = ("parent", "child")
        host.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertTrue(child.view.target(forAction: child.saving, withSender: nil) as? Screen === child)
        child.allows = false
        XCTAssertTrue(child.view.target(forAction: child.saving, withSender: nil) as? Screen === parent)
        parent.allows = false
        XCTAssertNil(child.view.target(forAction: child.saving, withSender: nil))
        XCTAssertFalse(UIApplication.shared.sendAction(child.saving, to: nil, from: child.view, for: nil))
        XCTAssertEqual(parent.saved + child.saved, [])
    }

    /// "The system looks up the responder chain for key commands": the first responder's come first.
    func testKeyCommandsOfTheFirstResponderComeBeforeThoseAbove() async throws {
        let host = try HeadlessHost()
        let screen = Screen()
        screen.title = "screen"
        let focus = Focus(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        screen.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: screen.saving),
            UIKeyCommand(input: "m", modifierFlags: .command, action: screen.marking),
        ]
        focus.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: focus.pressing)]
        host.show(screen)
        screen.view.addSubview(focus)
        XCTAssertTrue(focus.becomeFirstResponder())
        host.press(HostKey("s"), modifiers: .command)
        host.press(HostKey("m"), modifiers: .command)
        XCTAssertEqual(focus.pressed, 1)
        XCTAssertEqual(screen.saved, ["mark screen"], "its own, and not the one that the view took")
        focus.resignFirstResponder()
        XCTAssertTrue(screen.saved.count == 1)
        host.press(HostKey("s"), modifiers: [.command, .shift])
        XCTAssertEqual(screen.saved.count, 1, "all modifiers count")
    }

    /// A command that its target disables when it is asked is swallowed, not handed on.
    func testADisabledCommandIsNotDone() async throws {
        let host = try HeadlessHost()
        let screen = Screen()
        screen.title = "screen"
        let focus = Focus(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let command = UIKeyCommand(
            title: "Save", action: screen.saving, input: "s", modifierFlags: .command)
        screen.commands = [command]
        host.show(screen)
        screen.view.addSubview(focus)
        focus.becomeFirstResponder()
        host.press(HostKey("s"), modifiers: .command)
        XCTAssertEqual(screen.validated, ["Save"])
        XCTAssertEqual(screen.saved, ["screen"])
        command.attributes = .disabled
        host.press(HostKey("s"), modifiers: .command)
        XCTAssertEqual(screen.saved, ["screen"])
    }
}
