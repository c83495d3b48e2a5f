import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — the command's own `--help`.
@MainActor final class UsageTests: XCTestCase {
    func testEveryCommandSaysWhatItTakes() async {
        for (name, usage) in MasuTool.usages {
            XCTAssertTrue(usage.hasPrefix("usage: masu \(name) "), usage)
            XCTAssertEqual(MasuTool.run([name, "--help"]), 0)
        }
        XCTAssertEqual(MasuTool.run(["help"]), 0)
    }

    func testTheNearestDeviceIsNamed() async throws {
        XCTAssertEqual(try DeviceProfile.named("iphone-15", for: "render").name, "iphone-15")
        XCTAssertThrowsError(try DeviceProfile.named("iphon-15", for: "render")) { error in
            let words = "masu render: there is no device 'iphon-15'. Did you mean iphone-15?"
            XCTAssertEqual("\(error)", words)
        }
    }
}
