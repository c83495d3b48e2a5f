import Explanations
import InterfaceBuilder
import TestSupport
import XCTest

@testable import MasuTool
@testable import UIKit

/// Kind: documented, model — the command's own `--help`; layouts made afresh at sampled sizes, against what was proven.
@MainActor final class ProveSizesTests: XCTestCase {
    func testSizesAndSurroundings() async throws {
        XCTAssertEqual(try ProveCommand.sizes("all").bounds.high, SIMD2(1366, 1366))
        XCTAssertEqual(try ProveCommand.sizes("320x480...400x500").bounds.low, SIMD2(320, 480))
        for text in ["320x480", "320...400", "320x480...320x500", "0x1...2x2", "1x1...20000x2", "a"] {
            XCTAssertThrowsError(try ProveCommand.sizes(text), text)
        }
        XCTAssertEqual(try ProveCommand.surroundings("all").count, 24)
        XCTAssertEqual(try ProveCommand.surroundings("L,ax1").count, 4)
        XCTAssertThrowsError(try ProveCommand.surroundings("XXXXL"))
        XCTAssertEqual(ProveCommand.run(["/nowhere.xib", "--content-size", "L"], screens: []), 2)
        XCTAssertEqual(ProveCommand.run(["/nowhere.xib", "--sizes", "small"], screens: []), 2)
    }

    /// Documents of public projects, where they are at hand, at sizes that a seed picks: forty documents, or with MASU_SOAK
    /// all of them, at any text size and in any direction.
    func testDocumentsAgreeWithFreshLayouts() async throws {
        guard let folder = RepositoryPaths.documents(.earlier),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else {
            throw XCTSkip("other people's documents are absent: Scripts/fetch-documents brings them")
        }
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = log }
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        let seed: UInt64 = 280
        var generator = SeededGenerator(seed: seed)
        let paths = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "xib" }.sorted { $0.path < $1.path }
        let sizes = ConvexPolygon(widths: 280...1366, heights: 280...1366)
        var (count, samples, regions, wrong, contradictory) = (0, 0, 0, 0, 0)
        for path in paths.shuffled(using: &generator) where isSoak || count < 40 {
            guard let parsed = try? InterfaceDocument(parsing: [UInt8](Data(contentsOf: path))),
                let root = DocumentRoot.list(parsed).first?.id
            else { continue }
            var settings = CanvasSettings()
            settings.contentSize = UIContentSizeCategory.ordered.randomElement(using: &generator) ?? .large
            settings.isRightToLeft = Bool.random(using: &generator)
            func made() -> LayoutProof? {
                let layout = CanvasLayout(parsed, graph: SceneGraph(parsed), root: root, settings: settings)
                return layout.map { LayoutProof(of: $0.root, isSelfSizing: false) }
            }
            guard let subject = made() else { continue }
            let proof = subject.prove(sizes, intended: [])
            count += 1
            regions += proof.regionCount
            XCTAssertNil(proof.unfinished, path.lastPathComponent)
            var fresh = made()
            for sample in 0..<(isSoak ? 100 : 25) {
                let size = SIMD2(
                    Double.random(in: 280...1366, using: &generator), Double.random(in: 280...1366, using: &generator))
                if sample % 50 == 0 { fresh = made() }
                guard let state = fresh?.state(at: size) else { continue }
                samples += 1
                let seen = SizeProof.check(state, intended: [])
                // Which of the constraints is broken may change inside of a region: that one is, is said.
                let isContradictory =
                    seen.contains { $0.kind == .broken }
                    || proof.faults.contains { $0.kind == .broken && $0.holds(at: size, within: 0.01) }
                if isContradictory {
                    contradictory += 1
                    continue
                }
                let unproven = seen.filter { one in
                    !proof.faults.contains {
                        one == ($0.kind, $0.subject, $0.other) && $0.holds(at: size, within: 0.01)
                    }
                }
                let unseen = proof.faults.filter { fault in
                    fault.holds(at: size, within: -0.01)
                        && !seen.contains { $0 == (fault.kind, fault.subject, fault.other) }
                }
                guard !unproven.isEmpty || !unseen.isEmpty else { continue }
                wrong += 1
                XCTFail(
                    "\(path.lastPathComponent) at \(size), \(settings.contentSize.shortName), seed \(seed): seen alone "
                        + "\(unproven), proven alone \(unseen.map(\.text))")
                break
            }
        }
        print(
            "\(count) documents, \(regions) regions, \(samples) sizes, seed \(seed); \(wrong) documents disagree, "
                + "\(contradictory) sizes with contradictions aside")
    }
}
