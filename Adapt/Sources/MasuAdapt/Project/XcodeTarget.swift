import Foundation

/// A target of a project: what it is, its files and its settings.
struct XcodeTarget {
    enum Kind: Equatable {
        case application, framework, unitTests
        /// A kind that no package can hold, in words.
        case other(String)
    }

    let name: String
    let kind: Kind
    let settings: BuildSettings
    /// Swift files, in the order of their paths.
    private(set) var sources: [URL] = []
    /// Files and folders that go into the bundle.
    private(set) var resources: [URL] = []
    /// Data models, from which classes may be generated.
    private(set) var models: [URL] = []
    /// Headers of Objective-C.
    private(set) var headers: [URL] = []
    /// Files that are compiled by something else than Swift's compiler.
    private(set) var foreign: [URL] = []
    /// Files that the project names, but that aren't there.
    private(set) var absent: [URL] = []
    /// Names of the targets that it needs.
    let dependencies: [String]

    /// The name by which other modules import it.
    var module: String { settings["PRODUCT_MODULE_NAME"] ?? name.asIdentifier }

    init(_ object: XcodeProject.Object, of project: XcodeProject) {
        let name = object.string("name") ?? ""
        self.name = name
        settings = Self.settings(of: object, named: name, in: project)
        kind = Self.kind(of: object, settings: settings)
        dependencies = project.objects(object.strings("dependencies")).compactMap {
            project.object($0.string("target"))?.string("name") ?? $0.string("name")
        }
        for phase in project.objects(object.strings("buildPhases")) {
            if phase.kind == "PBXHeadersBuildPhase" {
                headers += project.objects(phase.strings("files")).flatMap {
                    $0.string("fileRef").map(project.files) ?? []
                }
            }
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) else { continue }
            for entry in project.objects(phase.strings("files")) {
                for file in entry.string("fileRef").map(project.files) ?? [] {
                    add(file, compiled: phase.kind == "PBXSourcesBuildPhase")
                }
            }
        }
        for group in project.objects(object.strings("fileSystemSynchronizedGroups")) {
            addFiles(ofFolder: group, of: object, in: project)
        }
        sources = Self.ordered(sources)
        resources = Self.ordered(resources)
        foreign = Self.ordered(foreign)
        models = Self.ordered(models)
        absent = Self.ordered(absent)
    }

    private static func ordered(_ files: [URL]) -> [URL] {
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
    }

    private mutating func add(_ file: URL, compiled: Bool) {
        if !FileManager.default.fileExists(atPath: file.path) {
            absent.append(file)
        } else if file.pathExtension == "swift" {
            sources.append(file)
        } else if DataModel.isModel(file) {
            models.append(file)
        } else if compiled {
            foreign.append(file)
        } else {
            resources.append(file)
        }
    }

    /// All that is in a folder, but for what the target excepts.
    private mutating func addFiles(
        ofFolder group: XcodeProject.Object, of target: XcodeProject.Object, in project: XcodeProject
    ) {
        guard let folder = project.places[group.identifier] else { return }
        let exceptions = project.objects(group.strings("exceptions")).filter {
            $0.string("target") == target.identifier
        }
        let excepted = Set(exceptions.flatMap { $0.strings("membershipExceptions") })
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        for path in paths
        where !excepted.contains(path) && !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            let file = folder.appendingPathComponent(path)
            let above = path.split(separator: "/").dropLast().map { URL(fileURLWithPath: String($0)).pathExtension }
            guard !above.contains(where: Self.wholes.contains) else { continue }
            if Self.wholes.contains(file.pathExtension) {
                add(file, compiled: Self.modelled.contains(file.pathExtension))
            } else if !file.isFolder, !["h", "plist", "entitlements", "xcconfig", "md"].contains(file.pathExtension) {
                add(file, compiled: ["m", "mm", "c", "cpp", "metal", "intentdefinition"].contains(file.pathExtension))
            } else if file.pathExtension == "h" {
                headers.append(file)
            } else if file.pathExtension == "plist", file.lastPathComponent != "Info.plist" {
                resources.append(file)
            }
        }
    }

    /// Folders that are one file to Xcode.
    private static let wholes: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlmodel", "docc", "scnassets",
    ]
    private static let modelled: Set<String> = ["mlmodel", "docc"]

    private static func kind(of object: XcodeProject.Object, settings: BuildSettings) -> Kind {
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos").lowercased()
        guard platforms.contains("iphone") || platforms == "auto" else { return .other("for \(platforms)") }
        return switch (object.string("productType") ?? "").replacing("com.apple.product-type.", with: "") {
        case "application": .application
        case "framework", "framework.static", "library.static": .framework
        case "bundle.unit-test": .unitTests
        case "bundle.ui-testing": .other("tests of the user interface")
        case let type where type.contains("extension"): .other("an extension")
        case let type: .other(type)
        }
    }

    private static func settings(
        of object: XcodeProject.Object, named name: String, in project: XcodeProject
    ) -> BuildSettings {
        var layers: [[String: String]] = []
        var configuration = "Debug"
        for list in [project.configurationList, object.string("buildConfigurationList")] {
            let configurations = project.objects(project.object(list)?.strings("buildConfigurations") ?? [])
            guard let chosen = configurations.first(where: { $0.string("name") == "Debug" }) ?? configurations.first
            else { continue }
            configuration = chosen.string("name") ?? configuration
            if let file = chosen.string("baseConfigurationReference").flatMap({ project.places[$0] }) {
                layers.append(BuildSettings.layer(ofFile: file))
            }
            layers.append(BuildSettings.layer(chosen.fields["buildSettings"] as? [String: Any] ?? [:]))
        }
        var settings = BuildSettings(
            [
                [
                    "SRCROOT": project.folder.path, "PROJECT_DIR": project.folder.path, "PROJECT_NAME": project.name,
                    "TARGET_NAME": name, "CONFIGURATION": configuration,
                ]
            ] + layers)
        settings.setDefault("PRODUCT_NAME", name)
        settings.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
        settings.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
        settings.setDefault("DEVELOPMENT_LANGUAGE", "en")
        settings.setDefault("CURRENT_PROJECT_VERSION", "1")
        settings.setDefault("MARKETING_VERSION", "1.0")
        return settings
    }
}

extension URL {
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
