import Foundation
import XCTest

@testable import MasuProgram

/// Kind: documented — our description of packages that are adapted before they are built.
final class ObjectiveCWordsTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func testOneSourceIsEnough() throws {
        try write("let package = 1\n", to: "Package.swift")
        try write("final class A {}\n", to: "Sources/App/A.swift")
        XCTAssertFalse(ObjectiveCWords.areUsed(in: folder))
        try write("final class B { @objc func save() {} }\n", to: "Sources/App/Screens/B.swift")
        XCTAssertTrue(ObjectiveCWords.areUsed(in: folder))
    }

    /// Copies that were built before and files that no compiler reads don't count, nor does a package that adapts itself.
    func testOthersAreLeftAsTheyAre() throws {
        try write("let package = 1\n", to: "Package.swift")
        try write("@objc class A {}\n", to: ".build/checkouts/Lib/A.swift")
        try write("@objc\n", to: "Sources/App/Notes.md")
        XCTAssertFalse(ObjectiveCWords.areUsed(in: folder))
        try write("@objc class A {}\n", to: "Sources/App/A.swift")
        try write("plugins: [.plugin(name: \"MasuAdaptPlugin\", package: \"Adapt\")]\n", to: "Package.swift")
        XCTAssertFalse(ObjectiveCWords.areUsed(in: folder))
    }
}
