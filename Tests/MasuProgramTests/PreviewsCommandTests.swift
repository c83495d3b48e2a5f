import XCTest

@testable import MasuProgram

/// Kind: documented — `masu previews --help`.
final class PreviewsCommandTests: XCTestCase {
    func testEachPreviewHasAFileOfItsOwn() {
        XCTAssertEqual(
            PreviewsCommand.fileNames(of: [
                "List", "RowPreviews: Long", "List.swift:12", "list", "a/b", "../c", "Größe",
            ]),
            [
                "List.png", "RowPreviews- Long.png", "List.swift-12.png", "list 2.png", "a-b.png", "-.-c.png",
                "Größe.png",
            ])
    }

    func testFlagsForPicturesGoToTheApp() throws {
        let words = try CommandWords(
            ["Rivers", "--output", "pictures", "--dark", "--ios", "26"], for: Commands.previews)
        XCTAssertEqual(words.value("--output"), "pictures")
        XCTAssertEqual(words.applicationWords, ["--dark", "--ios=26"])
        XCTAssertThrowsError(try CommandWords(["Rivers", "--tap", "OK"], for: Commands.previews))
    }

    /// A program that prints names on one output and says something else on the other.
    func testErrorsAreNoNames() throws {
        var lines: [String] = []
        let status = try ChildProcess(["/bin/sh", "-c", "echo one; echo noise >&2; echo two"])
            .run(errorsToo: false) { lines.append($0) }
        XCTAssertEqual(status, 0)
        XCTAssertEqual(lines, ["one", "two"])
    }
}
