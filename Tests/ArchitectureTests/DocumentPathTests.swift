import Foundation
import TestSupport
import XCTest

/// Kind: property — the map of the sources names files that exist.
final class DocumentPathTests: XCTestCase {
    /// Paths in backticks that end in `.swift`, in ARCHITECTURE.md: below `Sources/UIKit` or below `Sources`.
    func testFilesOfTheMapExist() throws {
        let root = RepositoryPaths.root
        let text = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let pieces = text.components(separatedBy: "`")
        let paths = pieces.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.hasSuffix(".swift") && $0.contains("/") }
        XCTAssertGreaterThan(paths.count, 30, "the map names fewer files than were expected: was it read?")
        for path in paths {
            let isThere = ["Sources/UIKit/", "Sources/", ""].contains {
                FileManager.default.fileExists(atPath: root.appendingPathComponent($0 + path).path)
            }
            XCTAssertTrue(
                isThere, "ARCHITECTURE.md names \(path), which is neither below Sources/UIKit nor below Sources")
        }
    }
}
