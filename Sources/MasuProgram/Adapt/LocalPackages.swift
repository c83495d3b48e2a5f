import Foundation

/// The packages on the disk that a package's manifest names by paths, and those that they name.
enum LocalPackages {
    /// The folders of the packages, without the first, in the order in which they are met; one that can't be read is left to
    /// SwiftPM.
    static func folders(of package: URL) -> [URL] {
        var found: [URL] = []
        var waiting = [package.standardizedFileURL]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            let manifest = next.appendingPathComponent("Package.swift")
            guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { continue }
            for match in text.matches(of: /\.package\([^)]*?path\s*:\s*"([^"]+)"/) {
                let folder = URL(fileURLWithPath: String(match.1), relativeTo: next).standardizedFileURL
                guard folder != package.standardizedFileURL, !found.contains(folder) else { continue }
                found.append(folder)
                waiting.append(folder)
            }
        }
        return found
    }
}
