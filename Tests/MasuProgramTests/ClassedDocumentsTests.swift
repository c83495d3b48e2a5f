import ApplicationCommand
import XCTest

@testable import MasuProgram

/// Kind: documented — `masu frames --help`, `masu build --help`.
final class ClassedDocumentsTests: XCTestCase {
    func testAProjectAndItsFlagsAreTakenOut() throws {
        let split = try XCTUnwrap(
            ClassedDocuments.split(
                ["Main.xib", "--project", "App", "--root", "row", "--target=Second", "--stand-ins"], of: "frames"))
        XCTAssertEqual(split.command, ["Main.xib", "--root", "row"])
        XCTAssertEqual(split.project.operands, ["App"])
        XCTAssertEqual(split.project.value("--target"), "Second")
        XCTAssertTrue(split.project.has("--stand-ins"))
    }

    func testWithoutAProjectAllWordsAreTheCommands() throws {
        XCTAssertNil(try ClassedDocuments.split(["Main.xib", "--root", "row"], of: "frames"))
        // The rules of lint hold a document against the folder that --project names.
        XCTAssertNil(try ClassedDocuments.split(["Main.xib", "--project", "App"], of: "lint"))
    }

    func testAProjectIsNamedOnce() {
        for words in [
            ["--project"], ["--project", "--root"], ["--project=A", "--project=B"], ["--target", "Second"],
        ] {
            XCTAssertThrowsError(try ClassedDocuments.split(words, of: "check"), words.joined(separator: " ")) {
                XCTAssertTrue($0 is UsageError, "\($0)")
            }
        }
    }

    func testAProgramThatTakesTooLongIsEnded() {
        let (text, status) = ChildProcess.output(of: ["/bin/sh", "-c", "echo begun; sleep 30"], patience: 1)
        XCTAssertEqual(status, 128 + SIGKILL)
        XCTAssertEqual(text, "begun\nIt took longer than 1 s and was ended.\n")
    }
}
