import XCTest

@testable import MasuProgram

/// Kind: documented — Documentation/lint.md: `--sources` reads the Swift files of the paths that are named.
final class SourceLintTests: XCTestCase {
    func testPathsAreNeitherFlagsNorTheirValues() {
        XCTAssertEqual(
            SourceLint.paths(in: ["App", "--rules", "screen-bounds", "--rtl", "Kit", "-o", "lint.sarif"]),
            ["App", "Kit"])
        XCTAssertEqual(SourceLint.paths(in: ["--baseline", "known.json"]), [])
    }
}
