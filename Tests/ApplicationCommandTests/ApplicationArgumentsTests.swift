import XCTest

@testable import ApplicationCommand

/// Kind: documented — the command's own `--help`.
@MainActor final class ApplicationArgumentsTests: XCTestCase {
    /// Actions keep their order and may be there twice; the device they are shown on is there once.
    func testActionsKeepTheirOrder() async throws {
        let arguments = try ApplicationArguments([
            "--tap", "Settings", "--png", "a.png", "--device=iphone-x", "--explain", "--tap=--odd name",
            "--png=b.png",
            "--explain=row:0,3", "--wait", "0.5",
        ])
        XCTAssertEqual(
            arguments.actions,
            [
                .tap("Settings"), .draw("a.png"), .explain(.screen), .tap("--odd name"), .draw("b.png"),
                .explain(.row(section: 0, row: 3)), .wait(0.5),
            ])
        XCTAssertEqual(arguments.values, [.device: "iphone-x"])
    }

    func testMistakesAreNamed() async {
        XCTAssertEqual(message(["--png"]), "--png needs a value: --png FILE.")
        XCTAssertEqual(message(["--dark=no"]), "--dark takes no value, but 'no' is given.")
        XCTAssertEqual(message(["--dark", "--dark"]), "--dark is given twice.")
        XCTAssertEqual(message(["--wait", "long"]), "--wait is a number of seconds, not 'long'.")
        XCTAssertEqual(message(["--inspect", "--window"]), "--window can't be combined with an inspector.")
        XCTAssertTrue(message(["Settings"]).hasPrefix("There is no flag 'Settings'. Flags: --device, "))
        XCTAssertTrue(message(["--trace", "--format", "json"]).hasPrefix("--trace prints lines"))
    }

    private func message(_ words: [String]) -> String {
        do {
            _ = try ApplicationArguments(words)
            return "understood"
        } catch { return error.description }
    }
}
