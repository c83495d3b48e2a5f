import Explanations
import Foundation
import InterfaceBuilder
import LayoutTrace
import TestSupport
import XCTest

@testable import MasuTool
@testable import UIKit

/// Kind: documented, model — the command's own `--help`; layouts at each half point, against what was proven.
///
/// Documents explained and proven.
@MainActor final class ExplainTests: XCTestCase {
    private func document(_ views: String, _ constraints: String, name: String = "") throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/><subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints></view></objects></document>
            """
        return try InterfaceDocument(parsing: [UInt8](text.utf8), name: name)
    }

    private static let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="10" y="10" width="20" height="30"/></view>
        """
    private static let place = """
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:2" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="30" id="c4"/>
        """

    func testAFrameIsExplainedDownToTheDocument() async throws {
        let parsed = try document(Self.box, Self.place)
        let layout = try XCTUnwrap(CanvasLayout(parsed, graph: SceneGraph(parsed), root: "root"))
        let account = try XCTUnwrap(layout.view("box")).account(of: .width)
        XCTAssertEqual(account.derivation.value, 187.5)
        XCTAssertTrue(account.text.contains("187.5 = 0.5 × 375"), account.text)
        XCTAssertTrue(
            account.summary.hasSuffix(
                "The factor is that of box.width == 1/2 × root.width, line 6 of its document, id c3."),
            account.summary)
        var verifier = DerivationVerifier()
        verifier.verify(json: try JSONText.of(account))
        XCTAssertEqual(verifier.errors, [])
    }

    /// The places where a document states what a number hangs on: in the account, the list of constraints, a conflict's
    /// sentence and the trace.
    func testConstraintsOfDocumentsNameTheirLine() async throws {
        // The document's first four lines come before its constraints.
        let contrary = """
            <constraint firstItem="box" firstAttribute="height" constant="40" id="c5"/>
            """
        let parsed = try document(Self.box, Self.place + "\n" + contrary, name: "Box.xib")
        let recording = TraceRecording(capacity: 10_000)
        Trace.tracer = LayoutTracer(sinks: [recording])
        defer { Trace.tracer = nil }
        let layout = try XCTUnwrap(CanvasLayout(parsed, graph: SceneGraph(parsed), root: "root"))
        let box = try XCTUnwrap(layout.view("box"))
        XCTAssertTrue(box.account(of: .x).text.contains("Box.xib:5, id c2"), box.account(of: .x).text)
        XCTAssertTrue(box.account(of: .width).text.contains("Box.xib:6, id c3"), box.account(of: .width).text)
        let listed = box.listedConstraints(for: .vertical, names: ViewNames())
        XCTAssertTrue(listed.contains { $0.source == "Box.xib:4, id c1" }, "\(listed.map(\.source))")
        let sentence = try XCTUnwrap(layout.root.conflictSentences.first)
        for place in ["(Box.xib:7, id c4)", "(Box.xib:8, id c5)"] {
            XCTAssertTrue(sentence.contains(place), sentence)
        }
        let traced = recording.events.compactMap { event -> String? in
            if case .log(let text) = event.kind { text } else { nil }
        }
        XCTAssertTrue(traced.contains { $0.hasPrefix("broke ") && $0.contains("(Box.xib:") }, "\(traced)")
        // A document that isn't a file.
        let nameless = try document(Self.box, Self.place)
        let other = try XCTUnwrap(CanvasLayout(nameless, graph: SceneGraph(nameless), root: "root"))
        let text = try XCTUnwrap(other.view("box")).account(of: .x).text
        XCTAssertTrue(text.contains("line 5 of its document, id c2"), text)
    }

    /// A place that isn't its sum says what became of it.
    func testRoundingIsTold() async throws {
        let place = Self.place.replacingOccurrences(
            of: "constant=\"10\" id=\"c1\"", with: "constant=\"10.2\" id=\"c1\"")
        let parsed = try document(Self.box, place)
        let layout = try XCTUnwrap(CanvasLayout(parsed, graph: SceneGraph(parsed), root: "root"))
        // Of the two halves around 10.2 the nearer.
        let account = try XCTUnwrap(layout.view("box")).account(of: .y)
        XCTAssertEqual(account.derivation.value, 10)
        XCTAssertTrue(account.summary.hasSuffix(" = 10.2, rounded to pixels of 1/2."), account.summary)
    }

