/// A recogniser's state while it follows a sequence of touches.
///
/// `resolved` is the state that the arbiter confirmed; `state` is the one that the subclass set and others read. They
/// differ only between a request and the arbiter's next decision.
@MainActor struct GestureTracking {
    var state = UIGestureRecognizer.State.possible
    var resolved = UIGestureRecognizer.State.possible
    /// True if the subclass set a state since the arbiter last decided.
    var hasRequestedState = false
    /// A requested state that waits for others to fail.
    var held: UIGestureRecognizer.State?
    /// True if views and delegate agreed to the beginning.
    var mayBegin = false
    /// True if its targets have to be called for the present state.
    var hasStateChange = false
    /// True if it received touches since its last reset.
    var isActive = false

    /// The active touches, in the order in which they began.
    private(set) var touches: [UITouch] = []
    /// All touches since the last reset, finished ones included.
    private(set) var sequence: [UITouch] = []
    weak var event: UIEvent?
    /// The centroid of the touches when there last were some, in window coordinates.
    private(set) var middle = CGPoint.zero

    private var requirements: [WeakRecognizer] = []
    /// Requirements stated by delegates and subclasses, for the present sequence.
    private var delegateRequirements: [WeakRecognizer] = []
    private var asked: [WeakRecognizer] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    var isOver: Bool { resolved == .ended || resolved == .cancelled || resolved == .failed }
    /// True if it is recognised and hasn't failed since.
    var isRecognized: Bool { resolved == .began || resolved == .changed || resolved == .ended }

    // MARK: Touches

    mutating func follow(_ touch: UITouch) {
        touches.append(touch)
        sequence.append(touch)
        isActive = true
        updateMiddle()
    }

    /// Removes a touch that ended.
    mutating func lift(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// Ignores a touch.
    mutating func drop(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
        updateMiddle()
    }

    /// True if the recogniser may still claim the touch.
    func isUndecided(about touch: UITouch) -> Bool {
        isActive && resolved == .possible && sequence.contains { $0 === touch }
    }

    /// Updates the centroid; touches that ended count until the next event.
    mutating func updateMiddle() {
        guard !touches.isEmpty else { return }
        let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
        let count = CGFloat(touches.count)
        middle = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Sets the position of a pointer, which isn't a touch.
    mutating func point(at place: CGPoint) { middle = place }

    func shares(with other: GestureTracking) -> Bool {
        sequence.contains { touch in other.sequence.contains { $0 === touch } }
    }

    // MARK: Requirements

    mutating func addRequirement(_ recognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        requirements.append(WeakRecognizer(recognizer: recognizer))
    }

    /// True if the pair is new in this sequence, so that delegates are called once.
    mutating func asks(about other: UIGestureRecognizer) -> Bool {
        guard !asked.contains(where: { $0.recognizer === other }) else { return false }
        asked.append(WeakRecognizer(recognizer: other))
        return true
    }

    mutating func addDelegateRequirement(_ recognizer: UIGestureRecognizer) {
        delegateRequirements.append(WeakRecognizer(recognizer: recognizer))
    }

    func requires(_ other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other } || delegateRequirements.contains { $0.recognizer === other }
    }

    var required: [UIGestureRecognizer] { (requirements + delegateRequirements).compactMap(\.recognizer) }

    // MARK: Reset

    mutating func reset() {
        let kept = requirements
        let place = middle
        self = GestureTracking()
        requirements = kept
        middle = place
    }
}
