/// A preferred range of frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// nil where any rate in the range is acceptable.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method once for each frame of the host, unless it is paused.
///
/// The run loop retains it, and it retains its target, from `add(to:forMode:)` to `invalidate()`.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var isAdded = false

    /// The time of the frame that was drawn last, in seconds on the host's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// The time of the next frame.
    open private(set) var targetTimestamp: TimeInterval = 0
    /// Seconds between two frames.
    open private(set) var duration: TimeInterval = 1.0 / 60
    open var isPaused = false {
        didSet { if !isPaused { LayoutTransaction.request() } }
    }
    /// Calls a second; 0 means one for each frame.
    open var preferredFramesPerSecond = 0
    /// Frames from one call to the next, on a screen of 60 frames a second.
    @available(*, deprecated, message: "preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }
    /// The preferred rate, or else the greatest, is used like `preferredFramesPerSecond`.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
            preferredFramesPerSecond = wanted >= 1 ? Int(wanted.rounded()) : 0
        }
    }
    private var lastCall: TimeInterval?

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded else { return }
        isAdded = true
        UIApplication.shared.timeline.displayLinks.append(self)
        LayoutTransaction.request()
    }
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }
    open func invalidate() { leave() }

    private func leave() {
        isAdded = false
        UIApplication.shared.timeline.displayLinks.removeAll { $0 === self }
    }

    /// Called before a frame is drawn.
    func frame(at time: TimeInterval, after previous: TimeInterval) {
        guard isAdded, !isPaused else { return }
        let isSlowed = preferredFramesPerSecond > 0
        if isSlowed, let lastCall, time - lastCall < 1 / Double(preferredFramesPerSecond) - 1e-4 { return }
        if time > previous { duration = time - previous }
        lastCall = time
        timestamp = time
        targetTimestamp = time + (isSlowed ? 1 / Double(preferredFramesPerSecond) : duration)
        selector.send(to: target, sender: self)
    }
}
