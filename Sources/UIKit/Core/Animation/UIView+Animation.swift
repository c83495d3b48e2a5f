import Motion

extension UIView {
    /// Animates the block's changes: they take effect at once, and are drawn in motion for `duration` seconds.
    ///
    /// Layout that the block requests with `layoutIfNeeded()` is animated too; layout left for the commit isn't. The
    /// completion is called when the host's clock has passed the end, or at its next tick where the block changed
    /// nothing; with false where a property was replaced, or the animation removed, before its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(timing(duration, delay, options, curve: options.curve), options, animations, completion)
    }

    /// Animates with a spring that has come to rest after `duration` seconds.
    ///
    /// - Parameter dampingRatio: 1 doesn't overshoot the end; smaller ratios oscillate.
    /// - Parameter velocity: the initial one, in distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(
            settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        run(timing(duration, delay, options, curve: curve), options, animations, completion)
    }

    /// Animates with a spring of a perceived duration; its actual motion ends somewhat later.
    ///
    /// - Parameter bounce: 0 doesn't overshoot the end; towards 1 it oscillates ever more.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = PerceivedSpring(
            duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        let timing = timing(spring.settlingTime, delay, options, curve: spring.curve)
        run(timing, options, animations, completion)
    }

    /// Repeats the animation inside an animation block.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var timing = AnimationContext.current else { return animations() }
        timing.repeats = true
        timing.repeatCount = Double(count)
        timing.autoreverses = autoreverses
        run(timing, [], animations, nil)
    }

    /// Runs a block without animating its changes, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.run(AnimationContext.Frame(run: nil), actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// A Boolean value that indicates whether animations are enabled; false inside `performWithoutAnimation`.
    public class var areAnimationsEnabled: Bool {
        AnimationContext.isEnabled && AnimationContext.stack.last.map { $0.run != nil } ?? true
    }

    /// The duration of the present animation block in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// The timing of a block; a nested one inherits duration, delay and curve unless its options say otherwise.
    class func timing(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, curve: TimingCurve
    ) -> AnimationTiming {
        var timing = AnimationTiming(
            duration: max(0, duration), delay: max(0, delay), curve: curve, repeats: options.contains(.repeat),
            autoreverses: options.contains(.autoreverse))
        if let outer = AnimationContext.current {
            if !options.contains(.overrideInheritedDuration) {
                timing.duration = outer.duration
                timing.delay = outer.delay
            }
            if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        }
        return timing
    }

    private class func run(
        _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let timeline = UIApplication.shared.animations
        let animates = areAnimationsEnabled && timing.duration > 0
        let run = timeline.makeRun(
            timing, at: UIApplication.shared.now, allowsTouches: options.contains(.allowUserInteraction))
        AnimationContext.run(
            AnimationContext.Frame(
                run: animates ? run : nil, interrupts: options.contains(.beginFromCurrentState),
                laysOutSubviews: options.contains(.layoutSubviews)),
            animations)
        timeline.finishBlock(run, completion: completion)
        LayoutTransaction.request()
    }
}
