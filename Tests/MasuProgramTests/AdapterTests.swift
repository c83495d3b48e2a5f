import Foundation
import XCTest

@testable import MasuProgram

/// Kind: property — a package that `masu` takes as it is was made by the last run, with the same words.
final class AdapterTests: XCTestCase {
    /// An adapter that writes its last word into the package, and fails without a second one.
    private static let script = """
        #!/bin/sh
        for word in "$@"; do last=$word; done
        echo "$last" > "$1/Package.swift"
        [ $# -gt 1 ]

        """

    /// In a clone; a program that was installed is taken as it is.
    func testAProgramOlderThanItsSourcesIsOutdated() throws {
        let clone = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: clone) }
        func write(_ path: String, _ seconds: TimeInterval) throws -> URL {
            let file = clone.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            for place in [file, file.deletingLastPathComponent()] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: place.path)
            }
            return file
        }
        for name in ["Package.swift", "Sources/UIKit/UIView.swift", "Scripts/assemble-modules"] {
            _ = try write(name, 1000)
        }
        let own = try write(".build/debug/masu-adapt", 1000)
        let built = try write("Adapt/.build/debug/masu-adapt", 2000)
        _ = try write("Adapt/Sources/MasuAdapt/Adaptation.swift", 1500)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1500)],
            ofItemAtPath: clone.appendingPathComponent("Adapt/Sources").path)
        let adapter = Adapter(masu: MasuFolder(executable: clone.appendingPathComponent(".build/debug/masu"))) { _ in }
        XCTAssertFalse(adapter.isOutdated(built))
        _ = try write("Adapt/Sources/MasuAdapt/Adaptation.swift", 3000)
        XCTAssertTrue(adapter.isOutdated(built))
        XCTAssertFalse(adapter.isOutdated(own))
    }

    /// A run without a library fails in between; the package is made again with the words of the first run.
    func testAFailedRunIsNotTakenForTheOneBefore() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = folder.appendingPathComponent("app/App.xcodeproj")
        let output = folder.appendingPathComponent("package")
        for place in [project, output] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let program = folder.appendingPathComponent("masu-adapt")
        try Data(Self.script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let masu = MasuFolder(executable: folder.appendingPathComponent("masu"))
        let adapter = Adapter(masu: masu) { _ in }
        func package() throws -> String {
            try String(contentsOf: output.appendingPathComponent("Package.swift"), encoding: .utf8)
        }
        XCTAssertTrue(try adapter.adapt([output.path, "Libraries"], of: project, to: output))
        XCTAssertEqual(try package(), "Libraries\n")
        XCTAssertFalse(try adapter.adapt([output.path], of: project, to: output))
        XCTAssertTrue(try adapter.adapt([output.path, "Libraries"], of: project, to: output))
        XCTAssertEqual(try package(), "Libraries\n")
    }
}
