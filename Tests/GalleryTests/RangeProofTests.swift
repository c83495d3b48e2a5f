import Explanations
import GalleryScreens
import TestSupport
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: model — layouts at each half point, against what was proven for the range.
///
/// Proofs of all screens of the gallery, against layouts at each half point.
///
/// With MASU_SOAK set every width from 320 to 1366 is looked at; else a stretch of each subject, picked by a seed.
@MainActor final class RangeProofTests: XCTestCase {
    private static let seed: UInt64 = 1366
    private static let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil

    func testAllScreensAgreeWithSampling() async throws {
        var generator = SeededGenerator(seed: Self.seed)
        var (count, samples, faulty) = (0, 0, 0)
        for screen in GalleryScreen.all {
            for variant in screen.variants where Self.isSoak || variant.name == screen.standard.name {
                let shown = try Screen(screen.name, variant: variant.name)
                defer { shown.close() }
                let subjects: [(view: UIView, isSelfSizing: Bool)]
                if let table = shown.session.tableView {
                    subjects = table.visibleCells.map { ($0.contentView, true) }
                } else {
                    subjects = [(shown.session.host.window, false)]
                }
                for (index, subject) in subjects.enumerated() {
                    let widths: ClosedRange<Double>
                    if Self.isSoak {
                        widths = 320...1366
                    } else {
                        let start = Double(Int.random(in: 640...2672, using: &generator)) / 2
                        widths = start...start + 30
                    }
                    let (number, hasFaults) = assertAgrees(
                        subject.view, subject.isSelfSizing, widths, "\(screen.name) \(variant.name) \(index)")
                    count += 1
                    samples += number
                    faulty += hasFaults ? 1 : 0
                }
            }
        }
        XCTAssertGreaterThan(count, 15)
        print("\(count) views, \(samples) widths, seed \(Self.seed); \(faulty) views have faults")
    }

    private func assertAgrees(
        _ view: UIView, _ isSelfSizing: Bool, _ widths: ClosedRange<Double>, _ name: String
    ) -> (samples: Int, hasFaults: Bool) {
        let design = Double(view.bounds.width)
        let proof = LayoutProof(of: view, isSelfSizing: isSelfSizing).prove(widths, design: design)
        XCTAssertNil(proof.unfinished, name)
        let family = LayoutProof(of: view, isSelfSizing: isSelfSizing)
        let start = family.state(at: design)
        var (samples, failures) = (0, 0)
        for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) where failures < 3 {
            let seen = RangeProof.check(family.state(at: width), at: width, design: start)
            let (unproven, unseen) = proof.disagreements(with: seen, at: width)
            samples += 1
            guard !unproven.isEmpty || !unseen.isEmpty else { continue }
            failures += 1
            XCTFail(
                "\(name) at \(width), seed \(Self.seed): seen alone \(unproven.map(\.text)), "
                    + "proven alone \(unseen.map(\.text))")
        }
        return (samples, !proof.faults.isEmpty)
    }
}
