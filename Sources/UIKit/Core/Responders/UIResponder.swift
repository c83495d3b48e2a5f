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

    // MARK: Activities

    /// Called where the responder's activity is to be saved: overrides bring its values up to date.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called with the activity that the app continues, for objects that the delegate names.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Accessibility

    /// A Boolean value that indicates whether this is an element for assistive technologies, which hides those inside it.
    open var isAccessibilityElement: Bool {
        get { keptAccessibility?.isElement ?? accessibilityDefaults.isElement }
        set { ensuredAccessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { keptAccessibility?.label ?? accessibilityDefaults.label }
        set { ensuredAccessibility.label = newValue }
    }
    open var accessibilityValue: String? {
        get { keptAccessibility?.value ?? accessibilityDefaults.value }
        set { ensuredAccessibility.value = newValue }
    }
    open var accessibilityHint: String? {
        get { keptAccessibility?.hint ?? accessibilityDefaults.hint }
        set { ensuredAccessibility.hint = newValue }
    }
    /// The label with attributes of speech; setting it sets `accessibilityLabel`.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, \.attributedLabel) }
        set { setAttributed(newValue, \.attributedLabel) { self.accessibilityLabel = $0 } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, \.attributedValue) }
        set { setAttributed(newValue, \.attributedValue) { self.accessibilityValue = $0 } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, \.attributedHint) }
        set { setAttributed(newValue, \.attributedHint) { self.accessibilityHint = $0 } }
    }
    /// The words by which Voice Control's user names the element, the most important first; empty for its label.
    open var accessibilityUserInputLabels: [String]! {
        get { keptAccessibility?.userInputLabels ?? accessibilityDefaults.userInputLabels }
        set { ensuredAccessibility.userInputLabels = newValue }
    }
    /// The words for Voice Control with attributes of speech; setting them sets `accessibilityUserInputLabels`.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { attributedUserInputLabels }
        set { setAttributedUserInputLabels(newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { keptAccessibility?.traits ?? accessibilityDefaults.traits }
        set { ensuredAccessibility.traits = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { keptAccessibility?.identifier }
        set { ensuredAccessibility.identifier = newValue }
    }
    open var accessibilityLanguage: String? {
        get { keptAccessibility?.language }
        set { ensuredAccessibility.language = newValue }
    }
    /// In screen coordinates; the view's frame unless set.
    open var accessibilityFrame: CGRect {
        get { keptAccessibility?.frame ?? accessibilityScreenFrame }
        set { ensuredAccessibility.frame = newValue }
    }
    /// The outline in screen coordinates, where it isn't a rectangle; drawn around the element in place of its frame.
    open var accessibilityPath: UIBezierPath? {
        get { keptAccessibility?.path }
        set { ensuredAccessibility.path = newValue }
    }
    /// The point that a double tap touches, in screen coordinates; the frame's centre unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { keptAccessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ensuredAccessibility.activationPoint = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { keptAccessibility?.hidesElements ?? false }
        set { ensuredAccessibility.hidesElements = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies skip the view's siblings.
    open var accessibilityViewIsModal: Bool {
        get { keptAccessibility?.isModal ?? false }
        set { ensuredAccessibility.isModal = newValue }
    }
    /// A Boolean value that indicates whether the view keeps its colours on an inverted screen, which no host has.
    open var accessibilityIgnoresInvertColors: Bool {
        get { keptAccessibility?.ignoresInvertColors ?? false }
        set { ensuredAccessibility.ignoresInvertColors = newValue }
    }
    /// A Boolean value that indicates whether the elements in the view are read one after the other, regardless of
    /// their neighbours.
    open var shouldGroupAccessibilityChildren: Bool {
        get { keptAccessibility?.groupsChildren ?? false }
        set { ensuredAccessibility.groupsChildren = newValue }
    }
    /// A Boolean value that indicates whether Voice Control and Switch Control stop at the element; by default they do at
    /// what can be operated.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { keptAccessibility?.respondsToUserInteraction ?? respondsToUserInteraction }
        set { ensuredAccessibility.respondsToUserInteraction = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { keptAccessibility?.containerType ?? .none }
        set { ensuredAccessibility.containerType = newValue }
    }
    /// Views and `UIAccessibilityElement`s in reading order; nil to order the view's content by position.
    open var accessibilityElements: [Any]? {
        get { keptAccessibility?.elements }
        set { ensuredAccessibility.elements = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` where it isn't one of them.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityIndex(of: element) }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { keptAccessibility?.customActions }
        set { ensuredAccessibility.customActions = newValue }
    }
    /// The ways of moving through what is in this object, besides VoiceOver's own.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { keptAccessibility?.customRotors }
        set { ensuredAccessibility.customRotors = newValue }
    }
    /// The way in which Switch Control and keyboards go through a container: to its elements, or to it as a whole.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { keptAccessibility?.navigationStyle ?? .automatic }
        set { ensuredAccessibility.navigationStyle = newValue }
    }
    /// The kind of text, by which VoiceOver chooses how to read punctuation and breaks; nil for none in particular.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { keptAccessibility?.textualContext }
        set { ensuredAccessibility.textualContext = newValue }
    }
    /// Performs the action of a double tap and returns true if it did; false sends a touch instead.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() { adjustAccessibly(by: 1) }
    open func accessibilityDecrement() { adjustAccessibly(by: -1) }
    /// Called when VoiceOver moves to the element, as an app asks it to with `layoutChanged` or `screenChanged`.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { hasAccessibleFocus }
    /// The technologies that are on the element; nil for none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        hasAccessibleFocus ? [.notificationVoiceOver] : nil
    }
    /// Handles the escape gesture of two fingers that draw a Z; returns true if something was closed or dismissed.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action, for a double tap of two fingers; returns true if it did.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls, for a swipe of three fingers; returns true if it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The app's settings; nil where it set none.
    var keptAccessibility: AccessibilityAttributes? {
        get { GivenAccessibility.associated(with: self) }
        set { GivenAccessibility.associate(newValue, with: self) }
    }
    /// The frame that an app set none for, in screen coordinates.
    var accessibilityScreenFrame: CGRect { .zero }
    /// The view itself; nil for other responders.
    var accessibleView: UIView? { nil }
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
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
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
