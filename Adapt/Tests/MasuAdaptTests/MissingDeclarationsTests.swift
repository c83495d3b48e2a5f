import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, `--stand-ins`.
final class MissingDeclarationsTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-stand-ins-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func declarations(_ source: String, known: Set<String> = []) throws -> MissingDeclarations {
        let file = folder.appendingPathComponent("Screen.swift")
        try Data(source.utf8).write(to: file)
        return try MissingDeclarations(of: ["LakeKit"], in: [file]) { known.contains($0) }
    }

    func testWhatTheUsesAskFor() throws {
        let found = try declarations(
            """
            import LakeKit
            class Screen: LakeController, LakeDelegate {
              let lake = Lake(depth: 3) { level in print(level) }
              var shore: Lake.Shore?
              override func fill(_ amount: Int) -> Bool { true }
              func show() { Lake.shared.drain(); LakeMeasure(3, 4) }
            }
            """, known: ["Int", "Bool", "Screen"])
        XCTAssertEqual(found.types.map(\.name), ["Lake", "LakeController", "LakeDelegate", "LakeMeasure"])
        XCTAssertEqual(found.places["Lake"], "Screen.swift:3")
        let text = found.text
        for line in [
            "open class Lake: NSObject, StandingIn {",
            "@discardableResult public func `drain`() -> StandIn { StandIn.end(\"drain\") }",
            "public init(depth value0: Any?, _ value1: @escaping (StandIn) -> Void) { StandIn.end(\"Lake.init(depth:_:)\") }",
            "@dynamicMemberLookup open class Shore: NSObject, StandingIn {",
            "open class LakeController: NSObject, StandingIn {",
            "open func fill(_ amount: Int) -> Bool { StandIn.end(\"LakeController\") }",
            "public protocol LakeDelegate {}",
            "public func LakeMeasure(_ value0: Any?, _ value1: Any?) -> StandIn { StandIn.end(\"LakeMeasure\") }",
        ] { XCTAssertTrue(text.contains(line), "\(line)\nin\n\(text)") }
        XCTAssertTrue(found.passing.contains("@_exported import StandIns"))
    }

    func testNothingIsDeclaredTwice() throws {
        XCTAssertEqual(try declarations("let a: Known? = nil", known: ["Known"]).types.map(\.name), [])
    }
}
