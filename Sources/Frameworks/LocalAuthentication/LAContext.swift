@_exported import Foundation
@_exported import FoundationAdditions
public import Security

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

/// A secret that an app gives in the user's place.
public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}

/// The use of a key or an item that has to be allowed.
public enum LAAccessControlOperation: Int, Sendable {
    case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why the user isn't authenticated.
public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        /// True for an error of this code, as `case LAError.userCancel` asks.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == LAErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
}

/// Authenticates the user by a face, a finger or a code, none of which a host has.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var biometryType: LABiometryType { .none }
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    public override init() { super.init() }

    /// False: `LAError.biometryNotAvailable`, or `LAError.passcodeNotSet`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void)
    {
        let error = reason(policy)
        nonisolated(unsafe) let reply = reply
        DispatchQueue.global().async { reply(false, error) }
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw reason(policy) }

    open func invalidate() {}

    /// A state of the faces and fingers that are known: none are.
    open var evaluatedPolicyDomainState: Data? { nil }
    open var interactionNotAllowed = false

    /// Keeps a password, or takes it back with nil. True for a password: there is no card here.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        guard type == .applicationPassword else { return false }
        hasPassword = credential != nil
        return true
    }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { type == .applicationPassword && hasPassword }
    private var hasPassword = false

    /// Fails as a policy does.
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping (Bool, (any Error)?) -> Void
    ) { evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: localizedReason, reply: reply) }

    private func reason(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
