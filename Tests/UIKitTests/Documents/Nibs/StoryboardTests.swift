import XCTest

@testable import UIKit

class StoryboardController: UIViewController, InterfaceConnectable {
    weak var box: UIView!
    weak var goButton: UIButton!
    private(set) var events: [String] = []

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .outlet("box", \StoryboardController.box)
            .outlet("goButton", \StoryboardController.goButton)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded \(box != nil)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("segue \(segue.identifier ?? "") to \(type(of: segue.destination))")
    }
}

final class StoryboardList: UITableViewController {}

/// Kind: documented — Apple's documentation of `UIStoryboard` and the values that documents state.
@MainActor final class StoryboardTests: XCTestCase {
    private func storyboard() throws -> UIStoryboard { try UIStoryboard(data: Data(Self.text.utf8), bundle: nil) }

    override func setUp() async throws {
        UIKitLog.handler = { XCTFail($0) }
    }

    func testTheInitialControllerAndWhatItContains() async throws {
        let navigation = try XCTUnwrap(storyboard().instantiateInitialViewController() as? UINavigationController)
        let root = try XCTUnwrap(navigation.viewControllers.first as? StoryboardController)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        XCTAssertTrue(root.parent === navigation)
        XCTAssertEqual(root.navigationItem.title, "Start")
        XCTAssertEqual(root.events, ["awake false"])
        XCTAssertFalse(root.isViewLoaded)
        root.loadViewIfNeeded()
        // The embedded controller comes with the view, before viewDidLoad.
        XCTAssertEqual(root.events, ["awake false", "segue inner to UIViewController", "loaded true"])
        XCTAssertEqual(root.children.count, 1)
        XCTAssertEqual(root.children[0].view.superview, root.view.subviews[2])
        XCTAssertEqual(root.children[0].view.tag, 5)
    }

    /// The key by which public apps know whether a controller is there.
    func testIdentifiersAreThereByKey() async throws {
        let map = try storyboard().value(forKey: "identifierToNibNameMap") as? [String: Any]
        XCTAssertNotNil(map?["prototypes"])
        XCTAssertNil(map?["other"])
    }

    /// UIKit's autorelease pool keeps what a document makes, so that a weak reference alone does for the rest of the turn.
    func testAControllerLivesToTheEndOfTheTurn() async throws {
        weak var controller: UIViewController?
        controller = try storyboard().instantiateViewController(withIdentifier: "prototypes")
        XCTAssertNotNil(controller)
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        XCTAssertNil(controller)
    }

    func testSafeAreaAndGuidesHold() async throws {
        let controller = storyboardController(try storyboard())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.commit()
        XCTAssertEqual(controller.box.frame, CGRect(x: 16, y: 20, width: 343, height: 50))
        window.isHidden = true
    }

    private func storyboardController(_ storyboard: UIStoryboard) -> StoryboardController {
        storyboard.instantiateViewController(identifier: "start")
    }

    func testASegueOfAButtonPushes() async throws {
        let navigation = try XCTUnwrap(storyboard().instantiateInitialViewController() as? UINavigationController)
        let root = try XCTUnwrap(navigation.viewControllers.first as? StoryboardController)
        navigation.loadViewIfNeeded()
        root.loadViewIfNeeded()
        root.goButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertTrue(navigation.topViewController is StoryboardList)
        XCTAssertEqual(root.events.last, "segue go to StoryboardList")
        root.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(navigation.viewControllers.count, 3)
    }

    func testStaticRows() async throws {
        let list: StoryboardList = try storyboard().instantiateViewController(identifier: "list")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = list
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        UIApplication.shared.commit()
        XCTAssertEqual(list.tableView.style, .grouped)
        XCTAssertEqual(list.tableView.numberOfSections, 1)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        let cells = list.tableView.visibleCells
        guard cells.count == 2 else { return XCTFail("\(cells)") }
        XCTAssertEqual(cells.map { $0.textLabel?.text }, ["First", "Second"])
        XCTAssertEqual(cells[1].detailTextLabel?.text, "Detail")
        XCTAssertEqual(cells[0].accessoryType, .disclosureIndicator)
        XCTAssertEqual(cells.map(\.frame.height), [60, 44])
        XCTAssertEqual(list.tableView(list.tableView, titleForHeaderInSection: 0), "Header")
    }

