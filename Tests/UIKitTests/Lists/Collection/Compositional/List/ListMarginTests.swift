import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — what UIKit prints of its presets: a plain header's margins are (4, 8, 4, 8), and its text
/// stands at 16.
@MainActor final class ListMarginTests: XCTestCase {
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

    /// UIKit prints a plain header's margins as (4, 8, 4, 8) and shows its text above that of rows, at 16: the cell's
    /// margins raise them. What an app puts at the content view's margins stands there too.
    func testRowsHeadersAndOwnContentsOfAListBeginAtOneMargin() async throws {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .firstItemInSection
            let controller = MixedListController(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            _ = try show(controller)
            let start: CGFloat = appearance == .plain ? 16 : 32
            for item in 0..<3 {
                let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
                let text: CGFloat
                if let content = cell.contentView as? UIListContentView {
                    text = content.convert(content.label.frame, to: nil).minX
                } else {
                    let label = try XCTUnwrap(cell.contentView.subviews.first)
                    text = label.convert(label.bounds, to: nil).minX
                }
                XCTAssertEqual(text, start, "item \(item)")
            }
        }
    }

    /// A cell is measured with the margin that it is shown with, so that its texts wrap where they wrapped: the height would be
    /// of another width.
    ///
    /// The texts end by and by at the place where the first of them wraps, beside accessories and without.
    func testCellsAreMeasuredWithTheMarginsThatTheyAreShownWith() async throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layouts: [(String, UICollectionViewLayout)] = [
            ("of one configuration", UICollectionViewCompositionalLayout.list(using: configuration)),
            (
                "by section",
                UICollectionViewCompositionalLayout { _, environment in
                    .list(using: configuration, layoutEnvironment: environment)
                }
            ),
        ]
        for (name, layout) in layouts {
            let host = try HeadlessHost(device: "iphone-15", release: .iOS26)
            let controller = MeasuredListController(collectionViewLayout: layout)
            host.show(controller)
            host.advanceUntilStill()
            let cells = try controller.collectionView.visibleCells.map {
                try XCTUnwrap($0 as? MeasuredListController.Cell)
            }
            XCTAssertGreaterThan(Set(cells.map(\.bounds.height)).count, 1, "some wrap")
            for cell in cells {
                let again = cell.systemLayoutSizeFitting(
                    cell.bounds.size, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
                XCTAssertEqual(cell.bounds.height, again.height, accuracy: 0.001, "\(name): \(text)")
                XCTAssertEqual(Set(cell.margins), [16], "\(name): \(text)")
            }
        }
    }
}

/// A list whose cells say which margin they are measured with.
private final class MeasuredListController: UICollectionViewController {
    final class Cell: UICollectionViewListCell {
        var margins: [CGFloat] = []
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            let size = super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            margins.append(directionalLayoutMargins.trailing)
            return size
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text " + String(repeating: "i", count: (indexPath.section == 0 ? 64 : 46) + indexPath.item)
        cell.contentConfiguration = content
        let list = cell as? UICollectionViewListCell
        list?.accessories = indexPath.section == 0 ? [] : [.label(text: "10:13"), .disclosureIndicator()]
        return cell
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

private final class MixedListController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard indexPath.item == 1 else {
            var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration() ?? .cell()
            content.text = "Text"
            cell.contentConfiguration = content
            return cell
        }
        let label = UILabel()
        label.text = "Own"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
        return cell
    }
}
