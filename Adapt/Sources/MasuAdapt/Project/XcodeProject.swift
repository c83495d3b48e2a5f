import Foundation

/// An Xcode project's document, read as far as a package of its apps needs it.
///
/// The document is a property list of objects that refer to each other by identifiers: a project has groups of files and
/// targets, a target has phases with files, and settings in several configurations.
public struct XcodeProject {
    /// One of the document's objects.
    struct Object {
        let identifier: String
        let fields: [String: Any]

        var kind: String { string("isa") ?? "" }
        func string(_ name: String) -> String? { fields[name] as? String }
        func strings(_ name: String) -> [String] { fields[name] as? [String] ?? [] }
    }

    /// The folder `Name.xcodeproj`.
    let url: URL
    private let objects: [String: Object]
    private let root: Object
    /// The URLs of the files and groups, by their identifiers.
    private(set) var places: [String: URL] = [:]

    /// The folder that the project's paths start from.
    var folder: URL { url.deletingLastPathComponent() }
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// - Parameter url: the folder `Name.xcodeproj`.
    /// - Throws: `XcodeProjectError` where the document is missing or isn't one.
    public init(_ url: URL) throws {
        let file = url.appendingPathComponent("project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw XcodeProjectError("\(file.path) is missing; a project is a folder NAME.xcodeproj with that file")
        }
        if let line = Self.conflict(in: data) {
            throw XcodeProjectError(
                "\(file.path) has the marks of a merge that isn't finished, the first in line \(line); keep one side of each"
            )
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw XcodeProjectError("\(file.path) is no property list: \(error)")
        }
        let document = list as? [String: Any]
        guard let all = document?["objects"] as? [String: [String: Any]],
            let identifier = document?["rootObject"] as? String, let fields = all[identifier]
        else {
            throw XcodeProjectError("\(file.path) has no objects, or its root isn't one of them")
        }
        self.url = url.standardizedFileURL
        objects = all.reduce(into: [:]) { $0[$1.key] = Object(identifier: $1.key, fields: $1.value) }
        root = Object(identifier: identifier, fields: fields)
        if let group = root.string("mainGroup") {
            place(group, in: folder.appendingPathComponent(root.string("projectDirPath") ?? ""), below: [])
        }
    }

    /// The first line, from 1, with a mark that Git leaves where it can't merge.
    private static func conflict(in data: Data) -> Int? {
        guard data.range(of: Data("\n<<<<<<< ".utf8)) != nil else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
    }

    func object(_ identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }
    func objects(_ identifiers: [String]) -> [Object] { identifiers.compactMap { objects[$0] } }
    /// All objects of a kind, in the order of their identifiers.
    func objects(ofKind kind: String) -> [Object] {
        objects.values.filter { $0.kind == kind }.sorted { $0.identifier < $1.identifier }
    }

    /// The targets in the document's order.
    var targets: [Object] { objects(root.strings("targets")).filter { $0.kind == "PBXNativeTarget" } }
    var configurationList: String? { root.string("buildConfigurationList") }

    /// The folders of packages on this disk that the project names, as packages or among its files.
    var localPackages: [URL] {
        let named = objects(root.strings("packageReferences")).compactMap { $0.string("relativePath") }
            .map { folder.appendingPathComponent($0).standardizedFileURL }
        let files = places.filter { objects[$0.key]?.kind == "PBXFileReference" }.map(\.value)
            .filter { $0.appendingPathComponent("Package.swift").isFile }.sorted { $0.path < $1.path }
        return files + named
    }

    /// The files of a build phase's entry: one, or one in each language.
    func files(of reference: String) -> [URL] {
        guard let object = object(reference) else { return [] }
        if object.kind == "PBXVariantGroup" { return object.strings("children").compactMap { places[$0] } }
        return places[reference].map { [$0] } ?? []
    }

    /// The place of an absolute path. Where nothing is there, as on another machine than the one that wrote it, the file is
    /// looked for beside the project, by the longest end of the path that leads to one.
    private func placeHere(_ path: String) -> URL {
        let whole = URL(fileURLWithPath: path)
        guard !FileManager.default.fileExists(atPath: path) else { return whole }
        let parts = path.split(separator: "/").map(String.init)
        for start in parts.indices.dropFirst() {
            let place = folder.appendingPathComponent(parts[start...].joined(separator: "/"))
            if FileManager.default.fileExists(atPath: place.path) { return place }
        }
        return whole
    }

    private mutating func place(_ identifier: String, in group: URL, below parents: Set<String>) {
        guard let object = objects[identifier], !parents.contains(identifier) else { return }
        let path = object.string("path")
        let place: URL? =
            switch object.string("sourceTree") ?? "<group>" {
            // A data model's path may be absolute in a group.
            case "<absolute>",
                "<group>" where path?.hasPrefix("/") == true:
                path.map(placeHere)
            case "<group>": path.map(group.appendingPathComponent) ?? group
            case "SOURCE_ROOT": folder.appendingPathComponent(path ?? "")
            default: nil
            }
        guard let place = place?.standardizedFileURL.inAnyCase else { return }
        places[identifier] = place
        for child in object.strings("children") {
            self.place(child, in: place, below: parents.union([identifier]))
        }
    }
}

/// The reason why a project can't be read, or can't become a package.
public struct XcodeProjectError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
