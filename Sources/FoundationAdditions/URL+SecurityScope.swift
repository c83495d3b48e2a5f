import Foundation

extension URL {
    /// True: no sandbox keeps the app from a file here, so that each access is granted.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
