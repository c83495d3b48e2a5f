import HeadlessHost
import XCTest

@testable import UIKit

/// The source adapter's text for overrides in extensions of UIKit's classes.
extension UIAlertController {
    @_dynamicReplacement(for:supportedInterfaceOrientations)
    public var _extension_supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ExtensionOverrideTests.isReplaced ? .landscape : super.supportedInterfaceOrientations
    }
}

/// Kind: documented — our description of the source adapter: an override in an extension replaces what the class does.
@MainActor final class ExtensionOverrideTests: XCTestCase {
    static var isReplaced = false
    override func tearDown() async throws { Self.isReplaced = false }

    func testAnExtensionReplacesWhatTheClassDoes() async throws {
        let alert: UIViewController = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        XCTAssertEqual(alert.supportedInterfaceOrientations, .allButUpsideDown)
        Self.isReplaced = true
        XCTAssertEqual(alert.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
    }

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
}
