import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Plays a script of editing on a field or a text view, and tells what happened after each command.
@MainActor final class EditingScript {
    let host: HeadlessHost
    let input: UIView & TextEditorHost
    let listener: EditingListener
    private var tokens: [NSObjectProtocol] = []

    init(_ input: UIView & TextEditorHost) throws {
        host = try HeadlessHost(device: "iphone-se2")
        self.input = input
        listener = EditingListener()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        input.frame = CGRect(x: 20, y: 40, width: 300, height: input is UITextView ? 120 : 34)
        controller.view.addSubview(input)
        host.show(controller)
        listen()
    }

    private func listen() {
        let log = listener.log
        if let field = input as? UITextField {
            field.delegate = listener
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
                (.primaryActionTriggered, "primaryAction"),
            ] {
                field.addAction(UIAction { _ in log.add("event \(name)") }, for: event)
            }
        }
        (input as? UITextView)?.delegate = listener
        for (name, word) in [
            (UITextField.textDidBeginEditingNotification, "didBegin"),
            (UITextField.textDidChangeNotification, "changed"),
            (UITextField.textDidEndEditingNotification, "didEnd"),
            (UITextView.textDidBeginEditingNotification, "didBegin"), (UITextView.textDidChangeNotification, "changed"),
            (UITextView.textDidEndEditingNotification, "didEnd"),
        ] {
            observe(name, object: input) { log.add("note \(word)") }
        }
        observe(UIResponder.keyboardWillShowNotification, object: nil) { log.add("willShow") }
    }

    private func observe(_ name: Notification.Name, object: AnyObject?, _ body: @escaping @MainActor () -> Void) {
        nonisolated(unsafe) let body = body
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated { body() }
            })
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    var state: String {
        let text = Array(input.editor.text.string.utf16)
        let (selection, marked) = (input.editor.selection, input.editor.text.marked)
        var result = ""
        for offset in 0...text.count {
            func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF16.self) }
            if marked?.upperBound == offset { result += ">" }
            if !selection.isEmpty, selection.upperBound == offset { result += "]" }
            if selection == offset..<offset { result += "|" }
            if !selection.isEmpty, selection.lowerBound == offset { result += "[" }
            if marked?.lowerBound == offset { result += "<" }
            if offset < text.count { result += part(offset..<offset + 1) }
        }
        return "= " + result.replacingOccurrences(of: "\n", with: "/")
    }

    /// The events and the state; nothing after a command about the delegate.
    func run(_ command: String) -> [String] {
        let words = command.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let rest = words.dropFirst().joined(separator: " ").replacingOccurrences(of: "/", with: "\n")
        switch words[0] {
        case "focus": input.becomeFirstResponder()
        case "end": input.resignFirstResponder()
        case "type": host.type(rest)
        case "return": host.press(.returnKey)
        case "key": press(words)
        case "undo": input.undoManager?.undo()
        case "redo": input.undoManager?.redo()
        case "paste":
            UIPasteboard.general.string = rest
            input.paste(nil)
        case "compose": host.compose(rest)
        case "commit": host.endComposing()
        case "clear": (input as? UITextField)?.clearByUser()
        case "program": program(words)
        case "refuse", "allow":
            listener.allowsChanges = words[0] == "allow"
            return []
        case "stay", "leave":
            listener.allowsEnd = words[0] == "leave"
            return []
        default: XCTFail("no command \(command)")
        }
        host.settle()
        return listener.log.take() + [state]
    }

    private func press(_ words: [String]) {
        let keys: [String: HostKey] = [
            "left": .left, "right": .right, "up": .up, "down": .down, "delete": .delete,
        ]
        let names: [String: UIKeyModifierFlags] = ["shift": .shift, "alternate": .alternate, "command": .command]
        let modifiers = words.dropFirst(2).reduce(into: UIKeyModifierFlags()) { $0.formUnion(names[$1] ?? []) }
        host.press(keys[words[1]] ?? HostKey(Character(words[1])), modifiers: modifiers)
    }

    private func program(_ words: [String]) {
        let text = words[words.count - 1].replacingOccurrences(of: "/", with: "\n")
        switch words[1] {
        case "insert": input.insertText(text)
        case "text":
            (input as? UITextField)?.text = text
            (input as? UITextView)?.text = text
        case "replace":
            input.replace(TextStretch((Int(words[2]) ?? 0)..<(Int(words[3]) ?? 0)), withText: text)
        default: XCTFail("no program command \(words)")
        }
    }
}

/// Logs what delegates are told.
@MainActor final class EditingListener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let log = EventLog()
    var allowsChanges = true
    var allowsEnd = true
    var allowsBegin = true
    var allowsReturn = true

    private func change(_ range: NSRange, _ text: String) -> Bool {
        log.add("shouldChange \(range.location),\(range.length) \(text.replacingOccurrences(of: "\n", with: "/"))")
        return allowsChanges
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.add("shouldBegin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.add("shouldEnd")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { change(range, string) }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("didChangeSelection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.add("shouldClear")
        return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.add("shouldReturn")
        return allowsReturn
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.add("shouldBegin")
        return allowsBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.add("shouldEnd")
        return allowsEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        change(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.add("didChangeSelection") }
}
