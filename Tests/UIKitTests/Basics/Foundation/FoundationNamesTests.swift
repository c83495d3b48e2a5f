import HeadlessHost
import UIKit
import XCTest

/// What apps have from `import UIKit` alone, each used as they use it.
@MainActor final class FoundationNamesTests: XCTestCase {
    func testTimes() async throws {
        let before = CFAbsoluteTimeGetCurrent()
        XCTAssertGreaterThan(before, 0)
        XCTAssertGreaterThanOrEqual(CFAbsoluteTimeGetCurrent(), before)
        let host = try HeadlessHost(device: "iphone-se2")
        let start = CACurrentMediaTime()
        host.advance(by: 2)
        XCTAssertEqual(CACurrentMediaTime() - start, 2, accuracy: 1e-9)
    }

    func testArchivesCachesAndNames() async throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedNote("a"), requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data)?.text, "a")
        let cache = NSCache<NSString, UIImage>()
        let image = UIImage()
        cache.setObject(image, forKey: "key")
        XCTAssertTrue(cache.object(forKey: "key") === image)
        XCTAssertTrue(NSStringFromClass(UITableViewCell.self).hasSuffix("UITableViewCell"))
        XCTAssertEqual(autoreleasepool { 3 }, 3)
    }

    func testCallsAfterADelay() async throws {
        final class Counter: NSObject {
            var count = 0
            func add() { count += 1 }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let counter = Counter()
        counter.perform(Selector("add", Counter.add), with: nil, afterDelay: 0.5)
        XCTAssertEqual(counter.count, 0)
        host.advance(by: 0.6)
        XCTAssertEqual(counter.count, 1)
    }
}

/// Archived by its name, which only a class of the file has.
final class ArchivedNote: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let text: String
    init(_ text: String) { self.text = text }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    required init?(coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text").map { $0 as String } ?? ""
    }
}
