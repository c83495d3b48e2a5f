import HeadlessHost
import XCTest

@testable import UIKit

private final class Field: UIView, UIKeyInput {
    var text = ""
    var lets = true
    var pressed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }
    func clear() { text = "" }
    var clearing: Selector { Selector("clear", Field.clear) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.charactersIgnoringModifiers }
        super.pressesBegan(presses, with: event)
    }
}

private final class Controller: UIViewController {
    var saved: [String] = []
    func save(_ sender: Any?) { saved.append(String(describing: type(of: sender ?? ""))) }
    var action: Selector { Selector("save:", Controller.save(_:)) }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: action)]
    }
}

/// Kind: documented — Apple's documentation of `UIResponder` and `UIKeyCommand`.
///
/// The responder chain, first responders, actions without a target, keys.
@MainActor final class ResponderTests: XCTestCase {
    func testTheChain() async throws {
        let fixture = try TouchFixture()
        var chain: [UIResponder] = []
        var responder: UIResponder? = fixture.inner
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        let scene = try XCTUnwrap(fixture.host.window.windowScene)
        XCTAssertEqual(
            chain,
            [
                fixture.inner, fixture.outer, fixture.controller.view, fixture.controller, fixture.host.window, scene,
                UIApplication.shared,
            ])
    }

    func testFirstResponder() async throws {
        let fixture = try TouchFixture()
        let (first, second) = (Field(), Field())
        XCTAssertFalse(first.becomeFirstResponder(), "not in a window")
        fixture.outer.addSubview(first)
        fixture.outer.addSubview(second)
        XCTAssertFalse(fixture.inner.becomeFirstResponder(), "a view doesn't want to be by default")
        XCTAssertTrue(first.becomeFirstResponder())
        XCTAssertTrue(first.isFirstResponder)
        first.lets = false
        XCTAssertFalse(second.becomeFirstResponder())
        XCTAssertTrue(first.isFirstResponder)
        first.lets = true
        XCTAssertTrue(second.becomeFirstResponder())
        XCTAssertFalse(first.isFirstResponder)
        XCTAssertTrue(fixture.inner.endEditing(false))
        XCTAssertTrue(second.isFirstResponder, "not below that view")
        second.lets = false
        XCTAssertFalse(fixture.outer.endEditing(false))
        XCTAssertTrue(fixture.outer.endEditing(true))
        XCTAssertFalse(second.isFirstResponder)
    }

    func testActionsWithoutATarget() async throws {
        let host = try HeadlessHost()
        let controller = Controller()
        host.show(controller)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(button)
        XCTAssertTrue(UIApplication.shared.sendAction(controller.action, to: nil, from: button, for: nil))
        XCTAssertEqual(controller.saved, ["UIButton"])
        XCTAssertTrue(button.target(forAction: controller.action, withSender: nil) as AnyObject === controller)
        XCTAssertFalse(
            UIApplication.shared.sendAction(Field().clearing, to: nil, from: controller, for: nil))
    }

    func testShaking() async throws {
        final class Shaken: UIViewController {
            var types: [UIEvent.EventType?] = []
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                if motion == .motionShake { types.append(event?.type) }
            }
        }
        let host = try HeadlessHost()
        let controller = Shaken()
        host.show(controller)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        host.shake()
        XCTAssertEqual(controller.types, [.motion])
    }

    func testKeys() async throws {
        let host = try HeadlessHost()
        let controller = Controller()
        host.show(controller)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(field)
        host.type("ab")
        XCTAssertEqual(field.text, "", "nobody is the first responder")
        field.becomeFirstResponder()
        host.type("ab\n")
        host.press(.delete)
        host.press(.left)
        XCTAssertEqual(field.text, "ab")
        XCTAssertEqual(field.pressed, ["a", "b", "\r", "\u{8}", "UIKeyInputLeftArrow"])
        host.press(HostKey("s"), modifiers: .command)
        XCTAssertEqual(controller.saved, ["UIKeyCommand"], "a command of the chain comes before the text")
        host.press(HostKey("x"), modifiers: .command)
        XCTAssertEqual(field.text, "ab")
    }
}
