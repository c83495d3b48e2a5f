import Foundation

/// An animation's progress as a function of its time.
///
/// Bézier curves run from (0, 0) to (1, 1). A spring overshoots 1 and returns; it is within a thousandth of 1 at the
/// end of its time.
package enum TimingCurve: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Natural frequency and damping ratio of `x'' = −ω²·x − 2·ratio·ω·x'`, and the initial velocity, in distances a
    /// second.
    case spring(frequency: Double, dampingRatio: Double, velocity: Double)

    package static let linear = TimingCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
    package static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    package static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The spring that is within a thousandth of its distance after `duration` seconds.
    ///
    /// Its frequency ω solves, for a ratio under 1, `|(b − v) / ωd| · exp(−b·D) = 0.001` with `b = ratio · ω` and
    /// `ωd = ω · √(1 − ratio²)`, and for a ratio of 1 `(1 + (ω − v)·D) · exp(−ω·D) = 0.001`, taking the largest root: the
    /// law that UIKit's springs were measured to follow.
    package static func spring(settlingIn duration: Double, dampingRatio: Double, velocity: Double) -> TimingCurve {
        let ratio = min(max(dampingRatio, 0.01), 1)
        func rest(_ frequency: Double) -> Double {
            guard ratio < 1 else {
                return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) - 0.001
            }
            let decay = ratio * frequency
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs((decay - velocity) / damped) * exp(-decay * duration) - 0.001
        }
        guard duration > 0 else { return .linear }
        // Above every root the remainder only falls: search downwards for the first excess over a thousandth.
        var high = 60 / (ratio * duration) + 10 * abs(velocity)
        var low = high
        while rest(low) < 0, low > 1e-3 {
            high = low
            low *= 0.98
        }
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if rest(middle) < 0 { high = middle } else { low = middle }
        }
        return .spring(frequency: (low + high) / 2, dampingRatio: ratio, velocity: velocity)
    }

    /// - Parameter share: the fraction of the duration, 0...1.
    /// - Parameter duration: seconds; a spring's motion depends on it.
    package func progress(at share: Double, duration: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        switch self {
        case .bezier(let x1, let y1, let x2, let y2): return bezier(share, x1, y1, x2, y2)
        case .spring(let frequency, let ratio, let velocity):
            return TimingCurve.spring(time: share * duration, frequency, ratio, velocity)
        }
    }

    /// The progress at a time, however late.
    package static func spring(time: Double, _ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
        guard ratio < 1 else {
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let decay = ratio * frequency
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-decay * time) * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }

    private func bezier(_ share: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        if x1 == y1, x2 == y2 { return share }
        func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
        // x is monotonic in t for control points between 0 and 1.
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if value(middle, x1, x2) < share { low = middle } else { high = middle }
        }
        return value((low + high) / 2, y1, y2)
    }
}
