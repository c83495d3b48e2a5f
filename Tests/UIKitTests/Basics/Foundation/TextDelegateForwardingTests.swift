import XCTest

@testable import UIKit

/// Kind: documented — Objective-C's documentation of optional protocol methods.
///
/// Views that forward what a field tells its delegate to one of their own, with optional calls as in Objective-C's
/// protocol.
@MainActor final class TextDelegateForwardingTests: XCTestCase {
    private final class Told: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldBegin")
            return false
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("change \(range.location) \(string)")
            return string != "x"
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            calls.append("text \(text)")
            return false
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
    }

    func testFieldsAreForwarded() async throws {
        let told = Told()
        let delegate: (any UITextFieldDelegate)? = told
        let (field, range) = (UITextField(), NSRange(location: 2, length: 0))
        XCTAssertFalse(delegate?.textFieldShouldBeginEditing?(field) ?? true)
        delegate?.textFieldDidBeginEditing?(field)
        delegate?.textFieldDidEndEditing?(field)
        delegate?.textFieldDidEndEditing?(field, reason: .committed)
        XCTAssertEqual(delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "x"), false)
        XCTAssertEqual(told.calls, ["shouldBegin", "didEnd", "didEnd", "change 2 x"])
        // A method that isn't implemented answers as the field would take it.
        XCTAssertTrue(delegate?.textFieldShouldReturn?(field) ?? false)
        let nobody: (any UITextFieldDelegate)? = nil
        XCTAssertTrue(nobody?.textFieldShouldReturn?(field) ?? true)
    }

    func testTextViewsAreForwarded() async throws {
        let told = Told()
        let delegate: (any UITextViewDelegate)? = told
        let range = NSRange(location: 0, length: 0)
        XCTAssertEqual(delegate?.textView?(UITextView(), shouldChangeTextIn: range, replacementText: "a"), false)
        delegate?.textViewDidChange?(UITextView())
        XCTAssertTrue(delegate?.textViewShouldEndEditing?(UITextView()) ?? false)
        XCTAssertEqual(told.calls, ["text a", "didChange"])
    }
}
