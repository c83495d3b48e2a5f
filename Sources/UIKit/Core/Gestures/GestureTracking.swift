/// What a recogniser keeps while it follows a sequence of touches.
///
/// `settled` is the state that the arbiter agreed to; `state` is what the subclass set and others read. They differ only
/// between a wish and the arbiter's next decision.
@MainActor struct GestureTracking {
    var state = UIGestureRecognizer.State.possible
    var resolved = UIGestureRecognizer.State.possible
    /// The subclass has set a state since the arbiter last decided.
    var hasRequestedState = false
    /// A wish that waits for others to fail.
    var held: UIGestureRecognizer.State?
    /// Views and delegate have agreed to the beginning.
    var mayBegin = false
    /// Its targets are to be told of the present state.
    var hasNews = false
    /// It was given touches since its last reset.
    var isInPlay = false

    /// The fingers that it follows, in the order in which they went down.
    private(set) var touches: [UITouch] = []
    /// All touches since the last reset, those that are over included.
    private(set) var sequence: [UITouch] = []
    weak var event: UIEvent?
    /// The middle of the fingers when there last were some, in window coordinates.
    private(set) var middle = CGPoint.zero

    private var requirements: [WeakRecognizer] = []
    /// Found by asking delegates and subclasses, for the present sequence.
    private var delegateRequirements: [WeakRecognizer] = []
    private var asked: [WeakRecognizer] = []

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    var isOver: Bool { resolved == .ended || resolved == .cancelled || resolved == .failed }
    /// Recognised, and not failed since.
    var isRecognized: Bool { resolved == .began || resolved == .changed || resolved == .ended }

    // MARK: Touches

    mutating func follow(_ touch: UITouch) {
        touches.append(touch)
        sequence.append(touch)
        isInPlay = true
        updateMiddle()
    }

    /// The finger is up.
    mutating func lift(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// The gesture isn't about the touch.
    mutating func drop(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        sequence.removeAll { $0 === touch }
        updateMiddle()
    }

    /// Whether it may still come to be about the touch.
    func isUndecided(about touch: UITouch) -> Bool {
        isInPlay && resolved == .possible && sequence.contains { $0 === touch }
    }

    /// The place of touches that are over counts until the next event.
    mutating func updateMiddle() {
        guard !touches.isEmpty else { return }
        let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
        let count = CGFloat(touches.count)
        middle = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// A pointer, which is no touch.
    mutating func point(at place: CGPoint) { middle = place }

    func shares(with other: GestureTracking) -> Bool {
        sequence.contains { touch in other.sequence.contains { $0 === touch } }
    }

    // MARK: Requirements

    mutating func addRequirement(_ recognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        requirements.append(WeakRecognizer(recognizer: recognizer))
    }

    /// Whether the pair is new in this sequence, so that delegates are asked about it once.
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
