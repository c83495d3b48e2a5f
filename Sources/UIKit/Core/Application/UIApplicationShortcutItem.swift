/// A quick action of the app's icon on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    open fileprivate(set) var type: String
    open fileprivate(set) var localizedTitle: String
    open fileprivate(set) var localizedSubtitle: String?
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    open fileprivate(set) var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action whose properties can be set one by one.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The icon of a quick action: a system icon, an asset or a symbol.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    package enum Source: Hashable {
        case system(IconType)
        case template(String)
        case symbol(String)
    }

    package let source: Source

    public init(type: IconType) { source = .system(type) }
    public init(templateImageName: String) { source = .template(templateImageName) }
    public init(systemImageName: String) { source = .symbol(systemImageName) }
}

extension UIApplication {
    /// Delivers a quick action that the user chose to the scene's delegate, or the app's.
    package func perform(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
        let scene =
            connectedScenes.first { $0.activationState == .foregroundActive } ?? connectedScenes.first
        if let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            delegate.windowScene(scene, performActionFor: shortcut, completionHandler: completion)
        } else {
            delegate?.application(self, performActionFor: shortcut, completionHandler: completion)
        }
    }
}
