import Foundation

extension URL {
    /// The way from a folder to here.
    func path(relativeTo folder: URL) -> String {
        let (mine, other) = (pathComponents, folder.pathComponents)
        let shared = zip(mine, other).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: other.count - shared)
        return (up + mine[shared...]).joined(separator: "/")
    }
}
