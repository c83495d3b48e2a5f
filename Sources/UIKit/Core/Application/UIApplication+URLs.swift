/// URLs that the app opens. The host opens them; without a host that does they are only recorded.
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

    /// Opens the app's settings, where there are any.
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Returns true for URLs that can be opened: web pages and the settings, as on a simulator, and schemes that the
    /// host declares.
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return ["http", "https", "app-settings"].contains(scheme) || externalURLs.schemes.contains(scheme)
    }

    /// Opens a URL, and calls the completion in the next run-loop pass with whether it was opened.
    ///
    /// With `universalLinksOnly` it always fails: no other app is installed that could own the link.
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

    /// Delivers a URL that another app, or the user, opens with this app to the scene's delegate, or the app's.
    package func receive(_ url: URL) {
        let scene = connectedScenes.first { $0.activationState == .foregroundActive } ?? connectedScenes.first
        if hasScenes, let scene {
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = delegate?.application(self, open: url, options: [:])
        }
    }
}

/// The URLs that the app opened, and the host's opener.
@MainActor package struct ExternalURLs {
    /// In the order of the calls.
    package var opened: [URL] = []
    /// Opens a URL and returns whether it could; set by a host.
    package var opener: ((URL) -> Bool)?
    /// Lower-case schemes of other apps that the host simulates.
    package var schemes: Set<String> = []
}
