/// A finger that drags content: a pan is recognised after 10 pt of travel, and that event moves by the travel less 10.
struct ScrollDrag {
    static let slop: CGFloat = 10

    let start: CGPoint
    var startOffset: CGPoint
    var isRecognised = false
    /// Travel not applied: the slop, in the direction of the pan.
    var withheld = CGPoint.zero
    /// Applied offsets of the last tenth of a second, for the velocity at the end.
    var samples: [(time: TimeInterval, offset: CGPoint)] = []

    init(start: CGPoint, startOffset: CGPoint) {
        self.start = start
        self.startOffset = startOffset
    }

    /// Points a second, positive where the offset grows.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { time - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.offset.x - first.offset.x) / span, y: (last.offset.y - first.offset.y) / span)
    }
}

/// Content that moves by itself, as a function of the host's time; offsets and velocities along one axis each.
///
/// Deceleration: `x(t) = x0 + v0 · r/(1−r)/1000 · (1 − r^ms)`, ended under 10 pt/s. Beyond an edge a spring
/// `x'' = −120 x − 22 x'` brings it back, entered with the velocity at the crossing. Fitted to recorded traces.
struct ScrollMotion {
    enum Kind {
        case deceleration(x: AxisDeceleration, y: AxisDeceleration)
        case animation(from: CGPoint, to: CGPoint, duration: TimeInterval)
    }

    let kind: Kind
    let start: TimeInterval

    var isDeceleration: Bool {
        if case .deceleration = kind { return true }
        return false
    }

    func offset(at time: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
        let elapsed = max(0, time - start)
        switch kind {
        case .deceleration(let x, let y):
            let horizontal = x.position(after: elapsed)
            let vertical = y.position(after: elapsed)
            return (
                CGPoint(x: horizontal.position, y: vertical.position), horizontal.isOver && vertical.isOver
            )
        case .animation(let from, let to, let duration):
            let share = min(1, elapsed / duration)
            let eased = CGFloat(share * share * (3 - 2 * share))
            return (
                CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased), share >= 1
            )
        }
    }
}

/// One axis of content that coasts to a stop, or springs back from beyond an edge.
struct AxisDeceleration {
    let position: CGFloat
    let velocity: CGFloat
    /// What is left of the velocity after a millisecond.
    let rate: CGFloat
    let range: ClosedRange<CGFloat>
    let bounces: Bool

    private static let stopVelocity: CGFloat = 10
    private static let stiffness: CGFloat = 120
    private static let damping: CGFloat = 22

    /// Distance travelled over velocity, in the long run: a sum over milliseconds.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    func position(after elapsed: TimeInterval) -> (position: CGFloat, velocity: CGFloat, isOver: Bool) {
        if !range.contains(position) {
            return springing(
                from: position, velocity: velocity,
                edge: position < range.lowerBound ? range.lowerBound : range.upperBound,
                after: elapsed)
        }
        guard abs(velocity) > Self.stopVelocity else { return (position, 0, true) }
        if let crossing = crossing, elapsed > crossing.time {
            guard bounces else { return (crossing.edge, 0, true) }
            return springing(
                from: crossing.edge, velocity: crossing.velocity, edge: crossing.edge, after: elapsed - crossing.time)
        }
        let decay = pow(rate, CGFloat(elapsed * 1000))
        let coasted = position + velocity * reach * (1 - decay)
        return (coasted, velocity * decay, abs(velocity) * decay < Self.stopVelocity)
    }

    /// The same motion from a moment on, moved by a distance and between other edges.
    func rebased(after elapsed: TimeInterval, by distance: CGFloat, range: ClosedRange<CGFloat>) -> AxisDeceleration {
        let state = position(after: elapsed)
        return AxisDeceleration(
            position: state.position + distance, velocity: state.velocity, rate: rate, range: range, bounces: bounces)
    }

    /// Where the content comes to rest if nothing stops it.
    var target: CGFloat {
        guard abs(velocity) > Self.stopVelocity else { return position }
        let rest = velocity > 0 ? velocity - Self.stopVelocity : velocity + Self.stopVelocity
        return min(max(position + rest * reach, range.lowerBound), range.upperBound)
    }

    private var crossing: (edge: CGFloat, time: TimeInterval, velocity: CGFloat)? {
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        let share = (edge - position) / (velocity * reach)
        guard share >= 0, share < 1 else { return nil }
        let decay = 1 - share
        let speed = velocity * decay
        guard abs(speed) >= Self.stopVelocity else { return nil }
        return (edge, TimeInterval(log(decay) / log(rate) / 1000), speed)
    }

    /// The overdamped spring: rates 10 and 12 a second.
    private func springing(
        from position: CGFloat, velocity: CGFloat, edge: CGFloat, after elapsed: TimeInterval
    ) -> (position: CGFloat, velocity: CGFloat, isOver: Bool) {
        let root = (Self.damping * Self.damping - 4 * Self.stiffness).squareRoot()
        let slow = (Self.damping - root) / 2
        let fast = (Self.damping + root) / 2
        let distance = position - edge
        let fastShare = -(velocity + slow * distance) / (fast - slow)
        let slowShare = distance - fastShare
        let time = CGFloat(elapsed)
        let now = slowShare * exp(-slow * time) + fastShare * exp(-fast * time)
        let speed = -slow * slowShare * exp(-slow * time) - fast * fastShare * exp(-fast * time)
        if abs(now) < 0.5, abs(speed) < 5 { return (edge, 0, true) }
        return (edge + now, speed, false)
    }
}

/// How far content follows a finger beyond its edge.
func rubberBand(_ overshoot: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = abs(overshoot)
    let shown = (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension
    return overshoot < 0 ? -shown : shown
}
