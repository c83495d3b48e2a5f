import ApplicationCommand
import Foundation

/// A project on the disk, as it was named: an Xcode project, or a Swift package.
enum ProjectPlace: Equatable {
    case xcode(URL)
    case package(URL)

    /// - Parameter path: the project, a workspace or a folder that has one; nil for the present folder.
    init(_ path: String?) throws(UsageError) {
        let place = URL(fileURLWithPath: path ?? ".").standardizedFileURL
        guard FileManager.default.fileExists(atPath: place.path) else {
            throw UsageError("There is nothing at \(place.path).")
        }
        switch place.pathExtension {
        case "xcodeproj": self = .xcode(place)
        case "xcworkspace": self = try Self.only(in: place.deletingLastPathComponent())
        case "swift" where place.lastPathComponent == "Package.swift":
            self = .package(place.deletingLastPathComponent())
        default: self = try Self.only(in: place)
        }
    }

    private static func only(in folder: URL) throws(UsageError) -> ProjectPlace {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
        if let name = projects.first {
            guard projects.count == 1 else {
                throw UsageError(
                    "\(folder.path) has several projects; name one of \(projects.joined(separator: ", ")).")
            }
            return .xcode(folder.appendingPathComponent(name))
        }
        if names.contains("Package.swift") { return .package(folder) }
        // A repository often has its project one folder further in.
        let inner = names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }.flatMap { name in
            let place = folder.appendingPathComponent(name)
            return ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.map(place.appendingPathComponent)
        }
        guard inner.count == 1, let project = inner.first else {
            let found = inner.map { "\($0.path)" }.joined(separator: ", ")
            throw UsageError(
                "\(folder.path) has no Xcode project and no Package.swift"
                    + (found.isEmpty ? "; 'masu new NAME' writes one." : ", and several inside: \(found). Name one."))
        }
        return .xcode(project)
    }

    /// The folder of the person's own files.
    var folder: URL {
        switch self {
        case .xcode(let project): project.deletingLastPathComponent()
        case .package(let folder): folder
        }
    }

    var name: String {
        switch self {
        case .xcode(let project): project.deletingPathExtension().lastPathComponent
        case .package(let folder): folder.lastPathComponent
        }
    }

    /// The only folder that is written into.
    var outputFolder: URL { folder.appendingPathComponent(".build/masu") }
}
