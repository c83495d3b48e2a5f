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
