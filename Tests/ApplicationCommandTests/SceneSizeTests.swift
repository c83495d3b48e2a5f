import HeadlessHost
import UIKit
import XCTest

@testable import ApplicationCommand

/// Kind: documented — the command's own `--help`.
@MainActor final class SceneSizeTests: XCTestCase {
    func testSizesAndParts() async throws {
        XCTAssertEqual(try SceneSize("500x700"), .points(CGSize(width: 500, height: 700)))
        XCTAssertEqual(try SceneSize("Slide-Over"), .part(.slideOver))
        for text in ["500", "500x", "x700", "500x700x1", "0x700", "500xbig", ""] {
            XCTAssertThrowsError(try SceneSize(text)) { error in
                XCTAssertTrue("\(error)".contains("--size is a size in points, as 500x700"), "\(error)")
            }
        }
    }

    /// Steps of 8 points at most, both ends included.
    func testPaths() async throws {
        XCTAssertEqual(
            try SceneSize.path("320x568..340x568"),
            [320, 320 + 20.0 / 3, 320 + 40.0 / 3, 340].map { CGSize(width: $0, height: 568) })
        XCTAssertEqual(try SceneSize.path("320x568").count, 1)
        XCTAssertEqual(try SceneSize.path("320x568..1024x1366").last, CGSize(width: 1024, height: 1366))
        XCTAssertThrowsError(try SceneSize.path("320x568-400x568"))
    }

    func testAPhoneHasNoParts() async throws {
        let host = try HeadlessHost(device: "iphone-17")
        host.show(UIViewController())
        XCTAssertThrowsError(try SceneSize("half").apply(to: host)) { error in
            XCTAssertTrue("\(error)".hasPrefix("iphone-17 has no part 'half'"), "\(error)")
        }
        try SceneSize("500x700").apply(to: host)
        XCTAssertEqual(host.screenSize, CGSize(width: 500, height: 700))
    }
}
