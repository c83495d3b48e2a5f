/// Watches the touches of a view and its descendants for a gesture, and calls its targets.
///
/// A discrete gesture goes from possible to recognised or failed; a continuous one from possible through began and
/// changed to ended or cancelled. Subclasses override the touch methods and set `state`; `GestureArbiter` decides on a
/// requested beginning once all recognisers have received an event. The view owns its recognisers; targets aren't
/// retained.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The end of a discrete gesture.
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var view: UIView? { viewReference?.view }
    private final var viewReference: ConstraintItemReference?
    open var name: String?
    final var tracking = GestureTracking()
    final var targets = GestureTargets()
    final var segue: SegueTemplate?

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { targets.add(ClassObject.object(of: target), action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    public init?(coder: NSCoder) { super.init() }

    // MARK: State

    /// Set by subclasses as a request: a gesture that waits for others to fail, or that another one prevents, stays
    /// possible or fails.
    open var state: State {
        get { tracking.state }
        set { request(newValue) }
    }
    /// Disabling it cancels a running gesture.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { withdraw() } }
    }

    // MARK: Touches in views

    /// A Boolean value that indicates whether views receive a cancellation of their touches once the gesture is
    /// recognised.
    open var cancelsTouchesInView = true
    /// A Boolean value that indicates whether views receive touches only after the gesture failed.
    open var delaysTouchesBegan = false
    /// A Boolean value that indicates whether views receive the end of touches only after the gesture failed.
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) { targets.add(ClassObject.object(of: target), action) }
    /// nil means every target, and every action.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target.map(ClassObject.object), action) }

    // MARK: Relations

    /// The gesture begins only after the other one failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        tracking.addRequirement(otherGestureRecognizer)
    }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Places

    /// The centroid of the touches, or its last position; nil means window coordinates.
    open dynamic func location(in view: UIView?) -> CGPoint {
        let place = tracking.middle
        return view?.convert(place, from: nil) ?? place
    }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tracking.touches.indices.contains(touchIndex) else {
            UIKitException.raise(
                .range,
                "Touch index \(touchIndex) is out of bounds: \(shortClassName(of: self)) has \(tracking.touches.count) touches."
            )
            return .zero
        }
        return tracking.touches[touchIndex].location(in: view)
    }
    open var numberOfTouches: Int { tracking.touches.count }
    open var modifierFlags: UIKeyModifierFlags { tracking.event?.modifierFlags ?? [] }
    open var buttonMask: UIEvent.ButtonMask { tracking.event?.buttonMask ?? [] }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Resets the state that a gesture gathered; called when it is over and its touches ended.
    open func reset() {}
    /// Ignores a touch: the recogniser receives no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { tracking.drop(touch) }

    // MARK: For the framework

    /// Called when the gesture requests to begin, before the views and the delegate are.
    func mayBegin() -> Bool { true }
    /// Returns true if two of the framework's own gestures run together, as a scroll view's pan and pinch do.
    func runsTogether(with other: UIGestureRecognizer) -> Bool { false }
    /// Called before the targets are.
    func stateDidChange() {}
    /// Called for an event in which all touches are stationary.
    func touchesStayed(_ event: UIEvent) {}
    /// Called when some touches ended; the others are still followed.
    func someTouchesLifted() {}

    func moved(to view: UIView?) {
        if self.view !== view, self.view != nil { withdraw() }
        viewReference = view?.constraintItemReference
    }

    func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "state": .some(state)
        case "enabled", "isEnabled": .some(isEnabled)
        default: nil
        }
    }

    /// True for a gesture that continues after it began; others are recognised once.
    var isContinuous: Bool { true }
}
