import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let any = MPMediaType(rawValue: .max)
}

/// The user's music, which nobody may hear on a host.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// A piece of the user's music; no host has one.
open class MPMediaItem: NSObject {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var persistentID: UInt64 { 0 }
}

/// A search in the user's music, which finds nothing.
open class MPMediaQuery: NSObject {
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open var items: [MPMediaItem]? { [] }
}
