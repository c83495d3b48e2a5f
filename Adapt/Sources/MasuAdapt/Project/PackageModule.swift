import Foundation

/// A module of the package that is written: its files, and what else of the package it needs.
struct PackageModule {
    enum Kind {
        case application, library, tests
    }

    let name: String
    let kind: Kind
    var sources: [URL]
    var resources: [URL] = []
    /// Files that become resources without being files of the project.
    var generated: [String: Data] = [:]
    /// Modules of the package, and products of Masu beyond UIKit.
    var dependencies: [String] = []
    var products: [String] = []
    var conditions: [String] = []
    /// True if a header of Objective-C brings UIKit into every file.
    var hasUmbrella = false

    var folder: String { (kind == .tests ? "Tests/" : "Sources/") + name }
    var hasResources: Bool { !resources.isEmpty || !generated.isEmpty }
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
        conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
            .map(String.init).filter { $0 != "DEBUG" }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            let file = project.folder.appendingPathComponent(header)
            hasUmbrella = (try? String(contentsOf: file, encoding: .utf8))?.contains("UIKit/UIKit.h") ?? false
        }
        switch kind {
        case .application:
            generated["Info.plist"] = try ApplicationInformation(of: target, in: project).data
            products = ["ApplicationCommand"]
        case .tests: products = ["HeadlessHost", "LayoutTesting", "SnapshotTesting"]
        case .library: break
        }
    }

    /// A module of plain sources.
    init(named name: String, in folder: URL) {
        self.init(name: name, kind: .library, sources: Self.swiftFiles(in: folder))
    }

    private static func swiftFiles(in folder: URL) -> [URL] {
        guard folder.isFolder else { return [folder] }
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
        return paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
            .map { folder.appendingPathComponent($0) }
    }

    func texts() throws -> [String] { try sources.map { try String(contentsOf: $0, encoding: .utf8) } }
}
