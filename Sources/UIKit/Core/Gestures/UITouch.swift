/// A touch on the screen, from its beginning to its end.
///
/// The same object is delivered throughout, with its position and phase updated.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    open internal(set) var phase = Phase.began
    /// Seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of taps in quick succession at the position, this one included.
    open internal(set) var tapCount = 1
    open internal(set) var type = TouchType.direct
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    /// In points.
    open internal(set) var majorRadius: CGFloat = 20
    open internal(set) var majorRadiusTolerance: CGFloat = 4
    /// 1 is an ordinary touch; 0 where the device doesn't measure force.
    open internal(set) var force: CGFloat = 0
    open internal(set) var maximumPossibleForce: CGFloat = 0
    /// In radians from the screen; a finger counts as perpendicular.
    open internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// The recognisers that received the touch, the deepest view's first.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The touch's serial number in the program, by which sets of touches are ordered.
    final let serial: Int
    /// In window coordinates.
    final var location = CGPoint.zero
    final var previousLocation = CGPoint.zero
    final var recognizers: [UIGestureRecognizer] = []
    final var delivery = TouchDelivery()

    private static var count = 0

    public override init() {
        UITouch.count += 1
        serial = UITouch.count
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// In radians around the screen's normal; 0 for fingers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// True if the touch has left the screen.
    var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension Collection where Element == UITouch {
    /// By the time they began: sets have no reliable order.
    @MainActor var inOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
