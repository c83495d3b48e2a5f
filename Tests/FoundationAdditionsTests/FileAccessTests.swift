import FoundationAdditions
import XCTest

/// Kind: documented — Apple's pages on `NSFileCoordinator` and on URLs of security scope.
final class FileAccessTests: XCTestCase {
    func testACoordinatedAccessHappensAtOnceAtItsAddress() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertTrue(file.startAccessingSecurityScopedResource())
        defer { file.stopAccessingSecurityScopedResource() }
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var error: NSError?
        coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
            try? Data("text".utf8).write(to: url)
        }
        var read: String?
        coordinator.coordinate(readingItemAt: file, error: &error) { url in
            read = try? String(contentsOf: url, encoding: .utf8)
        }
        XCTAssertNil(error)
        XCTAssertEqual(read, "text")
    }
}
