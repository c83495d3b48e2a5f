import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — specification A5, A6.4, F1 and F6; canvases of iOS 13 for the two texts of a subtitle.
///
/// Cells' contents and the safe area at the sides, readable widths, text sizes and other widths (specification A5, A6.4,
/// F1, F6).
@MainActor final class CellFrameTests: XCTestCase {
    private func fixture(
        style: UITableView.Style = .plain, device: String = "iphone-se2"
    ) throws -> TableFixture {
        let fixture = try TableFixture([[50, 60]], style: style, device: device)
        fixture.table.separatorStyle = .singleLine
        fixture.show()
        fixture.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 40)
        fixture.host.settle()
        return fixture
    }

    func testContentsKeepOutOfTheSafeAreaAtTheSides() async throws {
        let fixture = try fixture()
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        XCTAssertEqual(cell.frame.width, 375)
        XCTAssertEqual(cell.contentView.frame.minX, 44)
        XCTAssertEqual(cell.contentView.frame.maxX, 335)
        XCTAssertEqual(cell.contentView.layoutMargins.left, 16)
        XCTAssertEqual(cell.separator.frame.minX, 60)
        XCTAssertEqual(cell.separator.frame.maxX, 375)
        fixture.table.insetsContentViewsToSafeArea = false
        fixture.host.settle()
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        XCTAssertEqual(cell.contentView.frame.maxX, 375)
    }

    func testRowsAreMeasuredAtTheWidthThatIsLeft() async throws {
        let fixture = try TableFixture([[]])
        final class Source: NSObject, UITableViewDataSource {
            static let text = Array(repeating: "words", count: 30).joined(separator: " ")
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = Source.text
                return cell
            }
        }
        let source = Source()
        fixture.table.dataSource = source
        fixture.show()
        func expected(_ width: CGFloat) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.text = Source.text
            return 22 + label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
        }
        XCTAssertEqual(fixture.height(0), expected(375 - 32))
        fixture.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        fixture.host.settle()
        XCTAssertEqual(fixture.height(0), expected(375 - 32 - 120))
        XCTAssertGreaterThan(expected(375 - 32 - 120), expected(375 - 32))
    }

    func testInsetGroupsKeepOutOfTheSafeArea() async throws {
        let fixture = try fixture(style: .insetGrouped)
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        XCTAssertEqual(cell.frame.minX, 60)
        XCTAssertEqual(cell.frame.maxX, 375 - 56)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }

    /// 672 pt of text at the default size, in the middle of a tablet's 768.
    func testReadableWidths() async throws {
        for (release, margin) in [(SystemRelease.iOS9, CGFloat(48)), (.iOS13, 20)] {
            try under(release) {
                let fixture = try TableFixture([[50]], device: "ipad-air-2")
                fixture.show()
                XCTAssertEqual(fixture.table.bounds.width, 768)
                let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
                XCTAssertEqual(cell.contentView.layoutMargins.left, margin)
                XCTAssertEqual(cell.contentView.layoutMargins.right, margin)
                fixture.table.cellLayoutMarginsFollowReadableWidth.toggle()
                fixture.host.settle()
                XCTAssertEqual(cell.contentView.layoutMargins.left, 68 - margin)
            }
        }
    }

    func testAnotherTextSizeMeasuresRowsAndHeadersAgain() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                var content = UIListContentConfiguration.groupedHeader()
                content.text = "Header"
                view.contentConfiguration = content
                return view
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            var cells = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells += 1
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            }
        }
        let fixture = try TableFixture([[]])
        let (source, delegate) = (Source(), Delegate())
        fixture.table.delegate = delegate
        fixture.table.dataSource = source
        fixture.show()
        let before = fixture.height(0)
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 17 + 16 + 6)
        let cells = source.cells
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        fixture.host.settle()
        XCTAssertGreaterThan(fixture.height(0), before)
        // 40 pt: a line of 48; footnotes of 33 pt: 39.5.
        XCTAssertEqual(fixture.height(0), 11 + 48 + 11)
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 17 + 39.5 + 6)
        XCTAssertLessThanOrEqual(source.cells, cells, "the cells that are there are measured, not made anew")
    }

    func testAnotherWidthMeasuresSelfSizingHeadersAgain() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            static let text = Array(repeating: "words", count: 20).joined(separator: " ")
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                var content = UIListContentConfiguration.groupedFooter()
                content.text = Delegate.text
                view.contentConfiguration = content
                return view
            }
        }
        let fixture = try TableFixture([[50, 50]])
        let delegate = Delegate()
        fixture.table.delegate = delegate
        fixture.show()
        let narrow = fixture.table.rectForHeader(inSection: 0).height
        fixture.table.frame.size.width = 800
        fixture.host.settle()
        let wide = fixture.table.rectForHeader(inSection: 0).height
        // Footnotes: a line of 16, each other 18 below (specification C1.13).
        XCTAssertEqual(narrow, 8 + 16 + 18 * ((narrow - 30) / 18).rounded() + 6, accuracy: 1)
        XCTAssertLessThan(wide, narrow)
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.frame.height, wide)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, wide)
    }

    func testBackgroundViews() async throws {
        let fixture = try fixture()
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        let (back, selected) = (UIView(), UIView())
        cell.backgroundView = back
        cell.selectedBackgroundView = selected
        fixture.host.settle()
        XCTAssertEqual(back.frame, cell.bounds)
        XCTAssertNil(selected.superview)
        cell.contentView.backgroundColor = .systemPink
        fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        fixture.host.settle()
        XCTAssertEqual(selected.frame, cell.bounds)
        let order = cell.subviews
        let places = [back, selected, cell.contentView].compactMap { view in order.firstIndex { $0 === view } }
        XCTAssertEqual(places, places.sorted())
        fixture.table.deselectRow(at: .row(0), animated: false)
        XCTAssertNil(selected.superview)
        XCTAssertEqual(cell.contentView.backgroundColor, .systemPink, "the app's own colour stays")
        let behind = UIView()
        fixture.table.backgroundView = behind
        fixture.host.settle()
        XCTAssertEqual(behind.frame, fixture.table.bounds)
        XCTAssertTrue(fixture.table.subviews.first === behind)
    }

    func testABuiltInImageMakesRoomForItself() async throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Title"
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.imageView?.frame, CGRect(x: 16, y: 20, width: 30, height: 20))
        XCTAssertEqual(cell.textLabel?.frame.minX, 16 + 30 + 16)
        XCTAssertEqual(cell.detailTextLabel?.frame.minX, 16 + 30 + 16)
        XCTAssertNil(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView)
    }

    /// The two texts are as high as they are, their baselines 17 points apart as on iOS 13's canvases, in the middle of the
    /// row, however high that is; a row that sizes itself is 55.5 high there, a separator's half point included.
    func testASubtitleIsWholeInARowOfAFixedHeight() async throws {
        for height in [44.0, 60, 100] {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.layoutIfNeeded()
            let (title, detail) = (try XCTUnwrap(cell.textLabel?.frame), try XCTUnwrap(cell.detailTextLabel?.frame))
            XCTAssertEqual(title.height, 20.5)
            XCTAssertEqual(detail.height, 14.5)
            let ascenders = (cell.textLabel?.font.ascender ?? 0, cell.detailTextLabel?.font.ascender ?? 0)
            XCTAssertEqual(detail.minY + ascenders.1 - title.minY - ascenders.0, 17, accuracy: 0.5)
            XCTAssertEqual((title.minY + detail.maxY) / 2, height / 2, accuracy: 0.5)
        }
        let sized = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        sized.textLabel?.text = "Title"
        sized.detailTextLabel?.text = "Detail"
        let size = sized.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.height, 55)
    }

    /// The value stands on the title's line in rows of every height.
    func testAValueIsOnTheTitlesLine() async throws {
        for height in [40.0, 44, 60] {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Value"
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.textLabel?.frame.height, 20.5)
            XCTAssertEqual(cell.detailTextLabel?.frame.minY, cell.textLabel?.frame.minY)
            XCTAssertEqual(try XCTUnwrap(cell.textLabel?.frame.midY), height / 2, accuracy: 0.5)
        }
    }

    func testSeparatorInsets() async throws {
        let fixture = try TableFixture([[50, 60]])
        fixture.table.separatorStyle = .singleLine
        fixture.show()
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        XCTAssertEqual(cell.separator.frame.minX, 16)
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        fixture.host.settle()
        XCTAssertEqual(cell.separator.frame, CGRect(x: 30, y: cell.bounds.height - 0.5, width: 335, height: 0.5))
        fixture.table.separatorInsetReference = .fromAutomaticInsets
        fixture.host.settle()
        XCTAssertEqual(cell.separator.frame.minX, 46)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: CGFloat.greatestFiniteMagnitude)
        fixture.table.separatorInsetReference = .fromCellEdges
        fixture.host.settle()
        XCTAssertEqual(cell.separator.frame.width, 0)
    }
}
