import ApplicationCommand
import XCTest

@testable import MasuProgram

/// Kind: documented — the program's own `--help`.
final class CommandWordsTests: XCTestCase {
    func testFlagsOfTheAppKeepTheirOrder() throws {
        let words = try CommandWords(
            ["Rivers.xcodeproj", "--target", "App", "--tap", "Reverse", "--png=a.png", "--explain", "--dark"],
            for: Commands.run)
        XCTAssertEqual(words.operands, ["Rivers.xcodeproj"])
        XCTAssertEqual(words.value("--target"), "App")
        XCTAssertEqual(words.applicationWords, ["--tap=Reverse", "--png=a.png", "--explain", "--dark"])
    }

    func testMistakesNameWhatIsMeant() {
        XCTAssertEqual(
            message(["--devcie", "iphone-x"]),
            "There is no flag '--devcie'. Did you mean --device? 'masu run --help' lists them.")
        XCTAssertEqual(message(["--zebra"]), "There is no flag '--zebra'. 'masu run --help' lists them.")
        XCTAssertEqual(message(["--png"]), "--png needs a value: --png FILE.")
        XCTAssertEqual(message(["--watch=yes"]), "--watch takes no value, but 'yes' is given.")
    }

    func testANameIsFoundByAThirdOfItsLetters() {
        XCTAssertEqual(NearestName.of("redner", among: ["render", "run"]), "render")
        XCTAssertEqual(NearestName.of("chekc", among: ["check", "conflict"]), "check")
        XCTAssertNil(NearestName.of("zebra", among: ["render", "run"]))
        // The same letters and digits count more than few changed ones.
        XCTAssertEqual(NearestName.of("iphone15", among: ["iphone-5", "iphone-13", "iphone-15"]), "iphone-15")
        XCTAssertEqual(NearestName.of("iPhone 15 Pro", among: ["iphone-15", "iphone-15-pro"]), "iphone-15-pro")
    }

    /// Nobody waits for a build to hear that a device's name is mistyped.
    @MainActor func testAnAppsFlagsAreCheckedBeforeItIsBuilt() async throws {
        XCTAssertThrowsError(try ApplicationArguments.check(["--device=iphne-15"])) {
            XCTAssertTrue("\($0)".hasPrefix("There is no device 'iphne-15'. Did you mean iphone-15?"), "\($0)")
        }
        XCTAssertThrowsError(try ApplicationArguments.check(["--content-size=HUGE"]))
        XCTAssertThrowsError(try ApplicationArguments.check(["--scale=90"]))
        try ApplicationArguments.check(["--device=iphone-15", "--ios=18", "--tap=Reverse", "--png=a.png"])
    }

    func testAUsageIsADescription() throws {
        let render = try XCTUnwrap(Commands.tools.first { $0.name == "render" })
        XCTAssertEqual(render.operands, "DOCUMENT")
        XCTAssertTrue(render.summary.hasPrefix("Draws a document"), render.summary)
        let flags = render.flags.map(\.words)
        for flag in ["--root NAME", "--size WxH", "--rtl", "-o FILE.png|svg|pdf"] {
            XCTAssertTrue(flags.contains(flag), flag)
        }
    }

    /// Every command is in the help, in the manual page and in all completions, with each of its flags.
    func testEveryFlagIsToldEverywhere() throws {
        for command in Commands.all {
            XCTAssertTrue(CommandHelp.overview.contains("\n  \(command.name) "), command.name)
            for flag in command.allFlags {
                let roff = flag.spelling.replacingOccurrences(of: "-", with: "\\-")
                XCTAssertTrue(ManualPage.text.contains(roff), flag.spelling)
                XCTAssertTrue(CommandHelp.text(of: command).contains(flag.spelling), flag.spelling)
                XCTAssertTrue(try Completions.text(for: "bash").contains(flag.spelling), flag.spelling)
                XCTAssertTrue(try Completions.text(for: "zsh").contains(flag.spelling), flag.spelling)
                guard flag.spelling.hasPrefix("--") else { continue }
                XCTAssertTrue(
                    try Completions.text(for: "fish").contains("-l \(flag.spelling.dropFirst(2))"), flag.spelling)
            }
        }
        XCTAssertThrowsError(try Completions.text(for: "tcsh"))
    }

    private func message(_ words: [String]) -> String {
        do {
            _ = try CommandWords(words, for: Commands.run)
            return "understood"
        } catch { return error.description }
    }
}
