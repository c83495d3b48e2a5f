import Foundation
import Security
import XCTest

/// Kind: documented — Apple's pages on `SecItemAdd`, `SecItemCopyMatching`, `SecItemUpdate` and `SecItemDelete`.
final class KeychainTests: XCTestCase {
    private let service = "keychain-tests"

    private func query(_ account: String, _ more: [String: Any] = [:]) -> NSDictionary {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
        return query.merging(more) { $1 } as NSDictionary
    }

    override func tearDown() {
        SecItemDelete(
            [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service] as NSDictionary)
        super.tearDown()
    }

    private func password(_ account: String) -> String? {
        var result: AnyObject?
        let status = SecItemCopyMatching(
            query(account, [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]), &result)
        guard status == errSecSuccess else { return nil }
        return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    /// As the documentation's first example: a password is added, read, changed and deleted.
    func testAPasswordLivesUntilItIsDeleted() {
        XCTAssertEqual(SecItemAdd(query("a", [kSecValueData as String: Data("secret".utf8)]), nil), errSecSuccess)
        XCTAssertEqual(password("a"), "secret")
        XCTAssertEqual(SecItemAdd(query("a", [kSecValueData as String: Data()]), nil), errSecDuplicateItem)
        let update = [kSecValueData as String: Data("other".utf8)] as NSDictionary
        XCTAssertEqual(SecItemUpdate(query("a"), update), errSecSuccess)
        XCTAssertEqual(password("a"), "other")
        XCTAssertEqual(SecItemUpdate(query("b"), update), errSecItemNotFound)
        XCTAssertEqual(SecItemDelete(query("a")), errSecSuccess)
        XCTAssertNil(password("a"))
        XCTAssertEqual(SecItemDelete(query("a")), errSecItemNotFound)
    }

    func testAllItemsAreListedByTheirAttributes() throws {
        for account in ["a", "b"] {
            SecItemAdd(
                query(account, [kSecValueData as String: Data(account.utf8), kSecAttrLabel as String: "L"]), nil)
        }
        let all: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
            kSecReturnData as String: true,
        ]
        var result: AnyObject?
        XCTAssertEqual(SecItemCopyMatching(all as NSDictionary, &result), errSecSuccess)
        let items = try XCTUnwrap(result as? [[String: Any]])
        XCTAssertEqual(items.compactMap { $0[kSecAttrAccount as String] as? String }, ["a", "b"])
        XCTAssertEqual(items.compactMap { $0[kSecValueData as String] as? Data }, [Data("a".utf8), Data("b".utf8)])
        XCTAssertNotNil(items[0][kSecAttrCreationDate as String] as? Date)
        var secrets = all
        secrets[kSecReturnAttributes as String] = nil
        XCTAssertEqual(SecItemCopyMatching(secrets as NSDictionary, &result), errSecParam, "secrets come one at a time")
    }

    func testWhatIsNotThereSaysSo() {
        var result: AnyObject?
        XCTAssertEqual(SecItemCopyMatching([:] as NSDictionary, &result), errSecParam)
        let key = [kSecClass as String: kSecClassKey] as NSDictionary
        XCTAssertEqual(SecItemCopyMatching(key, &result), errSecUnimplemented)
        XCTAssertEqual(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?,
            "The specified item could not be found in the keychain.")
    }

    /// Nobody is there to prove who the user is: an item with a condition is kept and read like any other.
    func testAccessIsKeptAndNotAsked() throws {
        var failure: Unmanaged<CFError>?
        let access = try XCTUnwrap(
            SecAccessControlCreateWithFlags(
                kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, [.userPresence], &failure))
        XCTAssertNil(failure)
        let item = query(
            "guarded", [kSecValueData as String: Data("1234".utf8), kSecAttrAccessControl as String: access])
        XCTAssertEqual(SecItemAdd(item, nil), errSecSuccess)
        XCTAssertEqual(password("guarded"), "1234")
        XCTAssertNil(SecAccessControlCreateWithFlags(nil, NSNumber(value: 1), .userPresence, &failure))
        XCTAssertEqual((failure?.takeRetainedValue()).map(CFErrorGetCode), Int(errSecParam))
    }

    /// The system checks servers by itself: there are no certificates to ask.
    func testCertificatesAreNotMade() {
        var trust: SecTrust?
        XCTAssertNil(SecCertificateCreateWithData(nil, Data([0x30]) as NSData))
        XCTAssertEqual(
            SecTrustCreateWithCertificates(NSArray(), SecPolicyCreateSSL(true, "example.org"), &trust),
            errSecUnimplemented)
        XCTAssertNil(trust)
    }

    func testPasswordsOfWebsitesAreRefused() {
        let asked = expectation(description: "asked")
        SecRequestSharedWebCredential("example.org", nil) { passwords, error in
            XCTAssertNil(passwords)
            XCTAssertEqual(error?.code, Int(errSecItemNotFound))
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
        XCTAssertEqual((SecCreateSharedWebCredentialPassword() as String?)?.count, 15)
    }

    func testRandomBytesDiffer() {
        var first = [UInt8](repeating: 0, count: 32)
        var second = first
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, first.count, &first), errSecSuccess)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, second.count, &second), errSecSuccess)
        XCTAssertNotEqual(first, second)
    }
}
