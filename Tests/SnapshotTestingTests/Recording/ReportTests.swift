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
        XCTAssertFalse(page.contains(SnapshotLocation.referenceSuffix), page)

        XCTAssertNil(bench.verify(RecordingTests.square(.red), as: .image, named: "square"))
        XCTAssertTrue(page.contains("<h1>1 snapshot not as expected</h1>"), page)
        XCTAssertFalse(page.contains(".square."))
    }
}
