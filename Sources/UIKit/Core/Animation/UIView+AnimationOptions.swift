import Motion

extension UIView {
    /// Options for the start, timing and end of an animation; raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out, inside the block, the views that it changed.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated; otherwise touches skip them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Animations always start at the property's drawn value; this one also ends those that it replaces.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Transitions keep drawing the views' changing content.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Transitions between two views hide one and show the other, and leave both in the hierarchy.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Hints about the frame rate; the host's rate is used.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }

        var transition: ViewTransition.Kind? { ViewTransition.Kind(rawValue: rawValue >> 20 & 7) }
    }

    /// The curves by name.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var curve: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

/// A spring in perceptual terms: its duration and its bounce.
struct PerceivedSpring {
    let duration: Double
    let bounce: Double
    let velocity: Double

    private var frequency: Double { 2 * .pi / max(duration, 1e-3) }
    private var ratio: Double { bounce >= 0 ? max(0.01, 1 - bounce) : min(1, 1 / (1 + bounce)) }

    var curve: TimingCurve { .spring(frequency: frequency, dampingRatio: min(ratio, 1), velocity: velocity) }

    /// The time after which it stays within a thousandth of its distance.
    var settlingTime: Double {
        let decay = min(ratio, 1) * frequency
        return (log(1000) + (ratio >= 1 ? 2.3 : 0)) / decay
    }
}
