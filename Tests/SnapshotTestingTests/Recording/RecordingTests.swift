import SnapshotTesting
import XCTest

@testable import UIKit

/// Kind: documented — swift-snapshot-testing's documentation of references and modes.
@MainActor final class RecordingTests: XCTestCase {
    func testAMissingReferenceIsWrittenOnce() async throws {
        let bench = Bench()
        defer { bench.close() }
        let first = try XCTUnwrap(bench.verify("water", as: .lines, named: "river"))
        XCTAssertTrue(first.contains("There was no reference"), first)
        XCTAssertTrue(first.contains("\(bench.folder.path)/testAMissingReferenceIsWrittenOnce.river.txt"), first)
        XCTAssertEqual(bench.files, ["testAMissingReferenceIsWrittenOnce.river.txt"])
        XCTAssertEqual(try bench.text("testAMissingReferenceIsWrittenOnce.river.txt"), "water")
        XCTAssertNil(bench.verify("water", as: .lines, named: "river"))
    }

    func testNamesAndNumbers() async throws {
        let bench = Bench()
        defer { bench.close() }
        for _ in 0..<2 { _ = bench.verify("a", as: .lines) }
        _ = bench.verify("a", as: .lines, named: "Über uns: 2. Zeile!")
        _ = bench.verify("a", as: .lines, testName: "testOther(_:)")
        XCTAssertEqual(
            bench.files,
            [
                "testNamesAndNumbers.1.txt", "testNamesAndNumbers.2.txt",
                "testNamesAndNumbers.Über-uns-2-Zeile.txt", "testOther-_.1.txt",
            ].sorted())
    }

    func testAllWritesAndFails() async throws {
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify("old", as: .lines, named: "a")
        let message = try XCTUnwrap(bench.verify("new", as: .lines, named: "a", record: .all))
        XCTAssertTrue(message.contains("Recorded the snapshot"), message)
        XCTAssertEqual(try bench.text("testAllWritesAndFails.a.txt"), "new")
        XCTAssertNotNil(bench.verify("new", as: .lines, named: "a", record: true))
        XCTAssertNil(bench.verify("new", as: .lines, named: "a", record: false))
    }

    func testNeverWritesNothing() async throws {
        let bench = Bench()
        defer { bench.close() }
        let message = try XCTUnwrap(bench.verify("new", as: .lines, named: "a", record: .never))
        XCTAssertTrue(message.contains("There is no reference"), message)
        XCTAssertEqual(bench.files, [])
        _ = bench.verify("old", as: .lines, named: "a")
        XCTAssertNotNil(bench.verify("new", as: .lines, named: "a", record: .never))
        XCTAssertEqual(try bench.text("testNeverWritesNothing.a.txt"), "old")
    }

    func testFailedReplacesWhatDoesNotMatch() async throws {
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify("old", as: .lines, named: "a")
        let message = try XCTUnwrap(bench.verify("new", as: .lines, named: "a", record: .failed))
        XCTAssertTrue(message.contains("The reference was replaced"), message)
        XCTAssertNil(bench.verify("new", as: .lines, named: "a", record: .failed))
    }

    func testModesNest() async throws {
        let bench = Bench()
        defer { bench.close() }
        withSnapshotTesting(record: .never) {
            XCTAssertNotNil(bench.verify("a", as: .lines, named: "a"))
            XCTAssertEqual(bench.files, [])
            withSnapshotTesting(diffTool: "compare") {
                XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
            }
            XCTAssertNotNil(bench.verify("a", as: .lines, named: "a", record: .missing))
            XCTAssertEqual(bench.files.count, 1)
        }
        await withSnapshotTesting(record: .all) {
            await Task.yield()
            XCTAssertNotNil(bench.verify("a", as: .lines, named: "a"))
        }
        XCTAssertNil(bench.verify("a", as: .lines, named: "a"))
        isRecording = true
        XCTAssertNotNil(bench.verify("a", as: .lines, named: "a"))
        isRecording = false
        XCTAssertNil(bench.verify("a", as: .lines, named: "a"))
    }

    func testTheToolIsNamedWithBothFiles() async throws {
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify("old", as: .lines, named: "a")
        let message = try XCTUnwrap(
            withSnapshotTesting(diffTool: "compare") { bench.verify("new", as: .lines, named: "a") })
        let reference = bench.folder.appendingPathComponent("testTheToolIsNamedWithBothFiles.a.txt").path
        XCTAssertTrue(message.contains("compare \"\(reference)\" \""), message)
    }

    func testADamagedReferenceIsSaidToBeOne() async throws {
        let bench = Bench()
        defer { bench.close() }
        let picture = UIImage(data: try XCTUnwrap(Self.square(.red).pngData()))
        _ = bench.verify(try XCTUnwrap(picture), as: .image, named: "a")
        try Data("not a picture".utf8).write(
            to: bench.folder.appendingPathComponent("testADamagedReferenceIsSaidToBeOne.a.png"))
        let message = try XCTUnwrap(bench.verify(try XCTUnwrap(picture), as: .image, named: "a"))
        XCTAssertTrue(message.contains("can't be read"), message)
    }

    func testErrorsOfTheValueFail() async throws {
        struct Broken: Error, CustomStringConvertible {
            let description = "the spring is dry"
        }
        func broken() throws -> String { throw Broken() }
        let bench = Bench()
        defer { bench.close() }
        let message = try XCTUnwrap(bench.verify(try broken(), as: .lines))
        XCTAssertTrue(message.contains("the spring is dry"), message)
    }

    func testAValueThatNeverComes() async throws {
        let bench = Bench()
        defer { bench.close() }
        let silent = Snapshotting<Int, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let message = verifySnapshot(of: 1, as: silent, snapshotDirectory: bench.folder.path, timeout: 0.05)
        XCTAssertTrue(try XCTUnwrap(message).contains("wasn't delivered within 0.05 s"))
    }

    static func square(_ color: UIColor, side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
