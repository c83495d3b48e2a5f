import HeadlessHost
import XCTest

@testable import UIKit

/// The calls, in their order, in all controllers of a test.
@MainActor private var events: [String] = []

final class SegueList: UITableViewController, InterfaceConnectable {
    var allows = true

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .action(Selector("cancel:", SegueList.cancel(_:)))
            .action(Selector("cellButton:", SegueList.cellButton(_:)))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("did select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        events.append("accessory \(indexPath.row)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        let selected = tableView.indexPathForSelectedRow?.row
        events.append("prepare \(segue.identifier ?? "") \(row ?? -1) \(selected ?? -1)")
    }
    func cancel(_ segue: UIStoryboardSegue) {
        let isShown = presentedViewController != nil || navigationController?.topViewController !== self
        events.append("cancel \(segue.identifier ?? "") from \(type(of: segue.source)), covered \(isShown)")
    }
    func cellButton(_ sender: Any?) { events.append("cell button") }
}

final class SegueEditor: UIViewController, InterfaceConnectable, UISearchBarDelegate {
    var note = ""
    weak var aside: UIView!

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections().outlet("aside", \SegueEditor.aside)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("editor loaded \(note)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? SegueEditor)?.note = "prepared"
        events.append("prepare \(segue.identifier ?? "") to \(type(of: segue.destination))")
    }
}

final class SlideSegue: UIStoryboardSegue {
    override func perform() {
        events.append("slide")
        source.navigationController?.pushViewController(destination, animated: false)
    }
}

final class NamedConstraint: NSLayoutConstraint {
    var hasAwoken = false

    override func awakeFromNib() { hasAwoken = true }
}

/// Kind: documented — Apple's documentation of segues, and Technical Note TN2298 on unwinding.
@MainActor final class SegueTests: XCTestCase {
    private func launch() throws -> (HeadlessHost, UINavigationController, SegueList) {
        events = []
        let host = try HeadlessHost(device: "iphone-se2")
        let storyboard = try UIStoryboard(data: Data(Self.text.utf8), bundle: nil)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        host.show(navigation)
        return (host, navigation, try XCTUnwrap(navigation.topViewController as? SegueList))
    }

