extension UIView {
    /// Changes made by the block take effect at once, and are drawn as a movement of `duration` seconds.
    ///
    /// Layout that the block asks for with `layoutIfNeeded()` moves too; what waits for the commit doesn't. The completion
    /// is called when the host's clock has passed the end, or at its next tick where the block changed nothing; with false
    /// where a property was taken over, or the animation removed, before its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(timing(duration, delay, options, curve: options.curve), options, animations, completion)
    }

    /// Moves like a spring that has settled after `duration` seconds.
    ///
    /// - Parameter dampingRatio: 1 comes to rest without passing the end; smaller ones swing.
    /// - Parameter velocity: at the start, in distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(
            settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        run(timing(duration, delay, options, curve: curve), options, animations, completion)
    }

    /// Moves like a spring with a perceived duration; it settles somewhat later.
    ///
    /// - Parameter bounce: 0 doesn't pass the end; towards 1 it swings ever more.
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

    /// Inside a block, an animation that runs a number of times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var timing = AnimationContext.current else { return animations() }
        timing.repeats = true
        timing.repeatCount = Double(count)
        timing.autoreverses = autoreverses
        run(timing, [], animations, nil)
    }

    /// Changes made by the block aren't animated, inside an animation block either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.run(AnimationContext.Frame(run: nil), actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// False inside `performWithoutAnimation` too.
    public class var areAnimationsEnabled: Bool {
        AnimationContext.isEnabled && AnimationContext.stack.last.map { $0.run != nil } ?? true
    }

    /// Seconds that the present animation block takes; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// A block inside another one takes over duration, delay and curve from it unless its options say otherwise.
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
