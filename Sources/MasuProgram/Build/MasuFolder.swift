import Foundation

/// The place that this program was built or installed in.
///
/// Installed: `bin/masu` with `debug`, `release` (prebuilt modules) and `source` beside `bin`. In a clone: `.build/…/masu`.
struct MasuFolder {
    /// The folder with `Package.swift`, `Sources` and `Scripts`; nil where it was not installed.
    let source: URL?
    /// The folder of the installed modules; nil in a clone.
    let installed: URL?
    /// The folder of the program itself.
    let programs: URL

    static let present = MasuFolder(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())

    init(executable: URL) {
        programs = executable.deletingLastPathComponent()
        let root = programs.deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: root.appendingPathComponent("source/Package.swift").path) {
            installed = root
            source = root.appendingPathComponent("source")
            return
        }
        installed = nil
        source = sequence(first: programs) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.first { folder in
            ["Package.swift", "Sources/UIKit", "Scripts/assemble-modules"].allSatisfy {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        }
    }

    /// The source adapter: beside this program, or the last that was built in the clone's package `Adapt`; nil where there is
    /// none.
    var adapter: URL? {
        let own = programs.appendingPathComponent("masu-adapt")
        if FileManager.default.isExecutableFile(atPath: own.path) { return own }
        return ["release", "debug"].compactMap { source?.appendingPathComponent("Adapt/.build/\($0)/masu-adapt") }
            .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
            .max { (SourceDates.date(of: $0) ?? .distantPast) < (SourceDates.date(of: $1) ?? .distantPast) }
    }

    /// The shared folder of what is built once for all apps.
    static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        return base.appendingPathComponent("masu")
    }
}
