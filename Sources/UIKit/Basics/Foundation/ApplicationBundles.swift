/// The bundles that hold an app's files.
///
/// On Apple's systems the main bundle holds an app's resources; SwiftPM puts those of each target into a folder of
/// their own beside the executable: `Package_Target.resources`. A search in the main bundle, or in the app's, covers
/// those too.
enum ApplicationBundles {
    /// The bundle, and for the app's or the main bundle its siblings, in the order of their names.
    static func searched(for bundle: Bundle) -> [Bundle] {
        isApplication(bundle) ? [bundle] + beside.filter { $0.bundlePath != bundle.bundlePath } : [bundle]
    }

    static func isApplication(_ bundle: Bundle) -> Bool {
        [Bundle.main.bundlePath, application.bundlePath].contains(bundle.bundlePath)
    }

    /// The bundle beside the executable whose `Info.plist` is an app's: of several, the one named after the executable.
    static let application =
        application(among: all, executable: Bundle.main.executableURL?.lastPathComponent ?? "") ?? Bundle.main

    static func application(among bundles: [Bundle], executable: String) -> Bundle? {
        let applications = bundles.filter(isOfApplication)
        return applications.first { $0.bundlePath.hasSuffix("_\(executable).resources") } ?? applications.first
    }

    private static func isOfApplication(_ bundle: Bundle) -> Bool {
        bundle.infoDictionary?["CFBundlePackageType"] as? String == "APPL"
    }

    /// The bundle with the resources of a module; nil where it has none.
    static func holding(_ module: Substring) -> Bundle? {
        all.first { $0.bundlePath.hasSuffix("_\(module).resources") }
    }

    /// The app's bundle, or a library's of its package, by the identifier in its `Info.plist`; nil where none has it.
    static func identified(_ identifier: String) -> Bundle? { identified(identifier, among: [application] + all) }

    static func identified(_ identifier: String, among bundles: [Bundle]) -> Bundle? {
        bundles.first { information(in: [$0])?["CFBundleIdentifier"] as? String == identifier }
    }

    /// The path of a file among the bundle's resources, or among those of its base language.
    static func path(of name: String, ofType type: String, in bundle: Bundle) -> String? {
        for bundle in searched(for: bundle) {
            if let path = bundle.path(forResource: name, ofType: type) { return path }
            let base = (bundle.resourcePath ?? bundle.bundlePath) + "/Base.lproj/\(name).\(type)"
            if FileManager.default.fileExists(atPath: base) { return base }
        }
        return nil
    }

    /// The content of the app's `Info.plist`; empty where it has none.
    static var information: [String: Any] {
        // Libraries have lists of their own, of which some sort before the app's.
        information(in: [application] + searched(for: .main)) ?? Bundle.main.infoDictionary ?? [:]
    }

    /// The first `Info.plist` among the bundles' resources.
    static func information(in bundles: [Bundle]) -> [String: Any]? {
        for bundle in bundles {
            let path = (bundle.resourcePath ?? bundle.bundlePath) + "/Info.plist"
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            if let list = list as? [String: Any] { return list }
        }
        return nil
    }

    /// The app's bundle and those of its libraries; another app's in the same folder is none of them.
    private static let beside = all.filter {
        !isOfApplication($0) || $0.bundlePath == application.bundlePath
    }

    private static let all: [Bundle] = {
        let folder = Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap { Bundle(path: "\(folder)/\($0)") }
    }()
}

extension Bundle {
    /// The bundle with the app's resources and its `Info.plist`: the counterpart of `Bundle.main` on Apple's systems.
    ///
    /// Here the main bundle is the folder of the executable. In a package written by `masu-adapt`, `main` means this
    /// bundle.
    public static var application: Bundle { ApplicationBundles.application }

    /// The bundle with the resources of a class's module, for what `Bundle(for:)` gives on Apple's systems: Foundation on
    /// Linux knows the executable's folder alone. Without such resources it is that folder.
    public static func _holding(_ type: AnyClass) -> Bundle {
        let module = String(reflecting: type).prefix { $0 != "." }
        return ApplicationBundles.holding(module) ?? Bundle(for: type)
    }

    /// The bundle of this identifier, for what `Bundle(identifier:)` gives on Apple's systems: Foundation on Linux knows none of
    /// those of a package's modules.
    public static func _identified(_ identifier: String) -> Bundle? {
        ApplicationBundles.identified(identifier) ?? Bundle(identifier: identifier)
    }

    /// The folder of the bundle's resources.
    var folder: String { resourcePath ?? bundlePath }

    /// The bundle in UIKit's exceptions.
    var exceptionWords: String { "NSBundle <\(bundlePath)> (loaded)" }
}
