import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle, documented — margins that UIKit prints of its presets and rows measured on iOS 26; specification F6.8
/// and F6.9.
///
/// Content and background configurations (specification F6.8, F6.9), with the margins that UIKit prints of its presets
/// and the rows that were measured on iOS 26.
@MainActor final class ListContentTests: XCTestCase {
    final class Source: NSObject, UITableViewDataSource {
        var make: (Int, UITableViewCell) -> Void
        var rows: Int
        init(rows: Int = 1, _ make: @escaping (Int, UITableViewCell) -> Void) {
            self.rows = rows
            self.make = make
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
            make(indexPath.row, cell)
            return cell
        }
    }

    private func show(
        device: String = "iphone-se2", _ source: Source, style: UITableView.Style = .plain
    ) throws -> TableFixture {
        let fixture = try TableFixture([[]], style: style, device: device)
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        fixture.table.separatorStyle = .singleLine
        fixture.table.dataSource = source
        fixture.show()
        return fixture
    }

    func testWhatUIKitPrintsOfItsPresets() async throws {
        var cell = UIListContentConfiguration.cell()
        cell.text = "Some text"
        XCTAssertEqual(
            cell.description,
            "<UIListContentConfiguration: text = 'S...t' (length = 9); Base Style = Cell; "
                + "directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal]; "
                + "imageToTextPadding = 16; textToSecondaryTextVerticalPadding = 3>")
        XCTAssertEqual(
            UIListContentConfiguration.groupedHeader().description,
            "<UIListContentConfiguration: Base Style = Grouped Header; directionalLayoutMargins = {17, 8, 6, 8}; "
                + "axesPreservingSuperviewLayoutMargins = [Horizontal]; imageToTextPadding = 16; "
                + "textToSecondaryTextVerticalPadding = 3>")
    }

    func testARowOfOneLineIsAStandardRow() async throws {
        for device in ["iphone-se2", "iphone-12"] {
            let source = Source { _, cell in
                var content = cell.defaultContentConfiguration()
                content.text = "One line"
                cell.contentConfiguration = content
            }
            let fixture = try show(device: device, source)
            XCTAssertEqual(fixture.height(0), 44, accuracy: 1e-9, device)
        }
    }

    /// Rows of one line have 53 pt on a phone, in pictures of iOS 26.2; the subtitle's size and gap were measured on Catalyst.
    func testRowsMeasuredOnIOS26() async throws {
        try under(.iOS26) {
            let presets = [UIListContentConfiguration.cell(), .valueCell(), .subtitleCell()]
            let source = Source(rows: 3) { row, cell in
                var content = presets[row]
                content.text = "Title"
                if row > 0 { content.secondaryText = "Detail" }
                cell.contentConfiguration = content
            }
            let fixture = try show(device: "iphone-17", source)
            XCTAssertEqual(fixture.height(0), 53)
            XCTAssertEqual(fixture.height(1), 53)
            let detail = try XCTUnwrap(content(fixture, 1)).secondaryLabel
            XCTAssertEqual(detail.frame.maxX, 382)
            let (title, subtitle) = try (
                XCTUnwrap(content(fixture, 2)).label, XCTUnwrap(content(fixture, 2)).secondaryLabel
            )
            XCTAssertEqual(subtitle.frame.minY, title.frame.maxY)
            XCTAssertEqual(subtitle.font.pointSize, 15)
        }
    }

    private func content(_ fixture: TableFixture, _ row: Int) -> UIListContentView? {
        fixture.table.cellForRow(at: .row(row))?.contentView as? UIListContentView
    }

    func testMarginsFollowTheRowsOwn() async throws {
        for (device, side) in [("iphone-se2", CGFloat(16)), ("iphone-xr", 20)] {
            let source = Source(rows: 2) { row, cell in
                var content = UIListContentConfiguration.cell()
                content.text = "Text"
                content.axesPreservingSuperviewLayoutMargins = row == 0 ? .horizontal : []
                cell.contentConfiguration = content
            }
            let fixture = try show(device: device, source)
            XCTAssertEqual(content(fixture, 0)?.label.frame.minX, side)
            XCTAssertEqual(content(fixture, 1)?.label.frame.minX, 16)
            let width = fixture.table.bounds.width
            XCTAssertEqual(content(fixture, 0)?.label.frame.maxX, width - side)
            XCTAssertEqual(content(fixture, 1)?.label.frame.maxX, width - 8)
        }
    }

