import Foundation
@_weakLinked public import FoundationNetworking

extension URLCache {
    /// A cache in a folder, which Foundation has on Apple's systems.
    ///
    /// - Parameters:
    ///   - memoryCapacity: bytes, as the other.
    ///   - directoryURL: nil for the cache's default place.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
