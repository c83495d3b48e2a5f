import XCTest

@testable import UIKit

/// Kind: oracle — apps whose expanding cells switch between two constraints, one of them with "Installed" off: it exists, is
/// connected, and isn't active.
@MainActor final class UninstalledConstraintTests: XCTestCase {
    final class Owner: NSObject, InterfaceConnectable {
        weak var low: NSLayoutConstraint?
        weak var high: NSLayoutConstraint?
        class var interfaceConnections: InterfaceConnections {
            InterfaceConnections().outlet("low", \Owner.low).outlet("high", \Owner.high)
        }
    }

    private let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
        <outlet property="low" destination="c1" id="o1"/><outlet property="high" destination="c2" id="o2"/>
        </connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="60" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation></view>
        </objects></document>
        """

    func testAConstraintThatIsNotInstalledIsConnected() async throws {
        let owner = Owner()
        let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        let view = try XCTUnwrap(views.first as? UIView)
        XCTAssertEqual(owner.low?.constant, 60)
        XCTAssertEqual(owner.low?.isActive, false)
        XCTAssertEqual(owner.high?.isActive, true)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.minY, 20)
        owner.high?.isActive = false
        owner.low?.isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame.minY, 60)
    }
}
