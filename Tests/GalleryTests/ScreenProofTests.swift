import Explanations
import GalleryScreens
import TestSupport
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: model — the screens' own layouts at sampled sizes, against what was proven for them.
///
/// Proofs of the gallery's screens over all sizes: in all surroundings with MASU_SOAK, else in one of each kind.
@MainActor final class ScreenProofTests: XCTestCase {
    func testScreensAreCovered() async throws {
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        let places =
            isSoak
            ? ProofSurroundings.all
            : [
                ProofSurroundings(contentSize: .large, isRightToLeft: false),
                ProofSurroundings(contentSize: .accessibilityLarge, isRightToLeft: true),
            ]
        for screen in GalleryScreen.all {
            for variant in screen.variants where isSoak || variant.name == screen.standard.name {
                let shown = try Screen(screen.name, variant: variant.name)
                defer { shown.close() }
                let start = Date()
                let proof = ScreenProof.prove(
                    ConvexPolygon(widths: 280...1366, heights: 280...1366), in: places
                ) { variant.make() }
                print(
                    "\(screen.name) \(variant.name): \(-start.timeIntervalSinceNow) s; \(proof.lines.joined(separator: " | "))"
                )
                for entry in proof.entries {
                    XCTAssertNil(entry.proof.unfinished, screen.name)
                    XCTAssertEqual(
                        entry.proof.coveredArea, entry.proof.area, accuracy: 0.001 * entry.proof.area,
                        "\(screen.name) \(entry.subject) \(entry.surroundings.words)")
                }
            }
        }
    }
}
