import CommonCrypto
import CryptoKit
import XCTest

/// Kind: oracle — vectors of RFC 1321 (MD5), FIPS 180-2 (SHA) and RFC 4231 (HMAC).
final class DigestTests: XCTestCase {
    private func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    func testDigests() {
        let abc = Data("abc".utf8)
        XCTAssertEqual(text(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
        XCTAssertEqual(text(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        XCTAssertEqual(text(SHA256.hash(data: abc)), sha256)
        XCTAssertEqual("\(SHA256.hash(data: abc))", "SHA256 digest: \(sha256)")
        XCTAssertEqual(
            text(SHA384.hash(data: abc)),
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        XCTAssertEqual(
            text(SHA512.hash(data: abc)),
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    func testPartsMakeTheSameDigestAndACopyGoesItsOwnWay() {
        var running = SHA256()
        running.update(data: Data("a".utf8))
        var copy = running
        running.update(data: Data("bc".utf8))
        copy.update(data: Data("x".utf8))
        XCTAssertEqual(running.finalize(), SHA256.hash(data: Data("abc".utf8)))
        XCTAssertEqual(copy.finalize(), SHA256.hash(data: Data("ax".utf8)))
        XCTAssertTrue(running.finalize() == Data(SHA256.hash(data: Data("abc".utf8))))
    }

    func testAuthenticationCodes() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        XCTAssertEqual(text(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message + [1], using: key))
        let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
        let hashed = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        XCTAssertEqual(
            text(HMAC<SHA256>.authenticationCode(for: hashed, using: long)),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        XCTAssertEqual(SymmetricKey(size: .bits256).bitCount, 256)
        XCTAssertNotEqual(SymmetricKey(size: .bits128), SymmetricKey(size: .bits128))
    }

    func testFunctionsOfC() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        XCTAssertEqual(digest, Array(SHA256.hash(data: data)))
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        let (key, message) = ("Jefe", "what do ya want for nothing?")
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, message, message.utf8.count, &code)
        XCTAssertEqual(text(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
}
