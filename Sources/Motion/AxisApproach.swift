import Foundation

/// One axis of content that moves to a chosen offset, without overshooting it.
package struct AxisApproach {
    package enum Manner {
        /// By a deceleration chosen for the distance: to a target set by the delegate.
        case glide
        /// By the spring of the edges: to a page.
        case spring
    }

    package let position: CGFloat
    package let velocity: CGFloat
    package let target: CGFloat
    package let manner: Manner

    package init(position: CGFloat, velocity: CGFloat, target: CGFloat, manner: Manner) {
        self.position = position
        self.velocity = velocity
        self.target = target
        self.manner = manner
    }

    /// The rate of normal deceleration: for farther targets the initial velocity is increased instead.
    private static let leastGlideRate: CGFloat = 2.004
    /// Nearer targets are approached by the spring.
    private static let greatestGlideRate: CGFloat = 10

    package func position(after elapsed: TimeInterval) -> AxisMoment {
        let distance = target - position
        guard distance != 0 else { return AxisMoment(position: target, velocity: 0, isOver: true) }
        let length = abs(distance)
        let direction: CGFloat = distance > 0 ? 1 : -1
        let stop = AxisDeceleration.stopVelocity
        let fitting = (velocity * direction - stop) / length
        if manner == .glide, fitting <= Self.greatestGlideRate, velocity * direction >= 0 {
            let rate = max(fitting, Self.leastGlideRate)
            let speed = rate * length + stop
            let decay = exp(-rate * CGFloat(elapsed))
            if speed * decay < stop { return AxisMoment(position: target, velocity: 0, isOver: true) }
            return AxisMoment(
                position: position + direction * speed * (1 - decay) / rate, velocity: direction * speed * decay,
                isOver: false)
        }
        let towards = min(velocity * direction, EdgeSpring.fastRate * length)
        return EdgeSpring(distance: -distance, velocity: towards * direction).moment(after: elapsed, edge: target)
    }

    package func rebased(after elapsed: TimeInterval, by distance: CGFloat, range: ClosedRange<CGFloat>) -> AxisApproach
    {
        let moment = position(after: elapsed)
        return AxisApproach(
            position: moment.position + distance, velocity: moment.velocity,
            target: min(max(target + distance, range.lowerBound), range.upperBound), manner: manner)
    }
}
