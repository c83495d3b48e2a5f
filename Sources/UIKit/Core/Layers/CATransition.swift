import Graphics

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition enters.
///
/// `fromTop` and `fromBottom` are Core Animation's, whose y points upwards: on iOS's screens, where y points down,
/// `fromTop` enters from the lower edge.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// The direction of the motion on the screen, in sizes of the layer.
    fileprivate var way: CGVector {
        switch self {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}

/// Animates from the layer's picture at the moment of adding to the layer's present picture.
///
/// Provenance: claimed — pictures that slide in or out fade too: seen on iOS, without numbers.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// From the left unless set.
    open var subtype: CATransitionSubtype?
    /// The fraction at which the animation starts.
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    /// The layer's former picture, in coordinates whose origin is that of its bounds.
    var before = DisplayList.empty

    override var movingKeyPaths: [String] { type == .fade ? [] : ["a transition"] }

    override func makeCopy() -> CAAnimation {
        let copy = copyTiming(to: CATransition())
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        return copy
    }

    /// Draws both pictures at the present progress.
    func record(
        into recorder: inout DisplayListRecorder, bounds: CGRect, _ time: TimeInterval, of duration: TimeInterval,
        after: (inout DisplayListRecorder) -> Void
    ) {
        let share = CGFloat(startProgress + (endProgress - startProgress) * Float(paced(time, of: duration)))
        let way = (subtype ?? .fromLeft).way
        func old(_ recorder: inout DisplayListRecorder, moved: CGFloat, alpha: CGFloat) {
            place(into: &recorder, bounds, way, moved, alpha) { recorder in
                recorder.translate(x: bounds.minX, y: bounds.minY)
                recorder.append(before)
            }
        }
        func new(_ recorder: inout DisplayListRecorder, moved: CGFloat, alpha: CGFloat) {
            place(into: &recorder, bounds, way, moved, alpha, after)
        }
        switch type {
        case .push:
            old(&recorder, moved: share, alpha: 1 - share)
            new(&recorder, moved: share - 1, alpha: share)
        case .moveIn:
            old(&recorder, moved: 0, alpha: 1)
            new(&recorder, moved: share - 1, alpha: share)
        case .reveal:
            new(&recorder, moved: 0, alpha: 1)
            old(&recorder, moved: share, alpha: 1 - share)
        default:
            new(&recorder, moved: 0, alpha: 1)
            old(&recorder, moved: 0, alpha: 1 - share)
        }
    }

    private func place(
        into recorder: inout DisplayListRecorder, _ bounds: CGRect, _ way: CGVector, _ moved: CGFloat,
        _ alpha: CGFloat, _ body: (inout DisplayListRecorder) -> Void
    ) {
        guard alpha > 0 else { return }
        recorder.grouping(alpha: Double(min(1, alpha))) { recorder in
            recorder.saving { recorder in
                recorder.translate(x: way.dx * moved * bounds.width, y: way.dy * moved * bounds.height)
                body(&recorder)
            }
        }
    }
}

extension CALayer {
    /// The running transition, and its elapsed time; nil for most layers.
    var transition: (animation: CATransition, time: TimeInterval, duration: TimeInterval)? {
        guard let entry = animations.last(where: { $0.animation is CATransition }),
            let animation = entry.animation as? CATransition,
            let time = animation.localTime(localTime(LayerClock.now) - entry.start, of: entry.duration)
        else { return nil }
        return (animation, time, entry.duration)
    }

    /// The layer's present picture, its bounds' origin at (0, 0).
    var presentPicture: DisplayList {
        if let view { return view.displayList() }
        let seen = presented
        return DisplayList { recorder in
            recorder.translate(x: -seen.bounds.minX, y: -seen.bounds.minY)
            recordFreeBody(seen, into: &recorder, visible: seen.bounds.insetBy(dx: -1e5, dy: -1e5))
        }
    }
}
