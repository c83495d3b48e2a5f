import Foundation
import XCTest

/// Kind: property — every public operator has a case in these tests.
final class CaseCoverageTests: XCTestCase {
    func testEveryOperatorIsNamedInATest() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func text(_ folder: URL) throws -> String {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
                .sorted { $0.path < $1.path }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        }
        let sources = try text(root.appendingPathComponent("Sources/Frameworks/Combine"))
        let cases = try text(root.appendingPathComponent("Tests/Frameworks"))
        let declared = Set(sources.matches(of: #/public func `?(\w+)`?[<(]/#).map { String($0.output.1) })
        XCTAssertGreaterThan(declared.count, 70)
        // Requirements of the library's own protocols, which are called by the operators themselves.
        let requirements: Set = ["hash", "makeAsyncIterator", "advanced", "distance"]
        let missing = declared.subtracting(requirements).filter { name in !cases.contains(".\(name)") }
        XCTAssertEqual(missing.sorted(), [])
    }
}
