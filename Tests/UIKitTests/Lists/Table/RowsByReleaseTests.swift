import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — pictures that cashapp/AccessibilitySnapshot recorded on iOS 17.5, 18.5 and 26.2, and cells in documents of
/// Xcode 14 to 26; specification of releases, sections 1 to 5.
@MainActor final class RowsByReleaseTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        var accessory: () -> UIView? = { nil }
        var type = UITableViewCell.AccessoryType.none
        var isLegacy = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
            if isLegacy {
                cell.textLabel?.text = "Hello World"
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "Hello World"
                cell.contentConfiguration = content
            }
            cell.accessoryView = accessory()
            cell.accessoryType = type
            return cell
        }
    }

    private func show(_ device: String, _ source: Source, style: UITableView.Style = .plain) throws -> TableFixture {
        let fixture = try TableFixture([[]], style: style, device: device)
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        fixture.table.separatorStyle = .singleLine
        fixture.table.dataSource = source
        fixture.show()
        return fixture
    }

    private func cell(_ fixture: TableFixture, _ row: Int = 0) throws -> UITableViewCell {
        try XCTUnwrap(fixture.table.cellForRow(at: .row(row)))
    }

    func testRowsWithASwitch() async throws {
        for (release, device, height, width, content) in [
            (SystemRelease.iOS17, "iphone-15-pro", 44 + 1.0 / 3, CGFloat(393), CGFloat(322)),
            (.iOS17, "iphone-16-pro", 44 + 1.0 / 3, 402, 331), (.iOS26, "iphone-17-pro", 53, 402, 319),
        ] {
            try under(release) {
                let source = Source()
                source.accessory = { UISwitch() }
                let fixture = try show(device, source)
                XCTAssertEqual(fixture.height(0), height, accuracy: 0.01)
                XCTAssertEqual(fixture.table.rectForRow(at: .row(2)).minY, 2 * height, accuracy: 0.01)
                let cell = try cell(fixture)
                XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: content, height: fixture.height(0)))
                XCTAssertEqual(cell.accessoryView?.frame.minX, content)
                let line = cell.separator.frame
                XCTAssertEqual(line.minX, 20)
                XCTAssertEqual(line.maxX, release == .iOS26 ? width - 20 : width)
                XCTAssertEqual(line.height, release == .iOS26 ? 1 : 1.0 / 3, accuracy: 1e-9)
                XCTAssertEqual(line.maxY, fixture.height(0), accuracy: 1e-9)
                // The text's ink begins 4 below its label's top: 16.0 and 20.33 in the row.
                let label = try XCTUnwrap(cell.contentView as? UIListContentView).label.frame
                XCTAssertEqual(label.minX, 20)
                XCTAssertEqual(label.minY, release == .iOS26 ? 16.333 : 12, accuracy: 0.34)
            }
        }
    }

    func testADisclosureIndicatorTakesTheMarginAndItsWidth() async throws {
        for (release, device, taken) in [
            (SystemRelease.iOS17, "iphone-xr", CGFloat(30.5)), (.iOS17, "iphone-se2", 26.5),
            (.iOS17, "iphone-11-pro-max", 30 + 1.0 / 3), (.iOS26, "iphone-17", 30 + 1.0 / 3),
        ] {
            try under(release) {
                let source = Source()
                source.type = .disclosureIndicator
                let fixture = try show(device, source)
                let cell = try cell(fixture)
                XCTAssertEqual(cell.bounds.width - cell.contentView.bounds.width, taken, accuracy: 0.01, device)
            }
        }
    }

    func testInsetGroups() async throws {
        for (release, device, inset) in [
            (SystemRelease.iOS17, "iphone-15", CGFloat(20)), (.iOS17, "iphone-16-pro", 20),
            (.iOS26, "iphone-17", 20), (.iOS26, "iphone-xr", 20), (.iOS13, "iphone-x", 16),
        ] {
            try under(release) {
                let fixture = try show(device, Source(), style: .insetGrouped)
                let cell = try cell(fixture)
                XCTAssertEqual(cell.frame.minX, inset)
                XCTAssertEqual(cell.frame.maxX, fixture.table.bounds.width - inset)
                XCTAssertEqual(cell.layer.cornerRadius, release == .iOS26 ? 26 : 10)
                XCTAssertTrue(try self.cell(fixture, 2).separator.isHidden)
            }
        }
    }

    func testRowsOfTheBuiltInStyles() async throws {
        for (release, device, height) in [
            (SystemRelease.iOS17, "iphone-15", 43 + 2.0 / 3), (.iOS17, "iphone-xr", 43.5),
            (.iOS26, "iphone-17", 53),
        ] {
            try under(release) {
                let source = Source()
                source.isLegacy = true
                XCTAssertEqual(try show(device, source).height(0), height, accuracy: 0.01)
            }
        }
    }
}
