import Foundation
import HeadlessHost
import SnapshotReview
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — our documentation of the run's folder; sentences follow from the frames that a test sets.
///
/// Assertions in a run of `masu snapshots`: they write records, and nothing beside the tests.
@MainActor final class RunTests: XCTestCase {
    private let run = FileManager.default.temporaryDirectory
        .appendingPathComponent("run-\(ProcessInfo.processInfo.processIdentifier)")

    override func tearDown() async throws {
        for name in ["", "_ROOT", "_DETAILS", "_CHECKS"] { unsetenv("SNAPSHOT_RUN\(name)") }
        try? FileManager.default.removeItem(at: run)
    }

    private func start(_ bench: Bench, details: Bool = false) {
        setenv("SNAPSHOT_RUN", run.path, 1)
        setenv("SNAPSHOT_RUN_ROOT", bench.folder.path, 1)
        if details { setenv("SNAPSHOT_RUN_DETAILS", "1", 1) }
    }

    private func records() throws -> [SnapshotRecord] {
        let folder = run.appendingPathComponent("records")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap {
            SnapshotRecord.all(in: try Data(contentsOf: folder.appendingPathComponent($0)))
        }
    }

    private func screen(_ shift: CGFloat = 0, color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = .white
        for (index, name) in ["first", "second"].enumerated() {
            let inner = UIView(frame: CGRect(x: 10, y: 10 + CGFloat(index) * 20 + shift, width: 20, height: 10))
            inner.backgroundColor = index == 1 ? color : .blue
            inner.accessibilityIdentifier = name
            view.addSubview(inner)
        }
        return view
    }

    func testARunWritesRecordsAndNoReference() async throws {
        let bench = Bench()
        defer { bench.close() }
        start(bench)
        XCTAssertNil(bench.verify(screen(), as: .image, named: "new"))
        XCTAssertNil(bench.verify("text", as: .lines, named: "text", record: .all))
        XCTAssertEqual(bench.files, [])
        let records = try records()
        XCTAssertEqual(records.map(\.result), [.missing, .missing])
        XCTAssertEqual(
            records.map(\.reference),
            ["testARunWritesRecordsAndNoReference.new.png", "testARunWritesRecordsAndNoReference.text.txt"])
        XCTAssertEqual(records.map(\.got), records.map { "got/\($0.reference)" })
        XCTAssertEqual(
            records.map(\.test), ["testARunWritesRecordsAndNoReference", "testARunWritesRecordsAndNoReference"])
        XCTAssertEqual(records[0].environment.width, 60)
        XCTAssertEqual(records[0].environment.appearance, "light")
        XCTAssertEqual(records[0].environment.direction, "ltr")
        let path = try XCTUnwrap(records[0].outline)
        let outline = try XCTUnwrap(
            ViewOutline(text: try String(contentsOf: run.appendingPathComponent(path), encoding: .utf8)))
        XCTAssertEqual(outline.nodes.map(\.name), ["", "first", "second"])
        XCTAssertEqual(outline.nodes[2].frame, .init(x: 10, y: 30, width: 20, height: 10))
        XCTAssertEqual(outline.picture, records[0].content)
    }

    /// The whole way: recorded with its views, changed, and told by views in the run and out of it.
    func testADifferenceIsToldByItsViews() async throws {
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify(screen(), as: .image, named: "a")
        let reference = bench.folder.appendingPathComponent("testADifferenceIsToldByItsViews.a.png")
        start(bench)
        XCTAssertNil(bench.verify(screen(), as: .image, named: "a"))
        let same = try XCTUnwrap(records().first)
        XCTAssertEqual(same.result, .same)
        XCTAssertNil(same.got)
        let outline = try XCTUnwrap(same.outline)
        try FileManager.default.copyItem(
            at: run.appendingPathComponent(outline),
            to: URL(fileURLWithPath: ViewOutline.path(beside: reference.path)))

        XCTAssertNil(bench.verify(screen(3), as: .image, named: "a"))
        XCTAssertNil(bench.verify(screen(color: .green), as: .image, named: "a"))
        let changed = try records().suffix(2)
        XCTAssertEqual(changed.map(\.result), [.different, .different])
        XCTAssertEqual(changed.first?.changes, ["first (UIView) moved 3 pt down, and everything below it"])
        XCTAssertEqual(
            changed.last?.changes, ["every view is where it was; the pixels that differ are in second (UIView)"])
        let difference = try XCTUnwrap(changed.first?.difference)
        XCTAssertTrue(FileManager.default.fileExists(atPath: run.appendingPathComponent(difference).path))

        unsetenv("SNAPSHOT_RUN")
        let message = try XCTUnwrap(bench.verify(screen(3), as: .image, named: "a"))
        XCTAssertTrue(message.contains("\nfirst (UIView) moved 3 pt down, and everything below it\n"), message)
        // A reference that is recorded anew takes its outline along, and one of another picture says nothing.
        _ = bench.verify(screen(3), as: .image, named: "a", record: .all)
        XCTAssertNil(bench.verify(screen(3), as: .image, named: "a"))
        let again = try XCTUnwrap(bench.verify(screen(), as: .image, named: "a"))
        XCTAssertTrue(again.contains("\nfirst (UIView) moved 3 pt up, and everything below it\n"), again)
        try Data("# views 1 of 0\nUIView\t\t0 0 1 1\t\n".utf8).write(
            to: URL(fileURLWithPath: ViewOutline.path(beside: reference.path)))
        XCTAssertFalse(try XCTUnwrap(bench.verify(screen(), as: .image, named: "a")).contains("moved"))
    }

