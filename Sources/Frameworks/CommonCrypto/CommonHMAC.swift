import Digests

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of a message (RFC 2104) to a place that has room for a digest. An algorithm that isn't
/// one of the six ends the program.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let algorithms: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    precondition(
        algorithms.indices.contains(Int(algorithm)), "CCHmac has no algorithm \(algorithm); kCCHmacAlg… name them.")
    let chosen = algorithms[Int(algorithm)]
    var block = digestedKey(UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength), chosen)
    block += [UInt8](repeating: 0, count: chosen.blockLength - block.count)
    var inner = RunningDigest(chosen)
    block.map { $0 ^ 0x36 }.withUnsafeBytes { inner.add($0) }
    inner.add(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength))
    var outer = RunningDigest(chosen)
    block.map { $0 ^ 0x5C }.withUnsafeBytes { outer.add($0) }
    inner.digest().withUnsafeBytes { outer.add($0) }
    macOut?.copyMemory(from: outer.digest(), byteCount: chosen.digestLength)
}

/// The key itself, or its digest where it is longer than a block.
private func digestedKey(_ key: UnsafeRawBufferPointer, _ algorithm: DigestAlgorithm) -> [UInt8] {
    guard key.count > algorithm.blockLength else { return Array(key) }
    var running = RunningDigest(algorithm)
    running.add(key)
    return running.digest()
}
