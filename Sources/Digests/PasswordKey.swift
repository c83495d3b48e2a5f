import CCrypto

/// A key made of a password (PBKDF2, RFC 8018), as OpenSSL's library computes it.
public enum PasswordKey {
    /// - Parameters:
    ///   - rounds: at least 1; the time grows with them.
    ///   - length: bytes of the key, at least 1.
    /// - Returns: nil where the library refuses the rounds or the length.
    public static func key(
        of password: UnsafeRawBufferPointer, salt: UnsafeRawBufferPointer, rounds: Int, length: Int,
        by algorithm: DigestAlgorithm
    ) -> [UInt8]? {
        var key = [UInt8](repeating: 0, count: length)
        let isMade = PKCS5_PBKDF2_HMAC(
            password.bindMemory(to: CChar.self).baseAddress, Int32(password.count),
            salt.bindMemory(to: UInt8.self).baseAddress, Int32(salt.count), Int32(rounds), algorithm.table,
            Int32(length), &key)
        return isMade == 1 ? key : nil
    }
}
