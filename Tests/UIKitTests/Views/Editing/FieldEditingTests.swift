import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of `UITextField` and `UITextInput`; the caret as it was measured.
@MainActor final class FieldEditingTests: XCTestCase {
    private func shown(_ field: UITextField) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        if field.frame.isEmpty { field.frame = CGRect(x: 20, y: 100, width: 200, height: 34) }
        field.borderStyle = .roundedRect
        controller.view.addSubview(field)
        host.show(controller)
        return host
    }

    /// The measured caret: 2 points wide, 1.5 higher than the line, where the text before it ends.
    func testCaret() async throws {
        let field = UITextField()
        field.text = "Hello"
        let host = try shown(field)
        field.becomeFirstResponder()
        host.settle()
        let caret = field.caretRect(for: field.endOfDocument)
        XCTAssertEqual(caret.width, 2)
        XCTAssertEqual(caret.height, 17 * 1.193359375 + 1.5, accuracy: 1e-9)
        let width = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        XCTAssertEqual(caret.minX, 7 + width, accuracy: 0.5)
        XCTAssertEqual(caret.midY, 17, accuracy: 0.5)
        XCTAssertEqual(field.editor.caret.frame, field.convert(caret, to: field.editedArea))
        XCTAssertEqual(field.editor.caret.backgroundColor, field.tintColor)
        host.advance(by: 0.6)
        XCTAssertEqual(field.editor.caret.alpha, 0)
        host.advance(by: 0.5)
        XCTAssertEqual(field.editor.caret.alpha, 1)
        host.advance(by: 0.5)
        host.type("x")
        XCTAssertEqual(field.editor.caret.alpha, 1)
        field.resignFirstResponder()
        host.settle()
        XCTAssertNil(field.editor.caret.superview)
        XCTAssertTrue(field.label.superview === field)
    }

    func testEmptyFieldsHaveACaretByTheirAlignment() async throws {
        let field = UITextField()
        _ = try shown(field)
        field.becomeFirstResponder()
        XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, 7)
        field.textAlignment = .center
        XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, 100)
        field.textAlignment = .right
        XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).maxX, 193)
    }

    /// Text that is too long goes on under the edge; the caret stays in sight, and comes back to the start.
    func testLongTextScrolls() async throws {
        let field = UITextField()
        let host = try shown(field)
        field.becomeFirstResponder()
        host.type("A text that is a good deal longer than the field")
        let area = field.editingRect(forBounds: field.bounds)
        let caret = field.caretRect(for: field.endOfDocument)
        XCTAssertEqual(caret.maxX, area.maxX, accuracy: 0.51)
        XCTAssertGreaterThan(field.textOffset, 100)
        host.press(.left, modifiers: .command)
        XCTAssertEqual(field.textOffset, 0)
        XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).minX, area.minX)
        host.press(.right, modifiers: .command)
        for _ in 0..<30 { host.press(.delete) }
        XCTAssertEqual(field.textOffset, 0)
    }

    func testSecureText() async throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        let host = try shown(field)
        field.becomeFirstResponder()
        host.type("a👍🏽b")
        XCTAssertEqual(field.text, "a👍🏽b")
        XCTAssertEqual(field.label.text?.filter { $0.unicodeScalars.contains("•") }.count, 3)
        let bullet = "•".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        XCTAssertEqual(field.caretRect(for: field.endOfDocument).minX, 7 + 3 * bullet, accuracy: 1)
        host.press(.left)
        host.press(.delete)
        XCTAssertEqual(field.text, "ab")
        field.selectAll(nil)
        XCTAssertFalse(field.canPerformAction(EditAction.copy.selector, withSender: nil))
        XCTAssertFalse(field.canPerformAction(EditAction.cut.selector, withSender: nil))
    }

    /// A tap begins editing at a word's end, another there opens the menu; two select a word, three all.
    func testTaps() async throws {
        let field = UITextField()
        field.text = "Hello world"
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
        let host = try shown(field)
        let width = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let end = CGPoint(x: 20 + 7 + width - 3, y: 117)
        host.play(.tap(at: end))
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(field.editor.selection, 5..<5)
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
        host.advance(by: 1)
        host.play(.tap(at: end))
        XCTAssertTrue(UIMenuController.shared.isMenuVisible)
        host.advance(by: 1)
        host.play(.tap(at: end))
        XCTAssertFalse(UIMenuController.shared.isMenuVisible, "a second tap on the caret takes the menu away")
        host.advance(by: 1)
        host.play(.tap(at: end))
        host.type("s")
        XCTAssertFalse(UIMenuController.shared.isMenuVisible, "typing takes the menu away")
        host.press(.delete)
        host.advance(by: 1)
        host.play(.tap(at: end, count: 2))
        XCTAssertEqual(field.editor.selection, 0..<5)
        XCTAssertTrue(UIMenuController.shared.isMenuVisible)
        host.advance(by: 1)
        host.play(.tap(at: end, count: 3))
        XCTAssertEqual(field.editor.selection, 0..<11)
        host.play(.tap(at: CGPoint(x: 180, y: 400)))
        XCTAssertFalse(UIMenuController.shared.isMenuVisible, "so does a touch beside it")
        XCTAssertTrue(field.isEditing)
    }

    func testAPressMovesTheCaretExactly() async throws {
        let field = UITextField()
        field.text = "Hello world"
        let host = try shown(field)
        field.becomeFirstResponder()
        let font = UIFont.systemFont(ofSize: 17)
        let x = 27 + "Hel".size(withAttributes: [.font: font]).width
        host.play(.press(at: CGPoint(x: x, y: 117), duration: 0.8))
        XCTAssertEqual(field.editor.selection, 3..<3)
        XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    }

    /// The ends of a selection can be dragged.
    func testDraggingASelectionsEnd() async throws {
        let field = UITextField()
        field.text = "Hello world"
        let host = try shown(field)
        field.becomeFirstResponder()
        field.editor.select(0..<5)
        host.settle()
        let end = try XCTUnwrap(field.selectionRects(for: TextStretch(0..<5)).last?.rect.maxX)
        let target = try XCTUnwrap(field.selectionRects(for: TextStretch(0..<8)).last?.rect.maxX)
        host.play(
            .drag(from: CGPoint(x: 20 + end, y: 117), to: CGPoint(x: 20 + target + 1, y: 117), duration: 0.4))
        XCTAssertEqual(field.editor.selection, 0..<8)
    }

    func testTextInput() async throws {
        let field = UITextField()
        field.text = "one two three"
        _ = try shown(field)
        let start = field.beginningOfDocument
        let place = try XCTUnwrap(field.position(from: start, offset: 5))
        XCTAssertEqual(field.offset(from: start, to: place), 5)
        XCTAssertNil(field.position(from: start, offset: 14))
        let word = try XCTUnwrap(
            field.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)))
        XCTAssertEqual(field.text(in: word), "two")
        XCTAssertTrue(field.tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.forward)))
        XCTAssertFalse(field.tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.backward)))
        let next = field.tokenizer.position(from: word.end, toBoundary: .word, inDirection: .storage(.forward))
        XCTAssertEqual(next.map { field.offset(from: start, to: $0) }, 13)
        field.replace(word, withText: "2")
        XCTAssertEqual(field.text, "one 2 three")
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        XCTAssertEqual(field.selectedTextRange?.isEmpty, false)
        field.deleteBackward()
        XCTAssertFalse(field.hasText)
    }

    func testClearsOnBeginEditingAndOnInsertion() async throws {
        let field = UITextField()
        field.text = "old"
        field.clearsOnBeginEditing = true
        let host = try shown(field)
        field.becomeFirstResponder()
        XCTAssertEqual(field.text, "")
        field.text = "other"
        field.clearsOnInsertion = true
        host.type("x")
        XCTAssertEqual(field.text, "x")
        host.type("y")
        XCTAssertEqual(field.text, "xy")
    }

    func testModesFollowEditing() async throws {
        let field = UITextField()
        field.text = "x"
        field.clearButtonMode = .whileEditing
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightViewMode = .unlessEditing
        let host = try shown(field)
        XCTAssertTrue(field.rightView?.superview === field)
        XCTAssertNil(field.clearButton.superview)
        field.becomeFirstResponder()
        host.settle()
        XCTAssertNil(field.rightView?.superview)
        XCTAssertTrue(field.clearButton.superview === field)
        host.play(.tap(at: CGPoint(x: field.frame.maxX - 14, y: 117)))
        XCTAssertEqual(field.text, "")
        XCTAssertTrue(field.isEditing)
    }

    func testAttributedText() async throws {
        let field = UITextField()
        let bold = UIFont.boldSystemFont(ofSize: 17)
        field.attributedText = NSAttributedString(string: "ab", attributes: [.font: bold])
        let host = try shown(field)
        field.becomeFirstResponder()
        host.type("c")
        XCTAssertEqual(
            field.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, bold, "typed text goes on")
        field.typingAttributes = [.foregroundColor: UIColor.red]
        host.type("d")
        XCTAssertEqual(
            field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, UIColor.red)
        field.font = .systemFont(ofSize: 20)
        XCTAssertEqual(
            field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
    }

    /// An app's own first responder hears what is typed.
    func testOwnKeyInput() async throws {
        final class Pad: UIView, UIKeyInput {
            var typed = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { typed.removeLast() }
        }
        let field = UITextField()
        let host = try shown(field)
        let pad = Pad(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        field.superview?.addSubview(pad)
        pad.becomeFirstResponder()
        XCTAssertNotNil(UIApplication.shared.keyboard.frame)
        host.type("12")
        host.press(.delete)
        XCTAssertEqual(pad.typed, "1")
    }

    func testNothingIsHeld() async throws {
        weak var field: UITextField?
        weak var view: UITextView?
        weak var editor: TextEditor?
        func make() throws {
            let made = UITextField()
            let host = try shown(made)
            let text = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            made.superview?.addSubview(text)
            made.becomeFirstResponder()
            host.type("some text")
            made.undoManager?.undo()
            made.selectAll(nil)
            text.becomeFirstResponder()
            host.type("more\ntext")
            _ = text.tokenizer
            text.undoManager?.undo()
            host.advance(by: 1)
            (field, view, editor) = (made, text, text.editor)
        }
        try make()
        UIApplication.shared.restart()
        XCTAssertNil(field)
        XCTAssertNil(view)
        XCTAssertNil(editor)
    }
}
