import CCrypto

/// The algorithms of digests, as OpenSSL's library computes them.
public enum DigestAlgorithm: String, Sendable {
    case md5 = "MD5"
    case sha1 = "SHA1"
    case sha224 = "SHA224"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    /// Bytes.
    public var digestLength: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// Bytes that are taken in together.
    public var blockLength: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

    /// The algorithm in OpenSSL's library.
    var table: OpaquePointer? {
        switch self {
        case .md5: EVP_md5()
        case .sha1: EVP_sha1()
        case .sha224: EVP_sha224()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }
}

/// A digest of bytes that come one after the other; a copy goes its own way.
public struct RunningDigest: @unchecked Sendable {
    /// OpenSSL's state, which copies of the value share until one of them takes bytes in.
    private final class Storage {
        let context: OpaquePointer

        init(_ algorithm: DigestAlgorithm) {
            guard let context = EVP_MD_CTX_new() else { fatalError("There is no memory for a digest.") }
            self.context = context
            guard EVP_DigestInit_ex(context, algorithm.table, nil) == 1 else {
                fatalError("The installed OpenSSL library refuses \(algorithm.rawValue).")
            }
        }

        init(copyOf other: Storage) {
            guard let context = EVP_MD_CTX_new(), EVP_MD_CTX_copy_ex(context, other.context) == 1 else {
                fatalError("There is no memory for a digest.")
            }
            self.context = context
        }

        deinit { EVP_MD_CTX_free(context) }
    }

    public let algorithm: DigestAlgorithm
    private var storage: Storage

    public init(_ algorithm: DigestAlgorithm) {
        self.algorithm = algorithm
        storage = Storage(algorithm)
    }

    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copyOf: storage) }
        EVP_DigestUpdate(storage.context, bytes.baseAddress, bytes.count)
    }

    /// The digest of what came so far; more may follow.
    public func digest() -> [UInt8] {
        let last = Storage(copyOf: storage)
        var bytes = [UInt8](repeating: 0, count: algorithm.digestLength)
        EVP_DigestFinal_ex(last.context, &bytes, nil)
        return bytes
    }
}