    func testADocumentIsProvenOrFailsAtAWidth() async throws {
        let parsed = try document(Self.box, Self.place)
        let layout = try XCTUnwrap(CanvasLayout(parsed, graph: SceneGraph(parsed), root: "root"))
        XCTAssertTrue(LayoutProof(of: layout.root, isSelfSizing: false).prove(320...1366, design: 375).isProven)
        let narrow = LayoutProof(of: layout.root, isSelfSizing: false).prove(10...40, design: 375)
        // 10 + w / 2 > w below 20.
        XCTAssertEqual(narrow.faults.map(\.kind), [.outside])
        XCTAssertEqual(narrow.faults.first?.to ?? 0, 20 - 2 * RangeProof.tolerance, accuracy: 1e-6)
    }

    /// Fifty documents of public projects, where they are at hand: with MASU_SOAK set at each half point from 320 to
    /// 1366, else on a stretch that a seed picks.
    func testFiftyDocumentsAgreeWithSampling() async throws {
        guard let folder = RepositoryPaths.documents(.earlier),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else {
            throw XCTSkip("other people's documents are absent: Scripts/fetch-documents brings them")
        }
        let paths = files.compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
        XCTAssertGreaterThanOrEqual(paths.count, 50, "documents are missing: run Scripts/fetch-documents again")
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        let seed: UInt64 = 50
        var generator = SeededGenerator(seed: seed)
        var (count, samples, faulty) = (0, 0, 0)
        for path in paths where count < 50 {
            guard let parsed = try? InterfaceDocument(parsing: [UInt8](Data(contentsOf: path))),
                let root = DocumentRoot.list(parsed).first?.id,
                let layout = CanvasLayout(parsed, graph: SceneGraph(parsed), root: root), layout.root.bounds.width > 0
            else { continue }
            count += 1
            let design = Double(layout.root.bounds.width)
            let start = isSoak ? 320 : Double(Int.random(in: 640...2700, using: &generator)) / 2
            let widths = start...(isSoak ? 1366 : start + 10)
            let proof = LayoutProof(of: layout.root, isSelfSizing: false).prove(widths, design: design)
            XCTAssertNil(proof.unfinished, path.lastPathComponent)
            if !proof.faults.isEmpty { faulty += 1 }
            let family = LayoutProof(of: layout.root, isSelfSizing: false)
            let designed = family.state(at: design)
            var failures = 0
            for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) where failures < 3 {
                let seen = RangeProof.check(family.state(at: width), at: width, design: designed)
                let (unproven, unseen) = proof.disagreements(with: seen, at: width)
                samples += 1
                guard !unproven.isEmpty || !unseen.isEmpty else { continue }
                failures += 1
                XCTFail(
                    "\(path.lastPathComponent) at \(width), seed \(seed): seen alone \(unproven.map(\.text)), "
                        + "proven alone \(unseen.map(\.text))")
            }
        }
        XCTAssertEqual(count, 50)
        print("\(faulty) of \(count) documents fail somewhere; \(samples) widths, seed \(seed)")
    }

    func testConflictCommandRefusesWhatIsNoLog() async throws {
        XCTAssertEqual(ConflictCommand.run([]), 2)
        XCTAssertEqual(ConflictCommand.run(["--nothing"]), 2)
        XCTAssertEqual(ProveCommand.run(["/nowhere.xib", "--widths", "9"], screens: []), 2)
    }

    /// A file that isn't there, and one that isn't what the command reads, end each command in the same way.
    func testAFileThatCannotBeRead() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        try Data("<document".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for path in ["/nowhere.xib", file.path] {
            for words in [
                ["solve", path], ["check", path, "--jobs", "1"], ["diff", path, path], ["lint", path],
                ["frames", path], ["explain", path, "a.height"], ["prove", path], ["prove", path, "--sizes", "all"],
                ["render", path, "-o", "/nowhere.png"],
            ] {
                XCTAssertEqual(MasuTool.run(words), 2, words.joined(separator: " "))
            }
        }
        XCTAssertEqual(MasuTool.run(["conflict", "/nowhere.log"]), 2)
        XCTAssertEqual(MasuTool.run(["conflict", file.path]), 1, "no report in it")
        XCTAssertEqual(MasuTool.run(["conflict", "/nowhere.log", file.path]), 2, "the gravest of several")
    }
}
