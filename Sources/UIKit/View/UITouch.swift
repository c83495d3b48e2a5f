/// A finger on the screen, from its going down to its going up.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    open internal(set) var phase = Phase.began
    /// Seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var tapCount = 1
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }
}

/// What happened to one or several fingers at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    open internal(set) var allTouches: Set<UITouch>?
    /// Seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval = 0
}
