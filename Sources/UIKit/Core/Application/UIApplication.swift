/// The running app: its windows and the run-loop pass in which pending layout is done.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Retained, as a program has nowhere else to store it.
    open var delegate: (any UIApplicationDelegate)?
    /// Visible and hidden windows, the lowest level first, and within a level in the order in which they were made or shown.
    ///
    /// None is retained: a window that nobody holds isn't shown.
    open var windows: [UIWindow] {
        orderedWindows.compactMap(\.window).enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }
    /// Visible windows, the one that was shown first at the start.
    package final var visibleWindows: [UIWindow] { orderedWindows.compactMap(\.window).filter { !$0.isHidden } }
    private final var orderedWindows: [WeakWindow] = []
    open private(set) var keyWindow: UIWindow? {
        get { keyWindowReference?.view as? UIWindow }
        set { keyWindowReference = newValue?.constraintItemReference }
    }
    private final var keyWindowReference: ConstraintItemReference?
    open internal(set) var applicationState = State.active
    /// Connected scenes; none in an app that has only an app delegate.
    open internal(set) var connectedScenes: Set<UIScene> {
        get {
            if isLaunchingWithoutManifest, storedScenes.isEmpty { makeOwnScene() }
            return storedScenes
        }
        set { storedScenes = newValue }
    }
    final var storedScenes: Set<UIScene> = []
    /// True while an app without a scene manifest is told that it has launched: its scene is made if it asks for it then.
    final var isLaunchingWithoutManifest = false
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    open var supportsMultipleScenes: Bool { information.supportsMultipleScenes }
    final var information = ApplicationInformation() {
        didSet { UIScreen.main.applicationStyle = information.userInterfaceStyle }
    }
    /// True if the app's life cycle is reported to its scenes' delegates.
    final var hasScenes = false
    /// The result of the delegate's default implementation, by which it is recognised.
    weak final var defaultConfiguration: UISceneConfiguration?
    /// The number of sessions so far, used to number them.
    final var sessionCount = 0
    /// The number on the app's icon; nothing below the hosts shows it.
    open var applicationIconBadgeNumber = 0
    open var isIdleTimerDisabled = false
    /// A Boolean value that turned a wheel in the status bar before iOS 13; without effect since.
    open var isNetworkActivityIndicatorVisible = false
    /// The home screen's quick actions, besides those in `Info.plist`.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// The URLs that the app opened, and their opener.
    package final var externalURLs = ExternalURLs()
    /// The pictures of the device's library, newest first; set by a host.
    package final var photos: [UIImage] = []
    /// Called with each haptic feedback; set by a host.
    package final var feedbackObserver: ((HapticFeedback) -> Void)?
    final var backgroundTasks = BackgroundTasks()
    /// The orientations of a window whose controllers don't restrict them: the delegate's, or else the device's.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window)
            ?? (UIScreen.main.device.isPad ? .all : .allButUpsideDown)
    }
    final var timeline = Timeline()
    /// The pending calls of `perform(_:with:afterDelay:)`.
    final var delayedCalls: [DelayedCall] = []
    final var keyboard = KeyboardState()
    /// The receiver of keys; read it by `isFirstResponder`.
    package weak final var firstResponder: UIResponder?
    /// Dispatches an event to its windows; overrides see every touch and key first.
    open dynamic func sendEvent(_ event: UIEvent) { dispatch(event) }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection.interfaceDirection
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The delegate, where it is a responder and neither a view nor a controller.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    func keyWindowChanged(to window: UIWindow) {
        keyWindow?.resignKeyStatus()
        keyWindow = window
    }

    /// The highest level first, and within a level the window that was shown last.
    var windowsFrontToBack: [UIWindow] { windows.filter { !$0.isHidden }.reversed() }

    /// Forgets the windows of a device that ends, without notifying their controllers.
    ///
    /// - Parameter ended: the windows of that device; all others stay.
    package func endDevice(with ended: [UIWindow]) {
        orderedWindows.removeAll { ordered in ended.contains { $0 === ordered.window } }
        if let key = keyWindow, ended.contains(where: { $0 === key }) { keyWindow = nil }
    }

    func windowVisibilityChanged(_ window: UIWindow) {
        if !window.isHidden { moveToEnd(window) }
        giveScene(to: window)
    }

    /// Adds a window to those of its level, or moves it above them.
    func moveToEnd(_ window: UIWindow) {
        withdraw(window)
        orderedWindows.append(WeakWindow(window: window))
    }

    /// Takes a window out of the app's until it is shown, such as a host's own, which an app doesn't know.
    package func withdraw(_ window: UIWindow) {
        orderedWindows.removeAll { $0.window == nil || $0.window === window }
    }

    /// Performs the run-loop pass after events, timers and blocks: constraints and layout of every visible window, then
    /// the appearance calls that await a first layout.
    package func commit() {
        closeUndoGroups()
        for window in visibleWindows {
            window.layoutIfNeeded()
            window.finishAppearing()
        }
        releaseObjectsOfTurn()
    }

    /// The first layout of an app's windows, after which its controllers haven't appeared yet.
    package func layOutWindows() {
        for window in visibleWindows { window.layoutIfNeeded() }
    }

    /// Objects that live to the end of the turn.
    var objectsOfTurn: [AnyObject] = []
}

@MainActor private struct WeakWindow {
    private let reference: ConstraintItemReference
    var window: UIWindow? { reference.view as? UIWindow }

    init(window: UIWindow) { reference = window.constraintItemReference }
}

extension UIApplication {
    private func dispatch(_ event: UIEvent) {
        if let event = event as? UIPressesEvent { return dispatch(event) }
        var windows: [UIWindow] = []
        for window in event.touches.compactMap(\.window) where !windows.contains(where: { $0 === window }) {
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }
}
