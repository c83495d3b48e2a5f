import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions: one of the group's name in the app's home, which is made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
        let folder = support.appendingPathComponent("Group Containers/\(groupIdentifier)", isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
