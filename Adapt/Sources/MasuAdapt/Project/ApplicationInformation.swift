import Foundation

/// The values of an app's `Info.plist`, or a framework's: the target's file, with the additions of its settings.
struct ApplicationInformation {
    private(set) var values: [String: Any]
    /// Sentences on a list that the project names and that isn't there.
    private(set) var warnings: [String] = []

    init(of target: XcodeTarget, in project: XcodeProject) throws {
        let settings = target.settings
        values = [
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        ]
        if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
            let written = path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
            let file = written.inAnyCase
            if FileManager.default.fileExists(atPath: file.path) {
                values.merge(try Self.list(file, of: target)) { $1 }
            } else {
                values.merge(Self.usual(for: target)) { $1 }
                warnings.append(
                    "the target \(target.name) has its information in \(file.path), which is missing: the package gets a "
                        + "list as Xcode's template has it, without what the app added (keys, fonts, purposes); put the "
                        + "file there to have them")
            }
        }
        addGenerated(settings)
        // As the build adds it.
        if let target = settings["IPHONEOS_DEPLOYMENT_TARGET"], !target.isEmpty { values["MinimumOSVersion"] = target }
        values = Self.expanded(values, by: settings) as? [String: Any] ?? values
        let variables = target.kind == .application ? XcodeScheme(of: target.name, in: project.url).variables : [:]
        if !variables.isEmpty, values["LSEnvironment"] == nil { values["LSEnvironment"] = variables }
        // This value distinguishes the app's bundle from those of its libraries.
        values["CFBundlePackageType"] = target.kind == .framework ? "FMWK" : "APPL"
    }

    /// The list of Xcode's template, by what the target has: a main storyboard, a delegate of scenes.
    private static func usual(for target: XcodeTarget) -> [String: Any] {
        let names = Set(target.resources.map(\.lastPathComponent))
        var values: [String: Any] = [:]
        if names.contains("LaunchScreen.storyboard") { values["UILaunchStoryboardName"] = "LaunchScreen" }
        let hasStoryboard = names.contains("Main.storyboard")
        if hasStoryboard { values["UIMainStoryboardFile"] = "Main" }
        guard let delegate = sceneDelegate(in: target.sources) else { return values }
        var scene = [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(delegate)",
        ]
        if hasStoryboard { scene["UISceneStoryboardFile"] = "Main" }
        values["UIApplicationSceneManifest"] = [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
        ]
        return values
    }

    /// The first class that is declared as a window scene's delegate.
    private static func sceneDelegate(in sources: [URL]) -> String? {
        for source in sources {
            let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
            if let found = text.firstMatch(of: /\bclass\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/) {
                return String(found.1)
            }
        }
        return nil
    }

    private static func list(_ file: URL, of target: XcodeTarget) throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw XcodeProjectError("the target \(target.name) has its information in \(file.path), which is missing")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw XcodeProjectError("\(file.path), the information of the target \(target.name), is no property list")
        }
        return list
    }

    /// `INFOPLIST_KEY_…` settings, where Xcode makes the list, or completes it.
    private mutating func addGenerated(_ settings: BuildSettings) {
        guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(withPrefix: prefix) {
            guard let value = settings[name] else { continue }
            let key = String(name.dropFirst(prefix.count)).replacing("_iPhone", with: "~iphone")
                .replacing("_iPad", with: "~ipad")
            switch key {
            case "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation": continue
            case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
                values[key] = value.split(separator: " ").map(String.init)
            case _ where ["YES", "NO"].contains(value): values[key] = value == "YES"
            default: values[key] = value
            }
        }
        if settings["\(prefix)UIApplicationSceneManifest_Generation"] == "YES",
            values["UIApplicationSceneManifest"] == nil
        {
            values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
        }
    }

    private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, by: settings) }
        case let table as [String: Any]: table.mapValues { expanded($0, by: settings) }
        default: value
        }
    }

    var data: Data {
        get throws {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        }
    }
}
