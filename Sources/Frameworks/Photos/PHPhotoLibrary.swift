@_exported import AVFoundation
import HostServices
@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The reason why the library didn't do something.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case changeNotSupported = 3300
        case invalidResource = 3302
        case missingResource = 3303
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }
}

@preconcurrency @MainActor public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library; only a host changes it here, and says nothing of it.
@preconcurrency @MainActor open class PHChange: NSObject {}

/// The device's pictures, as a host gives them: `HeadlessHost.photos`, or `--photos` of an app.
///
/// The user decides as `HostServices.allowed` says. The library can't be changed.
@preconcurrency @MainActor open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { library }

    open class func authorizationStatus() -> PHAuthorizationStatus {
        switch HostServices.current.decision(on: .photos) {
        case nil: .notDetermined
        case true?: .authorized
        case false?: .denied
        }
    }

    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        authorizationStatus()
    }

    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        let status: PHAuthorizationStatus = HostServices.current.ask(for: .photos) ? .authorized : .denied
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(status) }
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        HostServices.current.ask(for: .photos) ? .authorized : .denied
    }

    /// Fails with `PHPhotosError.changeNotSupported`; the block isn't called, so that no request of a change is ever made.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?(false, PHPhotosError(.changeNotSupported)) }
    }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
