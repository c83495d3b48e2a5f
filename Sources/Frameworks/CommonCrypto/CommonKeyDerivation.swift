import Digests

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = CCCryptorStatus

public let kCCPBKDF2 = 2

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password (PBKDF2).
///
/// - Returns: `kCCSuccess`, or `kCCParamError` for an algorithm without a name here, no rounds or an empty key.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let digests: [DigestAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == UInt32(kCCPBKDF2), (1...digests.count).contains(Int(prf)), rounds > 0, derivedKeyLen > 0,
        let derivedKey,
        let key = PasswordKey.key(
            of: UnsafeRawBufferPointer(start: password, count: password == nil ? 0 : passwordLen),
            salt: UnsafeRawBufferPointer(start: salt, count: salt == nil ? 0 : saltLen), rounds: Int(rounds),
            length: derivedKeyLen, by: digests[Int(prf) - 1])
    else { return Int32(kCCParamError) }
    derivedKey.update(from: key, count: key.count)
    return Int32(kCCSuccess)
}

/// Fills a place with random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: .random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
