import CommonCrypto
import XCTest

/// Kind: oracle — vectors of NIST SP 800-38A (AES), FIPS 81 (DES), NIST SP 800-67's keys and RFC 6070 (PBKDF2).
final class CipherTests: XCTestCase {
    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).map { place in
            UInt8(text.dropFirst(place).prefix(2), radix: 16) ?? 0
        }
    }

    private func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// The status and what came out.
    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], vector: [UInt8]? = nil, _ message: [UInt8],
        room: Int = 128
    ) -> (status: Int, output: [UInt8]) {
        var output = [UInt8](repeating: 0, count: room)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, vector, message,
            message.count, &output, room, &moved)
        return (Int(status), status == 0 ? Array(output.prefix(moved)) : [])
    }

    private let message = "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"

    func testBlocksThatStandAlone() {
        let vectors = [
            ("2b7e151628aed2a6abf7158809cf4f3c", "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"),
            (
                "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b",
                "bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eef"
            ),
            (
                "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
                "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870"
            ),
        ]
        for (key, cipher) in vectors {
            let result = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key: bytes(key), bytes(message))
            XCTAssertEqual(text(result.output), cipher)
            let back = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionECBMode, key: bytes(key), bytes(cipher))
            XCTAssertEqual(text(back.output), message)
        }
    }

    func testChainedBlocks() {
        let (key, vector) = ("2b7e151628aed2a6abf7158809cf4f3c", "000102030405060708090a0b0c0d0e0f")
        let cipher = "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
        let result = crypt(kCCEncrypt, kCCAlgorithmAES128, 0, key: bytes(key), vector: bytes(vector), bytes(message))
        XCTAssertEqual(text(result.output), cipher)
        let padded = crypt(
            kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: bytes(key), vector: bytes(vector), bytes(message))
        XCTAssertEqual(text(padded.output.prefix(32)), cipher)
        XCTAssertEqual(padded.output.count, 48, "a whole block of padding, where the message is whole blocks")
        let back = crypt(
            kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: bytes(key), vector: bytes(vector), padded.output)
        XCTAssertEqual(text(back.output), message)
        let zeros = [UInt8](repeating: 0, count: 16)
        XCTAssertEqual(
            crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: bytes(key), bytes(message)).output,
            crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: bytes(key), vector: zeros, bytes(message)).output)
    }

    func testDES() {
        let key = bytes("0123456789abcdef")
        let message = Array("Now is the time for all ".utf8)
        let cipher = "3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53"
        XCTAssertEqual(text(crypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key: key, message).output), cipher)
        let three = crypt(kCCEncrypt, kCCAlgorithm3DES, kCCOptionECBMode, key: key + key + key, message)
        XCTAssertEqual(text(three.output), cipher, "with one key three times, triple DES is DES")
    }

    /// Apple's documentation of each status.
    func testWhatIsRefused() {
        let key = [UInt8](repeating: 7, count: 16)
        XCTAssertEqual(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: Array(key.prefix(5)), key).status, kCCKeySizeError)
        XCTAssertEqual(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, [1, 2, 3]).status, kCCAlignmentError)
        XCTAssertEqual(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, key, room: 15).status, kCCBufferTooSmall)
        XCTAssertEqual(crypt(kCCEncrypt, 4, 0, key: key, key).status, kCCUnimplemented)
        let sealed = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, [1, 2, 3]).output
        let other = [UInt8](repeating: 9, count: 16)
        XCTAssertEqual(
            crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: other, sealed).status, kCCDecodeError)
    }

    func testKeysOfPasswords() {
        let vectors: [(rounds: UInt32, key: String)] = [
            (1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"), (2, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
            (4096, "4b007901b765489abead49d926f721d065a429c1"),
        ]
        for (rounds, expected) in vectors {
            var key = [UInt8](repeating: 0, count: expected.count / 2)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
                CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), rounds, &key, key.count)
            XCTAssertEqual(Int(status), kCCSuccess)
            XCTAssertEqual(text(key), expected)
        }
        var key = [UInt8](repeating: 0, count: 4)
        XCTAssertEqual(Int(CCKeyDerivationPBKDF(2, "p", 1, [1], 1, 1, 0, &key, 4)), kCCParamError)
    }

    func testRandomBytes() {
        var bytes = [UInt8](repeating: 0, count: 64)
        XCTAssertEqual(Int(CCRandomGenerateBytes(&bytes, bytes.count)), kCCSuccess)
        XCTAssertGreaterThan(Set(bytes).count, 8, "64 random bytes have as few different ones once in 10^80 times")
    }
}
