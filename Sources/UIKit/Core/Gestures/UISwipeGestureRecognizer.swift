/// A quick stroke in one direction: 50 points within half a second, deviating by 50 points at most.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private static let length: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    private var start: (place: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        if numberOfTouches == numberOfTouchesRequired { start = (tracking.middle, event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start else { return }
        guard event.timestamp - start.time <= Self.duration else { return state = .failed }
        let travel = CGPoint(x: tracking.middle.x - start.place.x, y: tracking.middle.y - start.place.y)
        let (isAcross, isDown) = (abs(travel.x) >= Self.length, abs(travel.y) >= Self.length)
        guard isAcross || isDown else {
            // Moving the wrong way is final.
            if isImpossible(travel) { state = .failed }
            return
        }
        let stroke: Direction =
            abs(travel.x) >= abs(travel.y) ? (travel.x > 0 ? .right : .left) : (travel.y > 0 ? .down : .up)
        let isStraight = min(abs(travel.x), abs(travel.y)) <= Self.length
        state = isStraight && direction.contains(stroke) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        start = nil
    }

    /// True after a pan's slop of travel in none of the wanted directions.
    private func isImpossible(_ travel: CGPoint) -> Bool {
        let slop = PanTravel.slop
        guard max(abs(travel.x), abs(travel.y)) >= slop else { return false }
        if abs(travel.x) >= abs(travel.y) { return !direction.contains(travel.x > 0 ? .right : .left) }
        return !direction.contains(travel.y > 0 ? .down : .up)
    }

    override var isContinuous: Bool { false }
}
