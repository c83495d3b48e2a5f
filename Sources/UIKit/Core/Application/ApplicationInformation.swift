/// The settings in an app's `Info.plist` that matter for its launch.
@MainActor struct ApplicationInformation {
    /// The storyboard whose initial controller the app starts with, where it has no scenes.
    var mainStoryboard: String?
    /// By name; those without a name under "".
    var configurations: [String: Configuration] = [:]
    /// In the order of the file.
    var configurationNames: [String] = []
    var supportsMultipleScenes = false
    /// True if the scene manifest has configurations. One without any, as Xcode generates it for a project that was made
    /// with scenes and lost them, leaves the app its delegate's window and main storyboard.
    ///
    /// Provenance: claimed — a manifest without configurations isn't the life cycle of scenes: public apps with such a one
    /// make their window in the app's delegate; Apple's article says only that the manifest means support for scenes.
    var hasScenes = false
    /// The status bar of all screens; nil where their controllers decide on it, which is the default.
    var statusBar: StatusBar?
    /// Light or dark for all screens, whatever the person chose on the device; unspecified where they follow that.
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    struct StatusBar {
        var style: UIStatusBarStyle
        var isHidden: Bool
    }

    struct Configuration {
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// - Parameter module: the value of `$(PRODUCT_MODULE_NAME)` in names of classes.
    init(_ dictionary: [String: Any] = [:], module: String = "") {
        mainStoryboard = Self.name(dictionary["UIMainStoryboardFile"])
        if let decides = dictionary["UIViewControllerBasedStatusBarAppearance"], !Self.flag(decides) {
            let isLight = ["UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque"]
                .contains(dictionary["UIStatusBarStyle"] as? String)
            statusBar = StatusBar(
                style: isLight ? .lightContent : .default, isHidden: Self.flag(dictionary["UIStatusBarHidden"]))
        }
        switch dictionary["UIUserInterfaceStyle"] as? String {
        case "Light": userInterfaceStyle = .light
        case "Dark": userInterfaceStyle = .dark
        default: break
        }
        guard let manifest = dictionary["UIApplicationSceneManifest"] as? [String: Any] else { return }
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let all = manifest["UISceneConfigurations"] as? [String: Any]
        hasScenes = all?.isEmpty == false
        let windows = all?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
        func className(_ value: Any?) -> String? {
            (value as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        }
        for entry in windows {
            let name = entry["UISceneConfigurationName"] as? String ?? ""
            configurationNames.append(name)
            configurations[name] = Configuration(
                sceneClass: className(entry["UISceneClassName"]),
                delegateClass: className(entry["UISceneDelegateClassName"]),
                storyboard: Self.name(entry["UISceneStoryboardFile"]))
        }
    }

    private static func flag(_ value: Any?) -> Bool {
        (value as? NSNumber)?.boolValue ?? (value as? NSString)?.boolValue ?? false
    }

    /// A storyboard's name; an empty one, which a project's settings leave behind, is none.
    private static func name(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }

    /// Completes a configuration with the file's values for its name, or with those of the first one where it has no
    /// name. One that the file doesn't have stays without a delegate and a storyboard, so that nothing is shown, and UIKit's log
    /// says so.
    func complete(_ configuration: UISceneConfiguration) {
        guard let name = configuration.name ?? configurationNames.first else { return }
        guard let entry = configurations[name] else {
            if hasScenes, configuration.delegateClass == nil {
                UIKitLog.write(
                    "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration "
                        + "named \"\(name)\")")
            }
            return
        }
        configuration.sceneClass = entry.sceneClass.flatMap(NSClassFromString)
        configuration.delegateClass = entry.delegateClass.flatMap(NSClassFromString)
        configuration.useStoryboard(named: entry.storyboard)
    }
}
