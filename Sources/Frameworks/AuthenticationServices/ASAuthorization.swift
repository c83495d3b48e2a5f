@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// The reason why nobody was authorised.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive

        /// True for an error of this code, as `catch ASAuthorizationError.canceled` asks.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == ASAuthorizationErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}

public protocol ASAuthorizationProvider: AnyObject {}
public protocol ASAuthorizationCredential: AnyObject {}

/// A grant; no host gives one.
open class ASAuthorization: NSObject {
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }

    public struct Scope: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Signs in with an account of Apple's, which no host has.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// `notFound`.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

extension Notification.Name {
    public static let ASAuthorizationAppleIDProviderCredentialRevoked = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")
}

extension ASAuthorizationAppleIDProvider {
    public class var credentialRevokedNotification: Notification.Name {
        .ASAuthorizationAppleIDProviderCredentialRevoked
    }
}

public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported, unknown, likelyReal
}

/// A sign-in by an account of Apple's; no host makes one.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Asks for a password that the user saved; no host has any.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A name and its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
