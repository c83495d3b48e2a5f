extension UIResponder {
    /// True if the view, or the controller's view, is in a window.
    var isOnScreen: Bool {
        switch self {
        case let view as UIView: view.window != nil
        case let controller as UIViewController: controller.viewIfLoaded?.window != nil
        default: true
        }
    }

    func makeFirstResponder() -> Bool {
        let application = UIApplication.shared
        if application.firstResponder === self { return true }
        guard canBecomeFirstResponder, isOnScreen else { return false }
        application.keyboard.changes += 1
        let isFree = application.firstResponder?.resignFirstResponder() ?? true
        application.keyboard.changes -= 1
        guard isFree else { return false }
        application.firstResponder = self
        application.updateKeyboard()
        firstResponderDidBegin()
        return true
    }

    func dropFirstResponder() -> Bool {
        let application = UIApplication.shared
        guard application.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        loseFirstResponder()
        return true
    }

    /// Resigns first responder status unconditionally.
    func loseFirstResponder() {
        let application = UIApplication.shared
        guard application.firstResponder === self else { return }
        let heir = application.keyboard.changes == 0 ? accessoryOwner : nil
        application.firstResponder = heir
        application.updateKeyboard()
        firstResponderDidEnd()
    }

    /// The controller up the chain whose accessory stays at the screen's bottom when nothing is edited any more.
    private var accessoryOwner: UIViewController? {
        let owner = next?.firstResponder { ($0 as? UIViewController)?.keepsAccessory ?? false }
        return owner as? UIViewController
    }

    /// The first responder up the chain, from this one, that satisfies a condition.
    func firstResponder(where holds: (UIResponder) -> Bool) -> UIResponder? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if holds(candidate) { return candidate }
            responder = candidate.next
        }
        return nil
    }
}

extension UIView {
    /// Makes the first responder resign, if it is this view or a descendant.
    ///
    /// - Parameter force: true to resign even where it refuses.
    /// - Returns: true if none of these is the first responder now.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        let application = UIApplication.shared
        guard let responder = application.firstResponder else { return true }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force { responder.loseFirstResponder() }
        return force
    }
}
