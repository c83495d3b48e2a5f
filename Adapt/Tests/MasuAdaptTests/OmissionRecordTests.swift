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

    /// A run of the adapter on one file.
    private func text(of source: String, errors: String? = nil, under conditions: [String] = []) throws -> String {
        var record = OmissionRecord(in: folder, under: conditions, since: .distantPast, output: errors)
        let text = record.text(of: path, adapted: source)
        try record.json.write(to: folder.appendingPathComponent(OmissionRecord.file))
        return text
    }

    func testRoundsAddUp() throws {
        let first = try text(of: source, errors: "/app/A.swift:2:8: error: no drain\n")
        XCTAssertEqual(first, "func f() {\n  _leftOut(\"A.swift:2: no drain\")\n  lake.fill()\n}\n")
        let second = try text(of: source, errors: "/app/A.swift:3:8: error: no fill\n")
        XCTAssertEqual(
            second, "func f() {\n  _leftOut(\"A.swift:2: no drain\")\n  _leftOut(\"A.swift:3: no fill\")\n}\n")
        XCTAssertEqual(try text(of: source), second)
    }

    func testTheSameErrorAgainTakesMore() throws {
        _ = try text(of: source, errors: "/app/A.swift:2:8: error: no drain\n")
        XCTAssertEqual(
            try text(of: source, errors: "/app/A.swift:2:3: error: no drain\n"),
            "func f() { _leftOut(\"A.swift:2: no drain\") }\n\n\n\n")
    }

    func testAChangedSourceIsTriedAsItIs() throws {
        _ = try text(of: source, errors: "/app/A.swift:2:8: error: no drain\n")
        let changed = source + "// more\n"
        XCTAssertEqual(try text(of: changed), changed)
        XCTAssertEqual(try text(of: source), source, "and nothing of it is kept")
    }

    func testOtherLibrariesAreTried() throws {
        _ = try text(of: source, errors: "/app/A.swift:2:8: error: no drain\n", under: ["/libraries"])
        XCTAssertEqual(try text(of: source, under: ["/others"]), source)
    }

    func testTheReportNamesThePlaces() throws {
        var record = OmissionRecord(
            in: folder, under: [], since: .distantPast,
            output: "/app/A.swift:3:8: error: no fill\n/app/A.swift:2:8: error: no drain\n/app/B.swift:1:1: error: no\n"
        )
        _ = record.text(of: path, adapted: source)
        XCTAssertEqual(record.sentences, ["A.swift:2: no drain", "A.swift:3: no fill"])
        XCTAssertEqual(record.count, 2)
    }
}
