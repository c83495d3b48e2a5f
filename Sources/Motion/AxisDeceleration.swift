import Foundation

/// One axis of content that decelerates to a stop, or springs back from beyond an edge.
///
/// Deceleration: `x(t) = x0 + v0 · r/(1−r)/1000 · (1 − r^ms)`, ended by the first frame under 10 pt/s. Beyond an edge a
/// spring brings the content back, entered with the velocity at the crossing. Fitted to recorded traces of UIKit.
package struct AxisDeceleration {
    package let position: CGFloat
    package let velocity: CGFloat
    /// The fraction of the velocity that remains after a millisecond.
    package let rate: CGFloat
    package let range: ClosedRange<CGFloat>
    package let bounces: Bool

    package init(position: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool) {
        self.position = position
        self.velocity = velocity
        self.rate = rate
        self.range = range
        self.bounces = bounces
    }

    static let stopVelocity: CGFloat = 10

    /// The ratio of the total distance to the velocity: a sum over milliseconds.
    private var reach: CGFloat { rate / (1 - rate) / 1000 }

    package func position(after elapsed: TimeInterval) -> AxisMoment {
        if !range.contains(position) {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            return EdgeSpring(distance: position - edge, velocity: velocity).moment(after: elapsed, edge: edge)
        }
        guard abs(velocity) > Self.stopVelocity else {
            return AxisMoment(position: position, velocity: 0, isOver: true)
        }
        if let crossing, elapsed > crossing.time {
            guard bounces else { return AxisMoment(position: crossing.edge, velocity: 0, isOver: true) }
            return EdgeSpring(distance: 0, velocity: crossing.velocity)
                .moment(after: elapsed - crossing.time, edge: crossing.edge)
        }
        let decay = pow(rate, CGFloat(elapsed * 1000))
        return AxisMoment(
            position: position + velocity * reach * (1 - decay), velocity: velocity * decay,
            isOver: abs(velocity) * decay < Self.stopVelocity)
    }

    package func rebased(after elapsed: TimeInterval, by distance: CGFloat, range: ClosedRange<CGFloat>)
        -> AxisDeceleration
    {
        let moment = position(after: elapsed)
        return AxisDeceleration(
            position: moment.position + distance, velocity: moment.velocity, rate: rate, range: range,
            bounces: bounces)
    }

    /// The target that is reported to the delegate: the continuous integral, a little beyond the actual one.
    package var reportedTarget: CGFloat {
        var target = position
        if range.contains(position), abs(velocity) > Self.stopVelocity {
            let rest = velocity > 0 ? velocity - Self.stopVelocity : velocity + Self.stopVelocity
            target += rest * (-1 / log(rate) / 1000)
        }
        return min(max(target, range.lowerBound), range.upperBound)
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
}

/// The spring that brings content back: `x'' = −120 x − 22 x'`, rates 10 and 12 a second, ended under 0.5 pt and 5 pt/s.
package struct EdgeSpring {
    static let slowRate: CGFloat = 10
    static let fastRate: CGFloat = 12

    /// From the resting position.
    package let distance: CGFloat
    package let velocity: CGFloat

    /// The spring after a release beyond an edge: at rest the content returns at the slow rate alone, and the finger's
    /// velocity is added.
    package static func released(at distance: CGFloat, velocity: CGFloat) -> EdgeSpring {
        EdgeSpring(distance: distance, velocity: velocity - slowRate * distance)
    }

    package func moment(after elapsed: TimeInterval, edge: CGFloat) -> AxisMoment {
        let (slow, fast) = (Self.slowRate, Self.fastRate)
        let fastShare = -(velocity + slow * distance) / (fast - slow)
        let slowShare = distance - fastShare
        let time = CGFloat(elapsed)
        let (slowDecay, fastDecay) = (exp(-slow * time), exp(-fast * time))
        let now = slowShare * slowDecay + fastShare * fastDecay
        let speed = -slow * slowShare * slowDecay - fast * fastShare * fastDecay
        if abs(now) < 0.5, abs(speed) < 5 { return AxisMoment(position: edge, velocity: 0, isOver: true) }
        return AxisMoment(position: edge + now, velocity: speed, isOver: false)
    }
}
