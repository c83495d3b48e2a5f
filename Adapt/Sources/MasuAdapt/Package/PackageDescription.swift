import Foundation

/// A Swift package as `swift package describe --type json` tells it.
///
/// Source: the names of the JSON are those of SwiftPM's description of a package.
public struct PackageDescription: Decodable {
    struct Target: Decodable {
        var name: String
        /// The folder below the package's.
        var path: String
        /// The compiled files, by their paths in the folder.
        var sources: [String]
        /// `SwiftTarget`, `ClangTarget`, `PluginTarget` and others.
        var kind: String
        /// The targets of the package that it needs.
        var dependencies: [String]?
        var type: String

        /// True for what the compiler of Swift compiles for the program.
        var isSwift: Bool { kind == "SwiftTarget" && ["executable", "library", "test", "snippet"].contains(type) }

        enum CodingKeys: String, CodingKey {
            case name, path, sources, type
            case kind = "module_type"
            case dependencies = "target_dependencies"
        }
    }

    struct Dependency: Decodable {
        /// The folder of one that lies on the disk.
        var path: String?
    }

    var name: String
    var targets: [Target]
    var dependencies: [Dependency]

    /// - Throws: an error of decoding where the bytes aren't such a description.
    public init(json: Data) throws { self = try JSONDecoder().decode(PackageDescription.self, from: json) }

    /// The targets, each after those that it needs.
    var orderedTargets: [Target] {
        var left = targets
        var ordered: [Target] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            // A package with a cycle is refused by SwiftPM; whatever comes gets its turn.
            let next = left.firstIndex { names.isDisjoint(with: $0.dependencies ?? []) } ?? 0
            ordered.append(left.remove(at: next))
        }
        return ordered
    }
}
