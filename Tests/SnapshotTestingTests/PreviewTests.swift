import Foundation
import SnapshotReview
import SwiftUI
import UIKit
import XCTest

@testable import SnapshotTesting

/// A view of UIKit in previews: on any device, on a fixed canvas, as large as it is.
private struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let label = UILabel()
        label.text = "Badge"
        label.backgroundColor = .yellow
        return label
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

private struct BadgePreviews: PreviewProvider {
    static var previews: some View {
        Badge().previewDisplayName("whole")
        Badge().previewLayout(.fixed(width: 120, height: 40)).previewDisplayName("fixed")
        Badge().previewLayout(.sizeThatFits).previewDisplayName("fitting")
        Badge().previewDevice("iPad mini (6th generation)").previewDisplayName("tablet")
    }
}

/// Kind: documented — Apple's documentation of previews' layouts and devices, and ours of the matrix.
@MainActor final class PreviewTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("previews-\(ProcessInfo.processInfo.processIdentifier)")

    override func tearDown() async throws {
        for name in ["SNAPSHOT_RUN", "SNAPSHOT_RUN_ROOT"] { unsetenv(name) }
        try? FileManager.default.removeItem(at: folder)
    }

    func testEveryPreviewIsATestInTheMatrix() async throws {
        setenv("SNAPSHOT_RUN", folder.path, 1)
        setenv("SNAPSHOT_RUN_ROOT", folder.path, 1)
        let matrix = SnapshotMatrix(devices: [.iPhoneSe, .iPhone13], appearances: [.light, .dark])
        let sources = folder.appendingPathComponent("Badges.swift")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("struct BadgePreviewsOfOld {}\n\nprivate struct BadgePreviews: PreviewProvider {\n".utf8).write(
            to: sources)
        assertPreviews(
            across: matrix, where: { $0.hasPrefix("BadgePreviews") }, sources: [sources.path],
            snapshotDirectory: folder.appendingPathComponent("references").path)
        let process = ProcessInfo.processInfo.processIdentifier
        let lines = try String(
            contentsOf: folder.appendingPathComponent("records/\(process).jsonl"), encoding: .utf8)
        for line in lines.split(separator: "\n") {
            let record = try JSONDecoder().decode(SnapshotRecord.self, from: Data(line.utf8))
            XCTAssertEqual(record.file, "Badges.swift", "reports name the preview's file, and not the test's")
            XCTAssertEqual(record.line, 3)
        }
        let records = folder.appendingPathComponent("got/references")
        let names = try FileManager.default.contentsOfDirectory(atPath: records.path).sorted()
        let expected = ["fixed-120x40", "fitting-fitting", "tablet-ipad-mini-6", "whole-iPhone13", "whole-iPhoneSe"]
            .flatMap { ["\($0)-dark", $0] }.map { "testEveryPreviewIsATestInTheMatrix.BadgePreviews-\($0).png" }
        XCTAssertEqual(names.sorted(), expected.sorted())
        func size(_ name: String) throws -> CGSize {
            let file = "testEveryPreviewIsATestInTheMatrix.BadgePreviews-\(name).png"
            let data = try Data(contentsOf: records.appendingPathComponent(file))
            let image = try XCTUnwrap(UIImage(data: data))
            return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        }
        let scale = UIScreen.main.scale
        XCTAssertEqual(try size("fixed-120x40"), CGSize(width: 120 * scale, height: 40 * scale))
        XCTAssertEqual(try size("whole-iPhoneSe"), CGSize(width: 640, height: 1136))
        // A label of one word, as large as it is, is far from a screen's size.
        XCTAssertLessThan(try size("fitting-fitting").width, 200 * scale / 2)
        XCTAssertGreaterThan(try size("fitting-fitting").width, 30 * scale)
    }
}