    func testPrototypesAreRegistered() async throws {
        let controller = try storyboard().instantiateViewController(withIdentifier: "prototypes")
        let table = try XCTUnwrap(controller.view.subviews.first as? UITableView)
        let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "Proto"))
        XCTAssertEqual((cell.contentView.subviews.first as? UILabel)?.text, "Prototype")
        let collection = try XCTUnwrap(controller.view.subviews.last as? UICollectionView)
        let layout = try XCTUnwrap(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        XCTAssertEqual(layout.itemSize, CGSize(width: 30, height: 40))
        XCTAssertEqual(layout.minimumLineSpacing, 3)
        XCTAssertEqual(layout.scrollDirection, .horizontal)
    }

    func testCirclesOfContainersEnd() async throws {
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        let circle = try UIStoryboard(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
                <scenes><scene><objects><navigationController id="a" sceneMemberID="viewController"><connections>
                <segue destination="b" kind="relationship" relationship="rootViewController" id="s1"/></connections>
                </navigationController></objects></scene>
                <scene><objects><navigationController id="b" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="s2"/></connections>
                </navigationController></objects></scene></scenes></document>
                """.utf8), bundle: nil)
        let controller = try XCTUnwrap(circle.instantiateInitialViewController() as? UINavigationController)
        XCTAssertEqual((controller.viewControllers.first as? UINavigationController)?.viewControllers.count, 0)
        XCTAssertEqual(log.count, 1, "\(log)")
    }

    func testAnUnknownIdentifierRaises() async throws {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        _ = try storyboard().instantiateViewController(withIdentifier: "none")
        XCTAssertEqual(
            reasons, ["Storyboard (<UIStoryboard: >) doesn't contain a view controller with identifier 'none'"])
    }

    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects>
            <navigationController id="nav" sceneMemberID="viewController"><connections>
                <segue destination="vc1" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections></navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="start" id="vc1" customClass="StoryboardController" customModule="UIKitTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v1">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
                        <button buttonType="system" id="but"><rect key="frame" x="0" y="100" width="50" height="30"/><state key="normal" title="Go"/>
                            <connections><segue destination="vc2" kind="show" identifier="go" id="g1"/></connections></button>
                        <containerView id="con"><rect key="frame" x="0" y="200" width="100" height="100"/>
                            <connections><segue destination="vc3" kind="embed" identifier="inner" id="e1"/></connections></containerView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="sa" secondAttribute="top" id="k1"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="v1" secondAttribute="leadingMargin" id="k2"/>
                        <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="k3"/>
                        <constraint firstItem="box" firstAttribute="height" constant="50" id="k4"/>
                    </constraints>
                    <viewLayoutGuide key="safeArea" id="sa"/>
                </view>
                <navigationItem key="navigationItem" title="Start" id="ni"/>
                <connections><outlet property="box" destination="box" id="o1"/><outlet property="goButton" destination="but" id="o2"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <tableViewController storyboardIdentifier="list" id="vc2" customClass="StoryboardList" customModule="UIKitTests" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="grouped" rowHeight="44" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="t1">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                    <sections><tableViewSection headerTitle="Header" id="ts"><cells>
                        <tableViewCell accessoryType="disclosureIndicator" rowHeight="60" style="IBUITableViewCellStyleDefault" textLabel="tl1" id="c1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1"><subviews>
                                <label text="First" textAlignment="natural" lineBreakMode="tailTruncation" id="tl1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                            </subviews></tableViewCellContentView></tableViewCell>
                        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl2" detailTextLabel="dl2" id="c2">
                            <rect key="frame" x="0.0" y="60" width="414" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2"><subviews>
                                <label text="Second" id="tl2"/><label text="Detail" id="dl2"/>
                            </subviews></tableViewCellContentView></tableViewCell>
                    </cells></tableViewSection></sections>
                </tableView>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
            <viewController id="vc3" sceneMemberID="viewController">
                <view key="view" tag="5" id="v3"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
            <viewController storyboardIdentifier="prototypes" id="vc4" sceneMemberID="viewController">
                <view key="view" id="v4"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
                    <tableView dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="t4"><rect key="frame" x="0" y="0" width="100" height="50"/>
                        <prototypes><tableViewCell reuseIdentifier="Proto" id="p1"><rect key="frame" x="0" y="28" width="100" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="p1" id="pc1"><rect key="frame" x="0" y="0" width="100" height="44"/><subviews>
                                <label text="Prototype" translatesAutoresizingMaskIntoConstraints="NO" id="pl1"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
                            </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                    <collectionView dataMode="prototypes" id="cv"><rect key="frame" x="0" y="50" width="100" height="50"/>
                        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4" id="fl">
                            <size key="itemSize" width="30" height="40"/></collectionViewFlowLayout></collectionView>
                </subviews></view>
            </viewController>
        </objects></scene>
        </scenes></document>
        """
}
