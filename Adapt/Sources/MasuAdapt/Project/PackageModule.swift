import Foundation

/// A module of the package that is written: its files, and what else of the package it needs.
struct PackageModule {
    enum Kind {
        case application, library, tests
        /// A library of the system, which has a header alone.
        case system
        /// A library in C.
        case c
    }

    let name: String
    let kind: Kind
    var sources: [URL]
    var resources: [URL] = []
    /// The files of bundles among the resources, by the bundles' names.
    var resourceBundles: [String: [URL]] = [:]
    /// Files that become resources without being files of the project.
    var generated: [String: Data] = [:]
    /// Texts in place of those of files: without what only SwiftUI can draw.
    var changedTexts: [URL: String] = [:]
    /// Screens in SwiftUI, in whose place are views with their names.
    var placeholders: [String] = []
    /// Files that aren't in it, each with the reason.
    var leftOut: [String] = []
    /// Sentences on what isn't as the project says.
    var warnings: [String] = []
    /// Data models, with the classes that are generated from them.
    var models: [URL] = []
    /// Sources that are in no file of the project, by the names of their copies.
    var generatedSources: [String: String] = [:]
    /// Modules of the package, and products of Masu beyond UIKit.
    var dependencies: [String] = []
    var products: [String] = []
    var conditions: [String] = []
    /// Text written in place of sources.
    var standIn: String?
    /// Text written beside the sources, in place of what their own conditions leave out on Linux.
    var supplement: String?
    /// True if a header of Objective-C brings UIKit into every file.
    var hasUmbrella = false
    /// Modules that a header of Objective-C brings into every file: of its imports those that are there.
    var bridged: [String] = []
    /// Other modules that files see which import this one.
    var companions: [String] = []
    /// Classes of a library that are in Objective-C, and so not here.
    var foreignClasses: Set<String> = []
    /// True if each file sees the declarations in place of missing types.
    var importsStandIns = false
    /// The lowest release that it runs on; nil for one that doesn't say so.
    var minimumRelease: ReleaseNumber?
    /// The mode of the language: Swift 4's for a target before 4.2, where UIKit's types and constants had other names, 4.2's for one
    /// before 5, where `try?` of an optional value was optional twice.
    var languageMode = ".v5"
    /// True for a target whose declarations belong to the main actor where they don't say otherwise, as in Xcode 26's new
    /// projects.
    var isIsolatedToMainActor = false
    /// Features of the language that the target asks for beside its version.
    var features: [String] = []
    /// True for tests that the app runs around.
    var isHosted = false
    /// The target that is taken as it is: in C, or the system's.
    var plain: PlainTarget?

    var folder: String { (kind == .tests ? "Tests/" : "Sources/") + name }
    var hasResources: Bool { kind != .system && kind != .c && hasFiles }
    private var hasFiles: Bool {
        !resources.isEmpty || !resourceBundles.isEmpty || !generated.isEmpty || !models.isEmpty
    }

