import Foundation

/// Files that a person's devices share through iCloud: nobody is signed in here, as on a device without an account.
extension FileManager {
    /// Nil: there is no account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Nil: there is no account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// - Throws: always, since no file is shared.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.isNotUbiquitous(url) }

    /// - Throws: always, since no file is shared.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.isNotUbiquitous(url) }

    /// - Throws: always, since there is nowhere to share a file.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw Self.isNotUbiquitous(url)
    }

    /// The error that Foundation has for a file that isn't available through iCloud.
    private static func isNotUbiquitous(_ url: URL) -> any Error {
        CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
