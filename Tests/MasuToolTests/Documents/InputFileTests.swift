import Foundation
import XCTest

@testable import MasuTool

/// Kind: documented — the sentences of `InputFile`: what is wrong with the file, in words.
final class InputFileTests: XCTestCase {
    private func message(_ name: String, _ text: String?) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-input-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: file) }
        do {
            _ = try InputFile.document(file.path)
            return ""
        } catch {
            return "\(error)".replacing(folder.path, with: "FOLDER")
        }
    }

    func testEachReasonIsASentence() throws {
        XCTAssertEqual(try message("a.xib", nil), "there is no file FOLDER/a.xib")
        XCTAssertEqual(
            try message("a.xib", "<a>\n<b></a>"), "FOLDER/a.xib, line 2: </a> closes nothing: <b> of line 2 is open")
        XCTAssertThrowsError(try InputFile.bytes("/")) { XCTAssertEqual("\($0)", "/ is a folder; name a file in it") }
        XCTAssertEqual(try message("a.xib", ""), "FOLDER/a.xib, there is no element")
    }
}
