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
}
