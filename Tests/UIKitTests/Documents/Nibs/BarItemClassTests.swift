import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of Interface Builder: the Identity inspector gives an object a class of the app's.
@MainActor final class BarItemClassTests: XCTestCase {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="first">
        <scenes><scene sceneID="s"><objects>
        <viewController id="first" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Lakes" tag="3" id="t" customClass="LakeTab" customModule="UIKitTests"/>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="Lakes" id="n" customClass="LakeTitle" customModule="UIKitTests">
        <barButtonItem key="leftBarButtonItem" systemItem="done" id="l" customClass="LakeButton" customModule="UIKitTests">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="depth"><integer key="value" value="54"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></barButtonItem>
        <barButtonItem key="rightBarButtonItem" title="Add" id="r"/></navigationItem>
        </viewController></objects></scene></scenes></document>
        """

    func testItemsAreOfTheClassesThatTheDocumentNames() async throws {
        let storyboard = try UIStoryboard(data: Data(Self.text.utf8), bundle: nil)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let title = try XCTUnwrap(controller.navigationItem as? LakeTitle)
        XCTAssertEqual(title.title, "Lakes")
        let button = try XCTUnwrap(title.leftBarButtonItem as? LakeButton)
        XCTAssertEqual(button.systemItem, .done)
        XCTAssertEqual(button.style, .done)
        XCTAssertEqual(button.depth, 54)
        XCTAssertTrue(button.isAwake)
        XCTAssertEqual(title.rightBarButtonItem?.title, "Add")
        let tab = try XCTUnwrap(controller.tabBarItem as? LakeTab)
        XCTAssertEqual(tab.title, "Lakes")
        XCTAssertEqual(tab.tag, 3)
    }
}

final class LakeTitle: UINavigationItem {}

final class LakeTab: UITabBarItem {}

final class LakeButton: UIBarButtonItem, InterfaceConnectable {
    var depth = 0
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections().attribute("depth", \LakeButton.depth)
    }
}
