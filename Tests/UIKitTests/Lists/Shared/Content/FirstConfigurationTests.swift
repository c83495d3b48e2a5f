import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — cells are asked to update their configuration before they are first displayed (WWDC20, session 10027).
///
/// Cells, headers and footers bring their configurations up to their state before they are first shown.
@MainActor final class FirstConfigurationTests: XCTestCase {
    struct Caption: UIContentConfiguration {
        var text: String
        var isUpdated = false
        func makeContentView() -> any UIView & UIContentView { CaptionView(self) }
        func updated(for state: any UIConfigurationState) -> Caption { Caption(text: text, isUpdated: true) }
    }

    /// Shows only what it is told after it was made, as many apps' content views do.
    final class CaptionView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { label.text = (configuration as? Caption).map { $0.isUpdated ? $0.text : "not updated" } }
        }

        init(_ caption: Caption) {
            configuration = caption
            super.init(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "caption", for: indexPath)
            cell.contentConfiguration = Caption(text: "Row \(indexPath.row)")
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
            header.contentConfiguration = Caption(text: "Header")
            return header
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "caption", for: indexPath)
            cell.contentConfiguration = Caption(text: "Item \(indexPath.item)")
            return cell
        }
    }

    private func text(_ view: UIView?) -> String? { (view as? CaptionView)?.label.text }

    func testRowsAndHeadersAreUpdatedBeforeTheyAreMeasured() async throws {
        let source = Source()
        let fixture = try TableFixture([[]], style: .plain, device: "iphone-se2")
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "caption")
        fixture.table.separatorStyle = .none
        fixture.table.dataSource = source
        fixture.table.delegate = source
        fixture.show()
        XCTAssertEqual(fixture.table.visibleCells.map { text($0.contentView) }, ["Row 0", "Row 1"])
        XCTAssertEqual(text(fixture.table.headerView(forSection: 0)?.contentView), "Header")
        // The label's line of 17 points is 20.5 high (specification C1.13).
        XCTAssertEqual(fixture.height(0), 10 + 20.5 + 10, accuracy: 0.51)
    }

    func testRowsOfAFixedHeightAreUpdatedWhenTheyAreLaidOut() async throws {
        let source = Source()
        let fixture = try TableFixture([[]], style: .plain, device: "iphone-se2")
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "caption")
        fixture.table.rowHeight = 70
        fixture.table.dataSource = source
        fixture.show()
        XCTAssertEqual(fixture.table.visibleCells.map { text($0.contentView) }, ["Row 0", "Row 1"])
        XCTAssertEqual(fixture.height(0), 70)
    }

    func testItemsAreUpdated() async throws {
        let source = Source()
        let host = try HeadlessHost()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "caption")
        list.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(list)
        host.show(controller)
        let cells = (0..<2).map { list.cellForItem(at: IndexPath(item: $0, section: 0)) }
        XCTAssertEqual(cells.map { text($0?.contentView) }, ["Item 0", "Item 1"])
    }

    /// The first update comes without being asked for, and once.
    func testTheFirstUpdateComesOnce() async throws {
        final class Cell: UITableViewCell {
            var updates = 0
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                updates += 1
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        XCTAssertEqual(cell.updates, 0)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates, 1)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates, 1)
    }
}
