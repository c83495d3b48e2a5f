@_exported import Foundation

public let CNErrorDomain = "CNErrorDomain"

/// The reason why contacts can't be read or changed.
public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case predicateInvalid = 400

        /// True for an error of this code, as `catch CNError.authorizationDenied` asks.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CNErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
}
