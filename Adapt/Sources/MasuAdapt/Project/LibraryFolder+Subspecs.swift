import Foundation

/// Parts of a pod, which CocoaPods puts into the pod's own module, and which are modules of their own in a package: `import Moya`
/// brings along what `pod 'Moya/RxSwift'` names, the package's `RxMoya`.
extension LibraryFolder {
    /// The library's other modules whose sources are in the pod's module.
    ///
    /// - Parameter parts: the names of the parts that the project wants.
    func companions(of module: String, parts: Set<String>) -> [String] {
        let folders = specifications.flatMap { Self.folders(of: parts, in: $0) }
        let places = Set(folders.map { folder.appendingPathComponent($0).standardizedFileURL.path })
        return packageTargets.filter { target in
            target.name != module && places.contains(target.folder.standardizedFileURL.path)
        }.map(\.name)
    }

    /// The folders of sources that a specification gives to parts.
    private static func folders(of parts: Set<String>, in specification: String) -> [String] {
        let texts = specification.split(separator: /\.subspec\s+\(?/).dropFirst()
        return texts.flatMap { text -> [String] in
            guard let name = text.firstMatch(of: /^['"]([^'"]+)['"]/)?.1, parts.contains(String(name)),
                let list = text.firstMatch(of: /\.source_files\s*=\s*([^\n]+)/)?.1
            else { return [] }
            return Self.folders(of: list, before: ["*", "{"])
        }
    }

    /// The folders that patterns in quotation marks begin with.
    static func folders(of patterns: Substring, before wildcards: Set<Character> = ["*"]) -> [String] {
        patterns.matches(of: /['"]([^'"]+)['"]/).map { pattern in
            pattern.1.split(separator: "/").prefix { !$0.contains(where: wildcards.contains) }.joined(separator: "/")
        }
    }

    /// The texts of the pods' specifications in the folder, in the order of their names.
    var specifications: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.filter { $0.hasSuffix(".podspec") }.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
    }
}

extension XcodeProject {
    /// The parts of pods that `Podfile.lock` lists, by the pods' names in small letters.
    var partsOfPods: [String: Set<String>] {
        var parts: [String: Set<String>] = [:]
        for place in [folder.deletingLastPathComponent(), folder] {
            let text = try? String(contentsOf: place.appendingPathComponent("Podfile.lock"), encoding: .utf8)
            for match in (text ?? "").matches(of: /(?m)^  - "?([\w+.\-]+)\/([^ ]+) \(/) {
                parts[match.1.lowercased(), default: []].insert(String(match.2))
            }
        }
        return parts
    }
}
