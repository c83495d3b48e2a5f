import Motion

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// Provides an animator's timing curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        if case .bezier(let x1, let y1, let x2, let y2) = curve.curve {
            controlPoint1 = CGPoint(x: x1, y: y1)
            controlPoint2 = CGPoint(x: x2, y: y2)
        } else {
            (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        .bezier(
            x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y))
    }
}

/// A spring: by its damping ratio, for the animator's duration, or by its physics, with a duration of its own.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Spring {
        case ratio(Double)
        case physics(SpringPhysics)
    }

    private let spring: Spring
    /// The initial velocity, in distances a second.
    public let initialVelocity: CGVector

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        spring = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// The spring of UIKit's own animations.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        spring = .physics(SpringPhysics(mass: mass, stiffness: stiffness, damping: damping))
        initialVelocity = velocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    private var speed: Double {
        Double(initialVelocity.dx * initialVelocity.dx + initialVelocity.dy * initialVelocity.dy).squareRoot()
    }

    /// The animator's curve and duration.
    func curve(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        switch spring {
        case .ratio(let ratio):
            return (.spring(settlingIn: duration, dampingRatio: ratio, velocity: speed), duration)
        case .physics(let physics):
            let (ratio, settling) = (physics.ratio, physics.settlingTime)
            guard ratio < 1 else { return (.spring(settlingIn: settling, dampingRatio: 1, velocity: speed), settling) }
            return (.spring(frequency: physics.frequency, dampingRatio: ratio, velocity: speed), settling)
        }
    }
}
