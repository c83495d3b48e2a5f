import Explanations
import GalleryScreens
import XCTest

@testable import UIKit
@testable import gallery

/// Proofs of the gallery's rows, against layouts at each half point.
@MainActor final class RangeProofTests: XCTestCase {
    func testRowsOfAllScreensAgreeWithSampling() async throws {
        let widths = 320.0...420.0
        var count = 0
        for screen in GalleryScreen.all {
            let shown = try Screen(screen.name)
            defer { shown.close() }
            guard let table = shown.session.tableView else { continue }
            for cell in table.visibleCells {
                let content = cell.contentView
                let design = Double(content.bounds.width)
                let proof = WidthProof(of: content, isSelfSizing: true).prove(widths, design: design)
                XCTAssertNil(proof.unfinished)
                let family = WidthProof(of: content, isSelfSizing: true)
                let start = family.state(at: design)
                for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) {
                    let seen = RangeProof.check(family.state(at: width), at: width, design: start)
                    let proven = proof.faults.filter { $0.from - 2e-3 <= width && width <= $0.to + 2e-3 }
                    XCTAssertEqual(
                        Set(seen.map { $0.kind.rawValue + $0.subject }),
                        Set(proven.map { $0.kind.rawValue + $0.subject }), "\(screen.name) at \(width)")
                }
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 15)
    }
}
