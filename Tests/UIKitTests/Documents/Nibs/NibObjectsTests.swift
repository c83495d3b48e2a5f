import XCTest

@testable import UIKit

class GestureController: UIViewController, InterfaceConnectable {
    weak var tap: UITapGestureRecognizer!
    weak var space: NSLayoutConstraint!
    private(set) var taps = 0

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .outlet("tap", \GestureController.tap)
            .outlet("space", \GestureController.space)
            .action(Selector("tapped:", GestureController.tapped(_:)))
    }

    func tapped(_ sender: UIGestureRecognizer) { taps += 1 }
}

class TitledController: UIViewController, InterfaceConnectable {
    weak var field: UITextField!
    weak var label: UILabel!
    private(set) var changes = 0

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .outlet("field", \TitledController.field)
            .outlet("label", \TitledController.label)
            .action(Selector("changed:", TitledController.changed(_:)))
    }

    func changed(_ sender: UITextField) { changes += 1 }
}

/// Kind: documented — Apple's documentation of nib files and the values that documents state.
///
/// Objects of scenes beside views: recognisers, containers, and what changes with size classes.
@MainActor final class NibObjectsTests: XCTestCase {
    override func setUp() async throws { UIKitLog.handler = { XCTFail($0) } }

    private func storyboard(_ scenes: String) throws -> UIStoryboard {
        try UIStoryboard(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" initialViewController="first">
                <scenes>\(scenes)</scenes></document>
                """.utf8), bundle: nil)
    }

    final class Owner: NSObject, InterfaceConnectable {
        weak var card: UIView?
        class var interfaceConnections: InterfaceConnections { InterfaceConnections().outlet("card", \Owner.card) }
    }

    final class Map: UIView, InterfaceConnectable {
        class var interfaceConnections: InterfaceConnections { InterfaceConnections() }
    }

    /// Key-value coding sets the value of a key by the method `set` with the key's first letter in upper case (Apple's Key-Value
    /// Coding Programming Guide, "Search Pattern for the Basic Setter"): an outlet `Card` reaches the property `card`.
    func testAnOutletsFirstLetterMayBeInUpperCase() async throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
            <connections><outlet property="Card" destination="v" id="o"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/></view></objects></document>
            """
        let owner = Owner()
        let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        XCTAssertIdentical(owner.card, views.first as? UIView)
    }

    /// The views of a navigation item are made with the controller, before its own view; they are outlets, and send actions, as its
    /// own are (Apple's page on `UINavigationItem.titleView`; the outlet is connected like any other).
    func testViewsOfTheNavigationItemAreOutlets() async throws {
        InterfaceClasses.register(TitledController.self)
        let board = try storyboard(
            """
            <scene sceneID="s"><objects><viewController id="first" customClass="TitledController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
            <navigationItem key="navigationItem" id="n">
            <textField key="titleView" id="f"><rect key="frame" x="0" y="0" width="200" height="30"/>
            <connections><action selector="changed:" destination="first" eventType="editingChanged" id="a"/></connections>
            </textField>
            <barButtonItem key="rightBarButtonItem" id="b"><view key="customView" id="c">
            <rect key="frame" x="0" y="0" width="40" height="30"/><subviews>
            <label id="l"><rect key="frame" x="0" y="0" width="40" height="30"/></label></subviews></view></barButtonItem>
            </navigationItem>
            <connections><outlet property="field" destination="f" id="o"/>
            <outlet property="label" destination="l" id="p"/></connections>
            </viewController></objects></scene>
            """)
        let controller = try XCTUnwrap(board.instantiateInitialViewController() as? TitledController)
        controller.loadViewIfNeeded()
        XCTAssertIdentical(controller.field, controller.navigationItem.titleView)
        XCTAssertIdentical(controller.label, controller.navigationItem.rightBarButtonItem?.customView?.subviews.first)
        controller.field?.sendActions(for: .editingChanged)
        XCTAssertEqual(controller.changes, 1)
    }

    /// A controller of a table has the table as an outlet of its own.
    func testTheTableOfItsControllerIsAnOutlet() async throws {
        let board = try storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="first"><tableView key="view" id="t">
            <rect key="frame" x="0" y="0" width="320" height="568"/></tableView>
            <connections><outlet property="tableView" destination="t" id="o"/></connections>
            </tableViewController></objects></scene>
            """)
        let controller = try XCTUnwrap(board.instantiateInitialViewController() as? UITableViewController)
        XCTAssertIdentical(controller.tableView, controller.view)
    }

    /// An element that no framework here has stands as a view that shows its name, where the document has it.
    func testUnknownElementsShowTheirNames() async throws {
        InterfaceClasses.register(Map.self, as: "OldMap")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <hologramView id="h"><rect key="frame" x="10" y="20" width="100" height="50"/></hologramView>
            <mapView id="m" customClass="OldMap"><rect key="frame" x="10" y="80" width="100" height="50"/></mapView>
            </subviews></view></objects></document>
            """
        let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let view = try XCTUnwrap(views.first as? UIView)
        let unknown = try XCTUnwrap(view.subviews.first)
        XCTAssertEqual(unknown.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertEqual(unknown.subviews.compactMap { ($0 as? UILabel)?.text }, ["hologramView"])
        XCTAssertTrue(view.subviews.last is Map)
    }

    /// UIKit's autorelease pool keeps them so long; documented by Apple's Advanced Memory Management Programming Guide.
    func testTopLevelObjectsLiveToTheEndOfTheTurn() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
            <connections><outlet property="card" destination="v" id="o"/></connections></placeholder>
            <view id="v"/></objects></document>
            """
        try text.write(to: folder.appendingPathComponent("Card.xib"), atomically: true, encoding: .utf8)
        let owner = Owner()
        try XCTUnwrap(Bundle(path: folder.path)).loadNibNamed("Card", owner: owner)
        XCTAssertNotNil(owner.card)
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertNil(owner.card)

        weak var first: UIView?
        first = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner).first as? UIView
        XCTAssertNotNil(first, "public apps add it to a view in the next line")
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertNil(first)
    }

    func testRecognizersOfAScene() async throws {
        let controller = try XCTUnwrap(
            storyboard(
                """
                <scene><objects>
                <viewController id="first" customClass="GestureController" customModule="UIKitTests" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
                <outletCollection property="gestureRecognizers" destination="s" appends="YES" id="o2"/>
                <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o3"/></connections></view>
                <connections><outlet property="tap" destination="t" id="o4"/></connections></viewController>
                <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="t"><connections>
                <action selector="tapped:" destination="first" id="a"/></connections></tapGestureRecognizer>
                <swipeGestureRecognizer direction="up" id="s"/>
                <pongPressGestureRecognizer minimumPressDuration="0.25" allowableMovement="7" id="p"/>
                </objects></scene>
                """
            ).instantiateInitialViewController() as? GestureController)
        controller.loadViewIfNeeded()
        let recognizers = controller.view.gestureRecognizers ?? []
        XCTAssertEqual(recognizers.count, 3)
        XCTAssertTrue(controller.tap === recognizers.first)
        XCTAssertEqual(controller.tap.numberOfTapsRequired, 2)
        XCTAssertFalse(controller.tap.cancelsTouchesInView)
        XCTAssertEqual((recognizers[1] as? UISwipeGestureRecognizer)?.direction, .up)
        let press = try XCTUnwrap(recognizers[2] as? UILongPressGestureRecognizer)
        XCTAssertEqual(press.minimumPressDuration, 0.25)
        XCTAssertEqual(press.allowableMovement, 7)
        controller.tap.targets.send(controller.tap)
        XCTAssertEqual(controller.taps, 1)
    }

    func testSplitPageAndCollectionControllers() async throws {
        let split = try XCTUnwrap(
            storyboard(
                """
                <scene><objects><splitViewController id="first" sceneMemberID="viewController"><connections>
                <segue destination="pages" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="grid" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections></splitViewController></objects></scene>
                <scene><objects><pageViewController transitionStyle="scroll" pageSpacing="8" navigationOrientation="vertical"
                id="pages" sceneMemberID="viewController"/></objects></scene>
                <scene><objects><collectionViewController id="grid" sceneMemberID="viewController">
                <collectionView key="view" id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="30" height="40"/></collectionViewFlowLayout>
                <connections><outlet property="dataSource" destination="grid" id="o1"/>
                <outlet property="delegate" destination="grid" id="o2"/></connections>
                </collectionView></collectionViewController></objects></scene>
                """
            ).instantiateInitialViewController() as? UISplitViewController)
        XCTAssertEqual(split.viewControllers.count, 2)
        let pages = try XCTUnwrap(split.viewControllers.first as? UIPageViewController)
        XCTAssertEqual(pages.navigationOrientation, .vertical)
        XCTAssertEqual(pages.transitionStyle, .scroll)
        let grid = try XCTUnwrap(split.viewControllers.last as? UICollectionViewController)
        grid.loadViewIfNeeded()
        XCTAssertTrue(grid.collectionView.dataSource === grid)
        XCTAssertEqual(
            (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize, CGSize(width: 30, height: 40))
    }

    /// Turned, an iPhone's height is compact: a constant, a constraint, a view and an arrangement change, and back.
    func testVariationsFollowSizeClasses() async throws {
        let controller = try XCTUnwrap(
            storyboard(Self.varied).instantiateInitialViewController() as? GestureController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        UIApplication.shared.commit()
        let stack = try XCTUnwrap(controller.view.subviews.first as? UIStackView)
        func check(_ isCompact: Bool, line: UInt = #line) {
            UIApplication.shared.commit()
            XCTAssertEqual(stack.axis, isCompact ? .horizontal : .vertical, line: line)
            XCTAssertEqual(stack.frame.minY, isCompact ? 5 : 50, line: line)
            XCTAssertEqual(stack.frame.height, isCompact ? 60 : 200, line: line)
            XCTAssertEqual(controller.view.subviews.count, isCompact ? 1 : 2, line: line)
            XCTAssertEqual(controller.space.constant, isCompact ? 5 : 50, line: line)
        }
        check(false)
        for _ in 0..<2 {
            UIScreen.main.overridingTraits = UITraitCollection(verticalSizeClass: .compact)
            check(true)
            UIScreen.main.overridingTraits = UITraitCollection()
            check(false)
        }
    }

    private static let varied = """
        <scene><objects>
        <viewController id="first" customClass="GestureController" customModule="UIKitTests" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews><view id="a"/></subviews>
                <variation key="heightClass=compact" axis="horizontal"/></stackView>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        </subviews>
        <constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="50" id="k1">
                <variation key="heightClass=compact" constant="5"/></constraint>
            <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
            <constraint firstItem="s" firstAttribute="width" constant="100" id="k3"/>
            <constraint firstItem="s" firstAttribute="height" constant="200" id="k4"/>
            <constraint firstItem="s" firstAttribute="height" constant="60" id="k5"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="bottom" id="k6"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="k7"/>
            <constraint firstItem="b" firstAttribute="width" constant="10" id="k8"/>
            <constraint firstItem="b" firstAttribute="height" constant="10" id="k9"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k5"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="k4"/><include reference="k5"/></mask></variation>
        </view>
        <connections><outlet property="space" destination="k1" id="o1"/></connections></viewController>
        </objects></scene>
        """

    func testSymbolsHaveTheSizeOfTheirConfiguration() async throws {
        UIKitLog.handler = { _ in }
        let objects = UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <objects><imageView image="arrow.left.circle" catalog="system" id="i">
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="47" weight="thin"/>
                </imageView></objects>
                <resources><image name="arrow.left.circle" catalog="system" width="128" height="120"/></resources></document>
                """.utf8), bundle: nil
        ).instantiate(withOwner: nil)
        // Recorded by Xcode 11.
        let size = try XCTUnwrap(objects.first as? UIImageView).intrinsicContentSize
        XCTAssertEqual(size.width, 53.5, accuracy: 0.5)
        XCTAssertEqual(size.height, 51.5, accuracy: 0.5)
    }

    /// Objects of the program's classes are made by their `init()`, as a nib makes them, without being registered.
    func testObjectsOfTheProgramsClassesAreMade() async throws {
        let nib = UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <textField contentMode="scaleToFill" id="field"><rect key="frame" x="0" y="0" width="97" height="34"/>
                        <connections>
                            <outlet property="delegate" destination="digits" id="c1"/>
                            <outletCollection property="gestureRecognizers" destination="press" id="c2"/>
                        </connections>
                    </textField>
                    <customObject id="digits" customClass="DigitsOnly" customModule="UIKitTests"/>
                    <longPressGestureRecognizer id="press" customClass="FirmPress" customModule="UIKitTests"/>
                </objects></document>
                """.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: NSObject())
        let field = try XCTUnwrap(objects.first { $0 is UITextField } as? UITextField)
        let digits = try XCTUnwrap(objects.first { $0 is DigitsOnly } as? DigitsOnly)
        XCTAssertTrue(field.delegate === digits)
        XCTAssertEqual(digits.digits, 4)
        XCTAssertTrue(field.gestureRecognizers?.contains { $0 is FirmPress } ?? false)
    }
}

class DigitsOnly: NSObject, UITextFieldDelegate {
    let digits: Int
    init(digits: Int) { self.digits = digits }
    override init() { digits = 4 }
}

class FirmPress: UILongPressGestureRecognizer {}
