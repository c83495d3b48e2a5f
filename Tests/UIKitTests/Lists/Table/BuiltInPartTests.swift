import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `separatorInset`, and published rows that move or constrain their
/// built-in labels.
///
/// Separators, labels and pictures that a cell brings along.
@MainActor final class BuiltInPartTests: XCTestCase {
    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    private func rows(_ configure: @escaping (UITableViewCell) -> Void) throws -> (HeadlessHost, UITableView) {
        let controller = OneRowController(style: .plain)
        controller.configure = configure
        return (try show(controller), controller.tableView)
    }

    private static func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// The documentation of `UITableView.separatorInset`: with images of one size separators are aligned, with rows that
    /// have none they aren't; they start where the text does.
    func testASeparatorStartsWhereTheTextDoes() async throws {
        let (_, table) = try rows { cell in
            cell.textLabel?.text = "Title"
            cell.imageView?.image = Self.square(30)
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try XCTUnwrap(cell.textLabel)
        XCTAssertEqual(label.convert(label.bounds, to: cell).minX, 16 + 30 + 16)
        XCTAssertEqual(cell.separator.frame.minX, 16 + 30 + 16)
    }

    func testASeparatorStartsWhereAConfigurationsTextDoes() async throws {
        let (_, table) = try rows { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            content.image = Self.square(30)
            cell.contentConfiguration = content
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let content = try XCTUnwrap(cell.contentView as? UIListContentView)
        XCTAssertGreaterThan(content.label.frame.minX, 46)
        XCTAssertEqual(cell.separator.frame.minX, content.label.frame.minX)
    }

    /// An inset that the app sets is the separator's, image or not.
    func testASeparatorsOwnInsetStays() async throws {
        let (_, table) = try rows { cell in
            cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
            cell.imageView?.image = Self.square(30)
        }
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.separator.frame.minX, 5)
    }

    /// Programming iOS's rows of variable height: constraints between the content view and its built-in label size the row.
    func testBuiltInLabelsYieldToAnAppsConstraints() async throws {
        var found = -1
        let (_, table) = try rows { cell in
            let label = cell.textLabel!
            found = cell.contentView.constraints.count
            XCTAssertTrue(label.translatesAutoresizingMaskIntoConstraints)
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20),
                cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 100),
            ])
        }
        XCTAssertEqual(found, 0)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try XCTUnwrap(cell.textLabel)
        XCTAssertEqual(label.frame.minX, 100)
        XCTAssertEqual(label.frame.minY, 20)
        // Body at the standard size is 20.5 high at two pixels a point, its separator half a point.
        XCTAssertEqual(cell.frame.height, 61)
        let kept = cell.contentView.constraints.filter { $0.identifier == nil }
        XCTAssertEqual(kept.count, 3)
    }

    /// Without constraints of its own the app changes nothing by saying so.
    func testAFreedLabelWithoutConstraintsStaysWhereItIs() async throws {
        let (_, table) = try rows { cell in
            cell.textLabel?.text = "Title"
            cell.textLabel?.translatesAutoresizingMaskIntoConstraints = false
        }
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        XCTAssertEqual(cell.frame.height, 43.5)
    }

    /// Programming iOS's cells that move their built-in parts: frames that are set after `super.layoutSubviews()` stay.
    func testACellMayMoveItsBuiltInParts() async throws {
        final class Cell: UITableViewCell {
            override func layoutSubviews() {
                super.layoutSubviews()
                textLabel?.frame.origin.x = 100
            }
        }
        let controller = OneRowController(style: .plain)
        controller.make = { Cell(style: .default, reuseIdentifier: nil) }
        controller.configure = { $0.textLabel?.text = "Title" }
        let host = try show(controller)
        host.advance(by: 0.1)
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.textLabel?.frame.minX, 100)
    }
}

private final class OneRowController: UITableViewController {
    var make: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
    var configure: (UITableViewCell) -> Void = { _ in }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = make()
        configure(cell)
        return cell
    }
}