    private func tap(_ row: Int, _ list: SegueList, _ host: HeadlessHost, atTrailingEdge: Bool = false) {
        let rectangle = list.tableView.convert(
            list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        host.play(.tap(at: CGPoint(x: atTrailingEdge ? 347 : 60, y: rectangle.midY)))
        host.advanceUntilStill()
    }

    /// The controller prepares before the delegate hears of the selection, with the row selected.
    func testAPrototypesRowTakesItsSegue() async throws {
        let (host, navigation, list) = try launch()
        tap(1, list, host)
        XCTAssertEqual(events.filter { $0 != "editor loaded " }, ["prepare detail 1 1", "did select 1"])
        XCTAssertTrue(navigation.topViewController is SegueEditor)
    }

    func testARefusedSegueLeavesTheSelection() async throws {
        let (host, navigation, list) = try launch()
        list.allows = false
        tap(2, list, host)
        XCTAssertEqual(events, ["did select 2"])
        XCTAssertTrue(navigation.topViewController === list)
    }

    /// Rows chosen by the program take no segue.
    func testSelectingByProgramTakesNone() async throws {
        let (_, _, list) = try launch()
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        XCTAssertEqual(events, [])
    }

    func testTheDetailButtonTakesItsOwn() async throws {
        let (host, _, list) = try launch()
        tap(0, list, host, atTrailingEdge: true)
        XCTAssertEqual(events.filter { $0 != "editor loaded " }, ["prepare info 0 -1", "accessory 0"])
        XCTAssertTrue(list.presentedViewController is SegueEditor)
    }

    /// Technical Note TN2298: the source prepares, the target's action is called while it is still covered, then the
    /// way back is taken.
    func testUnwindingFromAPresentedController() async throws {
        let (host, navigation, list) = try launch()
        list.performSegue(withIdentifier: "info", sender: nil)
        host.advanceUntilStill()
        let editor = try XCTUnwrap(list.presentedViewController as? SegueEditor)
        events = []
        editor.performSegue(withIdentifier: "back", sender: nil)
        host.advanceUntilStill()
        XCTAssertEqual(events, ["prepare back to SegueList", "cancel back from SegueEditor, covered true"])
        XCTAssertNil(list.presentedViewController)
        XCTAssertTrue(navigation.topViewController === list)
    }

    func testUnwindingPopsSeveralControllers() async throws {
        let (host, navigation, list) = try launch()
        tap(0, list, host)
        navigation.pushViewController(UIViewController(), animated: false)
        let storyboard = try XCTUnwrap(list.storyboard)
        let editor: SegueEditor = storyboard.instantiateViewController(identifier: "editor")
        navigation.pushViewController(editor, animated: false)
        host.settle()
        XCTAssertEqual(navigation.viewControllers.count, 4)
        editor.performSegue(withIdentifier: "back", sender: nil)
        host.advanceUntilStill()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertTrue(navigation.topViewController === list)
    }

    /// Both at once: pushed inside of what the other one presents.
    func testUnwindingThroughAPresentation() async throws {
        let (host, navigation, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let editor: SegueEditor = storyboard.instantiateViewController(identifier: "editor")
        navigation.pushViewController(UIViewController(), animated: false)
        let inner = UINavigationController(rootViewController: UIViewController())
        inner.pushViewController(editor, animated: false)
        navigation.present(inner, animated: false)
        host.settle()
        editor.performSegue(withIdentifier: "back", sender: nil)
        host.advanceUntilStill()
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertTrue(navigation.topViewController === list)
    }

    /// Nothing happens if nobody has the action.
    func testNobodyToUnwindTo() async throws {
        let (host, _, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let editor: SegueEditor = storyboard.instantiateViewController(identifier: "editor")
        host.show(editor)
        events = []
        editor.performSegue(withIdentifier: "back", sender: nil)
        XCTAssertEqual(events, [])
    }

    func testUnwindingSelectsATab() async throws {
        let (host, navigation, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let editor: SegueEditor = storyboard.instantiateViewController(identifier: "editor")
        let tabs = UITabBarController()
        host.show(tabs)
        tabs.viewControllers = [navigation, editor]
        tabs.selectedIndex = 1
        host.settle()
        editor.performSegue(withIdentifier: "back", sender: nil)
        host.advanceUntilStill()
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    func testTheSourceIsNoTargetUnlessItSaysSo() async throws {
        let (_, _, list) = try launch()
        let action = Selector("cancel:")
        XCTAssertFalse(list.canPerformUnwindSegueAction(action, from: list, sender: nil))
        XCTAssertTrue(list.canPerformUnwindSegueAction(action, from: UIViewController(), sender: nil))
        XCTAssertFalse(list.canPerformUnwindSegueAction(Selector("other:"), from: UIViewController(), sender: nil))
    }

    func testASegueOfAnAppsOwnClass() async throws {
        let (host, navigation, list) = try launch()
        list.performSegue(withIdentifier: "slide", sender: nil)
        host.settle()
        XCTAssertEqual(events.prefix(2), ["prepare slide -1 -1", "slide"])
        XCTAssertTrue(navigation.topViewController is SegueEditor)
    }

    /// Values handed over in `prepare` are there when the embedded view is loaded.
    func testAnEmbeddedControllerIsPreparedBeforeItsViewIsLoaded() async throws {
        let (_, _, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let outer = storyboard.instantiateViewController(withIdentifier: "outer")
        outer.loadViewIfNeeded()
        XCTAssertEqual(
            events, ["prepare inner to SegueEditor", "editor loaded prepared", "editor loaded "],
            "the inner one first, then the one that contains it")
    }

    /// A button in a prototype cell sends its action to the controller of the scene.
    func testAnActionFromAPrototypeToTheController() async throws {
        let (_, _, list) = try launch()
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let button = try XCTUnwrap(cell.contentView.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(events, ["cell button"])
    }

    func testAConstraintOfAnAppsOwnClass() async throws {
        let (_, _, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let outer = storyboard.instantiateViewController(withIdentifier: "outer")
        outer.loadViewIfNeeded()
        let constraint = outer.view.subviews[0].constraints.compactMap { $0 as? NamedConstraint }.first
        XCTAssertEqual(constraint?.constant, 80)
        XCTAssertEqual(constraint?.hasAwoken, true)
        XCTAssertEqual(constraint?.isActive, true)
    }

    /// A view in the scene's dock is made with the controller's own, and held by it.
    func testAViewBesideTheController() async throws {
        let (_, _, list) = try launch()
        let storyboard = try XCTUnwrap(list.storyboard)
        let editor: SegueEditor = storyboard.instantiateViewController(identifier: "editor")
        editor.loadViewIfNeeded()
        XCTAssertEqual(editor.aside?.tag, 7)
        XCTAssertNil(editor.aside?.superview)
    }

    func testTargetsOfActions() async throws {
        let (_, navigation, list) = try launch()
        let show = Selector("show:sender:")
        XCTAssertTrue(list.targetViewController(forAction: show, sender: nil) === navigation)
        XCTAssertNil(UIViewController().targetViewController(forAction: show, sender: nil))
        let own = try XCTUnwrap(SegueList.interfaceConnections.actions["cancel:"])
        XCTAssertTrue(list.targetViewController(forAction: own, sender: nil) === list)
        XCTAssertNil(navigation.targetViewController(forAction: own, sender: nil))
    }

    /// The bar of a storyboard's navigation controller says how it looks.
    func testTheBarOfADocument() async throws {
        let (_, navigation, list) = try launch()
        XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
        XCTAssertEqual(navigation.navigationBar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(
            navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor, UIColor(white: 1, alpha: 1))
        XCTAssertEqual(list.toolbarItems?.map(\.title), ["Sort"])
        let storyboard = try XCTUnwrap(list.storyboard)
        let outer = storyboard.instantiateViewController(withIdentifier: "outer")
        let bar = try XCTUnwrap(outer.view.subviews.last as? UIToolbar)
        XCTAssertEqual(bar.items?.map(\.title), ["Left", nil, "Right"])
        let picker = try XCTUnwrap(outer.view.subviews.compactMap { $0 as? UIDatePicker }.first)
        XCTAssertEqual(picker.datePickerMode, .date)
        let search = try XCTUnwrap(outer.view.subviews.compactMap { $0 as? UISearchBar }.first)
        XCTAssertTrue(search.delegate === outer)
    }

    static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects>
            <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb">
                    <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
                </navigationBar>
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController id="list" customClass="SegueList" customModule="UIKitTests" sceneMemberID="viewController">
                <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <prototypes><tableViewCell accessoryType="detailButton" reuseIdentifier="Row" id="p1"><rect key="frame" x="0" y="28" width="375" height="44"/>
                        <tableViewCellContentView key="contentView" tableViewCell="p1" id="pc1"><rect key="frame" x="0" y="0" width="331" height="44"/><subviews>
                            <button fixedFrame="YES" buttonType="system" id="cb"><rect key="frame" x="200" y="5" width="60" height="30"/>
                                <connections><action selector="cellButton:" destination="list" eventType="touchUpInside" id="ca"/></connections></button></subviews></tableViewCellContentView>
                        <connections><segue destination="editor" kind="show" identifier="detail" id="g1"/>
                            <segue destination="editor" kind="presentation" identifier="info" trigger="accessoryAction" id="g2"/></connections>
                    </tableViewCell></prototypes></tableView>
                <toolbarItems><barButtonItem title="Sort" id="tb1"/></toolbarItems>
                <navigationItem key="navigationItem" title="List" id="ni"/>
                <connections><segue destination="editor" kind="custom" identifier="slide" customClass="SlideSegue" customModule="UIKitTests" id="g3"/></connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="editor" id="editor" customClass="SegueEditor" customModule="UIKitTests" sceneMemberID="viewController">
                <view key="view" id="v3"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="cancel:" id="u1"/>
                    <outlet property="aside" destination="dock" id="u2"/></connections>
            </viewController>
            <view tag="7" contentMode="scaleToFill" id="dock"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
            <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController storyboardIdentifier="outer" id="outer" customClass="SegueEditor" customModule="UIKitTests" sceneMemberID="viewController">
                <view key="view" id="v4"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con"><rect key="frame" x="0" y="0" width="375" height="80"/>
                        <constraints><constraint firstAttribute="height" constant="80" id="nc" customClass="NamedConstraint" customModule="UIKitTests"/></constraints>
                        <connections><segue destination="editor" kind="embed" identifier="inner" id="e1"/></connections></containerView>
                    <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" fixedFrame="YES" id="dp"><rect key="frame" x="0" y="100" width="320" height="216"/></datePicker>
                    <searchBar fixedFrame="YES" id="sb"><rect key="frame" x="0" y="330" width="375" height="56"/>
                        <connections><outlet property="delegate" destination="outer" id="sd"/></connections></searchBar>
                    <toolbar fixedFrame="YES" id="tb"><rect key="frame" x="0" y="600" width="375" height="44"/>
                        <items><barButtonItem title="Left" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem title="Right" id="i3"/></items></toolbar>
                </subviews></view>
            </viewController>
        </objects></scene>
        </scenes></document>
        """

    func testASegueIsMadeFromItsClass() async throws {
        final class Jump: UIStoryboardSegue {
            override func perform() {}
        }
        let (first, second) = (UIViewController(), UIViewController())
        let type: UIStoryboardSegue.Type = Jump.self
        let segue = type._make(identifier: "jump", source: first, destination: second)
        XCTAssertTrue(segue is Jump)
        XCTAssertEqual(segue.identifier, "jump")
        XCTAssertTrue(segue.source === first && segue.destination === second)
    }
}
