import Foundation

extension ApplicationPackage {
    /// The folder for hand work, which is read and never written: `Overrides/MODULE/FILE.swift` takes the place of the
    /// module's file of that name, or comes besides; a folder with the name of no module is a module of its own.
    private var overrides: URL { output.appendingPathComponent("Overrides") }

    mutating func takeOverrides(into known: inout [String: PackageModule]) throws {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: overrides.path))?.sorted() ?? []
        for name in folders {
            let folder = overrides.appendingPathComponent(name)
            guard folder.isFolder, !name.hasPrefix(".") else { continue }
            let given = LibraryFolder(folder: folder).whole(named: name)
            guard !given.sources.isEmpty else { continue }
            if known[name] == nil {
                known[name] = try PackageModule(given)
            } else {
                known[name]?.override(with: given.sources)
            }
            note(
                "override \(name): \(AdaptationReport.Content.count(given.sources.count, "Swift file")), from Overrides/\(name)"
            )
        }
    }
}
