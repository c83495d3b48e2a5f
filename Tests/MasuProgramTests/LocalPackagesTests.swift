import XCTest

@testable import MasuProgram

/// Kind: documented — Documentation/commands.md: packages by paths are adapted with the app.
final class LocalPackagesTests: XCTestCase {
    func testPackagesByPathsAndThoseThatTheyName() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("masu-local-packages")
        defer { try? FileManager.default.removeItem(at: root) }
        for (name, text) in [
            ("App", #".package(name: "Kit", path: "../Kit"), .package(url: "https://a.b/c", from: "1.0.0")"#),
            ("Kit", #".package(path: "../Core")"#), ("Core", #".package(path: "../App")"#),
        ] {
            let folder = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(
            LocalPackages.folders(of: root.appendingPathComponent("App")).map(\.lastPathComponent), ["Kit", "Core"])
    }
}
