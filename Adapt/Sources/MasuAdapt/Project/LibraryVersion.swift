import Foundation

/// The number of a library's release, `5.4.1`: libraries keep their names from one to the next within the first number.
struct LibraryVersion: Equatable, CustomStringConvertible {
    let numbers: [Int]

    /// - Parameter text: a number that begins with digits, with or without `v` before it; nil for anything else.
    init?(_ text: some StringProtocol) {
        guard let match = text.description.firstMatch(of: /^v?(\d+(?:\.\d+){0,3})(?![\w])/) else { return nil }
        numbers = match.1.split(separator: ".").compactMap { Int($0) }
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    /// True if what is written for one of them can be expected to compile with the other.
    func fits(_ other: LibraryVersion) -> Bool {
        guard numbers.first == other.numbers.first else { return false }
        // Before the first release the second number is the one that counts.
        return numbers.first != 0 || numbers.dropFirst().first == other.numbers.dropFirst().first
    }

    /// The part of what is written for another version that can be expected to compile.
    enum Nearness: Comparable {
        case other, sameFirstNumber, fitting
    }

    func nearness(to other: LibraryVersion) -> Nearness {
        fits(other) ? .fitting : numbers.first == other.numbers.first ? .sameFirstNumber : .other
    }
}

extension LibraryFolder {
    /// The version that the folder's pod specification or its name (`Alamofire-4.9.1`) says; nil where neither does.
    var version: LibraryVersion? {
        for text in specifications {
            let match = text.firstMatch(of: /\.version\s*=\s*['"]([^'"]+)['"]/)
            if let version = match.flatMap({ LibraryVersion($0.1) }) { return version }
        }
        return folder.lastPathComponent.firstMatch(of: /[-@](v?\d+(?:\.\d+)+)$/).flatMap { LibraryVersion($0.1) }
    }
}

extension LibraryFolder {
    /// True for an earlier version of what lies beside it.
    func isOlder(than other: LibraryFolder) -> Bool {
        guard folder.deletingLastPathComponent() == other.folder.deletingLastPathComponent(), let version,
            let known = other.version
        else { return false }
        return version.numbers.lexicographicallyPrecedes(known.numbers)
    }
}

extension XcodeProject {
    /// The versions of libraries that the project was built with, by the libraries' names in small letters: those that
    /// CocoaPods, Carthage or SwiftPM wrote down.
    var libraryVersions: [String: LibraryVersion] {
        var versions: [String: LibraryVersion] = [:]
        for place in [folder.deletingLastPathComponent(), folder] {
            func text(_ name: String) -> String? {
                try? String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
            }
            // `  - Moya/Core (14.0.0):`
            for match in (text("Podfile.lock") ?? "").matches(of: /(?m)^  - "?([\w+.\-]+)(?:\/[^ ]+)? \(([^)]+)\)/) {
                versions[match.1.lowercased()] = LibraryVersion(match.2) ?? versions[match.1.lowercased()]
            }
            // `github "Alamofire/Alamofire" "4.9.1"`
            for match in (text("Cartfile.resolved") ?? "").matches(of: /(?m)^\w+ "([^"]+)" "([^"]+)"/) {
                let name = match.1.split(separator: "/").last.map { String($0) } ?? String(match.1)
                versions[name.lowercased()] = LibraryVersion(match.2)
            }
        }
        for package in remotePackages {
            guard let version = package.version.flatMap({ LibraryVersion($0) }) else { continue }
            versions[package.name.lowercased()] = version
        }
        return versions
    }

    /// A sentence where a library's folder has another version than the project was built with; nil where they fit, or it
    /// isn't known.
    static func misfit(of library: LibraryFolder, to versions: [String: LibraryVersion]) -> String? {
        guard let wanted = wanted(library, in: versions), let version = library.version, !version.fits(wanted) else {
            return nil
        }
        return
            "\(library.folder.path) is version \(version), and the project was built with \(wanted): names may differ; "
            + "put a folder \(library.baseName)-\(wanted) with that version beside it"
    }

    /// A library whose version nobody knows is taken for a fitting one.
    static func nearness(of library: LibraryFolder, to versions: [String: LibraryVersion]) -> LibraryVersion.Nearness {
        guard let wanted = wanted(library, in: versions), let version = library.version else { return .fitting }
        return version.nearness(to: wanted)
    }

    /// The version that the project was built with, by the folder's name without a number.
    static func wanted(_ library: LibraryFolder, in versions: [String: LibraryVersion]) -> LibraryVersion? {
        versions[library.baseName.lowercased()]
    }
}

extension LibraryFolder {
    /// The folder's name without a version at its end.
    var baseName: String {
        folder.lastPathComponent.replacing(/[-@]v?\d+(?:\.\d+)+$/, with: "")
    }
}
