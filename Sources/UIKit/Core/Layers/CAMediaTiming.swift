import Motion

/// The timing of an animation or layer: seconds on the host's clock.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The beginning; 0 for the moment in which it is added. In a group relative to the group's beginning.
    var beginTime: CFTimeInterval { get set }
    /// The offset into its own time at which it begins.
    var timeOffset: CFTimeInterval { get set }
    /// 0 for the transaction's duration.
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    /// The number of runs; 0 for one.
    var repeatCount: Float { get set }
    /// The duration of all repetitions; 0 to use the count.
    var repeatDuration: CFTimeInterval { get set }
    /// True if each run is followed by the same one in reverse.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values before an animation's beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The animation's last value, as long as it isn't removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first value, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    let curve: TimingCurve

    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInOut
        case .default: curve = .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
        default: curve = .linear
        }
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = .bezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    /// Writes a point of the curve, x then y: the start, two control points, the end.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard case .bezier(let x1, let y1, let x2, let y2) = curve else { return }
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
    }
}

/// Seconds on the host's clock.
///
/// Callable from any thread.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
