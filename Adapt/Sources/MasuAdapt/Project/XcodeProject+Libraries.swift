import Foundation

extension XcodeProject {
    /// The modules of the libraries on this disk, by their names: of pods and of Carthage's checkouts beside the project or
    /// its folder, of packages that the project names, of the checkouts that Xcode or SwiftPM left, and of given folders.
    ///
    /// - Parameters:
    ///   - folders: each has libraries in it; what is there is taken before anything that is found.
    ///   - home: the user's home, for what Xcode derived of the project.
    func libraries(in folders: [URL], home: URL? = nil) -> [String: LibraryFolder.Module] {
        var found: [String: LibraryFolder.Module] = [:]
        for library in places(besides: folders, home: home) {
            for var module in LibraryFolder(folder: library).modules {
                // The header that CocoaPods makes of a pod imports UIKit into each of its files.
                if library.deletingLastPathComponent().lastPathComponent == "Pods" { module.hasUmbrella = true }
                found[module.name] = module
            }
        }
        return found
    }

    /// Folders with a library each; a later one is taken before an earlier one.
    private func places(besides given: [URL], home: URL?) -> [URL] {
        var places: [URL] = []
        let derived =
            (home.map { Self.folders(in: $0.appendingPathComponent("Library/Developer/Xcode/DerivedData")) } ?? [])
            .filter { $0.lastPathComponent.hasPrefix(name + "-") }
        let beside = [folder.deletingLastPathComponent(), folder]
        let checkouts =
            derived.map { $0.appendingPathComponent("SourcePackages/checkouts") }
            + beside.flatMap { folder in
                [
                    ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
                    "DerivedData/SourcePackages/checkouts", "Tuist/.build/checkouts", "Carthage/Checkouts", "Pods",
                ].map(folder.appendingPathComponent)
            }
        for folder in checkouts { places += Self.folders(in: folder) }
        places += localPackages
        for folder in given {
            // The folder of one library is as good as one of several.
            let manifest = folder.appendingPathComponent("Package.swift")
            places += FileManager.default.fileExists(atPath: manifest.path) ? [folder] : Self.folders(in: folder)
        }
        return places
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent).filter(\.isFolder)
    }
}
