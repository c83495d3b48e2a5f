@_exported import Foundation

/// The user's leave to be followed across apps, which the device doesn't allow to be asked for.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void)
    {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(.denied) }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
