import HeadlessHost
import XCTest

@testable import GalleryScreens
@testable import UIKit

/// Kind: oracle — what a published article printed on its device, to the last digit.
///
/// Article 000: a collection view in a self-sizing row, on the device of the article, to the last digit.
@MainActor final class CollectionInCellTests: XCTestCase {
    /// The screen, and everything that it and the framework printed, in order.
    @MainActor private final class Shown {
        let host: HeadlessHost
        let controller: CollectionInCellViewController
        private(set) var lines: [String] = []

        init(_ answer: CollectionTableViewCell.Answer) throws {
            host = try HeadlessHost(device: "iphone-12-pro-max")
            var sink: (String) -> Void = { _ in }
            controller = CollectionInCellViewController(answer: answer) { sink($0) }
            sink = { [weak self] in self?.lines.append($0) }
            UIKitLog.handler = { sink($0) }
            host.show(controller)
        }

        func close() {
            UIKitLog.handler = nil
        }

        var cell: CollectionTableViewCell {
            get throws {
                try XCTUnwrap(
                    controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CollectionTableViewCell)
            }
        }

        func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
    }

    /// `layoutSubviews` follows each `layoutIfNeeded` before the collection view is asked again.
    private func assertLayoutsFollow(_ lines: [String], file: StaticString = #filePath, line: UInt = #line) {
        for (index, text) in lines.enumerated() where text == "layoutIfNeeded" {
            let next = lines[(index + 1)...].prefix { !$0.hasPrefix("CollectionView:") }
            guard next.count < lines.count - index - 1 else { continue }
            XCTAssertTrue(next.contains("layoutSubviews"), "after line \(index)", file: file, line: line)
        }
    }

    private func compare(
        _ variant: String, _ shown: Shown, optional: (String) -> Bool = { _ in false },
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let name = String(reflecting: type(of: try shown.cell))
        let difference = try ArticleTrace(variant: variant).difference(
            from: shown.lines, className: name, optional: optional)
        XCTAssertNil(difference, shown.lines.joined(separator: "\n"), file: file, line: line)
        assertLayoutsFollow(shown.lines, file: file, line: line)
    }

    // MARK: The prints

    func testVariantAPrintsWhatTheArticlePrinted() async throws {
        let shown = try Shown(.afterLayingOutItself)
        defer { shown.close() }
        try compare("A", shown)
        XCTAssertEqual(shown.count("CollectionView: sizeForItemAt"), 20)
        XCTAssertEqual(shown.count("CollectionView: cellForItemAt"), 20)
    }

    func testVariantBPrintsWhatTheArticlePrinted() async throws {
        let shown = try Shown(.afterLayingOutTheCollectionView)
        defer { shown.close() }
        try compare("B", shown)
        XCTAssertEqual(shown.count("CollectionView: sizeForItemAt"), 20)
        XCTAssertEqual(shown.count("CollectionView: insetForSectionAt"), 1)
        XCTAssertEqual(shown.count("CollectionView: cellForItemAt"), 20)
    }

    func testVariantCPrintsWhatTheArticlePrinted() async throws {
        let shown = try Shown(.none)
        defer { shown.close() }
        try compare("C", shown) {
            $0.hasPrefix("CollectionView: numberOfSections ") || $0.hasPrefix("CollectionView: numberOfItemsInSection ")
        }
        XCTAssertEqual(shown.count("CollectionView: sizeForItemAt"), 20)
        XCTAssertEqual(shown.count("CollectionView: cellForItemAt"), 2)
        XCTAssertEqual(shown.lines.filter { $0.contains("Warning once only") }.count, 1)
    }

    // MARK: The frames (scenarios 8 to 12)

    func testVariantAIsAsHighAsItsContent() async throws {
        let shown = try Shown(.afterLayingOutItself)
        defer { shown.close() }
        let cell = try shown.cell
        XCTAssertEqual("\(cell.frame)", "(0.0, 299.6666666666665, 428.0, 2044.0)")
        XCTAssertEqual("\(cell.collectionView.frame)", "(0.0, 0.0, 428.0, 2044.0)")
        XCTAssertEqual(
            cell.collectionView.collectionViewLayout.collectionViewContentSize, CGSize(width: 428, height: 2044))
        XCTAssertEqual(shown.controller.tableView.contentSize.height, 2343.6666666666665)
        XCTAssertEqual(cell.collectionView.visibleCells.count, 20)
        let frames = (0..<4).map { cell.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        XCTAssertEqual(
            frames,
            [
                CGRect(x: 16, y: 16, width: 194, height: 194), CGRect(x: 218, y: 16, width: 194, height: 194),
                CGRect(x: 16, y: 218, width: 194, height: 194), CGRect(x: 218, y: 218, width: 194, height: 194),
            ])
    }

    func testVariantBKeepsTheRowOfTheStaleWidth() async throws {
        let shown = try Shown(.afterLayingOutTheCollectionView)
        defer { shown.close() }
        let cell = try shown.cell
        XCTAssertEqual("\(cell.frame)", "(0.0, 299.6666666666665, 428.0, 4064.0)")
        XCTAssertEqual("\(cell.collectionView.frame)", "(0.0, 0.0, 428.0, 4064.0)")
        XCTAssertEqual(
            cell.collectionView.collectionViewLayout.collectionViewContentSize, CGSize(width: 428, height: 2044))
        XCTAssertEqual(shown.controller.tableView.contentSize.height, 4363.6666666666665, accuracy: 1e-9)
    }

    func testVariantCWarnsAndGetsTheStandardHeight() async throws {
        let shown = try Shown(.none)
        defer { shown.close() }
        let cell = try shown.cell
        XCTAssertEqual("\(cell.frame)", "(0.0, 299.66666666666663, 428.0, 43.666666666666664)")
        XCTAssertEqual("\(cell.collectionView.frame)", "(0.0, 0.0, 428.0, 43.666666666666664)")
        XCTAssertEqual(
            cell.collectionView.collectionViewLayout.collectionViewContentSize, CGSize(width: 428, height: 2044))
        XCTAssertEqual(cell.collectionView.visibleCells.count, 2)
        XCTAssertEqual(shown.controller.tableView.contentSize.height, 343.3333, accuracy: 1e-3)
    }

    // MARK: Cost

    /// One preparation at the provisional size, and one at the row's where its width is another, besides the one from
    /// before there was a data source.
    func testNestedSizesSettleInTwoPasses() async throws {
        for kind in [CollectionTableViewCell.Answer.afterLayingOutItself, .afterLayingOutTheCollectionView] {
            let shown = try Shown(kind)
            defer { shown.close() }
            let cost = try shown.cell.collectionView.record.cost
            XCTAssertLessThanOrEqual(cost.preparations, 1 + 2, "\(kind)")
            XCTAssertEqual(cost.viewsMade, 20, "\(kind)")
            XCTAssertEqual(cost.measurements, 0, "\(kind)")
        }
    }
}
