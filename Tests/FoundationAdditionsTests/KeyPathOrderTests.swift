import FoundationAdditions
import FoundationNetworking
import XCTest

/// Kind: documented — Apple's documentation of `NSSortDescriptor.init(keyPath:ascending:)`, which takes any value, and of
/// `NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses:from:)`.
final class KeyPathOrderTests: XCTestCase {
    private final class Note: NSObject {
        let title: String?
        let date: Date?
        let isDone: Bool
        let rank: NSNumber

        init(_ title: String?, _ seconds: Double?, isDone: Bool, rank: Int) {
            self.title = title
            date = seconds.map(Date.init(timeIntervalSince1970:))
            self.isDone = isDone
            self.rank = NSNumber(value: rank)
        }
    }

    private let notes = [
        Note("b", 30, isDone: true, rank: 2), Note(nil, nil, isDone: false, rank: 3),
        Note("a", 10, isDone: true, rank: 1),
    ]

    private func titles(_ order: NSSortDescriptor...) -> [String?] {
        (notes as NSArray).sortedArray(using: order).map { ($0 as? Note)?.title }
    }

    func testOptionalValues() {
        XCTAssertEqual(titles(NSSortDescriptor(keyPath: \Note.date, ascending: false)), ["b", "a", nil])
        XCTAssertEqual(titles(NSSortDescriptor(keyPath: \Note.title, ascending: true)), [nil, "a", "b"])
    }

    func testFlagsAndNumbersAsObjects() {
        let rank = NSSortDescriptor(keyPath: \Note.rank, ascending: true)
        XCTAssertEqual(titles(NSSortDescriptor(keyPath: \Note.isDone, ascending: false), rank), ["a", "b", nil])
        XCTAssertEqual(titles(NSSortDescriptor(keyPath: \Note.isDone, ascending: true), rank), [nil, "a", "b"])
    }

    func testArraysInArchives() throws {
        let names = try NSKeyedArchiver.archivedData(
            withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: names)
        XCTAssertEqual(read as? [String], ["a", "b"])
        XCTAssertNil(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSNumber.self], from: names))
        let one = try NSKeyedArchiver.archivedData(withRootObject: "a" as NSString, requiringSecureCoding: true)
        XCTAssertNil(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: one))
        XCTAssertThrowsError(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: Data([1, 2])))
    }

    /// Foundation on Linux asks no app about a server's certificates.
    func testServersShowNoCertificates() {
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil,
            authenticationMethod: "NSURLAuthenticationMethodServerTrust")
        XCTAssertNil(space._serverTrust)
        XCTAssertNil(space._serverTrust.map(URLCredential.init(trust:)), "an app's answer compiles")
    }
}
