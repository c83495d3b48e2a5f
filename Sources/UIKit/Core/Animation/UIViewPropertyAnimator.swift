import Motion

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

/// The position at which an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An object that can be started, paused, scrubbed and ended like an animator.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which animations can be added later.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation that can be paused, reversed and scrubbed.
///
/// Inactive until it is started or paused; then active, running or not; stopped between `stopAnimation(false)` and
/// `finishAnimation(at:)`. `fractionComplete` is a fraction of the visible progress. Times are the host's.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open var isUserInteractionEnabled = true
    open var isInterruptible = true
    /// True if `fractionComplete` is linear in time while it is paused, rather than on the timing curve.
    open var scrubsLinearly = true
    /// True if it stays active at its end, so that it can be reversed there.
    open var pausesOnCompletion = false

    private var animations: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var run: AnimationRun?
    private var isBackwards = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.curve(for: duration).duration ?? duration
        timingParameters = parameters
        super.init()
    }

    /// An animator without a duration: what it animates is done at once.
    public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it does

    /// - Parameter delayFactor: the fraction of the remaining duration that passes before.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard checksNotStopped("addAnimations") else { return }
        animations.append((animation, Double(min(max(delayFactor, 0), 1))))
        if let run { runAnimations(in: run) }
    }
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open var isRunning: Bool { state == .active && run.map { $0.held == nil } ?? false }
    open var isReversed: Bool {
        get { isBackwards }
        set { setReversed(newValue) }
    }
    open var fractionComplete: CGFloat {
        get { run.map { CGFloat($0.progress(at: UIApplication.shared.now)) } ?? 0 }
        set { scrub(to: newValue) }
    }
    open func startAnimation() { go(after: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) { go(after: delay) }
    open func pauseAnimation() {
        guard checksNotStopped("pauseAnimation"), isInterruptible else { return }
        let run = activate()
        run.hold(at: run.progress(at: UIApplication.shared.now))
    }
    /// Continues from where it is paused.
    ///
    /// - Parameter durationFactor: of the whole duration; 0 means the remaining one.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard checksNotStopped("continueAnimation") else { return }
        if let parameters { timingParameters = parameters }
        let factor = Double(durationFactor)
        go(after: 0, for: factor > 0 ? duration * factor : nil)
    }
    /// - Parameter withoutFinishing: true makes it inactive at once, without calling completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let run else { return }
        let now = UIApplication.shared.now
        let tracks = UIApplication.shared.animations.tracks(of: run)
        let values = tracks.map { $0.value(at: now) }
        UIApplication.shared.animations.drop(run)
        stopped = Array(zip(tracks, values))
        for (track, value) in stopped { track.view?.setAnimatedValue(value, for: track.key) }
        self.run = nil
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            UIKitException.raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
            return
        }
        for (track, _) in stopped {
            switch finalPosition {
            case .start: track.view?.setAnimatedValue(track.from, for: track.key)
            case .end: track.view?.setAnimatedValue(track.to, for: track.key)
            case .current: break
            }
        }
        end(at: finalPosition)
    }

    // MARK: Inside

    private var stopped: [(AnimationTrack, AnimatedValue)] = []

    private func checksNotStopped(_ method: String) -> Bool {
        guard state == .stopped else { return true }
        UIKitException.raise(
            .internalInconsistency, "\(method) was called on an animator that is stopped; finish it first.")
        return false
    }

    private func timing(_ duration: TimeInterval, _ delay: TimeInterval) -> AnimationTiming {
        var curve = TimingCurve.easeInOut
        var time = duration
        if let spring = timingParameters?.springTimingParameters {
            (curve, time) = spring.curve(for: duration)
        } else if let cubic = timingParameters?.cubicTimingParameters {
            curve = cubic.curve
        }
        return AnimationTiming(duration: max(0, time), delay: max(0, delay), curve: curve)
    }

    /// Runs the blocks, unless they have run, and pauses their changes at the start.
    private func activate() -> AnimationRun {
        if let run { return run }
        let timeline = UIApplication.shared.animations
        let run = timeline.makeRun(
            timing(duration, 0), at: UIApplication.shared.now, allowsTouches: isUserInteractionEnabled)
        run.hold(at: 0)
        self.run = run
        state = .active
        runAnimations(in: run)
        run.willEnd = { [self] in willEnd() }
        timeline.finishBlock(run) { [self] _ in end(at: isBackwards ? .start : .end) }
        return run
    }

    private func runAnimations(in run: AnimationRun) {
        let present = max(0, min(1, run.progress(at: UIApplication.shared.now)))
        let waiting = animations
        animations = []
        for (block, delayFactor) in waiting {
            let start = present + (1 - present) * delayFactor
            AnimationContext.run(
                AnimationContext.Frame(run: AnimationContext.isEnabled ? run : nil, start: start), block)
        }
        LayoutTransaction.request()
    }

    private func go(after delay: TimeInterval, for time: TimeInterval? = nil) {
        guard checksNotStopped("startAnimation") else { return }
        self.delay = delay
        let run = activate()
        guard let share = run.held else { return }
        let target = isBackwards ? 0.0 : 1.0
        let rest = time ?? duration * abs(target - share)
        run.go(to: target, from: share, timing: timing(rest, delay), at: UIApplication.shared.now)
        LayoutTransaction.request()
    }

    private func setReversed(_ backwards: Bool) {
        guard backwards != isBackwards else { return }
        isBackwards = backwards
        guard let run, run.held == nil else { return }
        run.hold(at: min(max(run.progress(at: UIApplication.shared.now), 0), 1))
        go(after: 0)
    }

    private func scrub(to fraction: CGFloat) {
        guard checksNotStopped("fractionComplete") else { return }
        let wasRunning = isRunning
        let run = activate()
        var share = Double(fraction)
        if !scrubsLinearly { share = timing(duration, 0).curve.progress(at: share, duration: duration) }
        run.hold(at: share)
        for track in UIApplication.shared.animations.tracks(of: run) { track.view?.setNeedsComposition() }
        if wasRunning { go(after: 0) }
    }

    /// Called when the run's time is over, with its tracks still in place.
    private func willEnd() {
        guard let run else { return }
        if pausesOnCompletion {
            run.hold(at: isBackwards ? 0 : 1)
        } else if isBackwards {
            for track in UIApplication.shared.animations.tracks(of: run) {
                track.view?.setAnimatedValue(track.from, for: track.key)
            }
        }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let finished = completions
        forget()
        for completion in finished { completion(position) }
    }

    private func forget() {
        state = .inactive
        run = nil
        stopped = []
        completions = []
        animations = []
        isBackwards = false
    }
}
