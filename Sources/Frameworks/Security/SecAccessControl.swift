import Foundation

/// An error of Core Foundation, which is Foundation's own here.
public typealias CFError = NSError
public typealias CFOptionFlags = UInt

public func CFErrorGetDomain(_ error: CFError) -> NSString { error.domain as NSString }
public func CFErrorGetCode(_ error: CFError) -> Int { error.code }
public func CFErrorCopyUserInfo(_ error: CFError) -> NSDictionary { error.userInfo as NSDictionary }

/// The proof that the user has to give before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// The people who may read an item, and the times; items are kept with it, and read without asking.
public final class SecAccessControl: Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }
}

/// - Parameter allocator: has no effect.
/// - Returns: nil, with an error, where the protection isn't one of `kSecAttrAccessible…`.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: AnyObject, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? NSString as String? else {
        let failure = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam))
        error?.pointee = Unmanaged.passRetained(failure)
        return nil
    }
    return SecAccessControl(protection, flags)
}

public let kSecSharedPassword: NSString = "spwd"

/// Passwords that the user shares between websites and apps; no host has any: `errSecItemNotFound`.
public func SecRequestSharedWebCredential(
    _ fqdn: NSString?, _ account: NSString?, _ completionHandler: @escaping (NSArray?, CFError?) -> Void
) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(nil, refusal) }
}

/// Refused as the one above.
public func SecAddSharedWebCredential(
    _ fqdn: NSString, _ account: NSString, _ password: NSString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.global().async { handler(refusal) }
}

private var refusal: NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)) }

/// A password of four groups of three letters and digits by chance, as Apple describes it.
public func SecCreateSharedWebCredentialPassword() -> NSString? {
    let signs = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var bytes = [UInt8](repeating: 0, count: 12)
    guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return nil }
    let text = bytes.map { signs[Int($0) % signs.count] }
    return stride(from: 0, to: 12, by: 3).map { String(text[$0..<$0 + 3]) }.joined(separator: "-") as NSString
}
