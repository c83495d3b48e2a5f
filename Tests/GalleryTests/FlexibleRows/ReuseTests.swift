import TestSupport
import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: model — the same rows, measured in order by cells that weren't used before.
///
/// Cells that are used again, with other views hidden than before.
@MainActor final class ReuseTests: XCTestCase {
    func testHeightsDoNotDependOnTheOrderOfScrolling() async throws {
        let reference = try Screen()
        let expected = try reference.session.measuredRows()
        reference.close()
        for seed in UInt64(1)...6 {
            var generator = SeededGenerator(seed: seed)
            let screen = try Screen()
            defer { screen.close() }
            let table = try screen.table
            for _ in 0..<50 {
                try screen.scroll(to: CGFloat.random(in: -64...table.contentSize.height - 300, using: &generator))
                for cell in table.visibleCells {
                    let indexPath = try XCTUnwrap(table.indexPath(for: cell))
                    let row = try XCTUnwrap(
                        expected.first { $0.section == indexPath.section && $0.row == indexPath.row })
                    XCTAssertEqual(Double(cell.frame.height), row.height, accuracy: 1e-6, "\(indexPath), seed \(seed)")
                    try checkLabels(of: cell, "\(indexPath), seed \(seed)")
                }
            }
            XCTAssertEqual(try screen.session.measuredRows(), expected, "seed \(seed)")
            XCTAssertEqual(screen.log, [], "seed \(seed)")
        }
    }

    /// Each visible label is as tall as its text wrapped at the label's width.
    private func checkLabels(of cell: UITableViewCell, _ place: String) throws {
        let cell = try XCTUnwrap(cell as? FlexibleCell)
        for label in [cell.titleLabel, cell.dateLabel, cell.descriptionLabel] where !label.isHidden {
            let wrapped = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
            XCTAssertEqual(label.frame.height, wrapped, accuracy: 1e-6, "“\(label.text ?? "")”, \(place)")
        }
    }

    func testReloadGivesTheSameHeights() async throws {
        let screen = try Screen(device: "iphone-x")
        defer { screen.close() }
        let first = try screen.session.measuredRows()
        try screen.table.reloadData()
        XCTAssertEqual(try screen.session.measuredRows(), first)
        XCTAssertEqual(screen.log, [])
    }

    /// The 16:9 constraint as it would be without its low priority.
    final class RigidCell: VerticalCell {
        override class var thumbnailHeightPriority: UILayoutPriority { .required }
    }

    final class RigidController: FlexibleRowsViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(RigidCell.self, forCellReuseIdentifier: VerticalCell.identifier)
        }
    }

    func testRequiredRatioConflictsWithHiding() async throws {
        let screen = try Screen { RigidController(style: .plain) }
        defer { screen.close() }
        let report = try XCTUnwrap(screen.log.first)
        XCTAssertTrue(report.contains("Unable to simultaneously satisfy constraints."), report)
        let lines = report.split(separator: "\n")
        let members = lines.filter { $0.hasPrefix("    \"<") }
        XCTAssertTrue(members.contains { $0.contains("'UISV-hiding'") && $0.contains(".height == 0") }, report)
        XCTAssertTrue(members.contains { $0.contains(".height == 0.5625*UIStackView:") }, report)
        XCTAssertTrue(report.contains("Will attempt to recover by breaking constraint"), report)
        XCTAssertTrue(lines.allSatisfy { !$0.contains("UISV-spacing") }, "spacing has no part in it: \(report)")
    }
}
