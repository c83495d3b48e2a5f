@_exported import Foundation

public let CKErrorDomain = "CKErrorDomain"

/// The reason why the cloud gave nothing; on a host always `notAuthenticated`.
public struct CKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case serverRecordChanged = 14
        case zoneNotFound = 26
        case operationCancelled = 20
        case quotaExceeded = 25
        case accountTemporarilyUnavailable = 36

        /// True for an error of this code, as `catch CKError.unknownItem` asks.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CKErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var partialFailure: Code { .partialFailure }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var quotaExceeded: Code { .quotaExceeded }
}
