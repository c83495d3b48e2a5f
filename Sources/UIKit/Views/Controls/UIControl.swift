/// A view that handles touches and sends events to targets.
///
/// A touch that began inside counts as inside until it is 70 points beyond the bounds. A disabled control swallows
/// touches. Targets aren't retained; a nil target means the first object up the responder chain that has the method.
@preconcurrency @MainActor open class UIControl: UIView {
    final var actions = ControlActions()
    final var flags = ControlFlags()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The action is sent for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var state: UIControl.State { flags.state }
    open var isEnabled: Bool {
        get { flags.isEnabled }
        set { change(\.isEnabled, to: newValue) }
    }
    open var isSelected: Bool {
        get { flags.isSelected }
        set { change(\.isSelected, to: newValue) }
    }
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { change(\.isHighlighted, to: newValue) }
    }
    /// A Boolean value that indicates whether the control tracks a touch.
    open var isTracking: Bool { flags.isTracking }
    open var isTouchInside: Bool { flags.isTouchInside }
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { flags.verticalAlignment }
        set {
            flags.verticalAlignment = newValue
            setNeedsLayout()
        }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { flags.horizontalAlignment }
        set {
            flags.horizontalAlignment = newValue
            setNeedsLayout()
        }
    }
    /// Leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }

    // MARK: Menus

    private(set) lazy final var controlMenu = ControlMenu()
    /// A Boolean value that indicates whether a touch shows the menu, in place of the control's own action.
    open var showsMenuAsPrimaryAction: Bool {
        get { controlMenu.isPrimary }
        set {
            controlMenu.isPrimary = newValue
            setMenu(controlMenu.menu)
        }
    }
    /// Shows the menu on a long press; nil where the menu isn't shown that way.
    open var contextMenuInteraction: UIContextMenuInteraction? { controlMenu.interaction }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        controlMenu.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    /// Called after a menu opened by a touch disappeared.
    func menuDidEnd() {}

    // MARK: Tracking

    /// Returns true to track a touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Returns true to continue tracking; false ends the touch without a `touchUp` event.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { startTracking(touch, event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { track(touch, event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { finishTracking(touch, event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { abandonTracking(event) }

    // MARK: Targets and actions

    /// - Parameter target: not retained; nil for the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        actions.add(ClassObject.ofControl(target), action, for: controlEvents)
    }
    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        actions.remove(target.map(ClassObject.object), action, for: controlEvents)
    }
    /// Adds an action, replacing one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.add(action, for: controlEvents)
    }
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.remove(action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }
    /// Existing targets; `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> { knownTargets }
    /// Every event that has a target or action.
    open var allControlEvents: UIControl.Event { actions.living.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of a target's methods for an event, in the order of adding; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        actionNames(of: target.map(ClassObject.object), for: controlEvent)
    }
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        enumerateReceivers(iterator)
    }
    open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    open dynamic func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, with: nil) }

    /// A single tap on a control that handles taps is the control's, not a recogniser's of an ancestor.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, handlesTaps, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    /// True for a kind of control that a single tap operates.
    var handlesTaps: Bool { false }

    /// Called when a flag of `state` changed.
    func stateDidChange() { setNeedsDisplay() }

    /// The events with those implied by them: a button's tap is its primary action.
    func extended(_ events: UIControl.Event) -> UIControl.Event {
        events.contains(.valueChanged) ? events.union(.primaryActionTriggered) : events
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults { controlAccessibility }
    /// True for a control whose size is UIKit's, however small.
    var hasSystemSize: Bool { false }
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(isControl: true, hasSystemSize: hasSystemSize, isDisabled: !isEnabled)
    }
    /// The values of a kind of control, without those of its state.
    var accessibilityOfKind: AccessibilityDefaults { AccessibilityDefaults() }

    override func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "enabled", "isEnabled": .some(isEnabled)
        case "selected", "isSelected": .some(isSelected)
        case "highlighted", "isHighlighted": .some(isHighlighted)
        default: super.observableValue(forKey: key)
        }
    }
}
