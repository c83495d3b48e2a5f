/// Two fingers as a distance and a direction, for pinch and rotation.
struct TwoFingerSpan {
    /// The relative motion that begins a gesture, in points.
    static let slop: CGFloat = 10

    let distance: CGFloat
    /// In radians, growing clockwise on the screen.
    let angle: CGFloat
    let time: TimeInterval

    @MainActor init?(_ touches: [UITouch], time: TimeInterval) {
        guard touches.count >= 2 else { return nil }
        let (first, second) = (touches[0].location, touches[1].location)
        let (x, y) = (second.x - first.x, second.y - first.y)
        distance = (x * x + y * y).squareRoot()
        angle = atan2(y, x)
        self.time = time
    }

    /// The shorter way round.
    func rotation(from other: TwoFingerSpan) -> CGFloat {
        var turn = angle - other.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return turn
    }
}

extension UIGestureRecognizer {
    /// Handles lifted touches: a gesture of two ends with one left, and fails if it hadn't begun when none is.
    func endWithoutTwoFingers() {
        let left = tracking.touches.filter { !$0.isOver }
        if state == .possible {
            if left.isEmpty { state = .failed }
        } else if left.count < 2 {
            state = .ended
        }
    }
}
