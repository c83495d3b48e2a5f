import ApplicationCommand
import Foundation
import XCTest

/// Kind: documented — our documentation of messages: an error of Foundation's names the file and the reason.
final class FailureWordsTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func words(_ work: () throws -> Void) -> String {
        do { try work() } catch { return FailureWords.of(error) }
        return ""
    }

    func testAFolderThatIsMissing() {
        let file = folder.appendingPathComponent("picture.png")
        XCTAssertEqual(
            words { try Data().write(to: file) },
            "\(file.path) can't be written: there is no folder \(folder.path).")
    }

    func testAFileThatIsMissing() {
        let file = folder.appendingPathComponent("script.txt")
        XCTAssertEqual(
            words { _ = try String(contentsOfFile: file.path, encoding: .utf8) }, "There is no file \(file.path).")
    }

    func testAFolderInPlaceOfAFile() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let message = words { try Data().write(to: folder) }
        XCTAssertTrue(message.hasPrefix("\(folder.path) can't be written: "), message)
        XCTAssertFalse(message.contains("Error Domain"), message)
    }

    /// As every `--help` says: 2 for what the command line names and can't be read, 1 for what failed else.
    func testExitStatuses() {
        let file = folder.appendingPathComponent("script.txt")
        func status(_ work: () throws -> Void) -> Int32 {
            do { try work() } catch { return ExitStatus.of(error) }
            return 0
        }
        XCTAssertEqual(status { _ = try String(contentsOfFile: file.path, encoding: .utf8) }, 2)
        XCTAssertEqual(status { _ = try Data(contentsOf: file) }, 2)
        XCTAssertEqual(status { try Data().write(to: file) }, 1)
        XCTAssertEqual(status { throw UsageError("There is no flag '--x'.") }, 2)
        XCTAssertEqual(status { throw POSIXError(.EACCES) }, 1)
    }

    func testOtherErrorsSpeakForThemselves() {
        XCTAssertEqual(FailureWords.of(UsageError("There is no flag '--x'.")), "There is no flag '--x'.")
        XCTAssertEqual(FailureWords.of(POSIXError(.EACCES)), "permission denied.")
    }
}
