/// An object that can receive events: a view, a controller, a window or the application.
///
/// Events that a responder doesn't handle go to `next`; the chain ends at the application and its delegate.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Releases the values that the program associated with the responder.
    deinit {
        if AssociatedObjects.shared.isInUse { AssociatedObjects.shared.forget(ObjectIdentifier(self)) }
    }

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// A Boolean value that indicates whether this is the responder that receives keys and untargeted actions first.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// Fails where this one refuses, isn't in a window, or the present one doesn't resign.
    @discardableResult open dynamic func becomeFirstResponder() -> Bool { makeFirstResponder() }
    @discardableResult open dynamic func resignFirstResponder() -> Bool { dropFirstResponder() }
    /// Shown in place of the keyboard.
    open var inputView: UIView? { nil }
    /// Shown above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Updates `inputView` and `inputAccessoryView`.
    open func reloadInputViews() { if isFirstResponder { UIApplication.shared.updateKeyboard() } }

    // MARK: Actions

    /// Returns true if this object implements the action and can perform it now; false for editing actions unless
    /// overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self) && !action.isOfAllResponders
    }
    /// The first object up the chain, from this one, that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstResponder { $0.canPerformAction(action, withSender: sender) }
    }
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called before a command is shown or performed: may change its title, picture, state and availability.
    open func validate(_ command: UICommand) {}
    /// The responder's commands, and those added to it.
    var allKeyCommands: [UIKeyCommand] { keyCommands ?? [] }

    // MARK: Observing

    /// Called for each change of a value that this object observes; overrides handle their own and call super for the
    /// rest.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        UIKitException.raise(
            .internalInconsistency,
            "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: "
                + "\(keyPath ?? "nil"). Observed object: \(object ?? "nil")")
    }

    // MARK: Editing

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    /// The nearest one up the chain; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Accessibility

    /// Handles the escape gesture of two fingers that draw a Z; returns true if something was closed or dismissed.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action, for a double tap of two fingers; returns true if it did.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls, for a swipe of three fingers; returns true if it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The values of a class of the framework where the app set none.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    var accessibilityReading: AccessibilityReading { AccessibilityReading() }
    /// Elements that aren't views, in reading order; nil for what is in the view.
    var accessibleParts: [AccessibilityItem]? { nil }
    /// Increments the value by one step for a direction of 1, decrements it for -1.
    func adjustAccessibly(by direction: Int) {}

    /// Handles a key pressed while this is first responder; false leaves its characters to `UIKeyInput`.
    func handleKey(_ key: UIKey) -> Bool { false }
    /// Shows or hides the caret for a time on the host's clock, in seconds.
    func blinkCaret(at time: TimeInterval) {}
    /// Called after this one became first responder, and after it resigned.
    func firstResponderDidBegin() {}
    func firstResponderDidEnd() {}

    // MARK: Events

    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// The framework's classes override it for what they let be observed.
    func observableValue(forKey key: String) -> Any?? { nil }
}
