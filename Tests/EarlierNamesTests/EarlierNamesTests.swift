import UIKit
import XCTest

/// Kind: documented — Xcode 10's release notes and the differences of UIKit's interface in Swift 4 and 4.2.
///
/// A module in Swift 4 uses UIKit by the names that Swift 4.2 replaced; that this file compiles is the greater part of the test.
final class EarlierNamesTests: XCTestCase {
    final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
        ) -> Bool { launchOptions == nil }
    }

    @MainActor func testTypes() async {
        let options: UIViewAnimationOptions = [.curveEaseOut]
        let style: UITableViewCellStyle = .subtitle
        XCTAssertEqual(options, UIView.AnimationOptions.curveEaseOut)
        XCTAssertEqual(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel?.text ?? "", "")
        XCTAssertTrue(Delegate().application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        XCTAssertEqual(NSAttributedStringKey.font, NSAttributedString.Key.font)
    }

    @MainActor func testConstants() async {
        XCTAssertEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
        XCTAssertEqual(UICollectionElementKindSectionHeader, UICollectionView.elementKindSectionHeader)
        XCTAssertEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
        XCTAssertEqual(RunLoop.Mode.commonModes, RunLoop.Mode.common)
        XCTAssertEqual(kCAFillModeForwards, .forwards)
    }

    @MainActor func testMembers() async {
        XCTAssertEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(
            UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)),
            CGRect(x: 2, y: 1, width: 4, height: 6))
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        XCTAssertEqual(parent.childViewControllers, [child])
        child.willMove(toParentViewController: nil)
        child.removeFromParentViewController()
        XCTAssertEqual(parent.childViewControllers, [])
        let indicator = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
        indicator.activityIndicatorViewStyle = .gray
        XCTAssertEqual(indicator.style, .gray)
        XCTAssertEqual(NSUnderlineStyle.styleSingle, NSUnderlineStyle.single)
    }
}
