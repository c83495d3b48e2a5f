import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITextFieldDelegate` and `UITextViewDelegate`: refusals and reasons.
@MainActor final class EditingRuleTests: XCTestCase {
    private final class Keeper: NSObject, UITextFieldDelegate {
        var clears = true
        var asked = 0
        var reasons: [UITextField.DidEndEditingReason] = []
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            asked += 1
            return clears
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            reasons.append(reason)
        }
        func textFieldDidEndEditing(_ textField: UITextField) { XCTFail("the method with a reason is there") }
    }

    private func script(_ input: UIView & TextEditorHost) throws -> EditingScript { try EditingScript(input) }

    func testARefusedBeginningLeavesTheFieldAndTheView() async throws {
        for input in [UITextField(), UITextView()] as [UIView & TextEditorHost] {
            let script = try script(input)
            defer { script.stop() }
            script.listener.allowsBegin = false
            XCTAssertEqual(script.run("focus"), ["shouldBegin", "= |"])
            XCTAssertFalse(input.isFirstResponder)
            XCTAssertNil(UIApplication.shared.keyboard.frame)
            UIApplication.shared.restart()
        }
    }

    /// The next field doesn't begin if the present one doesn't want to end.
    func testARefusedEndKeepsTheOtherFromBeginning() async throws {
        for input in [UITextField(), UITextView()] as [UIView & TextEditorHost] {
            let script = try script(input)
            defer { script.stop() }
            let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
            input.superview?.addSubview(other)
            _ = script.run("focus")
            script.listener.allowsEnd = false
            XCTAssertFalse(other.becomeFirstResponder())
            XCTAssertTrue(input.isFirstResponder)
            XCTAssertEqual(script.listener.log.take().filter { $0 == "didEnd" }, [])
            UIApplication.shared.restart()
        }
    }

    func testARefusedClearKeepsTheText() async throws {
        let field = UITextField()
        let script = try script(field)
        defer { script.stop() }
        let keeper = Keeper()
        field.delegate = keeper
        field.text = "old"
        field.clearsOnBeginEditing = true
        keeper.clears = false
        field.becomeFirstResponder()
        XCTAssertEqual(field.text, "old", "asked when editing begins too")
        field.clearByUser()
        XCTAssertEqual(field.text, "old")
        XCTAssertEqual(keeper.asked, 2)
        keeper.clears = true
        field.clearByUser()
        XCTAssertEqual(field.text, "")
    }

    /// The method with a reason is called in place of the other.
    func testTheEndHasAReason() async throws {
        let field = UITextField()
        let script = try script(field)
        defer { script.stop() }
        let keeper = Keeper()
        field.delegate = keeper
        field.becomeFirstResponder()
        field.resignFirstResponder()
        XCTAssertEqual(keeper.reasons, [.committed])
    }

    /// A change by code isn't asked about, nor sent as `editingChanged`.
    func testChangesByCodeAskNobody() async throws {
        let field = UITextField()
        let script = try script(field)
        defer { script.stop() }
        _ = script.run("focus")
        let calls = script.run("program text new")
        XCTAssertFalse(calls.contains { $0.hasPrefix("shouldChange") || $0 == "event changed" }, "\(calls)")
        let view = UITextView()
        let other = try EditingScript(view)
        defer { other.stop() }
        _ = other.run("focus")
        let more = other.run("program text new")
        XCTAssertFalse(more.contains { $0.hasPrefix("shouldChange") || $0 == "didChange" }, "\(more)")
    }
}
