/// The frame of the keyboard, or of its replacement.
///
/// Hosts type on keys of their own: the keyboard is a frame that apps avoid, and a plain picture of it. It appears and
/// disappears with the first responder; a hand-over from one responder to another is one change.
@MainActor final class Keyboard {
    /// In screen coordinates; nil while there is none.
    private(set) var frame: CGRect?
    /// The visible input view and accessory view of the first responder.
    private weak var inputView: UIView?
    private weak var accessoryView: UIView?
    private let panel = KeyboardPanel(frame: .zero)
    /// The nesting depth of changes, of which the outermost one's end decides.
    var changes = 0

    /// Published for UIKit: seconds, and the curve of keyboards.
    static let duration: TimeInterval = 0.25
    static let curve = 7

    func restart() {
        frame = nil
        panel.removeFromSuperview()
        inputView = nil
        accessoryView = nil
    }

    func update(for responder: UIResponder?) {
        guard changes == 0 else { return }
        let wanted = responder.flatMap { content(for: $0) }
        show(wanted, in: UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last)
    }

    private struct Content {
        var inputView: UIView?
        var accessory: UIView?
        var height: CGFloat
    }

    private func content(for responder: UIResponder) -> Content? {
        let accessory = responder.nearest(\.inputAccessoryView)
        let input = responder.nearest(\.inputView)
        let types = (responder as? any TextEditorHost)?.allowsEditing ?? (responder is any UIKeyInput)
        guard types || input != nil || accessory != nil else { return nil }
        let screen = UIScreen.main
        var height: CGFloat = 0
        if let input {
            height = input.bounds.height > 0 ? input.bounds.height : max(0, input.intrinsicContentSize.height)
            height += screen.device.safeArea.bottom
        } else if types {
            let suggests = (responder as? any UIKeyInput)?.autocorrectionType != .no
            let isSecure = (responder as? any UIKeyInput)?.isSecureTextEntry ?? false
            height = KeyboardMetrics(screen.device, bounds: screen.bounds).height(suggests: suggests && !isSecure)
        }
        if let accessory {
            let natural = accessory.bounds.height > 0 ? accessory.bounds.height : accessory.intrinsicContentSize.height
            height += max(0, natural)
        }
        return Content(inputView: input, accessory: accessory, height: height)
    }

    private func show(_ content: Content?, in window: UIWindow?) {
        let screen = UIScreen.main.bounds
        let below = CGRect(x: 0, y: screen.height, width: screen.width, height: frame?.height ?? content?.height ?? 0)
        let old = frame
        let new = content.map {
            CGRect(x: 0, y: screen.height - $0.height, width: screen.width, height: $0.height)
        }
        if let content, let window {
            panel.show(content.inputView, accessory: content.accessory, in: window, frame: new ?? below)
        } else {
            panel.removeFromSuperview()
        }
        inputView = content?.inputView
        accessoryView = content?.accessory
        frame = new
        guard old != new else { return }
        let change = KeyboardChange(from: old ?? below, to: new ?? below)
        change.post(UIResponder.keyboardWillChangeFrameNotification)
        if old == nil { change.post(UIResponder.keyboardWillShowNotification) }
        if new == nil { change.post(UIResponder.keyboardWillHideNotification) }
        UIView.animate(withDuration: Self.duration) { KeyboardFollowers.move(to: new) }
        UIApplication.shared.after(Self.duration) {
            change.post(UIResponder.keyboardDidChangeFrameNotification)
            if old == nil { change.post(UIResponder.keyboardDidShowNotification) }
            if new == nil { change.post(UIResponder.keyboardDidHideNotification) }
        }
    }
}

extension UIApplication {
    func updateKeyboard() { keyboard.update(for: firstResponder) }
}

extension UIResponder {
    /// The first view of a kind up the responder chain, as UIKit looks for input and accessory views.
    fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let found = view(current) { return found }
            responder = current.next
        }
        return nil
    }
}

/// A move of the keyboard, as it is announced.
@MainActor struct KeyboardChange {
    let from: CGRect
    let to: CGRect

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Keyboard.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// A rectangle in screen coordinates, as `NSValue` or as `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
