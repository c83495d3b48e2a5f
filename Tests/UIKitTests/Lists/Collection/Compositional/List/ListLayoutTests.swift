import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, model — Apple's documentation of `UICollectionLayoutListConfiguration` and
/// `UICollectionViewListCell`; a table of the same style, whose row heights were recorded.
@MainActor final class ListLayoutTests: XCTestCase {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var texts: (IndexPath) -> String = { "Row \($0.item)" }
        var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
        let view: UICollectionView
        let layout: UICollectionViewCompositionalLayout

        init(_ counts: [Int], _ configuration: UICollectionLayoutListConfiguration) {
            self.counts = counts
            layout = .list(using: configuration)
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
            super.init()
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
            }
            view.dataSource = self
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = texts(indexPath)
            cell.contentConfiguration = content
            configure(cell, indexPath)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "part", for: indexPath)
            guard let cell = view as? UICollectionViewListCell else { return view }
            var content = cell.defaultContentConfiguration()
            content.text = "Part"
            cell.contentConfiguration = content
            return cell
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }
    }

    override func setUp() async throws { UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-se2")) }

    private func list(
        _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> Source {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return Source(counts, configuration)
    }

    /// Rows of one line are 44 points with their separator's pixel, as a table's.
    func testPlainRows() async throws {
        let source = list([3])
        source.view.layoutIfNeeded()
        XCTAssertEqual(source.cell(0)?.frame, CGRect(x: 0, y: 0, width: 375, height: 44))
        XCTAssertEqual(source.cell(2)?.frame, CGRect(x: 0, y: 88, width: 375, height: 44))
        XCTAssertEqual(source.view.contentSize, CGSize(width: 375, height: 132))
        for item in 0..<3 {
            let cell = try XCTUnwrap(source.cell(item))
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.listState.bottomSeparator?.frame, CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
            XCTAssertEqual(cell.listState.bottomSeparator?.isHidden, false)
            XCTAssertNil(cell.listState.topSeparator)
            XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
            XCTAssertEqual(cell.layer.cornerRadius, 0)
        }
    }

    /// Rows of groups are as wide as a table's, and groups as far apart. Half of that lies above the first and below the
    /// last, which is this library's own choice: no list of UIKit was measured.
    func testInsetGroupsLieAsATablesDo() async throws {
        final class Rows: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .insetGrouped)
        table.rowHeight = 44
        table.dataSource = rows
        let root = UIView(frame: table.frame)
        root.addSubview(table)
        root.layoutIfNeeded()
        let last = table.rectForRow(at: IndexPath(row: 2, section: 0))
        let gap = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - last.maxY
        XCTAssertGreaterThan(gap, 0)
        let source = list([3, 1], .insetGrouped)
        source.view.layoutIfNeeded()
        let frames = try [(0, 0), (1, 0), (2, 0), (0, 1)].map { try XCTUnwrap(source.cell($0.0, $0.1)).frame }
        for frame in frames {
            XCTAssertEqual(frame.minX, last.minX)
            XCTAssertEqual(frame.size, last.size)
        }
        XCTAssertEqual(frames[3].minY - frames[2].maxY, gap)
        XCTAssertEqual(frames[0].minY, gap / 2)
        XCTAssertEqual(source.view.contentSize.height - frames[3].maxY, gap / 2)
    }

    func testInsetGroupsAreCards() async throws {
        let source = list([3, 1], .insetGrouped)
        source.view.layoutIfNeeded()
        XCTAssertEqual(source.cell(0)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(source.cell(1)?.layer.cornerRadius, 0)
        XCTAssertEqual(source.cell(2)?.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(source.cell(0, 1)?.layer.maskedCorners, .all)
        XCTAssertEqual(source.cell(0)?.layer.cornerRadius, 10)
        for cell in source.view.visibleCells { cell.layoutIfNeeded() }
        XCTAssertEqual(source.cell(1)?.listState.bottomSeparator?.isHidden, false)
        XCTAssertNil(source.cell(2)?.listState.bottomSeparator)
        XCTAssertEqual(source.view.backgroundColor, .systemGroupedBackground)
        XCTAssertEqual(source.cell(0)?.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    }

    func testGroupedSeparatorsReachTheEdges() async throws {
        let source = list([2], .grouped)
        source.view.layoutIfNeeded()
        for cell in source.view.visibleCells { cell.layoutIfNeeded() }
        XCTAssertEqual(source.cell(0)?.listState.topSeparator?.frame, CGRect(x: 0, y: 0, width: 375, height: 0.5))
        XCTAssertEqual(source.cell(0)?.listState.bottomSeparator?.frame.minX, 16)
        XCTAssertEqual(source.cell(1)?.listState.bottomSeparator?.frame.minX, 0)
    }

    func testSeparatorsAsTheAppHasThem() async throws {
        var asked: [IndexPath] = []
        let source = list([3]) { configuration in
            configuration.separatorConfiguration.color = .systemRed
            configuration.itemSeparatorHandler = { path, given in
                asked.append(path)
                var changed = given
                if path.item == 1 { changed.bottomSeparatorVisibility = .hidden }
                changed.bottomSeparatorInsets.trailing = 30
                return changed
            }
        }
        source.view.layoutIfNeeded()
        for cell in source.view.visibleCells { cell.layoutIfNeeded() }
        XCTAssertEqual(Set(asked.map(\.item)), [0, 1, 2])
        let count = asked.count
        source.view.contentOffset.y = 10
        source.view.layoutIfNeeded()
        XCTAssertEqual(asked.count, count, "nothing is asked again while nothing changes")
        XCTAssertEqual(
            source.cell(0)?.listState.bottomSeparator?.frame, CGRect(x: 16, y: 43.5, width: 329, height: 0.5))
        XCTAssertEqual(source.cell(0)?.listState.bottomSeparator?.backgroundColor, .systemRed)
        XCTAssertNil(source.cell(1)?.listState.bottomSeparator)

        let bare = list([1]) { $0.showsSeparators = false }
        bare.view.layoutIfNeeded()
        bare.cell(0)?.layoutIfNeeded()
        XCTAssertNil(bare.cell(0)?.listState.bottomSeparator)
        XCTAssertFalse(UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
    }

    func testSeparatorGuide() async throws {
        let source = list([1])
        source.configure = { cell, _ in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive =
                true
        }
        source.view.layoutIfNeeded()
        source.view.layoutIfNeeded()
        XCTAssertEqual(
            source.cell(0)?.listState.bottomSeparator?.frame, CGRect(x: 60, y: 43.5, width: 315, height: 0.5))
    }

    func testRowsGrowWithTheirText() async throws {
        let source = list([2])
        let long = Array(repeating: "many words", count: 20).joined(separator: " ")
        source.texts = { $0.item == 0 ? long : "short" }
        source.view.layoutIfNeeded()
        let height = try XCTUnwrap(source.cell(0)?.frame.height)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = long
        // 11 above and below, the texts' margins 16 and 8, and the separator's pixel.
        let text = label.sizeThatFits(CGSize(width: 375 - 24, height: 10_000)).height
        XCTAssertEqual(height, text + 22 + 0.5, accuracy: 0.51)
        XCTAssertEqual(source.cell(1)?.frame, CGRect(x: 0, y: height, width: 375, height: 44))
    }

    func testRowsAreMeasuredAgainAtAnotherTextSize() async throws {
        let source = list([3])
        source.configure = { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
                content?.text = "Row"
                cell.contentConfiguration = content
            }
        }
        source.view.layoutIfNeeded()
        XCTAssertEqual(source.cell(1)?.frame.minY, 44)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        for cell in source.view.visibleCells { cell.setNeedsUpdateConfiguration() }
        source.layout.invalidateLayout()
        source.view.layoutIfNeeded()
        // Body is 40 points then, on lines of 48 at least.
        XCTAssertGreaterThan(try XCTUnwrap(source.cell(0)?.frame.height), 66)
        XCTAssertEqual(source.cell(1)?.frame.minY, source.cell(0)?.frame.maxY)
    }

    func testHeadersAndFooters() async throws {
        let source = list([2, 2], .insetGrouped) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        source.view.layoutIfNeeded()
        func part(_ kind: String, _ section: Int) -> UICollectionViewListCell? {
            source.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
                as? UICollectionViewListCell
        }
        let header = try XCTUnwrap(part(UICollectionView.elementKindSectionHeader, 0))
        let footer = try XCTUnwrap(part(UICollectionView.elementKindSectionFooter, 0))
        XCTAssertEqual((header.contentConfiguration as? UIListContentConfiguration)?.style, .groupedHeader)
        XCTAssertEqual((footer.contentConfiguration as? UIListContentConfiguration)?.style, .groupedFooter)
        XCTAssertEqual(header.frame.origin, CGPoint(x: 16, y: 0))
        XCTAssertEqual(header.frame.width, 343)
        // One line of footnote between the margins 17 and 6, 8 and 6.
        let line = UILabel()
        line.font = .preferredFont(forTextStyle: .footnote)
        line.text = "Part"
        let height = line.sizeThatFits(CGSize(width: 300, height: 100)).height
        XCTAssertEqual(header.frame.height, height + 23, accuracy: 0.51)
        XCTAssertEqual(footer.frame.height, height + 14, accuracy: 0.51)
        XCTAssertEqual(source.cell(0)?.frame.minY, header.frame.maxY)
        XCTAssertEqual(footer.frame.minY, source.cell(1)?.frame.maxY)
        XCTAssertEqual(part(UICollectionView.elementKindSectionHeader, 1)?.frame.minY, footer.frame.maxY)
    }

    func testHeaderTopPadding() async throws {
        let source = list([1, 1]) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 12
        }
        source.view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        func top(_ section: Int) -> CGFloat? {
            source.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        XCTAssertEqual(top(0), 12)
        XCTAssertEqual(top(1), try XCTUnwrap(source.cell(0)?.frame.maxY) + 12)
    }

    func testFirstItemAsHeader() async throws {
        let source = list([3], .insetGrouped) { $0.headerMode = .firstItemInSection }
        source.view.layoutIfNeeded()
        let header = try XCTUnwrap(source.cell(0))
        XCTAssertEqual((header.contentConfiguration as? UIListContentConfiguration)?.style, .groupedHeader)
        XCTAssertEqual(header.layer.cornerRadius, 0)
        XCTAssertEqual(source.cell(1)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual((source.cell(1)?.contentConfiguration as? UIListContentConfiguration)?.style, .cell)
    }

    // MARK: Accessories

    func testAccessoriesTakeFromTheContent() async throws {
        let source = list([3])
        source.configure = { cell, path in
            switch path.item {
            case 0: cell.accessories = [.disclosureIndicator()]
            case 1:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                cell.accessories = [
                    .customView(
                        configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true)),
                    .reorder(), .delete(),
                ]
            default: cell.indentationLevel = 2
            }
        }
        source.view.layoutIfNeeded()
        for cell in source.view.visibleCells { cell.layoutIfNeeded() }
        // A chevron of 8, 16 to the edge and 10 to the content: the 34 points that libraries publish of tables.
        XCTAssertEqual(source.cell(0)?.contentView.frame, CGRect(x: 0, y: 0, width: 341, height: 44))
        let chevron = try XCTUnwrap(source.cell(0)?.listState.accessoryViews[0])
        XCTAssertEqual(chevron.frame, CGRect(x: 351, y: 0, width: 8, height: 44))
        // 16 and the view's 30 before the content, whose own margin keeps the distance.
        XCTAssertEqual(source.cell(1)?.contentView.frame, CGRect(x: 46, y: 0, width: 329, height: 44))
        XCTAssertEqual(source.cell(1)?.listState.accessoryViews.map(\.isHidden), [false, true, true])
        XCTAssertEqual(source.cell(2)?.contentView.frame.minX, 20)
        XCTAssertEqual(source.cell(2)?.listState.bottomSeparator?.frame.minX, 36)
    }

    func testEditingShowsItsAccessories() async throws {
        let source = list([1])
        var deleted = 0
        source.configure = { cell, _ in
            cell.accessories = [
                .disclosureIndicator(displayed: .whenNotEditing), .reorder(), .delete(actionHandler: { deleted += 1 }),
                .multiselect(),
            ]
        }
        source.view.layoutIfNeeded()
        let cell = try XCTUnwrap(source.cell(0))
        XCTAssertEqual(cell.shownAccessories(leading: true).count, 0)
        source.view.isEditing = true
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        let leading = cell.shownAccessories(leading: true)
        XCTAssertEqual(leading.map(\.accessory.accessoryType), [.delete, .multiselect])
        XCTAssertEqual(cell.shownAccessories(leading: false).map(\.accessory.accessoryType), [.reorder])
        // 28 is the standard width, 10 between.
        XCTAssertEqual(leading.map(\.frame.minX), [16, 54])
        XCTAssertEqual(cell.contentView.frame.minX, 82)
        leading[0].tapped?()
        XCTAssertEqual(deleted, 1)
    }

    func testPlacementOfCustomAccessories() async throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        func view(_ tag: Int) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = tag
            return view
        }
        func custom(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
            .customView(configuration: .init(customView: view(tag), placement: placement, maintainsFixedSize: true))
        }
        cell.accessories = [
            .checkmark(), .disclosureIndicator(), custom(1, .trailing()),
            custom(2, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
            custom(3, .trailing(at: { $0.count })),
        ]
        cell.layoutIfNeeded()
        let order = cell.shownAccessories(leading: false).map { view -> String in
            if case .customView(let own) = view.accessory.accessoryType { return "\(own.tag)" }
            return "\(view.accessory.accessoryType)"
        }
        XCTAssertEqual(order, ["1", "checkmark", "2", "disclosureIndicator", "3"])
    }

    func testMirrored() async throws {
        let source = list([1])
        source.view.semanticContentAttribute = .forceRightToLeft
        source.configure = { cell, _ in
            cell.semanticContentAttribute = .forceRightToLeft
            cell.accessories = [.disclosureIndicator()]
        }
        source.view.layoutIfNeeded()
        let cell = try XCTUnwrap(source.cell(0))
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.listState.accessoryViews[0].frame.minX, 16)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 34, y: 0, width: 341, height: 44))
    }

    // MARK: Configurations

    func testConfigurationsFollowTheState() async throws {
        let source = list([2], .insetGrouped)
        var states: [Bool] = []
        source.configure = { cell, _ in
            cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        }
        source.view.layoutIfNeeded()
        let cell = try XCTUnwrap(source.cell(0))
        source.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        cell.layoutIfNeeded()
        XCTAssertEqual(states.last, true)
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        cell.backgroundConfiguration = .clear()
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .clear, "the app's own choice stays")
    }

    // MARK: Swipes

    func testSwipeActions() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        var performed: [(String?, (Bool) -> Void)] = []
        var asked: [IndexPath] = []
        let source = list([5]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                asked.append(path)
                let actions = ["A", "B"].map { title in
                    UIContextualAction(style: .normal, title: title) { performed.append(($0.title, $2)) }
                }
                let made = UISwipeActionsConfiguration(actions: actions)
                made.performsFirstActionWithFullSwipe = false
                return made
            }
        }
        let controller = UIViewController()
        controller.view.addSubview(source.view)
        host.show(controller)
        host.play(.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66), duration: 0.5))
        host.advanceUntilStill()
        XCTAssertEqual(asked, [IndexPath(item: 1, section: 0)])
        // Two buttons of 74.
        XCTAssertEqual(source.cell(1)?.frame, CGRect(x: -148, y: 44, width: 375, height: 44))
        XCTAssertEqual(source.layout.composition.swipe?.view.frame, CGRect(x: 227, y: 44, width: 148, height: 44))
        XCTAssertEqual(source.cell(1)?.configurationState.isSwiped, true)
        XCTAssertEqual(source.view.indexPathsForSelectedItems, [])
        host.play(.tap(at: CGPoint(x: 340, y: 66)))
        host.advanceUntilStill()
        XCTAssertEqual(performed.map(\.0), ["A"], "the first stands at the edge")
        XCTAssertNotNil(source.layout.composition.swipe)
        performed[0].1(true)
        host.advanceUntilStill()
        XCTAssertEqual(source.cell(1)?.frame.minX, 0)
        XCTAssertNil(source.layout.composition.swipe)
        // To the other side there is nothing.
        host.play(.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 250, y: 66), duration: 0.5))
        host.advanceUntilStill()
        XCTAssertEqual(source.cell(1)?.frame.minX, 0)
    }
}