    func testDetailsAreReasonsAndTheTrace() async throws {
        let bench = Bench()
        defer { bench.close() }
        start(bench, details: true)
        XCTAssertNil(bench.verify(SampleController(), as: .image(on: .iPhoneSe), named: "a"))
        let record = try XCTUnwrap(records().first)
        XCTAssertEqual(record.environment.device, "iPhoneSe")
        let reasons = try JSONDecoder().decode(
            [[String]].self, from: Data(contentsOf: run.appendingPathComponent(try XCTUnwrap(record.reasons))))
        let outline = try XCTUnwrap(
            ViewOutline(
                text: try String(
                    contentsOf: run.appendingPathComponent(try XCTUnwrap(record.outline)), encoding: .utf8)))
        XCTAssertEqual(reasons.count, outline.nodes.count)
        let line = try XCTUnwrap(outline.nodes.firstIndex { $0.name == "line" })
        XCTAssertTrue(reasons[line][0].hasPrefix("line starts at x 16 "), reasons[line][0])
        let trace = try String(
            contentsOf: run.appendingPathComponent(try XCTUnwrap(record.trace)), encoding: .utf8)
        XCTAssertTrue(trace.contains("UILabel"), trace)
        XCTAssertNil(Trace.tracer)
    }

    func testFailuresAndPointersAreRecorded() async throws {
        let bench = Bench()
        defer { bench.close() }
        _ = bench.verify("a", as: .lines, named: "pointer")
        let reference = bench.folder.appendingPathComponent("testFailuresAndPointersAreRecorded.pointer.txt")
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
        try Data(text.utf8).write(to: reference)
        let message = try XCTUnwrap(bench.verify("a", as: .lines, named: "pointer"))
        XCTAssertTrue(message.contains("git lfs pull"), message)
        start(bench)
        XCTAssertNil(bench.verify("a", as: .lines, named: "pointer"))
        XCTAssertNil(bench.verify(UIView(), as: .image, named: "empty"))
        XCTAssertEqual(try records().map(\.result), [.unreadable, .failed])
        XCTAssertTrue(try XCTUnwrap(records().last?.message).contains("a picture needs an area"))
    }
    /// Faults and elements are looked for where the run asks for them, and are no failure of the assertion.
    func testARunChecksScreens() async throws {
        let bench = Bench()
        defer { bench.close() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
        label.text = "Delivered"
        label.textColor = UIColor(white: 0.7, alpha: 1)
        view.addSubview(label)
        start(bench)
        XCTAssertNil(bench.verify(view, as: .image, named: "a"))
        XCTAssertNil(try records().first?.faults)
        setenv("SNAPSHOT_RUN_CHECKS", "1", 1)
        XCTAssertNil(bench.verify(view, as: .image, named: "b"))
        let record = try XCTUnwrap(records().last)
        XCTAssertEqual(record.faults?.map(\.rule), ["low-contrast"])
        XCTAssertEqual(record.faults?.first?.frame, [10, 10, 150, 30])
        XCTAssertEqual(record.elements, [.init(words: "Delivered", frame: [10, 10, 150, 30])])
        let run = SnapshotRun([record])
        XCTAssertEqual(run.faultCount, 1)
        XCTAssertTrue(run.text.contains("low-contrast: "), run.text)
        XCTAssertTrue(run.findings.findings.contains { $0.rule == .lowContrast })
        let names = Set(run.findings.rules.map(\.name))
        XCTAssertEqual(AccessibilityFinding.Kind.allCases.map(\.rule).filter { !names.contains($0) }, [])
        XCTAssertTrue(String(decoding: try run.findings.sarif(), as: UTF8.self).contains("low-contrast"))
    }
}
