import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of size classes in Interface Builder.
///
/// Variations of xibs and cells for other size classes, applied when those change.
@MainActor final class DocumentVariationTests: XCTestCase {
    private func objects(_ text: String) -> [Any] {
        UIKitLog.handler = { _ in }
        return UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <objects>\(text)</objects>
                <resources><image name="tall" width="10" height="20"/><image name="low" width="20" height="10"/></resources>
                </document>
                """.utf8), bundle: nil
        ).instantiate(withOwner: nil)
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(view)
        UIApplication.shared.commit()
        return window
    }

    private func turn(_ isCompact: Bool) {
        UIScreen.main.overridingTraits =
            isCompact ? UITraitCollection(verticalSizeClass: .compact) : UITraitCollection()
        UIApplication.shared.commit()
    }

    private static let content = """
        <subviews>
            <label text="Hi" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
                <variation key="heightClass=compact" numberOfLines="3">
                    <fontDescription key="fontDescription" type="system" pointSize="12"/>
                    <color key="textColor" red="0" green="0" blue="1" alpha="1"/></variation>
            </label>
            <imageView image="tall" translatesAutoresizingMaskIntoConstraints="NO" id="img">
                <variation key="heightClass=compact" image="low"/></imageView>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1"/>
        <constraints>
            <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="k1">
                <variation key="heightClass=compact" constant="8"/></constraint>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            <constraint firstItem="img" firstAttribute="top" secondItem="lab" secondAttribute="bottom" id="k3"/>
            <constraint firstItem="img" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k4"/>
        </constraints>
        <variation key="heightClass=compact"><color key="backgroundColor" white="0" alpha="1"/></variation>
        """

    private func check(
        _ root: UIView, _ label: UILabel, _ picture: UIImageView, isCompact: Bool, line: UInt = #line
    ) {
        XCTAssertEqual(label.frame.minY, isCompact ? 8 : 40, line: line)
        XCTAssertEqual(label.font.pointSize, isCompact ? 12 : 17, line: line)
        XCTAssertEqual(label.numberOfLines, isCompact ? 3 : 1, line: line)
        XCTAssertEqual(
            label.textColor, UIColor(red: isCompact ? 0 : 1, green: 0, blue: isCompact ? 1 : 0, alpha: 1), line: line)
        XCTAssertEqual(picture.frame.size, CGSize(width: isCompact ? 20 : 10, height: isCompact ? 10 : 20), line: line)
        XCTAssertEqual(root.backgroundColor, UIColor(white: isCompact ? 0 : 1, alpha: 1), line: line)
    }

    /// A xib's view: a constant, fonts, colours and pictures, there and back; what the app set meanwhile stays.
    func testAXib() async throws {
        let text = """
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>\(Self.content)</view>
            """
        let root = try XCTUnwrap(objects(text).first as? UIView)
        let label = try XCTUnwrap(root.subviews.first as? UILabel)
        let picture = try XCTUnwrap(root.subviews.last as? UIImageView)
        let window = show(root)
        check(root, label, picture, isCompact: false)
        label.text = "Set by the app"
        for _ in 0..<2 {
            turn(true)
            check(root, label, picture, isCompact: true)
            turn(false)
            check(root, label, picture, isCompact: false)
        }
        XCTAssertEqual(label.text, "Set by the app")
        window.isHidden = true
    }

    /// A cell's content, and a constraint that the cell itself holds.
    func testACell() async throws {
        let text = """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <tableViewCellContentView key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
            \(Self.content)</tableViewCellContentView>
            <constraints><constraint firstItem="lab" firstAttribute="width" constant="100" id="k5">
                <variation key="heightClass=compact" constant="50"/></constraint></constraints></tableViewCell>
            """
        let cell = try XCTUnwrap(objects(text).first as? UITableViewCell)
        let label = try XCTUnwrap(cell.contentView.subviews.first as? UILabel)
        let picture = try XCTUnwrap(cell.contentView.subviews.last as? UIImageView)
        let window = show(cell)
        check(cell.contentView, label, picture, isCompact: false)
        XCTAssertEqual(label.frame.width, 100)
        turn(true)
        check(cell.contentView, label, picture, isCompact: true)
        XCTAssertEqual(label.frame.width, 50)
        turn(false)
        check(cell.contentView, label, picture, isCompact: false)
        // A cell that waits for its next use while the device is turned follows when it is used.
        cell.removeFromSuperview()
        turn(true)
        window.rootViewController?.view.addSubview(cell)
        UIApplication.shared.commit()
        check(cell.contentView, label, picture, isCompact: true)
        window.isHidden = true
    }

    /// A document that says the same for all classes costs its views nothing.
    func testNothingIsKeptWithoutVariations() async throws {
        let view = try XCTUnwrap(
            objects("<view id=\"root\"><subviews><view id=\"a\"/></subviews></view>").first as? UIView)
        XCTAssertNil(view.viewStyle.variations)
    }
}
