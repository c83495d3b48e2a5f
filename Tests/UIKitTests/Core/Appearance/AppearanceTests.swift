import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAppearance` and of its precedence.
@MainActor final class AppearanceTests: XCTestCase {
    override func tearDown() async throws {
        Appearances.removeAll()
        shown = []
    }

    private final class Panel: UIView {}
    private final class Drawer: UIView {}
    private final class FancyLabel: UILabel {}

    /// A window's root with what is put into it.
    private func show(_ views: UIView...) throws -> UIView {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        for view in views { controller.view.addSubview(view) }
        let root: UIView = controller.view
        shown.append(host)
        return root
    }
    private var shown: [HeadlessHost] = []

    func testSettingsComeWhenAViewEntersAWindow() async throws {
        UISwitch.appearance().onTintColor = .red
        let before = UISwitch()
        XCTAssertNil(before.onTintColor, "not before it is in a window")
        let root = try show(before)
        XCTAssertEqual(before.onTintColor, .red)
        UISwitch.appearance().onTintColor = .blue
        XCTAssertEqual(before.onTintColor, .red, "views in a window keep their looks")
        before.removeFromSuperview()
        root.addSubview(before)
        XCTAssertEqual(before.onTintColor, .blue, "until they enter one again")
    }

    /// A class without `init(frame:)` has a proxy, too.
    func testACollectionViewHasAnAppearance() async throws {
        UICollectionView.appearance().semanticContentAttribute = .forceRightToLeft
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = try show(list)
        XCTAssertEqual(list.semanticContentAttribute, .forceRightToLeft)
    }

    func testWhatAnInstanceWasGivenItselfWins() async throws {
        UILabel.appearance().textColor = .red
        UILabel.appearance().numberOfLines = 3
        let label = UILabel()
        label.textColor = .green
        _ = try show(label)
        XCTAssertEqual(label.textColor, .green)
        XCTAssertEqual(label.numberOfLines, 3)
    }

    func testTheMoreDerivedClassWins() async throws {
        FancyLabel.appearance().textColor = .blue
        UILabel.appearance().textColor = .red
        UIView.appearance().alpha = 0.5
        let (plain, fancy) = (UILabel(), FancyLabel())
        _ = try show(plain, fancy)
        XCTAssertEqual(plain.textColor, .red)
        XCTAssertEqual(fancy.textColor, .blue)
        XCTAssertEqual(fancy.alpha, 0.5)
    }

    func testContainersNeedNotBeNext() async throws {
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Drawer.self]).textColor = .blue
        let (panel, drawer, between) = (Panel(), Drawer(), UIView())
        let (loose, inPanel, inBoth) = (UILabel(), UILabel(), UILabel())
        panel.addSubview(between)
        between.addSubview(inPanel)
        let inner = Panel()
        drawer.addSubview(inner)
        inner.addSubview(inBoth)
        _ = try show(loose, panel, drawer)
        XCTAssertEqual(loose.textColor, .label)
        XCTAssertEqual(inPanel.textColor, .red)
        XCTAssertEqual(inBoth.textColor, .blue, "of two that match, the one nearest the window, then the deeper one")
    }

    func testTheOutermostContainerWins() async throws {
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).textColor = .blue
        let (panel, drawer, label) = (Panel(), Drawer(), UILabel())
        drawer.addSubview(panel)
        panel.addSubview(label)
        _ = try show(drawer)
        XCTAssertEqual(label.textColor, .blue)
    }

    func testControllersAreContainers() async throws {
        final class Special: UIViewController {}
        UILabel.appearance(whenContainedInInstancesOf: [Special.self]).textColor = .red
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = Special()
        let label = UILabel()
        controller.view.addSubview(label)
        host.show(controller)
        XCTAssertEqual(label.textColor, .red)
    }

    func testTraits() async throws {
        UIScreen.main.overridingTraits = UITraitCollection(userInterfaceStyle: .dark)
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).textColor = .blue
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).numberOfLines = 7
        UILabel.appearance().textColor = .green
        let label = UILabel()
        _ = try show(label)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.numberOfLines, 1)
    }

    func testWindows() async throws {
        UIWindow.appearance().tintColor = .red
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(UIViewController())
        shown.append(host)
        XCTAssertEqual(host.window.tintColor, .red)
    }

    func testTheSameInstanceStandsForTheSamePlace() async throws {
        XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
        XCTAssertFalse(UILabel.appearance() === FancyLabel.appearance())
        UILabel.appearance().numberOfLines = 2
        XCTAssertEqual(UILabel.appearance().numberOfLines, 2)
        XCTAssertTrue(type(of: FancyLabel.appearance()) == FancyLabel.self)
    }

    func testButtonsByState() async throws {
        UIButton.appearance().setTitleColor(.red, for: .normal)
        UIButton.appearance().setTitleColor(.blue, for: .highlighted)
        let button = UIButton(type: .custom)
        button.setTitleColor(.green, for: .normal)
        _ = try show(button)
        XCTAssertEqual(button.titleColor(for: .normal), .green)
        XCTAssertEqual(button.titleColor(for: .highlighted), .blue)
    }

    func testBars() async throws {
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        let controller = UIViewController()
        controller.title = "Title"
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(navigation)
        XCTAssertEqual(navigation.navigationBar.barTintColor, .red)
        XCTAssertEqual(navigation.navigationBar.tintColor, .white)
        XCTAssertEqual(
            navigation.navigationBar.parts.title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
                as? UIColor, .yellow)
        XCTAssertEqual(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .blue)
        let button = try XCTUnwrap(navigation.navigationBar.parts.trailing.first as? BarItemButton)
        let label = try XCTUnwrap(button.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(
            label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .blue)
    }

    func testBarItemsInAContainer() async throws {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
        let (inToolbar, inBar) = (UIBarButtonItem(), UIBarButtonItem())
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [inToolbar]
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = inBar
        bar.items = [item]
        _ = try show(toolbar, bar)
        XCTAssertEqual(inToolbar.tintColor, .red)
        XCTAssertNil(inBar.tintColor)
    }

    func testTheCancelButtonOfASearchBar() async throws {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Stop"
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        _ = try show(bar)
        XCTAssertEqual(bar.cancelButton.title(for: .normal), "Stop")
        XCTAssertEqual(bar.cancelButton.tintColor, .red)
    }

    func testAPropertyOfTheAppsOwn() async throws {
        final class Gauge: UIView {
            dynamic var lineWidth: CGFloat = 1 {
                willSet { willChangeValue(for: \.lineWidth) }
                didSet { didChangeValue(for: \.lineWidth) }
            }
        }
        Gauge.appearance().lineWidth = 5
        let (plain, own) = (Gauge(), Gauge())
        own.lineWidth = 3
        _ = try show(plain, own)
        XCTAssertEqual(plain.lineWidth, 5)
        XCTAssertEqual(own.lineWidth, 3)
    }

    func testTablesCellsAndHeaders() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        }
        UITableView.appearance().separatorColor = .red
        UITableViewCell.appearance().backgroundColor = .yellow
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .blue
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        let source = Source()
        table.dataSource = source
        let root = try show(table)
        root.layoutIfNeeded()
        XCTAssertEqual(table.separatorColor, .red)
        XCTAssertEqual(table.visibleCells.first?.backgroundColor, .yellow)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.textColor, .blue)
    }

    func testRightToLeftForAllViews() async throws {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let label = UILabel()
        let root = try show(label)
        XCTAssertEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(root.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    func testAnAppearanceIsSettledAgainInAnotherPlace() async throws {
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
        UILabel.appearance().textColor = .blue
        let (panel, label) = (Panel(), UILabel())
        let root = try show(panel, label)
        XCTAssertEqual(label.textColor, .blue)
        label.removeFromSuperview()
        panel.addSubview(label)
        XCTAssertEqual(label.textColor, .red, "what an appearance set isn't the label's own setting")
        _ = root
    }
}
