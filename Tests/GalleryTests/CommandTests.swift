import XCTest

@testable import ApplicationCommand
@testable import UIKit
@testable import gallery

/// Kind: documented — the command's own `--help`.
///
/// The command line: what it takes, what it prints, and how it refuses.
@MainActor final class CommandTests: XCTestCase {
    func testRowsAsJSON() async throws {
        let screen = try Screen(device: "iphone-x")
        defer { screen.close() }
        let rows = try screen.session.measuredRows()
        XCTAssertTrue(rows.json.hasPrefix("{\"section\":0,\"row\":0,\"y\":0.0,\"height\":37.6666666666666"), rows.json)
        let parsed = try rows.json.split(separator: "\n").map {
            try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        XCTAssertEqual(parsed.count, 32)
        for (object, row) in zip(parsed, rows) {
            XCTAssertEqual(object.keys.sorted(), ["height", "row", "section", "y"])
            XCTAssertEqual(object["section"] as? Int, row.section)
            XCTAssertEqual(object["row"] as? Int, row.row)
            XCTAssertEqual(object["y"] as? Double, row.y)
            XCTAssertEqual(object["height"] as? Double, row.height)
        }
    }

    func testArguments() async throws {
        let arguments = try Arguments(["flexible-rows", "--device", "iphone-x", "--offset=-64.5", "--rows"])
        XCTAssertEqual(arguments.screen, "flexible-rows")
        XCTAssertEqual(arguments.values, [.device: "iphone-x", .offset: "-64.5", .rows: ""])
        XCTAssertEqual(try arguments.number(.offset), -64.5)
        XCTAssertEqual(try Arguments(["--offset", "-3"]).number(.offset), -3)
    }

    func testAFlagWhoseValueMayBeLeftOut() async throws {
        let arguments = try Arguments(["--trace", "flexible-rows"])
        XCTAssertEqual(arguments.screen, "flexible-rows", "the word after it isn't its value")
        XCTAssertEqual(try arguments.choice(.trace, default: TraceDetail.calls), .calls)
        XCTAssertEqual(try Arguments(["--trace=all"]).choice(.trace, default: TraceDetail.calls), .all)
    }

    private func refusal(_ words: String...) -> String {
        do {
            _ = try Arguments(words).displaySettings
            return "nothing is wrong with it"
        } catch {
            return "\(error)"
        }
    }

    func testRefusals() async throws {
        XCTAssertTrue(
            refusal("--divice", "x").hasPrefix("There is no flag '--divice'. Did you mean --device? Flags: --list, "))
        XCTAssertEqual(refusal("--png"), "--png needs a value: --png FILE.")
        XCTAssertEqual(refusal("--png", "--rows"), "--png needs a value: --png FILE.")
        XCTAssertEqual(refusal("--rows=3"), "--rows takes no value, but '3' is given.")
        XCTAssertEqual(refusal("--rtl", "--rtl"), "--rtl is given twice.")
        XCTAssertEqual(refusal("a", "b"), "One screen at a time: both 'a' and 'b' are given.")
        XCTAssertTrue(
            refusal("--device", "iphne-15").hasPrefix(
                "There is no device 'iphne-15'. Did you mean iphone-15? Devices: iphone-se1, "))
        XCTAssertTrue(refusal("--content-size", "huge").hasPrefix("There is no text size 'huge'. Sizes: XS, S, "))
        XCTAssertThrowsError(try Arguments(["--offset", "far"]).number(.offset)) {
            XCTAssertEqual("\($0)", "--offset is a number of points, not 'far'.")
        }
        XCTAssertThrowsError(try Arguments(["--images", "some"]).choice(.images, default: ImageState.pending)) {
            XCTAssertEqual("\($0)", "--images is pending or loaded, not 'some'.")
        }
    }

    func testExitStatus() async throws {
        for words in [
            [], ["nowhere"], ["flexible-rows"], ["flexible-rows", "--rows", "--variant", "other"],
            ["--list", "--rows"], ["--render-all", "--device", "iphone-x"],
            ["flexible-rows", "--rows", "--output", "x"],
            ["flexible-rows", "--format", "json", "--png", "/nowhere/x.png"], ["--dark"],
            ["row-heights", "--rows", "--variant", "9"], ["flexible-rows", "--trace=some"],
            ["flexible-rows", "--rows", "--format", "json", "--trace"], ["flexible-rows", "--rows", "--scale", "1"],
            ["flexible-rows", "--png", "/nowhere/x.png", "--scale", "0"], ["flexible-rows", "--record", "x"],
            ["flexible-rows", "--window", "--png", "x"], ["--measure", "nowhere"], ["--measure", "--rows"],
            ["--measure", "--window"],
            ["--render-all", "--window"], ["--script", "x", "--rows"],
            ["--window", "--script", "x", "--record", "y"], ["flexible-rows", "--inspect", "--window"], ["--inspect"],
            ["flexible-rows", "--inspect", "--png", "x"], ["nowhere", "--inspect"],
            ["flexible-rows", "--rows", "--ios", "19"], ["flexible-rows", "--ios", "all"],
            ["flexible-rows", "--ios", "all", "--png", "x", "--explain"],
            ["flexible-rows", "--inspect", "--ios", "all"],
        ] {
            XCTAssertEqual(GalleryCommand.run(words), 2, "\(words)")
        }
        XCTAssertEqual(GalleryCommand.run(["--help"]), 0)
        XCTAssertEqual(GalleryCommand.run(["--list"]), 0)
        XCTAssertEqual(GalleryCommand.run(["flexible-rows", "--png", "/nowhere/x.png"]), 1)
        XCTAssertEqual(GalleryCommand.run(["flexible-rows", "--script", "/nowhere/x.txt"]), 2)
    }

    func testAnUnknownReleaseIsRefusedWithTheNearest() async throws {
        XCTAssertThrowsError(try Arguments(["--ios", "19"]).displaySettings) {
            XCTAssertTrue("\($0)".hasPrefix("There is no iOS '19'. The nearest are 17 and 18."), "\($0)")
        }
        XCTAssertEqual(try Arguments(["--ios", "18"]).displaySettings.release, .iOS18)
    }

    /// All releases side by side: eight pictures of a phone of 375 points, 16 apart.
    func testAllReleasesSideBySide() async throws {
        let file = NSTemporaryDirectory() + "releases-\(ProcessInfo.processInfo.processIdentifier).png"
        defer { try? FileManager.default.removeItem(atPath: file) }
        XCTAssertEqual(
            GalleryCommand.run(["encapsulated-height", "--ios", "all", "--png", file, "--scale", "1"]), 0)
        let picture = try XCTUnwrap(UIImage(contentsOfFile: file))
        XCTAssertEqual(picture.size, CGSize(width: 16 + 8 * (375 + 16), height: 32 + 667 + 16))
        XCTAssertEqual(BehaviourProfile.current.release, .iOS13)
    }

    func testEveryFlagIsExplained() async throws {
        for flag in Flag.allCases {
            let spellings = ["\(flag.spelling) ", "\(flag.spelling)[="]
            XCTAssertTrue(spellings.contains { GalleryCommand.help.contains($0) }, flag.spelling)
        }
    }

    func testTextTable() async throws {
        let rows = [
            RowHeight(section: 0, row: 9, y: 37.5, height: 59), RowHeight(section: 1, row: 0, y: 96.5, height: 2 / 3),
        ]
        XCTAssertEqual(
            rows.text,
            """
            section    row             y        height
                  0      9          37.5            59
                  1      0          96.5         0.667

            """)
    }
}
