extension UIView {
    /// How an animation starts, runs and ends; raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out, inside the block, the views that it changed.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Animations always start where the property is seen to be.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Changes made by the block take effect at once, and are drawn as a movement of `duration` seconds.
    ///
    /// Layout that the block asks for with `layoutIfNeeded()` moves too; what waits for the commit doesn't. The completion
    /// is called when the host's clock has passed the end, or at its next tick where the block changed nothing.
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
        let curve = AnimationCurve.spring(
            settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        run(timing(duration, delay, options, curve: curve), options, animations, completion)
    }

    /// Changes made by the block aren't animated, inside an animation block either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.run(AnimationContext.Frame(timing: nil, block: 0), actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// False inside `performWithoutAnimation` too.
    public class var areAnimationsEnabled: Bool {
        AnimationContext.isEnabled && AnimationContext.stack.last.map { $0.timing != nil } ?? true
    }

    /// Seconds that the present animation block takes; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// A block inside another one takes over duration, delay and curve from it unless its options say otherwise.
    private class func timing(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, curve: AnimationCurve
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
        let block = timeline.beginBlock()
        let animates = areAnimationsEnabled && timing.duration > 0
        AnimationContext.run(
            AnimationContext.Frame(
                timing: animates ? timing : nil, block: block, laysOutSubviews: options.contains(.layoutSubviews)),
            animations)
        timeline.endBlock(block, at: UIApplication.shared.now, timing: timing, completion: completion)
        Commit.request()
    }
}

extension UIView {
    /// Where and how the view is to be drawn at a time: its end state, under what is still moving.
    package struct Presentation {
        package var center: CGPoint
        package var bounds: CGRect
        package var transform: CGAffineTransform
        package var alpha: CGFloat
        package var backgroundColor: UIColor?

        /// In the superview's coordinates.
        package var frame: CGRect {
            ViewGeometry(center: center, bounds: bounds, transform: transform).frame
        }
    }

    /// - Parameter time: seconds on the host's clock.
    package func presentation(at time: TimeInterval) -> Presentation {
        var result = Presentation(
            center: geometry.center, bounds: geometry.bounds, transform: geometry.transform, alpha: viewStyle.alpha,
            backgroundColor: viewStyle.backgroundColor)
        for track in UIApplication.shared.animations.tracks where track.view === self {
            switch (track.key, track.value(at: time)) {
            case (.center, .point(let value)): result.center = value
            case (.bounds, .rectangle(let value)): result.bounds = value
            case (.transform, .transform(let value)): result.transform = value
            case (.alpha, .number(let value)): result.alpha = value
            case (.backgroundColor, .color(let value)): result.backgroundColor = value
            default: break
            }
        }
        return result
    }
}
