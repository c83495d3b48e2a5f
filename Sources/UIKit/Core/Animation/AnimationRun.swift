import Motion

/// The timing of an animation.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: TimeInterval
    package var delay: TimeInterval = 0
    package var curve = TimingCurve.easeInOut
    package var repeats = false
    /// The number of runs; nil for endless where it repeats, else for one.
    package var repeatCount: Double?
    /// True if each run is followed by the same one in reverse.
    package var autoreverses = false

    /// From the block to the end: infinite where it repeats endlessly.
    package var total: TimeInterval {
        if repeats, repeatCount == nil { return .infinity }
        return delay + duration * (repeatCount ?? 1) * (autoreverses ? 2 : 1)
    }

    /// - Parameter elapsed: since the block.
    package func progress(at elapsed: TimeInterval) -> Double {
        let running = elapsed - delay
        guard running > 0 || delay == 0 else { return 0 }
        guard elapsed < total, duration > 0 else { return 1 }
        let runs = running / duration
        let run = runs.rounded(.down)
        let share = runs - run
        let endsAtStart = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(at: endsAtStart ? 1 - share : share, duration: duration)
    }
}

/// A running animation block: the timing that its properties share.
///
/// An animator may pause it, and continue it in either direction. Times are seconds on the host's clock.
@MainActor package final class AnimationRun {
    package private(set) var timing: AnimationTiming
    package private(set) var start: TimeInterval
    /// The ends of the present run, as fractions of the animation.
    private var base = 0.0
    private var target = 1.0
    /// The fraction that is shown while it is paused.
    private(set) var held: Double?
    /// Called at the end with whether the animation completed.
    var completion: ((Bool) -> Void)?
    /// Called just before the end, with everything still in place; may pause it there.
    var willEnd: (() -> Void)?
    /// True if a property was replaced or ended early.
    private(set) var wasInterrupted = false
    let allowsTouches: Bool
    let number: Int

    init(number: Int, timing: AnimationTiming, start: TimeInterval, allowsTouches: Bool = false) {
        self.number = number
        self.timing = timing
        self.start = start
        self.allowsTouches = allowsTouches
    }

    /// Changes the timing, before anything was shown.
    func retime(_ change: (inout AnimationTiming) -> Void) { change(&timing) }

    /// A fraction; a spring overshoots the end.
    package func progress(at time: TimeInterval) -> Double {
        if let held { return held }
        return base + (target - base) * timing.progress(at: time - start)
    }

    var end: TimeInterval { held == nil ? start + timing.total : .infinity }
    package func isOver(at time: TimeInterval) -> Bool { time >= end }
    /// True if it ends where it began.
    var endsAtStart: Bool { target < 1 }

    func interrupt() { wasInterrupted = true }

    /// Shows a fraction until it continues.
    func hold(at share: Double) { held = share }

    func go(to target: Double, from share: Double, timing: AnimationTiming, at time: TimeInterval) {
        held = nil
        base = share
        self.target = target
        self.timing = timing
        start = time
    }
}
