import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — sizes of controls that Xcode recorded in public documents,
/// `Tests/Fixtures/UIKit/releases/controls.jsonl`.
///
/// Documents stretch some of their controls, so the size recorded most often is the natural one.
@MainActor final class RecordedControlSizeTests: XCTestCase {
    private struct Record: Decodable {
        let kind: String
        /// Xcode's version as the document states it.
        let tools: String
        let w: CGFloat?
        let h: CGFloat?
        let count: Int
    }

    /// The Xcodes whose canvas shows a release: 11, 12, 13 to 16, 26.
    private static let releases: [(SystemRelease, Range<Int>)] = [
        (.iOS13, 14_000..<17_000), (.iOS14, 17_000..<19_000), (.iOS15, 19_000..<24_000), (.iOS26, 24_000..<30_000),
    ]

    private func records() throws -> [Record] {
        let file = RepositoryPaths.fixtures.appendingPathComponent("UIKit/releases/controls.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
    }

    /// The length recorded most often, and how often.
    private func most(_ lengths: [(CGFloat, Int)]) -> (length: CGFloat, count: Int) {
        var counts: [Int: Int] = [:]
        // Documents state 30.999999999999996 where 31 is meant.
        for (length, count) in lengths { counts[Int((length * 100).rounded()), default: 0] += count }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.map { (CGFloat($0.key) / 100, $0.value) } ?? (0, 0)
    }

    private func size(_ view: UIView) -> CGSize {
        let size = view.intrinsicContentSize
        return view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: size.width, height: size.height)).size
    }

    func testTheSizeRecordedMostOftenIsOurs() async throws {
        let records = try records()
        var compared = 0
        for (release, versions) in Self.releases {
            BehaviourProfile.current = BehaviourProfile(release: release, surface: .canvas)
            let controls: [(kind: String, size: CGSize, hasWidth: Bool)] = [
                ("switch", size(UISwitch()), true), ("slider", size(UISlider()), false),
                ("progressView", size(UIProgressView()), false),
                ("segmentedControl", size(UISegmentedControl(items: ["A", "B"])), false),
            ]
            for control in controls {
                let rows = records.filter {
                    $0.kind == control.kind && versions.contains(Int($0.tools.prefix { $0 != "." }) ?? 0)
                }
                for (name, ours, lengths) in [
                    ("height", control.size.height, rows.map { ($0.h ?? 0, $0.count) }),
                    ("width", control.size.width, control.hasWidth ? rows.map { ($0.w ?? 0, $0.count) } : []),
                ] {
                    let recorded = most(lengths)
                    // A few records may all be stretched.
                    guard recorded.count >= 4 else { continue }
                    compared += 1
                    XCTAssertEqual(ours, recorded.length, "\(control.kind)'s \(name) on \(release)")
                }
            }
        }
        XCTAssertGreaterThanOrEqual(compared, 10)
    }
}
