import HeadlessHost
import XCTest

@testable import UIKit

/// What screens of published apps need of lists; each test says where its expectation comes from.
@MainActor final class ListScreenTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIApplication.shared.delegate = nil
        UIScreen.main.device = .standard
        UIMenuController.shared.menuItems = nil
    }

    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    // MARK: Controllers

    /// The documentation of UITableViewController: its refresh control is the table's.
    func testATableControllersRefreshControlIsTheTables() async throws {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        XCTAssertTrue(controller.tableView.refreshControl === control)
        XCTAssertTrue(controller.refreshControl === control)
    }

    /// A controller whose view isn't its collection view, as Programming iOS's collection lists make it.
    func testACollectionViewMayStandInsideTheControllersView() async throws {
        final class Controller: UICollectionViewController {
            override func loadView() { view = UIView() }
            override func viewDidLoad() {
                super.viewDidLoad()
                let collection = UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collectionView = collection
                view.addSubview(collection)
            }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        _ = try show(controller)
        XCTAssertFalse(controller.view is UICollectionView)
        XCTAssertTrue(controller.collectionView.superview === controller.view)
    }

    /// The documentation of `nibName`: a document of the class's name, found without its module's.
    func testAControllerFindsTheDocumentOfItsClass() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ListScreenTests.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NamedTable">
            <connections><outlet property="view" destination="t" id="c"/></connections></placeholder>
            <tableView style="plain" rowHeight="58" translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
            </tableView></objects></document>
            """
        let file = folder.appendingPathComponent("NamedTableController.xib")
        try document.write(to: file, atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let controller = NamedTableController(nibName: nil, bundle: bundle)
        XCTAssertEqual(controller.tableView.rowHeight, 58)
        XCTAssertTrue(controller.view.translatesAutoresizingMaskIntoConstraints)
    }

    /// Xcode puts the target's module into documents; what stands there may be an older name.
    func testAClassOfTheTargetIsOneOfTheAppsModule() async throws {
        let name = String(describing: NamedTableController.self)
        XCTAssertNil(InterfaceClasses.type(named: name, module: "RenamedSince", isOfTarget: true))
        let delegate = ModuleDelegate()
        UIApplication.shared.delegate = delegate
        XCTAssertTrue(
            InterfaceClasses.type(named: name, module: "RenamedSince", isOfTarget: true) == NamedTableController.self)
        XCTAssertNil(InterfaceClasses.type(named: name, module: "OtherModule"))
    }

    /// Programming iOS, chapter 1: a window that is given no frame fills the screen.
    func testAWindowWithoutAFrameFillsTheScreen() async throws {
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-12"))
        XCTAssertEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(UIWindow(frame: .zero).frame, .zero)
    }

    func testAControllerHearsOfItsViewsMargins() async throws {
        final class Controller: UIViewController {
            var told = 0
            override func viewLayoutMarginsDidChange() { told += 1 }
        }
        let controller = Controller()
        _ = try show(controller)
        let before = controller.told
        controller.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        XCTAssertEqual(controller.told, before + 1)
    }

    // MARK: Separators and labels

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

    // MARK: Menus and several fingers

    /// The documentation of `tableView(_:shouldShowMenuForRowAt:)` and its kin.
    func testALongPressShowsTheEditMenuOfARow() async throws {
        let controller = MenuController(style: .plain)
        let host = try show(controller)
        host.play(.press(at: CGPoint(x: 100, y: 30), duration: 1))
        XCTAssertTrue(UIMenuController.shared.isMenuVisible)
        XCTAssertEqual(controller.asked.first, "copy:")
        let frame = UIMenuController.shared.menuFrame
        host.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        host.advance(by: 0.4)
        XCTAssertEqual(controller.performed, ["copy:"])
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }

    /// Apple's sample of selecting with two fingers: the app switches editing on when it is told that it began.
    func testTwoFingersSelectTheRowsThatTheyPass() async throws {
        let controller = TwoFingerController(style: .plain)
        let host = try show(controller)
        let left = TouchScript.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 150), duration: 0.5, finger: 0)
        let right = TouchScript.drag(
            from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 150), duration: 0.5, finger: 1)
        host.play(left.together(with: right))
        XCTAssertEqual(controller.events, ["should 0", "did 0", "end"])
        XCTAssertEqual(controller.tableView.indexPathsForSelectedRows?.map(\.row), [0, 1, 2])
        // The table still begins below the status bar of 20.
        XCTAssertEqual(controller.tableView.contentOffset.y, -20)
    }

    func testOneFingerStillScrolls() async throws {
        let controller = TwoFingerController(style: .plain)
        let host = try show(controller)
        host.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.3))
        XCTAssertEqual(controller.events, [])
        XCTAssertGreaterThan(controller.tableView.contentOffset.y, 50)
    }
}

final class NamedTableController: UITableViewController {}

private final class ModuleDelegate: NSObject, UIApplicationDelegate {}

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

private final class TitledSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
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

private class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

private final class MenuController: RowsController {
    var asked: [String] = []
    var performed: [String] = []
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        guard action.name == "copy:" else { return false }
        asked.append(action.name)
        return true
    }
    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { performed.append(action.name) }
}

private final class TwoFingerController: RowsController {
    var events: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelectionDuringEditing = true
    }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        events.append("should \(indexPath.row)")
        return true
    }
    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        events.append("did \(indexPath.row)")
        setEditing(true, animated: false)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { events.append("end") }
}
