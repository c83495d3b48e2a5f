import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle, documented — recorded canvases of grouped tables; specification F7.
///
/// Headers and footers: places, heights by style and release, floating, measuring, reuse (specification F7).
@MainActor final class SectionTests: XCTestCase {
    /// Answers heights and views of headers and footers as a test plans them.
    final class PartDelegate: NSObject, UITableViewDelegate {
        var headerHeight: CGFloat = UITableView.automaticDimension
        var footerHeight: CGFloat = UITableView.automaticDimension
        var header: (Int) -> UIView? = { _ in nil }
        var shown: [String] = []

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            shown.append("will \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            shown.append("did \(section)")
        }
    }

    /// Only heights.
    final class HeightOnly: NSObject, UITableViewDelegate {
        var header: CGFloat = 0
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    }

    /// A header as high as its block.
    final class BlockHeader: UITableViewHeaderFooterView {
        @MainActor static var height: CGFloat = 61
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            let height = block.heightAnchor.constraint(equalToConstant: BlockHeader.height)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    private let two: [[CGFloat]] = [Array(repeating: 50, count: 3), Array(repeating: 50, count: 3)]

    func testTheFirstRowUnderAPlainTitleIsAt28() async throws {
        let fixture = try TableFixture(two)
        fixture.source.headers = [0: "First", 1: "Second"]
        fixture.show()
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 375, height: 28))
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)), CGRect(x: 0, y: 28, width: 375, height: 50))
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 1).minY, 178)
        XCTAssertEqual(fixture.table.rect(forSection: 0).height, 178)
        XCTAssertEqual(fixture.table.contentSize.height, 356)
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.textLabel?.text, "First")
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.frame.width, 375)
        XCTAssertNil(fixture.table.footerView(forSection: 0))
    }

    /// Titles follow the size of text while they are shown, and their headers grow with their lines.
    func testTitlesGrowWithTheSizeOfText() async throws {
        for (release, style) in [
            (SystemRelease.iOS18, UITableView.Style.grouped), (.iOS18, .plain), (.iOS26, .insetGrouped),
        ] {
            let host = try HeadlessHost(device: "iphone-15", release: release)
            let table = UITableView(frame: host.window.bounds, style: style)
            let source = BlockSource([[50]])
            source.headers = [0: "First"]
            table.register(BlockCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            let controller = UIViewController()
            controller.view.addSubview(table)
            host.show(controller)
            func shown() throws -> (height: CGFloat, font: UIFont) {
                let label = try XCTUnwrap(table.headerView(forSection: 0)?.textLabel)
                return (table.rectForHeader(inSection: 0).height, try XCTUnwrap(label.font))
            }
            let before = try shown()
            try host.change(.textSize(.accessibilityExtraLarge))
            let after = try shown()
            XCTAssertGreaterThan(after.font.pointSize, before.font.pointSize, "\(release)")
            XCTAssertEqual(
                after.height - before.height, after.font.lineHeight - before.font.lineHeight, accuracy: 0.7,
                "\(release)")
        }
    }

    func testFromIOS15APlainHeaderHas22AboveIt() async throws {
        try under(.iOS15) {
            let fixture = try TableFixture(two)
            fixture.source.headers = [0: "First", 1: "Second"]
            fixture.show()
            XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).minY, 22)
            XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 50)
            XCTAssertEqual(fixture.table.rectForHeader(inSection: 1).minY, 222)
            fixture.table.sectionHeaderTopPadding = 0
            XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 28)
        }
        try under(.iOS15) {
            let fixture = try TableFixture(two)
            fixture.show()
            XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 0, "no header, nothing above it")
        }
    }

    func testAPlainHeaderFloatsUntilTheNextOnePushesIt() async throws {
        let fixture = try TableFixture([Array(repeating: 50, count: 20), Array(repeating: 50, count: 20)])
        fixture.source.headers = [0: "First", 1: "Second"]
        fixture.show()
        fixture.table.contentOffset.y = 300
        fixture.host.settle()
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.frame.minY, 300)
        fixture.table.contentOffset.y = 1010
        fixture.host.settle()
        // The first section ends at 28 + 1000: its header is pushed up.
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.frame.minY, 1000)
        XCTAssertEqual(fixture.table.headerView(forSection: 1)?.frame.minY, 1028)
        fixture.table.contentOffset.y = 1100
        fixture.host.settle()
        XCTAssertNil(fixture.table.headerView(forSection: 0))
        XCTAssertEqual(fixture.table.headerView(forSection: 1)?.frame.minY, 1100)
        fixture.table.contentInset.top = 64
        fixture.host.settle()
        XCTAssertEqual(fixture.table.headerView(forSection: 1)?.frame.minY, 1164, "below the inset")
    }

    func testAGroupedHeaderScrolls() async throws {
        let fixture = try TableFixture([Array(repeating: 50, count: 20)], style: .grouped)
        fixture.source.headers = [0: "First"]
        fixture.show()
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 55.5)
        fixture.table.contentOffset.y = 20
        fixture.host.settle()
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.frame.minY, 0)
    }

    /// Static tables of UIKit's samples, as their canvases were recorded (Xcode 9, tools version 13196): both heights 10,
    /// titles above each section.
    func testTitlesInGroupedTablesOfDocuments() async throws {
        let fixture = try TableFixture([[44], [44], [44]], style: .grouped)
        (fixture.table.sectionHeaderHeight, fixture.table.sectionFooterHeight) = (10, 10)
        fixture.source.headers = [0: "First", 1: "Second", 2: "Third"]
        fixture.show()
        let tops = (0..<3).map { fixture.table.rectForRow(at: .row(0, $0)).minY }
        XCTAssertEqual(tops, [55.5, 55.5 + 44 + 48, 55.5 + 2 * (44 + 48)])
    }

    /// Documents name both: `tableCellPlainBackgroundColor` is the system's background, `tableCellGroupedBackgroundColor` the
    /// second one of groups, which stands out from the table in the dark.
    func testBackgroundsOfCells() async throws {
        for (style, color) in [
            (UITableView.Style.plain, UIColor.systemBackground), (.grouped, .secondarySystemGroupedBackground),
            (.insetGrouped, .secondarySystemGroupedBackground),
        ] {
            let source = ColouredRows()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.dataSource = source
            let window = UIWindow(frame: table.frame)
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor, color)
            XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.backgroundColor, .red)
            window.isHidden = true
        }
    }

    func testGroupedSectionsHaveSpaceBetweenThem() async throws {
        let fixture = try TableFixture(two, style: .grouped)
        fixture.show()
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 35)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0, 1)).minY, 35 + 150 + 35)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).width, 375)
    }

    func testHeightZeroInAGroupedTable() async throws {
        let delegate = HeightOnly()
        func firstRow(_ release: SystemRelease, _ height: CGFloat) throws -> CGFloat {
            try under(release) {
                let fixture = try TableFixture(two, style: .grouped)
                delegate.header = height
                fixture.table.delegate = delegate
                fixture.show()
                return fixture.table.rectForRow(at: .row(0)).minY
            }
        }
        XCTAssertEqual(try firstRow(.iOS9, 0), 35, "0 is the default's sign before iOS 11")
        XCTAssertEqual(try firstRow(.iOS12, 0), 0)
        XCTAssertEqual(try firstRow(.iOS13, 0), 0)
        for release in [SystemRelease.iOS9, .iOS13] {
            XCTAssertEqual(try firstRow(release, .leastNonzeroMagnitude), 0, "the portable zero")
            XCTAssertEqual(try firstRow(release, 12), 12)
            XCTAssertEqual(try firstRow(release, -1), 35)
        }
    }

    func testAnAutomaticPlainHeaderWithoutContent() async throws {
        let delegate = HeightOnly()
        delegate.header = UITableView.automaticDimension
        func firstRow(_ release: SystemRelease) throws -> CGFloat {
            try under(release) {
                let fixture = try TableFixture(two)
                fixture.table.delegate = delegate
                fixture.show()
                return fixture.table.rectForRow(at: .row(0)).minY
            }
        }
        XCTAssertEqual(try firstRow(.iOS9), 0)
        XCTAssertEqual(try firstRow(.iOS12), 28, "a blank one, since the delegate asked")
        let silent = try TableFixture(two)
        silent.show()
        XCTAssertEqual(silent.table.rectForRow(at: .row(0)).minY, 0)
    }

    func testAViewIsFittedFromItsEstimate() async throws {
        let fixture = try TableFixture(two)
        fixture.table.estimatedSectionHeaderHeight = 30
        fixture.table.register(BlockHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let delegate = PartDelegate()
        delegate.header = { [table = fixture.table] _ in
            table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        delegate.footerHeight = 0
        fixture.table.delegate = delegate
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 30)
        fixture.show()
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 61)
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 61)
        XCTAssertEqual(fixture.table.headerView(forSection: 0)?.contentView.frame.height, 61)
        XCTAssertEqual(delegate.shown, ["will 0", "will 1"])
    }

    func testWithoutEstimatesAViewIsNotMeasured() async throws {
        let fixture = try TableFixture(two)
        fixture.table.estimatedSectionHeaderHeight = 0
        fixture.table.register(BlockHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let delegate = PartDelegate()
        delegate.header = { [table = fixture.table] _ in
            table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        fixture.table.delegate = delegate
        fixture.show()
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 28)
    }

    /// Each section's estimate is asked once; before iOS 11 the delegate's switches measuring on.
    func testEstimatesOfTheDelegate() async throws {
        final class Estimating: NSObject, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                asked.append(section)
                return 33
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
        }
        for release in [SystemRelease.iOS9, .iOS13] {
            try under(release) {
                let fixture = try TableFixture([[50], [50], [50]])
                fixture.table.register(BlockHeader.self, forHeaderFooterViewReuseIdentifier: "header")
                let delegate = Estimating()
                fixture.table.estimatedRowHeight = 44
                fixture.table.delegate = delegate
                XCTAssertEqual(fixture.table.rectForHeader(inSection: 2).height, 33)
                XCTAssertEqual(delegate.asked, [0, 1, 2])
                fixture.show()
                XCTAssertEqual((0..<3).map { fixture.table.rectForHeader(inSection: $0).height }, [61, 61, 61])
            }
        }
    }

    func testHeaderViewsAreReused() async throws {
        let fixture = try TableFixture(Array(repeating: Array(repeating: 50, count: 20), count: 10))
        fixture.table.register(BlockHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let delegate = PartDelegate()
        var made: Set<ObjectIdentifier> = []
        delegate.header = { [table = fixture.table] _ in
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            if let view { made.insert(ObjectIdentifier(view)) }
            return view
        }
        fixture.table.delegate = delegate
        fixture.show()
        for step in 0..<100 {
            fixture.table.contentOffset.y = CGFloat(step) * 100
            fixture.host.settle()
        }
        XCTAssertLessThanOrEqual(made.count, 3)
        XCTAssertEqual(delegate.shown.filter { $0.hasPrefix("will") }.count, 10)
        XCTAssertEqual(
            fixture.table.subviews.filter { $0 is BlockHeader }.count, fixture.table.state.supplementaryViews.count)
    }

    func testInsetGroupsHaveNarrowerRowsAndRoundCorners() async throws {
        let fixture = try TableFixture(two, style: .insetGrouped)
        fixture.show()
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)), CGRect(x: 16, y: 35, width: 343, height: 50))
        let cells = fixture.table.visibleCells
        XCTAssertEqual(cells[0].layer.cornerRadius, 10)
        XCTAssertEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(cells[1].layer.cornerRadius, 0)
        XCTAssertEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        let pad = try TableFixture(two, style: .insetGrouped, device: "ipad-9")
        pad.show()
        XCTAssertEqual(pad.table.rectForRow(at: .row(0)).minX, 20)
        XCTAssertEqual(pad.table.rectForRow(at: .row(0)).width, 770)
    }

    func testSeparatorsByStyle() async throws {
        func separators(_ style: UITableView.Style) throws -> [CGRect?] {
            let fixture = try TableFixture(two, style: style)
            fixture.table.separatorStyle = .singleLine
            fixture.show()
            return fixture.table.visibleCells.prefix(3).map { $0.separator.isHidden ? nil : $0.separator.frame }
        }
        let inset = CGRect(x: 16, y: 50, width: 359, height: 0.5)
        XCTAssertEqual(try separators(.plain), [inset, inset, inset])
        XCTAssertEqual(try separators(.grouped), [inset, inset, CGRect(x: 0, y: 50, width: 375, height: 0.5)])
        let narrow = CGRect(x: 16, y: 50, width: 327, height: 0.5)
        XCTAssertEqual(try separators(.insetGrouped), [narrow, narrow, nil])
    }

    func testTheTablesOwnHeaderAndFooter() async throws {
        let fixture = try TableFixture(two, style: .insetGrouped)
        let header = UIView(frame: CGRect(x: 9, y: 9, width: 20, height: 70))
        let footer = UIView(frame: CGRect(x: 9, y: 9, width: 20, height: 30))
        fixture.table.tableHeaderView = header
        fixture.table.tableFooterView = footer
        fixture.show()
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 375, height: 70), "not inset")
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 105)
        XCTAssertEqual(footer.frame.maxY, fixture.table.contentSize.height)
        header.frame.size.height = 100
        fixture.host.settle()
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 105, "until it is assigned again")
        fixture.table.tableHeaderView = header
        XCTAssertEqual(fixture.table.rectForRow(at: .row(0)).minY, 135)
    }

    /// Recorded canvases of inset groups at two pixels a point, with a header height of 18: the first row is 55.5 below
    /// the top, the next section's 56 below the end of the first.
    func testTitlesOfGroupsTakeTheirHeightWhereADocumentSays18() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
        table.sectionHeaderHeight = 18
        table.sectionFooterHeight = 18
        let source = TitledSource()
        table.dataSource = source
        table.layoutIfNeeded()
        let (first, second) = (table.rectForRow(at: IndexPath(row: 0, section: 0)), table.rect(forSection: 0))
        XCTAssertEqual(first.minY, 55.5)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - first.maxY, 56)
        XCTAssertEqual(second.minY, 0)
    }
}

/// One row as the framework has it, and a red one.
@MainActor private final class ColouredRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 1 { cell.backgroundColor = .red }
        return cell
    }
}

private final class TitledSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
