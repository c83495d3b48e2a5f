import XCTest

@testable import UIKit

private class Editor: NSObject {
    var log: [String] = []
    func close() { log.append("close") }
    func save(_ sender: Any) { log.append("save \(type(of: sender))") }
    func tap(_ sender: UIButton, event: UIEvent?) { log.append("tap \(event == nil ? "nil" : "event")") }
    func done(item: UIButton) -> Bool { log.append("done"); return true }
    @MainActor func isolated(_ sender: Any?) { log.append("isolated \(sender == nil ? "nil" : "some")") }
    private func hidden() { log.append("hidden") }
    var isolatedSelector: Selector { Selector("isolated:", Editor.isolated(_:)) }
    var hiddenSelector: Selector { Selector("hidden", Editor.hidden) }
}

/// Kind: documented — Objective-C's documentation of selectors: a method is found by its name in the receiver's class.
@MainActor final class SelectorTests: XCTestCase {
    private final class Draft: Editor {
        override func close() { log.append("draft close") }
    }
    final class Box<Value>: NSObject {
        var count = 0
        func add() { count += 1 }
        var selector: Selector { Selector("add", Box.add) }
    }

    func testMethodsOfEveryShape() async throws {
        let editor = Editor()
        let button = UIButton()
        Selector("close", Editor.close).send(to: editor, sender: button)
        Selector("save:", Editor.save(_:)).send(to: editor, sender: button)
        Selector("tap:event:", Editor.tap(_:event:)).send(to: editor, sender: button, event: nil)
        Selector("tap:event:", Editor.tap(_:event:)).send(to: editor, sender: button, event: UIEvent())
        Selector("doneWithItem:", Editor.done(item:)).send(to: editor, sender: button)
        editor.isolatedSelector.send(to: editor, sender: nil)
        editor.hiddenSelector.send(to: editor, sender: nil)
        XCTAssertEqual(
            editor.log, ["close", "save UIButton", "tap nil", "tap event", "done", "isolated nil", "hidden"])
        let box = Box<Int>()
        box.selector.send(to: box, sender: nil)
        XCTAssertEqual(box.count, 1)
    }

    func testMethodsAreDispatchedToOverrides() async throws {
        let draft = Draft()
        Selector("close", Editor.close).send(to: draft, sender: nil)
        XCTAssertEqual(draft.log, ["draft close"])
    }

    func testEqualByNameAndClass() async throws {
        XCTAssertEqual(Selector("close", Editor.close), Selector("close", Editor.close))
        XCTAssertNotEqual(Selector("close", Editor.close), Selector("close", Draft.close))
        XCTAssertNotEqual(Selector("close", Editor.close), Selector("close"))
        XCTAssertEqual(Set([Selector("a"), Selector("a"), "b"]).count, 2)
        XCTAssertEqual("\(Selector("save:", Editor.save(_:)))", "save:")
    }

    func testWhatCannotBeSentRaises() async throws {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        defer { UIKitException.handler = nil }
        let editor = Editor()
        Selector("vanish").send(to: editor, sender: nil)
        Selector("close", Editor.close).send(to: NSObject(), sender: nil)
        Selector("tap:event:", Editor.tap(_:event:)).send(to: editor, sender: UISwitch(), event: nil)
        UIButton().sendAction(Selector("vanish"), to: nil, for: nil)
        XCTAssertEqual(reasons.count, 4)
        XCTAssertTrue(reasons[0].contains("'vanish' is a name without a method"), reasons[0])
        XCTAssertTrue(reasons[1].contains("NSObject close]: unrecognized selector sent to instance"), reasons[1])
        XCTAssertTrue(reasons[2].contains("takes a UIButton, but was sent a UISwitch"), reasons[2])
        XCTAssertTrue(reasons[3].contains("vanish"), reasons[3])
        XCTAssertEqual(editor.log, [])
    }
}
