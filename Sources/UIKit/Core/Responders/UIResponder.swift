/// An object that can receive events: a view, a controller, a window or the application.
///
/// What a responder doesn't take it hands to `next`; the chain ends at the application and its delegate.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Values that the program associated with a responder go with it.
    deinit {
        if AssociatedObjects.shared.isInUse { AssociatedObjects.shared.forget(ObjectIdentifier(self)) }
    }

    /// The next object to be offered an event that this one doesn't take.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// The one that keys and actions without a target go to first.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// Fails where this one doesn't want to, isn't in a window, or the present one doesn't let go.
    @discardableResult open dynamic func becomeFirstResponder() -> Bool { takeFirstResponder() }
    @discardableResult open dynamic func resignFirstResponder() -> Bool { dropFirstResponder() }
    /// Shown in place of the keyboard.
    open var inputView: UIView? { nil }
    /// Shown above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// Takes another look at `inputView` and `inputAccessoryView`.
    open func reloadInputViews() { if isFirstResponder { UIApplication.shared.updateKeyboard() } }

    // MARK: Actions

    /// Whether this object has the method, and would do it now; not the editing actions unless a subclass says so.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self) && !action.isOfAllResponders
    }
    /// The first object from this one up the chain that would do it.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstResponder { $0.canPerformAction(action, withSender: sender) }
    }
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Asked before a command is shown or done: may change its title, picture, state and whether it can be used.
    open func validate(_ command: UICommand) {}
    /// The commands and those that a subclass was given.
    var allKeyCommands: [UIKeyCommand] { keyCommands ?? [] }

    // MARK: Observing

    /// Called for each change of a value that this object was added to as an observer; overrides handle what is theirs
    /// and leave the rest to super.
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
    /// The nearest up the chain; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Accessibility

    /// Whether this object went back, closed or dismissed something, as two fingers that draw a Z ask for.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Whether this object did what is most important here, as two taps of two fingers ask for.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Whether this object scrolled, as three fingers ask for.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The answers of a class of the framework's where the app gave none.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    var accessibilityReading: AccessibilityReading { AccessibilityReading() }
    /// Elements that aren't views, in reading order; nil for what is in the view.
    var accessibleParts: [AccessibilityItem]? { nil }
    /// One step of what is adjustable, up where the direction is 1 and down where it is -1.
    func adjustAccessibly(by direction: Int) {}

    /// Takes a key that was pressed while keys go to this one; false has `UIKeyInput` take its characters.
    func handleKey(_ key: UIKey) -> Bool { false }
    /// Shows or hides the caret, as is its turn at a time on the host's clock, in seconds.
    func blinkCaret(at time: TimeInterval) {}
    /// Called once keys go to this one, and once they don't any more.
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
