import Foundation
import XCTest

@testable import MasuProgram

/// Kind: documented — CONTRIBUTING.md: programs of a clone are those of its last build.
final class MasuFolderTests: XCTestCase {
    func testACloneUsesTheAdapterThatWasBuiltLast() throws {
        let clone = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: clone) }
        func write(_ path: String, _ date: Date, isProgram: Bool = true) throws {
            let file = clone.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: date, .posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: file.path)
        }
        let (early, late) = (Date(timeIntervalSince1970: 1000), Date(timeIntervalSince1970: 2000))
        for name in ["Package.swift", "Sources/UIKit/UIView.swift", "Scripts/assemble-modules"] {
            try write(name, early, isProgram: false)
        }
        let folder = MasuFolder(executable: clone.appendingPathComponent(".build/debug/masu"))
        XCTAssertNil(folder.adapter)
        try write("Adapt/.build/release/masu-adapt", early)
        XCTAssertEqual(folder.adapter?.pathComponents.suffix(2), ["release", "masu-adapt"])
        try write("Adapt/.build/debug/masu-adapt", late)
        XCTAssertEqual(folder.adapter?.pathComponents.suffix(2), ["debug", "masu-adapt"])
        try write(".build/debug/masu-adapt", early)
        XCTAssertEqual(folder.adapter?.pathComponents.suffix(3), [".build", "debug", "masu-adapt"])
    }
}
