/// Addresses that the app hands to others. The host opens them; without one that does they are noted down and nothing
/// else happens.
extension UIApplication {
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Shows the app's settings, where there are any.
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether somebody opens addresses of this kind: web pages and the settings, as on a simulator, and besides what
    /// the host says.
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return ["http", "https", "app-settings"].contains(scheme) || externalURLs.schemes.contains(scheme)
    }

    /// Hands an address to whoever opens it, and says in the next turn whether somebody did.
    ///
    /// With `universalLinksOnly` nobody does: no other app is there that a web address belongs to.
    @preconcurrency public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = openExternally(url, options)
        guard let completion else { return }
        after(0) { completion(isOpened) }
    }

    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        openExternally(url, options)
    }

    @discardableResult
    public func openURL(_ url: URL) -> Bool { openExternally(url, [:]) }

    private func openExternally(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        let wantsApp = options[.universalLinksOnly] as? Bool ?? false
        guard !wantsApp, canOpenURL(url) else { return false }
        externalURLs.opened.append(url)
        return externalURLs.opener?(url) ?? true
    }

    /// Another app, or the user, wants this app to open an address: the scene's delegate hears of it, or the app's.
    package func receive(_ url: URL) {
        if let scene = connectedScenes.first(where: { $0.activationState == .foregroundActive })
            ?? connectedScenes.first
        {
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = delegate?.application(self, open: url, options: [:])
        }
    }
}

/// What an app handed to others.
@MainActor package struct ExternalURLs {
    /// In the order in which the app asked.
    package var opened: [URL] = []
    /// Opens an address and says whether it could; set by a host.
    package var opener: ((URL) -> Bool)?
    /// Schemes, in lower case, of other apps that the host plays.
    package var schemes: Set<String> = []
}
