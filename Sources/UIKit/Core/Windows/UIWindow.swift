/// The root of a screen's views; it owns their layout engine.
@preconcurrency @MainActor open class UIWindow: UIView {
    open var screen: UIScreen { UIScreen.main }
    open private(set) var isKeyWindow = false
    private final var knownTraits: UITraitCollection?
    /// The transition that was announced to the controllers and hasn't happened yet.
    private final var classTransition: ControllerTransition?
    /// Controllers without a parent that appear with the next layout.
    final var appearingAlone: [WeakController] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginHidden()
    }

    /// As large as the app's part of the screen, like every window without a frame.
    public convenience init() { self.init(frame: UIScreen.main.sceneBounds) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// As large as the scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.sceneBounds)
        beginHidden()
        self.windowScene = windowScene
    }

    /// A window that code makes is one of the app's, and hidden at first.
    private func beginHidden() {
        isHidden = true
        withoutRecordingCustomization { $0.backgroundColor = nil }
        UIApplication.shared.moveToEnd(self)
    }

    /// The scene that shows the window. In an app without scenes of its own each window that is shown has the app's one.
    open weak var windowScene: UIWindowScene?

    open var rootViewController: UIViewController? {
        didSet { rootViewControllerChanged(from: oldValue) }
    }

    /// Shows the window, above the others of its level.
    open func makeKeyAndVisible() {
        makeKey()
        if isHidden { isHidden = false } else { UIApplication.shared.windowVisibilityChanged(self) }
    }

    /// The level that orders windows above each other.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }

    open var windowLevel = Level.normal
    /// Dispatches an event to the recognisers and views of this window.
    open dynamic func sendEvent(_ event: UIEvent) { TouchStream.shared.dispatch(event, in: self) }

    open func makeKey() {
        guard !isKeyWindow else { return }
        UIApplication.shared.keyWindowChanged(to: self)
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    func resignKeyStatus() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Called when the window becomes the one that receives keys, and when it no longer is; not for apps to call.
    open func becomeKey() {}
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changes = newValue != super.isHidden
            if changes, newValue { TouchStream.shared.cancelTouches(of: self) }
            super.isHidden = newValue
            guard changes else { return }
            UIApplication.shared.windowVisibilityChanged(self)
            if newValue {
                rootViewController?.disappear()
            } else {
                // A window that was made for the whole screen takes what its scene has of it.
                if screen.device.isResized, frame == screen.bounds { super.frame = screen.sceneBounds }
                applyAppearances()
                showRootView()
            }
            NotificationCenter.default.post(
                name: newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
                object: self)
        }
    }

    /// A new size is a rotation for the window's content: controllers are notified before their views change.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard newValue.size != super.frame.size, !isHidden, let controller = rootViewController else {
                super.frame = newValue
                return
            }
            let transition = ControllerTransition(in: self, from: nil, to: nil, isAnimated: false)
            controller.viewWillTransition(to: newValue.size, with: transition)
            controller.forEachPresentation { $0.viewWillTransition(to: newValue.size, with: transition) }
            transition.run(nil, duration: 0) {
                super.frame = newValue
            } end: { _ in
                if transition.isAwaited { self.layoutIfNeeded() }
            }
        }
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    private lazy final var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The traits of the window's views: the scene's or the screen's, with the window's overrides.
    var windowTraits: UITraitCollection {
        updateTintTrait()
        let above = windowScene?.traitCollection ?? screen.traitCollection
        return traitOverriding?.traits(over: above) ?? above
    }

    /// Notifies the controllers of a change of size classes while they still have the old ones.
    func willTake(_ screenTraits: UITraitCollection) {
        guard let knownTraits, !isHidden, let controller = rootViewController else { return }
        let coming = traitOverriding?.traits(over: screenTraits) ?? screenTraits
        guard
            coming.horizontalSizeClass != knownTraits.horizontalSizeClass
                || coming.verticalSizeClass != knownTraits.verticalSizeClass
        else { return }
        let transition = ControllerTransition(in: self, from: nil, to: nil, isAnimated: false)
        controller.willTransition(to: coming, with: transition)
        controller.forEachPresentation { $0.willTransition(to: coming, with: transition) }
        classTransition = transition
    }

    /// Called after a change of the screen's traits or the window's overrides.
    package func traitsMayHaveChanged() {
        updateSafeArea()
        let present = windowTraits
        defer { knownTraits = present }
        guard let knownTraits, knownTraits != present else { return }
        let transition = classTransition ?? ControllerTransition(in: self, from: nil, to: nil, isAnimated: false)
        classTransition = nil
        transition.run(nil, duration: 0) {
            self.notifyTraitsChanged(from: knownTraits)
        } end: { _ in
        }
        setNeedsLayout()
        setNeedsComposition()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        updateSafeArea()
    }

    open override func layoutSubviews() {
        dictateRootSize()
        super.layoutSubviews()
    }

    /// Keeps a root view that doesn't translate its mask as large as the window, as long as no constraint ties it to anything
    /// outside. Containers don't: in them such a view has the size of its constraints.
    ///
    /// Provenance: claimed — the window's size: Masonry's issue 74 (a window's root view fits it, until a presentation ends),
    /// TinyConstraints' pull request 25 (right without a navigation controller, wrong in one), and an app of 2017 whose root is
    /// a collection view without constraints. What a presentation does to it isn't followed.
    private func dictateRootSize() {
        guard let root = rootViewController?.viewIfLoaded, root.superview === self,
            !root.layoutTraits.translatesAutoresizingMask
        else { return }
        guard root.layoutTraits.constraintsFromOutside == 0 else { return root.forgetDictatedSize() }
        root.frame = bounds
        root.dictateSize()
    }

    /// Sets the safe area of a visible window of its screen's size to the area that the device's shape leaves free.
    private func updateSafeArea() {
        guard knownTraits != nil else { return }
        setSafeAreaInsets(bounds.size == screen.sceneBounds.size ? screen.device.safeArea : .zero)
    }

    private func rootViewControllerChanged(from old: UIViewController?) {
        guard rootViewController !== old else { return }
        // The old controller's presentations are dismissed with it.
        if old?.presentedViewController != nil { old?.dismiss(animated: false) }
        old?.disappear()
        old?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootView() }
    }

    /// A window without a controller shows its own subviews, which have the safe area too.
    private func showRootView() {
        knownTraits = windowTraits
        updateSafeArea()
        guard let controller = rootViewController else { return }
        controller.willAppear()
        guard let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        controller.appearance.isPending = true
        setNeedsLayout()
    }

    // Overridden by apps in extensions.
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
}
