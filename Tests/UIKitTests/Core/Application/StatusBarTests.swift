import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification H7; Apple's pages on `childForStatusBarStyle` and `UIViewControllerBasedStatusBarAppearance`.
@MainActor final class StatusBarTests: XCTestCase {
    override func tearDown() async throws { UIApplication.shared.information = ApplicationInformation() }

    func testTheStatusBarFollowsTheControllerThatIsNamed() async throws {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        let bar = UIStatusBarManager()
        XCTAssertEqual(bar.statusBarStyle, .default)
        navigation.pushViewController(Light(), animated: false)
        XCTAssertEqual(bar.statusBarStyle, .default, "the navigation bar lies below the status bar")
        navigation.navigationBar.barStyle = .black
        XCTAssertEqual(bar.statusBarStyle, .lightContent)
        navigation.navigationBar.barStyle = .default
        navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertEqual(bar.statusBarStyle, .lightContent)
        XCTAssertTrue(bar.isStatusBarHidden)
        let sheet = UIViewController()
        navigation.present(sheet, animated: false)
        XCTAssertEqual(bar.statusBarStyle, .lightContent, "a sheet doesn't cover the screen")
        sheet.dismiss(animated: false)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        XCTAssertEqual(bar.statusBarStyle, .default)
    }

    /// An app that doesn't ask its controllers says how the bar looks at its start, and changes it itself.
    func testAnAppMayDecideItself() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(UIViewController())
        let application = UIApplication.shared
        application.statusBarStyle = .lightContent
        XCTAssertEqual(application.statusBarStyle, .default, "controllers decide")
        application.information = ApplicationInformation([
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ])
        XCTAssertEqual(application.statusBarStyle, .lightContent)
        application.statusBarStyle = .default
        application.isStatusBarHidden = true
        XCTAssertEqual(UIStatusBarManager().statusBarStyle, .default)
        XCTAssertTrue(UIStatusBarManager().isStatusBarHidden)
    }

    /// The one column of a narrow split view fills the screen, and decides.
    func testTheColumnOfACollapsedSplitViewDecides() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.barStyle = .black
        let split = UISplitViewController()
        split.viewControllers = [navigation]
        host.show(split)
        XCTAssertEqual(UIStatusBarManager().statusBarStyle, .lightContent)
    }
}
