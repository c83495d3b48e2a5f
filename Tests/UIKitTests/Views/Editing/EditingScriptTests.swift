import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — the scripts of `Tests/Fixtures/UIKit/editing`, written by hand from Apple's documentation: what happens
/// on each command, in order.
///
/// The scripts of `Tests/Fixtures/UIKit/editing`: what happens on each command, in order.
@MainActor final class EditingScriptTests: XCTestCase {
    private func play(_ name: String, on input: UIView & TextEditorHost) throws {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/editing/\(name).txt")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let script = try EditingScript(input)
        defer { script.stop() }
        var index = 0
        while index < lines.count {
            let command = String(lines[index].dropFirst(2))
            let expected = lines[(index + 1)...].prefix { !$0.hasPrefix(">") }.map(String.init)
            XCTAssertEqual(script.run(command), expected, "\(name): \(command), line \(index)")
            index += 1 + expected.count
        }
    }

    func testField() async throws { try play("field", on: UITextField()) }
    func testTextView() async throws { try play("view", on: UITextView()) }

    /// From one field to the next: the new one is asked first, and the keyboard stays.
    func testHandingOver() async throws {
        let script = try EditingScript(UITextField())
        defer { script.stop() }
        _ = script.run("focus")
        let other = UITextField(frame: CGRect(x: 20, y: 90, width: 300, height: 34))
        other.delegate = script.listener
        script.input.superview?.addSubview(other)
        XCTAssertTrue(other.becomeFirstResponder())
        XCTAssertEqual(
            script.listener.log.take(),
            ["shouldBegin", "shouldEnd", "didEnd", "event didEnd", "note didEnd", "didBegin"])
        script.listener.allowsBegin = false
        XCTAssertFalse(script.input.becomeFirstResponder())
        XCTAssertTrue(other.isFirstResponder)
        script.listener.allowsEnd = false
        XCTAssertFalse(script.host.window.endEditing(false))
        XCTAssertTrue(script.host.window.endEditing(true))
        XCTAssertFalse(other.isEditing)
        XCTAssertEqual(script.listener.log.take().suffix(2), ["shouldEnd", "didEnd"])
    }

    func testReturnEndsEditingWhereThatIsAskedFor() async throws {
        let field = UITextField()
        let script = try EditingScript(field)
        defer { script.stop() }
        _ = script.run("focus")
        let log = script.listener.log
        field.addAction(UIAction { _ in log.add("event onExit") }, for: .editingDidEndOnExit)
        script.listener.allowsReturn = false
        XCTAssertEqual(script.run("return"), ["shouldReturn", "= |"])
        script.listener.allowsReturn = true
        XCTAssertEqual(
            script.run("return"),
            [
                "shouldReturn", "event onExit", "event primaryAction", "shouldEnd", "didEnd", "event didEnd",
                "note didEnd", "= |",
            ])
    }

    func testWhatLeavesTheWindowEndsEditing() async throws {
        let script = try EditingScript(UITextField())
        defer { script.stop() }
        _ = script.run("focus")
        script.listener.allowsEnd = false
        script.input.removeFromSuperview()
        XCTAssertEqual(script.listener.log.take(), ["shouldEnd", "didEnd", "event didEnd", "note didEnd"])
        XCTAssertFalse(script.input.isFirstResponder)
        XCTAssertNil(UIApplication.shared.keyboard.frame)
    }
}
