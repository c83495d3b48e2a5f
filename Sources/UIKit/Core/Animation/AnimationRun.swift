import Motion

/// When an animation runs, and how.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: TimeInterval
    package var delay: TimeInterval = 0
    package var curve = TimingCurve.easeInOut
    package var repeats = false
    /// How often it runs; nil without end where it repeats, else once.
    package var repeatCount: Double?
    /// Goes back the same way after each run.
    package var autoreverses = false

    /// From the block to the end: without end where it repeats.
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
        let goesBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(at: goesBack ? 1 - share : share, duration: duration)
    }
}

/// One animation block on its way: what its properties have in common.
///
/// An animator may hold it, and let it go on from there in either direction. Times are seconds on the host's clock.
@MainActor package final class AnimationRun {
    package private(set) var timing: AnimationTiming
    package private(set) var start: TimeInterval
    /// From where to where it runs at present, in shares of the way.
    private var base = 0.0
    private var target = 1.0
    /// The share of the way that is shown while it is held.
    private(set) var held: Double?
    /// Told at the end; whether the way was gone to its end.
    var completion: ((Bool) -> Void)?
    /// Told just before the end, with everything still in place; may hold it there.
    var willEnd: (() -> Void)?
    /// A property of it was taken over or ended before its time.
    private(set) var wasInterrupted = false
    let allowsTouches: Bool
    let number: Int

    init(number: Int, timing: AnimationTiming, start: TimeInterval, allowsTouches: Bool = false) {
        self.number = number
        self.timing = timing
        self.start = start
        self.allowsTouches = allowsTouches
    }

    /// Changes when and how it runs, before it was ever shown.
    func retime(_ change: (inout AnimationTiming) -> Void) { change(&timing) }

    /// Shares of the way; a spring passes the end.
    package func progress(at time: TimeInterval) -> Double {
        if let held { return held }
        return base + (target - base) * timing.progress(at: time - start)
    }

    var end: TimeInterval { held == nil ? start + timing.total : .infinity }
    package func isOver(at time: TimeInterval) -> Bool { time >= end }
    /// Whether it ends where it began.
    var goesBack: Bool { target < 1 }

    func interrupt() { wasInterrupted = true }

    /// Shows a share of the way until it goes on.
    func hold(at share: Double) { held = share }

    func go(to target: Double, from share: Double, timing: AnimationTiming, at time: TimeInterval) {
        held = nil
        base = share
        self.target = target
        self.timing = timing
        start = time
    }
}
