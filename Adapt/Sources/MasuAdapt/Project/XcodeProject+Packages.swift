import Foundation

extension XcodeProject {
    /// A package that the project has by its address.
    struct RemotePackage: Equatable {
        var url: String
        /// The version that was resolved last, or the least that the project takes.
        var version: String?
        var products: [String]

        /// The last part of the address.
        var name: String {
            let last = url.split(separator: "/").last.map(String.init) ?? url
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }

        func isNamed(_ module: String) -> Bool { name.asIdentifier.lowercased() == module.lowercased() }
    }

    var remotePackages: [RemotePackage] {
        let resolved = resolvedVersions
        return objects(ofKind: "XCRemoteSwiftPackageReference").compactMap { package in
            guard let url = package.string("repositoryURL") else { return nil }
            let requirement = package.fields["requirement"] as? [String: Any] ?? [:]
            let products = objects(ofKind: "XCSwiftPackageProductDependency")
                .filter { $0.string("package") == package.identifier }.compactMap { $0.string("productName") }
            let least = (requirement["version"] ?? requirement["minimumVersion"]) as? String
            return RemotePackage(url: url, version: resolved[Self.key(url)] ?? least, products: products.sorted())
        }
    }

    private static func key(_ url: String) -> String {
        let plain = url.lowercased()
        return plain.hasSuffix(".git") ? String(plain.dropLast(4)) : plain
    }

    /// Versions by addresses, of the file that Xcode keeps in the project's workspace.
    private var resolvedVersions: [String: String] {
        let places = [
            url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved"),
            folder.appendingPathComponent("\(name).xcworkspace/xcshareddata/swiftpm/Package.resolved"),
        ]
        var versions: [String: String] = [:]
        for place in places {
            guard let data = try? Data(contentsOf: place),
                let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { continue }
            let inner = document["object"] as? [String: Any]
            for pin in (document["pins"] ?? inner?["pins"]) as? [[String: Any]] ?? [] {
                guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String,
                    let version = (pin["state"] as? [String: Any])?["version"] as? String
                else { continue }
                versions[Self.key(address)] = version
            }
        }
        return versions
    }
}