    /// The modules of a bridging header's lines: `@import A;`, `#import <A/B.h>`, `#import "A.h"`.
    static func modules(importedByHeader text: String) -> [String] {
        let imports = text.matches(of: /(?m)^\s*(?:@\s*import\s+(\w+)|#\s*(?:import|include)\s*[<"](\w+)(?:\/|\.h))/)
        return Set(imports.compactMap { ($0.1 ?? $0.2).map(String.init) }).sorted()
    }

    /// Takes data models, and the classes that Xcode generates from them.
    private mutating func take(_ models: [URL]) throws {
        self.models = models
        for model in try models.map(DataModel.init) {
            if let text = model.text { generatedSources["\(model.name.asIdentifier)Classes.swift"] = text }
        }
    }
}

extension PackageModule {
    init(_ target: XcodeTarget, in project: XcodeProject) throws {
        let kind: Kind =
            switch target.kind {
            case .application: .application
            case .unitTests: .tests
            default: .library
            }
        self.init(name: target.module, kind: kind, sources: target.sources, resources: target.resources)
        minimumRelease = target.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(ReleaseNumber.init)
        let version = target.settings["SWIFT_VERSION"].flatMap(ReleaseNumber.init) ?? ReleaseNumber(major: 5, minor: 0)
        if version < ReleaseNumber(major: 5, minor: 0) {
            languageMode = version < ReleaseNumber(major: 4, minor: 2) ? ".v4" : ".v4_2"
        }
        if kind != .tests, let warning = Self.warning(ofLanguage: target.settings["SWIFT_VERSION"], in: name) {
            warnings.append(warning)
        }
        isIsolatedToMainActor = target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        features = Self.features(target.settings)
        conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
            .map(String.init).filter { $0 != "DEBUG" }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            let file = project.folder.appendingPathComponent(header).inAnyCase
            // Headers of Objective-C bring Foundation along, and most of them UIKit.
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            hasUmbrella = text.firstMatch(of: /(?m)^\s*[#@]\s*(?:import|include)\b/) != nil
            bridged = Self.modules(importedByHeader: text)
        }
        if let umbrella = target.headers.first(where: { $0.lastPathComponent == "\(target.module).h" }),
            let text = try? String(contentsOf: umbrella, encoding: .utf8)
        {
            // A framework's own header is seen by each of its files.
            let bringsUIKit = text.contains("UIKit/UIKit.h")
            hasUmbrella = hasUmbrella || bringsUIKit
            // Files that import the framework see what its header imports.
            if bringsUIKit || text.contains("Foundation/Foundation.h") { companions = ["UIKit"] }
        }
        try take(target.models)
        switch kind {
        case .application:
            let information = try ApplicationInformation(of: target, in: project)
            generated["Info.plist"] = try information.data
            warnings += information.warnings
            products = ["ApplicationCommand"]
        case .tests:
            isHosted = !(target.settings["TEST_HOST"] ?? "").isEmpty
            products = ["HeadlessHost", "LayoutTesting", "SnapshotTesting", "ApplicationCommand"]
        case .library:
            // A list of Xcode's own making has nothing that a framework asks for.
            guard let path = target.settings["INFOPLIST_FILE"], !path.isEmpty else { break }
            let information = try ApplicationInformation(of: target, in: project)
            if information.warnings.isEmpty { generated["Info.plist"] = try information.data }
        case .system, .c: break
        }
    }

    /// The sentence on a language that no compiler of today takes.
    ///
    /// Source: release notes of Xcode 8.3, without Swift 2.3, and of Xcode 10.2, without Swift 3.
    private static func warning(ofLanguage version: String?, in name: String) -> String? {
        guard let version, let release = ReleaseNumber(version), release < ReleaseNumber(major: 4, minor: 0) else {
            return nil
        }
        let last = release < ReleaseNumber(major: 3, minor: 0) ? "8.2" : "10.1"
        return
            "\(name) is in Swift \(version) (SWIFT_VERSION), which Xcode compiles up to \(last): it is compiled as Swift 4 here, "
            + "and what differs doesn't compile; let Xcode \(last) convert it"
    }

    /// The compiler's upcoming features that a target's settings turn on.
    private static func features(_ settings: BuildSettings) -> [String] {
        var features = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" ? approachableConcurrency : []
        // Complete checks bring it along, and sources rely on it.
        if settings["SWIFT_STRICT_CONCURRENCY"] == "complete"
            || settings["SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES"] == "YES"
        {
            features.append("IsolatedDefaultValues")
        }
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "YES" { features.append("BareSlashRegexLiterals") }
        return features
    }

    /// The features that Xcode 26 turns on by the setting of this name.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// A library's module in C, or the system's.
    init(_ name: String, _ plain: PlainTarget) {
        let names = plain.kind == .c ? LibraryFolder.paths(in: plain.folder).filter { $0.hasSuffix(".c") } : []
        self.init(
            name: name, kind: plain.kind == .c ? .c : .system,
            sources: names.map { plain.folder.appendingPathComponent($0) })
        self.plain = plain
    }

    /// A library's module.
    init(_ library: LibraryFolder.Module) throws {
        self.init(name: library.name, kind: .library, sources: library.sources, resources: library.resources)
        hasUmbrella = library.hasUmbrella
        resourceBundles = library.resourceBundles
        companions = library.companions
        foreignClasses = library.foreignClasses
        warnings += [library.misfit].compactMap(\.self)
        try take(library.models)
    }

    /// A module of plain sources: a folder, or one file.
    init(named name: String, in place: URL) throws {
        try self.init(
            place.isFolder
                ? LibraryFolder(folder: place).whole(named: name)
                : LibraryFolder.Module(name: name, sources: [place]))
    }

    /// Tests that draw an app's previews; nil for an app without any.
    ///
    /// They are for `masu snapshots`: elsewhere they are skipped.
    ///
    /// - Parameter folder: the project's, in which the references lie.
    static func previewTests(of application: PackageModule, folder: URL) throws -> PackageModule? {
        func hasPreviews(_ text: String) -> Bool {
            text.contains("#Preview") || text.firstMatch(of: /:\s*PreviewProvider\b/) != nil
        }
        guard try application.texts().contains(where: hasPreviews) else { return nil }
        let place = folder.appendingPathComponent("__Snapshots__/Previews").path
        let sources = try application.sources.filter { hasPreviews(try application.text(of: $0)) }
            .map { "\n        \($0.path.debugDescription)," }.joined()
        var module = PackageModule(name: "\(application.name)PreviewTests", kind: .tests, sources: [])
        module.products = ["SnapshotTesting", "ApplicationCommand"]
        module.generatedSources["PreviewTests.swift"] = """
            import SnapshotTesting
            import XCTest
            @testable import \(application.name)

            /// Every preview of the app, on several devices, in several text sizes and appearances.
            @MainActor final class PreviewTests: XCTestCase {
                func testPreviews() async throws {
                    guard ProcessInfo.processInfo.environment["SNAPSHOT_RUN"] != nil else {
                        throw XCTSkip("'masu snapshots' draws the previews")
                    }
                    assertPreviews(sources: Self.sources, snapshotDirectory: \(place.debugDescription))
                }

                /// The app's files with previews, which reports name.
                private static let sources: [String] = [\(sources)
                ]
            }

            """
        return module
    }

    /// Asset catalogs among the resources, whose names code may use.
    var catalogs: [URL] { resources.filter { $0.pathExtension == "xcassets" } }

    /// Takes sources in place of those of the same name, or besides.
    mutating func override(with files: [URL]) {
        let names = Set(files.map(\.lastPathComponent))
        sources = sources.filter { !names.contains($0.lastPathComponent) } + files
    }

    func texts() throws -> [String] {
        if kind == .c { return [] }
        return try sources.map(text) + generatedSources.values.sorted() + [standIn, supplement].compactMap(\.self)
    }

    /// A file's text, as it is adapted.
    func text(of file: URL) throws -> String {
        try changedTexts[file] ?? String(contentsOf: file, encoding: .utf8)
    }

    /// Leaves files out that import modules which aren't there.
    mutating func leaveOut(_ files: [URL: [String]]) {
        sources.removeAll { files[$0] != nil }
        leftOut += files.sorted { $0.key.path < $1.key.path }.map { file, missing in
            "\(file.lastPathComponent) of \(name): needs \(missing.joined(separator: ", ")), which isn't here, and nothing "
                + "needs it"
        }
    }

    /// Leaves out the accessors that R.swift wrote: they fit its own library, and Masu writes others.
    mutating func leaveOutGeneratedAccessors() throws {
        let files = try sources.filter { try ResourceAccessors.isGenerated(text(of: $0)) }
        sources.removeAll(where: files.contains)
        leftOut += files.map { "\($0.lastPathComponent) of \(name): Masu writes what R.swift has written there" }
    }

    /// Puts placeholders in the place of screens in SwiftUI.
    ///
    /// - Parameter isKnown: true for modules that there are.
    mutating func replaceScreens(by trees: SourceTrees, knowing isKnown: (String) -> Bool) throws {
        let screens = SwiftUIScreens(
            of: try sources.map(text), by: trees, isLibrary: kind == .library, knowing: isKnown)
        for (position, file) in sources.enumerated() {
            if let text = screens.text(at: position) { changedTexts[file] = text }
        }
        placeholders += screens.screens
    }
}
