/// The change of one or several touches, or keys, at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        /// The buttons of headphones and of other apps' players, which nothing here presses.
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Every touch on the screen, stationary ones included.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
    /// Seconds on the host's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    open internal(set) var buttonMask: ButtonMask = []

    /// In the order in which they began.
    final var touches: [UITouch] = []

    open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        matching { touch in gesture.tracking.touches.contains { $0 === touch } }
    }
    /// Hosts report each position separately.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func matching(_ predicate: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(predicate)
        return found.isEmpty ? nil : Set(found)
    }
}

/// The modifier keys that are pressed with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
