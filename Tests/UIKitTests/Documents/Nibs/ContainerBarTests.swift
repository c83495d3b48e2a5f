import XCTest

@testable import UIKit

/// Kind: documented — the format of Interface Builder's documents: a container's bar has a view's attributes and its own.
@MainActor final class ContainerBarTests: XCTestCase {
    func testABarOfATabBarControllerHasItsAttributes() async throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <tabBarController id="t"><tabBar key="tabBar" contentMode="scaleToFill" id="b">
            <rect key="frame" x="0" y="0" width="375" height="49"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="unselectedItemTintColor">
            <color key="value" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </tabBar></tabBarController></objects></document>
            """
        let tabs = try XCTUnwrap(
            UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UITabBarController)
        XCTAssertEqual(tabs.tabBar.backgroundColor, .red)
        XCTAssertEqual(tabs.tabBar.tintColor, .green)
        XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .blue)
    }
}
