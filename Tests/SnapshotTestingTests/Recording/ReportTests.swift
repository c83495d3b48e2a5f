import Foundation
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — our documentation of the page that shows what failed.
///
/// The page that shows what failed.
@MainActor final class ReportTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("report-\(ProcessInfo.processInfo.processIdentifier)")

    override func tearDown() async throws {
        unsetenv("SNAPSHOT_ARTIFACTS")
        try? FileManager.default.removeItem(at: root)
    }

    private var page: String {
        (try? String(contentsOf: root.appendingPathComponent("index.html"), encoding: .utf8)) ?? ""
    }

    /// Failures of each package have a page of their own, unless a folder is chosen.
    func testEachPackageHasItsPage() async throws {
        unsetenv("SNAPSHOT_ARTIFACTS")
        let package = root.appendingPathComponent("Shop")
        let tests = package.appendingPathComponent("Tests/ShopTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data().write(to: package.appendingPathComponent("Package.swift"))
        let file = tests.appendingPathComponent("CellTests.swift")
        XCTAssertTrue(SnapshotLocation.artifactsRoot(file: file).path.hasSuffix("/snapshot-failures/Shop"))
        setenv("SNAPSHOT_ARTIFACTS", "/chosen", 1)
        XCTAssertEqual(SnapshotLocation.artifactsRoot(file: file).path, "/chosen")
    }

    /// Files of an earlier run's failures go with the first snapshot of the next one; others stay.
    func testARunClearsTheFailuresOfTheOneBefore() async throws {
        let report = FailureReport(root: root)
        try fail(report, named: "earlier.1", run: TestRun(name: "1"))
        let other = root.appendingPathComponent("Cells/notes.txt")
        try Data().write(to: other)
        try report.begin(TestRun(name: "1"))
        XCTAssertTrue(page.contains("<b>earlier.1</b>"))
        try report.begin(TestRun(name: "2"))
        XCTAssertTrue(page.contains("<h1>0 snapshots not as expected</h1>"), page)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Cells").path),
            ["notes.txt"])
        try fail(report, named: "later.1", run: TestRun(name: "2"))
        XCTAssertTrue(page.contains("<h1>1 snapshot not as expected</h1>"), page)
    }

    /// A failure adds its section to the page; the page that is put together anew of all sections is the same.
    func testAddedSectionsAreThoseThatAreReadAgain() async throws {
        let report = FailureReport(root: root)
        for index in 1...12 { try fail(report, named: "testRow.\(10 + index)", run: TestRun(name: "1")) }
        let added = page
        XCTAssertTrue(added.contains("<h1>12 snapshots not as expected</h1>"), added)
        try report.write(run: TestRun(name: "1"))
        XCTAssertEqual(page, added)
    }

    /// The page is written in time that grows with the failures, not with their square: pictures are named, not read.
    func testThePageNamesPicturesInsteadOfHoldingThem() async throws {
        let report = FailureReport(root: root)
        try fail(report, named: "testRow.1", run: TestRun(name: "1"))
        let first = page.utf8.count
        for index in 2...9 { try fail(report, named: "testRow.\(index)", run: TestRun(name: "1")) }
        let ninth = page.utf8.count
        try fail(report, named: "testRow.0", run: TestRun(name: "1"))
        let each = page.utf8.count - ninth
        XCTAssertEqual(ninth - first, 8 * each, accuracy: each)
        XCTAssertLessThan(each, 4000)
    }

    private func fail(_ report: FailureReport, named name: String, run: TestRun) throws {
        let folder = root.appendingPathComponent("Cells")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("12 of 400 pixels differ".utf8).write(to: folder.appendingPathComponent(name + ".message.txt"))
        let failure = FailureReport.Failure(
            folder: "Cells", name: name, message: "12 of 400 pixels differ", isNew: true)
        try report.write(adding: failure, run: run)
    }

    func testFailuresAreShownAndGoWhenTheyHold() async throws {
        setenv("SNAPSHOT_ARTIFACTS", root.path, 1)
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify(RecordingTests.square(.red), as: .image, named: "square")
        _ = bench.verify("a < b", as: .lines, named: "text")
        let message = try XCTUnwrap(bench.verify(RecordingTests.square(.blue), as: .image, named: "square"))
        XCTAssertTrue(message.contains("report:     \(root.path)/index.html"), message)
        XCTAssertNotNil(bench.verify("a > b", as: .lines, named: "text"))
        XCTAssertTrue(page.contains("<h1>2 snapshots not as expected</h1>"), page)
        PendingFiles.wait()
        for kind in ["expected", "got", "difference"] {
            let file = "Bench/testFailuresAreShownAndGoWhenTheyHold.square.\(kind).png"
            XCTAssertTrue(page.contains("<img src=\"\(file)\""), "\(kind) isn't in \(page)")
            XCTAssertTrue(FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path), file)
        }
        let order = ["expected", "got", "difference"].compactMap { page.range(of: "<figcaption>\($0)")?.lowerBound }
        XCTAssertEqual(order.count, 3)
        XCTAssertEqual(order, order.sorted())
        XCTAssertTrue(page.contains("a &lt; b"))
        // The command that accepts a picture, and a difference of texts with its lines coloured.
        let got = "\(root.path)/Bench/testFailuresAreShownAndGoWhenTheyHold.square.got.png"
        XCTAssertTrue(page.contains("Accept: <code>cp \(got) /"), page)
        XCTAssertTrue(page.contains("<span class=removed>- a &lt; b</span>"), page)
        XCTAssertTrue(page.contains("<span class=added>+ a > b</span>"), page)

        XCTAssertNil(bench.verify(RecordingTests.square(.red), as: .image, named: "square"))
        XCTAssertTrue(page.contains("<h1>1 snapshot not as expected</h1>"), page)
        XCTAssertFalse(page.contains(".square."))
    }
}
