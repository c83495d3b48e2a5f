import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, what `--stand-ins` leaves out, and when it is tried again.
final class OmissionRecordTests: XCTestCase {
    private let folder = TestFolder.make()
    private let path = "/app/A.swift"
    private let source = "func f() {\n  lake.drain()\n  lake.fill()\n}\n"

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    /// The file's text after a run of the adapter.
    private func adapted(_ source: String, under conditions: [String] = []) throws -> String {
        var record = OmissionRecord(in: folder, under: conditions, since: .distantPast)
        let text = "#sourceLocation(file: \"\(path)\", line: 1)\n" + record.text(of: path, adapted: source)
        try TestFolder.write(["Sources/A/A.adapted.swift": text], in: folder)
        try record.json.write(to: folder.appendingPathComponent(OmissionRecord.file))
        return try left()
    }

    private func left() throws -> String {
        let file = folder.appendingPathComponent("Sources/A/A.adapted.swift")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").dropFirst().joined(
            separator: "\n")
    }

    /// The sentences after a build.
    private func omit(_ errors: String) throws -> [String]? { try OmissionRound(in: folder).omit(errors: errors) }

    func testRoundsAddUp() throws {
        XCTAssertEqual(try adapted(source), source)
        XCTAssertEqual(try omit("/app/A.swift:3:8: error: no fill\n"), ["A.swift:3: no fill"])
        XCTAssertEqual(try left(), "func f() {\n  lake.drain()\n  _leftOut(\"A.swift:3: no fill\")\n}\n")
        XCTAssertEqual(
            try omit("/app/A.swift:2:8: error: no drain\n/app/B.swift:1:1: error: no\n"),
            ["A.swift:2: no drain", "A.swift:3: no fill"])
        let both = "func f() {\n  _leftOut(\"A.swift:2: no drain\")\n  _leftOut(\"A.swift:3: no fill\")\n}\n"
        XCTAssertEqual(try left(), both)
        XCTAssertEqual(try adapted(source), both, "the record makes the same text again")
    }

    func testTheSameErrorAgainTakesMore() throws {
        _ = try adapted(source)
        _ = try omit("/app/A.swift:2:8: error: no drain\n")
        _ = try omit("/app/A.swift:2:3: error: no drain\n")
        let body = "func f() { _leftOut(\"A.swift:2: no drain\") }\n\n\n\n"
        XCTAssertEqual(try left(), body)
        XCTAssertEqual(try adapted(source), body)
    }

    func testWhatIsInNoSourceCannotGo() throws {
        _ = try adapted(source)
        XCTAssertNil(try omit("/app/B.swift:2:8: error: no drain\nerror: no such module\n"))
        XCTAssertEqual(try left(), source)
    }

    func testAChangedSourceIsTriedAsItIs() throws {
        _ = try adapted(source)
        _ = try omit("/app/A.swift:2:8: error: no drain\n")
        let changed = source + "// more\n"
        XCTAssertEqual(try adapted(changed), changed)
        XCTAssertEqual(try adapted(source), source, "and nothing of it is kept")
    }

    func testOtherLibrariesAreTried() throws {
        _ = try adapted(source, under: ["/libraries"])
        _ = try omit("/app/A.swift:2:8: error: no drain\n")
        XCTAssertEqual(try adapted(source, under: ["/others"]), source)
    }

    /// Kind: regression — a public app of 30,000 lines whose tests compile files of the app: one of the two was left as it was,
    /// and its error ended the rounds.
    func testAFileOfTwoModulesIsLeftTheSameInBoth() throws {
        func adapted() throws -> [String] {
            var record = OmissionRecord(in: folder, under: [], since: .distantPast)
            return try ["Sources/A", "Tests/ATests"].map { module in
                let text = record.text(of: path, adapted: source)
                try TestFolder.write(
                    ["\(module)/A.adapted.swift": "#sourceLocation(file: \"\(path)\", line: 1)\n" + text], in: folder)
                try record.json.write(to: folder.appendingPathComponent(OmissionRecord.file))
                return text
            }
        }
        func texts() throws -> [String] {
            try ["Sources/A", "Tests/ATests"].map { module in
                let file = folder.appendingPathComponent("\(module)/A.adapted.swift")
                return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").dropFirst()
                    .joined(separator: "\n")
            }
        }
        XCTAssertEqual(try adapted(), [source, source])
        XCTAssertEqual(try omit("/app/A.swift:3:8: error: no fill\n"), ["A.swift:3: no fill"])
        let left = "func f() {\n  lake.drain()\n  _leftOut(\"A.swift:3: no fill\")\n}\n"
        XCTAssertEqual(try texts(), [left, left])
        XCTAssertEqual(try adapted(), [left, left], "the record makes the same texts again")
    }
}
