/// The frame of the keyboard, or of its replacement.
///
/// Hosts type on keys of their own: the keyboard is a frame that apps avoid, and a plain picture of it. It appears and
/// disappears with the first responder; a hand-over from one responder to another is one change.
@MainActor struct Keyboard {
    /// In seconds.
    /// Provenance: claimed — a keyboard comes in 0.25 s by curve 7: published, not by Apple.
    static let duration: TimeInterval = 0.25
    static let curve = 7

    func update(for responder: UIResponder?) {
        guard UIApplication.shared.keyboard.changes == 0 else { return }
        let wanted = responder.flatMap { content(for: $0) }
        show(wanted, for: responder, in: UIApplication.shared.keyWindow ?? UIApplication.shared.visibleWindows.last)
    }

    private struct Content {
        var inputView: UIView?
        var accessory: UIView?
        /// The height of keys or of what stands in their place, without the accessory's.
        var keys: CGFloat
        /// The object whose accessory it is.
        var owner: UIResponder?
    }

    private func content(for responder: UIResponder) -> Content? {
        let owner = responder.firstResponder { $0.inputAccessoryView != nil }
        let accessory = owner?.inputAccessoryView
        let input = responder.nearest(\.inputView)
        let edits = (responder as? any TextEditorHost)?.allowsEditing ?? (responder is any UIKeyInput)
        let types = edits && !UIApplication.shared.keyboard.isAttached
        guard types || input != nil || accessory != nil else { return nil }
        let screen = UIScreen.main
        var height: CGFloat = 0
        if let input {
            height = input.bounds.height > 0 ? input.bounds.height : max(0, input.intrinsicContentSize.height)
            height += screen.device.safeArea.bottom
        } else if types {
            let suggests = (responder as? any UIKeyInput)?.autocorrectionType != .no
            let isSecure = (responder as? any UIKeyInput)?.isSecureTextEntry ?? false
            height = KeyboardMetrics(screen.device, bounds: screen.sceneBounds).height(suggests: suggests && !isSecure)
        }
        return Content(inputView: input, accessory: accessory, keys: height, owner: owner)
    }

    private func show(_ content: Content?, for responder: UIResponder?, in window: UIWindow?) {
        let screen = UIScreen.main.sceneBounds
        let keyboard = UIApplication.shared.keyboard
        let panel = keyboard.panel as? KeyboardPanel ?? KeyboardPanel(frame: .zero)
        let old = keyboard.frame
        var new: CGRect?
        if let content {
            let accessory = content.accessory.map {
                panel.height(of: $0, above: content.keys, in: window, width: screen.width)
            }
            let height = content.keys + (accessory ?? 0)
            new = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
            panel.keys = KeyboardKeys(for: responder)
            panel.showsKeys = content.keys > 0
            panel.owner = content.owner
        }
        let below = CGRect(
            x: 0, y: screen.height, width: screen.width, height: keyboard.frame?.height ?? new?.height ?? 0)
        if let content, let window {
            panel.show(content.inputView, accessory: content.accessory, in: window, frame: new ?? below)
        } else {
            panel.removeFromSuperview()
        }
        UIApplication.shared.keyboard.panel = panel
        UIApplication.shared.keyboard.frame = new
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
    func updateKeyboard() { Keyboard().update(for: firstResponder) }

    /// True if the user has a keyboard of keys, so that none is drawn; an app's own input views and accessories stay.
    package var hasAttachedKeyboard: Bool {
        get { keyboard.isAttached }
        set {
            keyboard.isAttached = newValue
            updateKeyboard()
        }
    }

    /// True while keys, or an app's view in their place, are on the screen.
    package var showsKeyboard: Bool { keyboard.frame != nil }
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
