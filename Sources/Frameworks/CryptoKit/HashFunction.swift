import Digests
@_exported import Foundation

/// A function that makes a short digest of any number of bytes.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    /// Bytes that are taken in together.
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what came so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data that is there as a whole.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

public struct SHA256: HashFunction {
    private var state = RunningDigest(.sha256)
    public static var blockByteCount: Int { DigestAlgorithm.sha256.blockLength }
    public static var byteCount: Int { DigestAlgorithm.sha256.digestLength }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.digest()) }
}

public struct SHA384: HashFunction {
    private var state = RunningDigest(.sha384)
    public static var blockByteCount: Int { DigestAlgorithm.sha384.blockLength }
    public static var byteCount: Int { DigestAlgorithm.sha384.digestLength }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.digest()) }
}

public struct SHA512: HashFunction {
    private var state = RunningDigest(.sha512)
    public static var blockByteCount: Int { DigestAlgorithm.sha512.blockLength }
    public static var byteCount: Int { DigestAlgorithm.sha512.digestLength }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.digest()) }
}

/// Functions that protect nothing any more; they are there for older formats and names of files.
public enum Insecure {
    public struct MD5: HashFunction {
        private var state = RunningDigest(.md5)
        public static var blockByteCount: Int { DigestAlgorithm.md5.blockLength }
        public static var byteCount: Int { DigestAlgorithm.md5.digestLength }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: state.digest()) }
    }

    public struct SHA1: HashFunction {
        private var state = RunningDigest(.sha1)
        public static var blockByteCount: Int { DigestAlgorithm.sha1.blockLength }
        public static var byteCount: Int { DigestAlgorithm.sha1.digestLength }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.add(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.digest()) }
    }
}
