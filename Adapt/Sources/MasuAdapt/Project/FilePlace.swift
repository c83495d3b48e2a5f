import Foundation

extension URL {
    /// The file that a project means: where nothing has the name as it is written, what has it in other letters' case, as on a Mac's
    /// disk, which doesn't tell them apart unless it was made to.
    var inAnyCase: URL {
        guard !FileManager.default.fileExists(atPath: path), pathComponents.count > 1 else { return self }
        let folder = deletingLastPathComponent().inAnyCase
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.lowercased() == lastPathComponent.lowercased() }.min()
        return folder.appendingPathComponent(found ?? lastPathComponent)
    }
}
