import Motion

extension UIView {
    /// Options for keyframe animations; raw values are UIKit's.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// A keyframe's value holds until its end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At constant speed, whatever the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the keyframes' values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: KeyframeMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates the keyframes that the block adds, each during its fraction of the duration.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timeline = UIApplication.shared.animations
        // The bits common to both types have the same meaning; an enclosing block's curve is inherited, else there is
        // none.
        let common = AnimationOptions(rawValue: options.rawValue & 0x3F | options.rawValue & (3 << 16))
        let curve = options.rawValue >> 16 & 3 == 0 ? TimingCurve.linear : common.curve
        let timing = timing(duration, delay, common, curve: curve)
        let animates = areAnimationsEnabled && timing.duration > 0
        let run = timeline.makeRun(
            timing, at: UIApplication.shared.now, allowsTouches: options.contains(.allowUserInteraction))
        AnimationContext.run(
            AnimationContext.Frame(
                run: animates ? run : nil, isKeyframe: true, keyframeMode: options.mode,
                interrupts: options.contains(.beginFromCurrentState),
                laysOutSubviews: options.contains(.layoutSubviews)),
            animations)
        timeline.finishBlock(run, completion: completion)
        LayoutTransaction.request()
    }

    /// Adds a keyframe to the enclosing keyframe block; outside of one its changes aren't animated.
    ///
    /// - Parameters:
    /// - frameStartTime: a fraction of the duration, 0...1.
    /// - frameDuration: a fraction of the duration, 0...1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard var frame = AnimationContext.stack.last, frame.isKeyframe else { return animations() }
        frame.start = min(max(frameStartTime, 0), 1)
        frame.end = min(max(frameStartTime + frameDuration, frame.start), 1)
        frame.touched = []
        AnimationContext.run(frame, animations)
    }
}
