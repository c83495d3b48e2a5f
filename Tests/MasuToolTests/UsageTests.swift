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
}
