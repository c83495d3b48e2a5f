import Foundation
import FoundationAdditions

/// A server's certificates: the system checks them by itself, and there is no value of this type.
public typealias SecTrust = _ServerTrust

/// A certificate; none can be made here.
public final class SecCertificate: NSObject, Sendable {
    let data: Data

    private init(_ data: Data) { self.data = data }
}

/// A key for ciphers and signatures; none can be made here.
public final class SecKey: NSObject, Sendable {
    private override init() {}
}

/// A rule by which certificates are judged; nothing is judged by it here.
public final class SecPolicy: NSObject, Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("1.2.840.113635.100.1.2") }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicy("1.2.840.113635.100.1.3")
}
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    SecPolicy("1.2.840.113635.100.1.21")
}

/// nil: certificates aren't read here.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: NSData) -> SecCertificate? { nil }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { certificate.data as NSData }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Fails with `errSecUnimplemented`.
public func SecTrustCreateWithCertificates(
    _ certificates: AnyObject, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus { errSecUnimplemented }

// Functions of certificates that nobody is given: they find nothing.

@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus {
    errSecUnimplemented
}
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: NSArray?)
    -> OSStatus
{
    errSecUnimplemented
}
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool)
    -> OSStatus
{
    errSecUnimplemented
}
@discardableResult public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    errSecUnimplemented
}
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    false
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
