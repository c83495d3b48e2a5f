import XCTest

@testable import UIKit

/// Kind: documented — the class property `sharedApplication` of Objective-C's UIKit, which libraries reach by its
/// name.
@MainActor final class ApplicationLookupTests: XCTestCase {
    func testTheApplicationIsFoundByKey() async throws {
        XCTAssertTrue(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        XCTAssertNil(UIApplication.value(forKey: "other"))
        XCTAssertEqual(reasons.count, 1)
    }

    func testTheApplicationByNameForCodeOfExtensions() async throws {
        let name = NSSelectorFromString("sharedApplication")
        XCTAssertTrue(UIApplication.responds(to: name))
        XCTAssertTrue(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("openURL:")))
    }

    /// The reason is UIKit's since iOS 13.
    func testTheStatusBarByKeyRaises() async throws {
        XCTAssertTrue(UIApplication.shared.value(forKey: "windows") is [UIWindow])
        var reason = ""
        UIKitException.handler = { reason = $0.reason }
        defer { UIKitException.handler = nil }
        XCTAssertNil(UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar"))
        XCTAssertTrue(reason.hasPrefix("App called -statusBar or -statusBarWindow on UIApplication"), reason)
    }
}
