import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of each name.
///
/// Names that apps have from `import UIKit` alone, each used as they use it.
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

    func testAClassSaysItsName() async throws {
        XCTAssertEqual(UITableViewCell.description(), "UITableViewCell")
        XCTAssertEqual(NamedTableController.description(), "UIKitTests.NamedTableController")
    }

    func testNamesOfFoundation() async {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 3, "b" as NSString)
        XCTAssertEqual(text, "a3-b")
        XCTAssertTrue(UIView.classForCoder() == UIView.self)
        XCTAssertEqual(kCFBooleanTrue, NSNumber(value: true))
        let object = NSObject()
        XCTAssertEqual(CFGetRetainCount(object), CFGetRetainCount(object))
        XCTAssertTrue(CFEqual("a" as NSString, NSString(string: "a")))
        XCTAssertFalse(CFEqual("a" as NSString, "b" as NSString))
        XCTAssertEqual(CFHash("a" as NSString), CFHash(NSString(string: "a")))
        XCTAssertEqual(CFRunLoopMode.defaultMode, CFRunLoopMode("kCFRunLoopDefaultMode" as NSString))
        let match = try? NSRegularExpression(pattern: "a").firstMatch(
            in: "a", range: NSRange(location: 0, length: 1))
        XCTAssertNotNil(match)
        XCTAssertNil(match?.date)
    }

    /// Core Foundation's documentation of `CFGetTypeID`: objects of one type have one number.
    func testTypesOfCoreFoundation() async {
        XCTAssertEqual(CFGetTypeID("a" as NSString), CFStringGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSNumber(value: 3)), CFNumberGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSNumber(value: true)), CFBooleanGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSArray()), CFArrayGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSDictionary()), CFDictionaryGetTypeID())
        XCTAssertEqual(CFGetTypeID(NSMutableData()), CFDataGetTypeID())
        XCTAssertNotEqual(CFGetTypeID(NSObject()), CFSetGetTypeID())
    }

    /// Foundation's documentation of `NSException`: a name, a reason, and what goes with it.
    func testExceptions() async {
        let exception = NSException(name: .rangeException, reason: "3 of 2", userInfo: ["a": 1])
        XCTAssertEqual(exception.name, .rangeException)
        XCTAssertEqual(exception.description, "3 of 2")
        XCTAssertEqual(exception.userInfo?["a"] as? Int, 1)
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
