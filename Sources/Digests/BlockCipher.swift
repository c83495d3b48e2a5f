import CCrypto

/// A block cipher, as OpenSSL's library computes it, of whole messages.
public struct BlockCipher: Sendable {
    public enum Algorithm: Sendable {
        case aes, des, tripleDES

        /// Bytes.
        public var blockLength: Int { self == .aes ? 16 : 8 }

        /// Bytes that a key may have.
        public var keyLengths: [Int] {
            switch self {
            case .aes: [16, 24, 32]
            case .des: [8]
            case .tripleDES: [24]
            }
        }
    }

    public enum Failure: Error {
        /// The message isn't whole blocks, and nothing fills the last one.
        case incompleteBlock
        /// The last block isn't filled as PKCS #7 says: the key, the first vector or the message is another one.
        case padding
    }

    public let algorithm: Algorithm
    private let key: [UInt8]
    /// The vector that the first block is chained with; nil where each block stands alone.
    private let vector: [UInt8]?
    private let isPadded: Bool

    /// - Parameters:
    ///   - key: of one of the algorithm's lengths.
    ///   - vector: a block, for cipher block chaining; nil for the electronic code book.
    ///   - isPadded: true where the last block is filled as PKCS #7 says.
    public init(_ algorithm: Algorithm, key: [UInt8], vector: [UInt8]?, isPadded: Bool) {
        precondition(
            algorithm.keyLengths.contains(key.count),
            "A key of \(algorithm) has \(algorithm.keyLengths) bytes, not \(key.count).")
        precondition(
            vector.map { $0.count == algorithm.blockLength } ?? true,
            "The first vector of \(algorithm) has \(algorithm.blockLength) bytes, not \(vector?.count ?? 0).")
        (self.algorithm, self.vector, self.isPadded) = (algorithm, vector, isPadded)
        // DES is triple DES with one key: OpenSSL 3 keeps the single one in a part that isn't loaded.
        self.key = algorithm == .des ? key + key + key : key
    }

    public func encrypted(_ message: UnsafeRawBufferPointer) throws(Failure) -> [UInt8] {
        try run(message, encrypts: true)
    }
    public func decrypted(_ message: UnsafeRawBufferPointer) throws(Failure) -> [UInt8] {
        try run(message, encrypts: false)
    }

    private var table: OpaquePointer? {
        switch (algorithm, key.count, vector == nil) {
        case (.aes, 16, false): EVP_aes_128_cbc()
        case (.aes, 24, false): EVP_aes_192_cbc()
        case (.aes, _, false): EVP_aes_256_cbc()
        case (.aes, 16, true): EVP_aes_128_ecb()
        case (.aes, 24, true): EVP_aes_192_ecb()
        case (.aes, _, true): EVP_aes_256_ecb()
        case (_, _, false): EVP_des_ede3_cbc()
        case (_, _, true): EVP_des_ede3_ecb()
        }
    }

    private func run(_ message: UnsafeRawBufferPointer, encrypts: Bool) throws(Failure) -> [UInt8] {
        guard isPadded && encrypts || message.count % algorithm.blockLength == 0 else { throw .incompleteBlock }
        guard let context = EVP_CIPHER_CTX_new() else { fatalError("There is no memory for a cipher.") }
        defer { EVP_CIPHER_CTX_free(context) }
        guard EVP_CipherInit_ex(context, table, nil, key, vector ?? [], encrypts ? 1 : 0) == 1 else {
            fatalError("The installed OpenSSL library refuses \(algorithm).")
        }
        EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
        var output = [UInt8](repeating: 0, count: message.count + algorithm.blockLength)
        var (written, last): (Int32, Int32) = (0, 0)
        let bytes = message.bindMemory(to: UInt8.self).baseAddress
        guard EVP_CipherUpdate(context, &output, &written, bytes, Int32(message.count)) == 1 else {
            throw .incompleteBlock
        }
        let isComplete = output.withUnsafeMutableBufferPointer { output in
            EVP_CipherFinal_ex(context, output.baseAddress.map { $0 + Int(written) }, &last) == 1
        }
        guard isComplete else { throw .padding }
        return Array(output.prefix(Int(written + last)))
    }
}
