import Foundation
import SnapshotReview
import XCTest

/// Kind: documented — this module's documentation, and the specification of Git LFS's pointers (docs/spec.md).
final class SnapshotRunTests: XCTestCase {
    func testRecordsReadBackAndACutLineIsLeftOut() throws {
        var record = Self.record("Tests/__Snapshots__/A/testB.1.png", .different)
        record.environment.device = "iPhone13"
        record.changes = ["label 'Title' moved 3 pt down"]
        let line = try record.encoded()
        XCTAssertFalse(line.contains(UInt8(ascii: "\n")))
        let data = line + Data("\n".utf8) + line.prefix(40)
        XCTAssertEqual(SnapshotRecord.all(in: data), [record])
    }

    func testTheOrderOfTestsAndProcessesDoesntShow() {
        let records = ["c", "a", "b"].map { Self.record($0, .same) }
        XCTAssertEqual(SnapshotRun(records), SnapshotRun(records.reversed()))
        XCTAssertEqual(SnapshotRun(records).records.map(\.reference), ["a", "b", "c"])
        XCTAssertEqual(SnapshotRun([Self.record("a", .different), Self.record("a", .same)]).summary, "1 same")
    }

    func testOutcomesAreCounted() {
        let run = SnapshotRun(
            [
                Self.record("a", .same), Self.record("b", .different), Self.record("c", .missing),
                Self.record("d", .different), Self.record("e", .tolerated),
            ], unused: ["z"], flakes: [.init(reference: "d", reasons: ["event 3 differs"])])
        XCTAssertEqual(run.summary, "1 flaky, 1 changed, 1 new, 1 unused, 1 tolerated, 1 same")
        XCTAssertFalse(run.isClean)
        XCTAssertTrue(SnapshotRun([Self.record("a", .same), Self.record("e", .tolerated)], unused: ["z"]).isClean)
        XCTAssertEqual(SnapshotRun([]).summary, "no snapshots")
    }

    func testPointersAreTold() throws {
        let text = """
            version https://git-lfs.github.com/spec/v1
            oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
            size 12345

            """
        let pointer = try XCTUnwrap(ReferencePointer(Data(text.utf8)))
        XCTAssertEqual(pointer.size, 12345)
        XCTAssertTrue(pointer.digest.hasPrefix("sha256:4d7a"))
        XCTAssertTrue(pointer.refusal(of: "a.png").contains("git lfs pull"))
        XCTAssertNil(ReferencePointer(Data([0x89, 0x50, 0x4E, 0x47])))
        XCTAssertNil(ReferencePointer(Data("version 1\n".utf8)))
        XCTAssertNil(ReferencePointer(Data(text.utf8) + Data(repeating: 10, count: 2000)))
    }

    static func record(_ reference: String, _ result: SnapshotRecord.Result) -> SnapshotRecord {
        SnapshotRecord(
            result: result, file: "Tests/A.swift", line: 7, test: "testB", name: "1", reference: reference,
            seconds: 0.0125, process: 1)
    }
}
