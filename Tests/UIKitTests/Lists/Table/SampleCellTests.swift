import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — heights worked out by hand from a published article's constraints and measured line heights.
///
/// Rows of article 003's two cells under iOS 11 and 12 (scenario 19), and its eight patterns (scenario 20).
@MainActor final class SampleCellTests: XCTestCase {
    final class Users: NSObject, UITableViewDataSource {
        var style = UserCell.Style.default
        var rows: [(location: String?, about: String?)] = [(nil, nil), (nil, "One line"), ("Tokyo", "One line")]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
            let row = rows[indexPath.row]
            (cell as? UserCell)?.show(style, location: row.location, about: row.about)
            return cell
        }
    }

    final class Items: NSObject, UITableViewDataSource {
        var isEmpty = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard isEmpty else { return tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath) }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Not found"
            return cell
        }
    }

    private func table(_ fixture: TableFixture, _ source: any UITableViewDataSource) -> UITableView {
        let table = fixture.table
        table.register(UserCell.self, forCellReuseIdentifier: "user")
        table.register(ItemCell.self, forCellReuseIdentifier: "item")
        table.separatorStyle = .singleLine
        table.dataSource = source
        fixture.show()
        return table
    }

    func testUserCells() async throws {
        for device in ["iphone-8", "iphone-x"] {
            for (style, expected) in [(UserCell.Style.default, CGFloat(96)), (.rowNumber, 86)] {
                try under(.iOS12) {
                    let fixture = try TableFixture([[]], device: device)
                    let users = Users()
                    users.style = style
                    let table = table(fixture, users)
                    XCTAssertEqual(fixture.height(0), expected, accuracy: 1e-9, "\(device) \(style)")
                    let cell = try XCTUnwrap(table.cellForRow(at: .row(0)) as? UserCell)
                    let pixel = 1 / fixture.host.scale
                    // Name, description and counts with 4 pt between them, against the picture and 10 pt.
                    let texts: CGFloat =
                        2 * (fixture.host.scale == 2 ? 20.5 : 61.0 / 3) + 8 + (pixel == 0.5 ? 16 : 47.0 / 3)
                    let picture: CGFloat = style == .default ? 74 : 64
                    XCTAssertEqual(fixture.height(1), expected + max(0, texts - picture), accuracy: 1e-9)
                    XCTAssertEqual(cell.contentView.frame.height, expected - pixel, accuracy: 1e-9)
                }
            }
        }
    }

    /// 11 + 20.5 + 4 + (20 + 4 + 16 + 4 + 20.5) + 10.5 + 0.5: texts taller than the picture win.
    func testATallUserCell() async throws {
        try under(.iOS12) {
            let fixture = try TableFixture([[]], device: "iphone-8")
            let users = Users()
            _ = table(fixture, users)
            XCTAssertEqual(fixture.height(2), 111)
        }
    }

    func testAnEmptyBatchTakesChangedConstants() async throws {
        try under(.iOS12) {
            let fixture = try TableFixture([[]], device: "iphone-8")
            let users = Users()
            let table = table(fixture, users)
            let cells = table.visibleCells
            for case let cell as UserCell in cells { cell.show(.rowNumber, location: nil, about: nil) }
            table.beginUpdates()
            table.endUpdates()
            XCTAssertEqual((0..<3).map { fixture.height($0) }, [86, 86, 86])
            XCTAssertEqual(table.visibleCells.map { ObjectIdentifier($0) }, cells.map { ObjectIdentifier($0) })
        }
    }

    /// Margins in Interface Builder's own frames of the two cells: 322 and 457 pt wide.
    func testMarginsOfTheContent() async throws {
        for (device, sides) in [("iphone-8", CGFloat(16)), ("iphone-xr", 20)] {
            try under(.iOS12) {
                let fixture = try TableFixture([[]], device: device)
                let users = Users()
                let cell = try XCTUnwrap(table(fixture, users).visibleCells.first)
                XCTAssertEqual(
                    cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: sides, bottom: 10.5, right: sides))
                cell.contentView.layoutMargins.left = 3
                fixture.table.frame.size.width = 600
                fixture.host.settle()
                XCTAssertEqual(cell.contentView.layoutMargins.left, 3, "the app's own stay")
            }
        }
    }

    /// 11 + 20.5 + 4 + 38.5 + 14.5 + 10.5 + 0.5.
    func testItemCells() async throws {
        try under(.iOS12) {
            let fixture = try TableFixture([[]], device: "iphone-8")
            let items = Items()
            _ = table(fixture, items)
            XCTAssertEqual(fixture.height(0), 99.5)
        }
        try under(.iOS12) {
            let fixture = try TableFixture([[]], device: "iphone-x")
            let items = Items()
            _ = table(fixture, items)
            // 11 + 20.333 + 4 + 38.5 + 14.5 + 10.667 + 0.333: the document fixes 38.5 and 14.5, and the margin lacks the
            // very pixel that the separator adds, as in the rows of 96 and 86. The scenario's 99.167 keeps the 10.5 of
            // @2x; it is half a pixel, and rows end on pixels.
            XCTAssertEqual(fixture.height(0), 99 + 1.0 / 3, accuracy: 1e-9)
        }
    }

    func testNothingFound() async throws {
        let fixture = try TableFixture([[]], device: "iphone-8")
        let items = Items()
        items.isEmpty = true
        let table = table(fixture, items)
        XCTAssertEqual(fixture.height(0), 43.5, "as a cell of the default style was seen at @2x")
        XCTAssertEqual(table.visibleCells.first?.textLabel?.text, "Not found")
    }

    /// The article's measuring by hand: `max(88, content) + 1`, of a cell that no table shows.
    func testMeasuringByHand() async throws {
        try under(.iOS12) {
            let host = try HeadlessHost(device: "iphone-8")
            @MainActor func height(_ style: UserCell.Style) -> CGFloat {
                let cell = UserCell(style: .default, reuseIdentifier: nil)
                cell.bounds.size.width = host.screenSize.width
                cell.show(style, location: nil, about: nil)
                cell.layoutIfNeeded()
                let content = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
                return max(88, content) + 1
            }
            XCTAssertEqual(height(.default), 96.5)
            XCTAssertEqual(height(.rowNumber), 89)
        }
    }

    /// Same or different heights × Auto Layout or sizes from the delegate × paged or not.
    func testTheEightPatterns() async throws {
        for isVariable in [false, true] {
            for usesAutoLayout in [false, true] {
                for isPaged in [false, true] {
                    let heights = (0..<20).map { CGFloat(isVariable ? 40 + $0 % 7 * 9 : 64) }
                    let fixture = try TableFixture([heights])
                    let source = fixture.source
                    let automatic = HeightDelegate(source)
                    let manual = HeightDelegate(source) { source.sections[$0.section][$0.row] }
                    fixture.table.delegate = usesAutoLayout ? automatic : manual
                    fixture.show()
                    if isPaged {
                        source.sections[0] += heights
                        fixture.table.reloadData()
                        fixture.host.settle()
                    }
                    for row in source.sections[0].indices {
                        fixture.table.scrollToRow(at: .row(row), at: .none, animated: false)
                        XCTAssertEqual(fixture.height(row), source.sections[0][row])
                    }
                    XCTAssertEqual(fixture.table.contentSize.height, source.sections[0].reduce(0, +))
                }
            }
        }
    }

    /// A view that is only put in to be measured leaves nothing behind.
    func testMeasuringAViewThatIsAddedAndRemoved() async throws {
        BehaviourProfile.current = BehaviourProfile(release: .iOS12)
        defer { BehaviourProfile.current = BehaviourProfile(release: .iOS13) }
        let host = try HeadlessHost(device: "iphone-8")
        let controller = UIViewController()
        host.show(controller)
        let cell = UserCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.show(.default, location: nil, about: nil)
        controller.view.addSubview(cell)
        cell.layoutIfNeeded()
        let inside = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        cell.removeFromSuperview()
        XCTAssertFalse(controller.view.subviews.contains(cell))
        XCTAssertEqual(inside, cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
        XCTAssertEqual(inside, 95.5)
    }
}
