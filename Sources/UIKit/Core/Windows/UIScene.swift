/// One instance of an app's interface, with a life cycle of its own.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The reasons for which the scene is connected.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        open var sourceApplication: String? { nil }
        open internal(set) var userActivities: Set<NSUserActivity> = []
    }

    public let session: UISceneSession
    /// Retained by the scene.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""

    /// Called by the application when a scene connects.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }

    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// The identity of a scene, which outlives its connection.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    open internal(set) weak var scene: UIScene?
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
        super.init()
    }
}

/// The classes and the storyboard of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// `UIWindowScene` where it is nil.
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// Its initial controller becomes the root of the scene's window.
    open var storyboard: UIStoryboard?

    /// Completed by the app's information on a configuration of that name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        UIApplication.shared.information.complete(self)
    }
}

/// A URL that the app is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL

    package init(url: URL) {
        self.url = url
        super.init()
    }
}