    func testTextsWrapAndRowsGrow() async throws {
        let text = Array(repeating: "words", count: 40).joined(separator: " ")
        let source = Source(rows: 2) { row, cell in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            content.secondaryText = row == 1 ? "second" : nil
            cell.contentConfiguration = content
        }
        let fixture = try show(source)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.text = text
        let height = label.sizeThatFits(CGSize(width: 343, height: CGFloat.greatestFiniteMagnitude)).height
        XCTAssertGreaterThan(height, 100)
        XCTAssertEqual(fixture.height(0), 11 + height + 11 + 0.5)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.text = "second"
        XCTAssertEqual(fixture.height(1), 11 + height + 3 + label.intrinsicContentSize.height + 11 + 0.5)
    }

    func testImagesAreScaledCentredAndFollowedByTheText() async throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        content.text = "Text"
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        content.axesPreservingSuperviewLayoutMargins = []
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        XCTAssertEqual(view.imageView.frame, CGRect(x: 16 + 5, y: 20, width: 40, height: 20))
        XCTAssertEqual(view.label.frame.minX, 16 + 50 + 16)
        XCTAssertEqual(view.label.frame.midY, 30, accuracy: 0.5)
        XCTAssertNotNil(view.imageLayoutGuide)
        XCTAssertNil(view.secondaryTextLayoutGuide)
        let guide = try XCTUnwrap(view.textLayoutGuide)
        view.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, view.label.frame)
    }

    func testValuesStandBesideOrBelow() async throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Title"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.label.frame.minY, view.secondaryLabel.frame.minY)
        XCTAssertEqual(view.secondaryLabel.frame.maxX, 312)
        content.secondaryText = Array(repeating: "value", count: 20).joined(separator: " ")
        view.configuration = content
        view.layoutIfNeeded()
        XCTAssertEqual(view.secondaryLabel.frame.minX, view.label.frame.minX)
        XCTAssertEqual(view.secondaryLabel.frame.minY, view.label.frame.maxY + 3)
    }

    func testRightToLeftMirrors() async throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Title"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.label.frame.maxX, 304)
        XCTAssertEqual(view.secondaryLabel.frame.minX, 8)
    }

    func testWhatIsSetStaysThroughUpdates() async throws {
        var content = UIListContentConfiguration.sidebarCell()
        content.secondaryTextProperties.color = .systemPink
        var state = UICellConfigurationState(traitCollection: UIScreen.main.traitCollection)
        XCTAssertEqual(content.updated(for: state).textProperties.color, .label)
        state.isSelected = true
        XCTAssertEqual(content.updated(for: state).textProperties.color, .white)
        XCTAssertEqual(content.updated(for: state).secondaryTextProperties.color, .systemPink)
        state.isSelected = false
        state.isDisabled = true
        XCTAssertEqual(content.updated(for: state).textProperties.color, .tertiaryLabel)
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        XCTAssertEqual(
            content.textProperties.resolvedColor(), UIColor.label.withAlphaComponent(0.5))
        var background = UIBackgroundConfiguration.listPlainCell()
        XCTAssertEqual(background.backgroundColor, .systemBackground)
        background.backgroundColor = nil
        XCTAssertEqual(background.resolvedBackgroundColor(for: .systemRed), .systemRed)
    }

    /// The handler is called once before the cell is shown, and again for each state, with that state.
    func testTheHandlerFollowsTheState() async throws {
        var states: [(selected: Bool, editing: Bool)] = []
        let source = Source { _, cell in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.configurationUpdateHandler = { cell, state in
                states.append((state.isSelected, state.isEditing))
                var content = cell.defaultContentConfiguration().updated(for: state)
                content.text = state.isSelected ? "One\ntwo\nthree" : "One"
                cell.contentConfiguration = content
            }
        }
        let fixture = try under(.iOS16) { try show(source) }
        XCTAssertEqual(states.map(\.selected), [false])
        // 44 and the separator's pixel since iOS 15, as in pictures of iOS 17.5 and 18.5.
        XCTAssertEqual(fixture.height(0), 44.5)
        fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        fixture.host.settle()
        XCTAssertEqual(states.map(\.selected), [false, true])
        // Content that asks for another height is measured again from iOS 16 on.
        // Lines of Body are 22 apart (specification C1.13).
        let threeLines: CGFloat = 11 + 20.5 + 2 * 22 + 11
        XCTAssertEqual(fixture.height(0), threeLines + 0.5, accuracy: 0.51)
        fixture.table.deselectRow(at: .row(0), animated: false)
        fixture.table.setEditing(true, animated: false)
        fixture.host.settle()
        XCTAssertEqual(states.last?.editing, true)
        XCTAssertEqual(states.last?.selected, false)
    }

    func testACellThatUpdatesByItself() async throws {
        final class Cell: UITableViewCell {
            var states: [UICellConfigurationState] = []
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("favourite")] = true
                return state
            }
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state)
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.states.count, 1)
        XCTAssertEqual(cell.states.first?[UIConfigurationStateCustomKey("favourite")], true)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.states.count, 1, "updates come only when something changed")
    }

    // MARK: The app's own configurations

    struct Banner: UIContentConfiguration {
        var height: CGFloat
        func makeContentView() -> any UIView & UIContentView { BannerView(self) }
        func updated(for state: any UIConfigurationState) -> Banner { self }
    }

    final class BannerView: UIView, UIContentView {
        static var made = 0
        let limit: NSLayoutConstraint
        var configuration: any UIContentConfiguration {
            didSet { limit.constant = (configuration as? Banner)?.height ?? 0 }
        }

        init(_ banner: Banner) {
            BannerView.made += 1
            configuration = banner
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            limit = block.heightAnchor.constraint(equalToConstant: banner.height)
            limit.priority = UILayoutPriority(999)
            super.init(frame: .zero)
            addSubview(block)
            NSLayoutConstraint.activate([
                limit, block.topAnchor.constraint(equalTo: topAnchor),
                block.bottomAnchor.constraint(equalTo: bottomAnchor),
                block.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    func testAnOwnContentViewIsTheContentViewAndIsReused() async throws {
        BannerView.made = 0
        let source = Source(rows: 100) { row, cell in cell.contentConfiguration = Banner(height: CGFloat(60 + row)) }
        let fixture = try show(source)
        XCTAssertTrue(fixture.table.visibleCells.allSatisfy { $0.contentView is BannerView })
        XCTAssertEqual((0..<5).map { fixture.height($0) }, (0..<5).map { CGFloat(60 + $0) + 0.5 })
        for row in stride(from: 0, to: 100, by: 5) {
            fixture.table.scrollToRow(at: .row(row), at: .top, animated: false)
        }
        XCTAssertEqual(fixture.height(99), 159.5)
        XCTAssertLessThan(BannerView.made, 30)
    }

    func testAnotherKindOfContentReplacesTheViewAndIsLogged() async throws {
        var messages: [String] = []
        UIKitLog.handler = { messages.append($0) }
        defer { UIKitLog.handler = nil }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Banner(height: 50)
        XCTAssertNil(cell.textLabel)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        XCTAssertTrue(cell.contentView is UIListContentView)
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(
            messages[0].hasPrefix(
                "[ContentConfiguration] Warning: You are setting a new content configuration to a cell that has an "
                    + "existing content configuration, but the existing content view does not support the new "
                    + "configuration."))
        XCTAssertTrue(messages[0].contains("\nExisting content configuration: Banner(height: 50.0);\n"), messages[0])
        cell.contentConfiguration = nil
        XCTAssertFalse(cell.contentView is UIListContentView)
        XCTAssertNotNil(cell.textLabel)
        XCTAssertEqual(cell.subviews.filter { $0 === cell.contentView }.count, 1)
    }

    func testBackgrounds() async throws {
        let source = Source { _, cell in
            cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
        }
        let fixture = try show(source)
        let cell = try XCTUnwrap(fixture.table.cellForRow(at: .row(0)))
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
        fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        fixture.host.settle()
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        var own = UIBackgroundConfiguration.clear()
        own.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        own.customView = UIView()
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.backgroundConfiguration = own
        fixture.host.settle()
        XCTAssertEqual(own.customView?.bounds.size, CGSize(width: 375 - 6, height: cell.bounds.height - 4))
        cell.backgroundConfiguration = nil
        XCTAssertNil(own.customView?.window)
    }

    func testHeadersAndFooters() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                var content = view?.defaultContentConfiguration()
                content?.text = "Section"
                view?.contentConfiguration = content
                return view
            }
        }
        let source = Source { _, _ in }
        let delegate = Delegate()
        let fixture = try TableFixture([[]], style: .grouped)
        fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        fixture.table.delegate = delegate
        fixture.table.dataSource = source
        fixture.show()
        // 17 + a line of 13 pt + 6.
        XCTAssertEqual(fixture.table.rectForHeader(inSection: 0).height, 17 + 16 + 6)
        let view = try XCTUnwrap(fixture.table.headerView(forSection: 0)?.contentView as? UIListContentView)
        XCTAssertEqual(view.label.text, "SECTION")
        XCTAssertEqual(view.label.frame.origin, CGPoint(x: 16, y: 17))
    }

    func testTheContentFollowsTheTextSize() async throws {
        let source = Source { _, cell in
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        let fixture = try show(source)
        XCTAssertEqual(fixture.height(0), 44)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        fixture.host.settle()
        // 40 pt: 47.734 rounded up to a pixel.
        XCTAssertEqual(fixture.height(0), 11 + 48 + 11 + 0.5)
    }
}
