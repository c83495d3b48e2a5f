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

extension UIAlertController {
    @_dynamicReplacement(for:viewWillAppear(_:))
    public func _extension_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ExtensionOverrideTests.appearing.append("\(type(of: self))")
    }
}
extension UIButton {
    @_dynamicReplacement(for:isEnabled)
    public var _extension_isEnabled: Bool {
        get { isEnabled }
        set {
            isEnabled = newValue
            if ExtensionOverrideTests.isReplaced { tag = newValue ? 1 : 2 }
        }
    }
}

/// Kind: documented — our description of the source adapter: an override in an extension replaces what the class does.
@MainActor final class ExtensionOverrideTests: XCTestCase {
    static var isReplaced = false
    static var appearing: [String] = []
    override func tearDown() async throws { Self.isReplaced = false }

    func testAnExtensionReplacesWhatTheClassDoes() async throws {
        let alert: UIViewController = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        XCTAssertEqual(alert.supportedInterfaceOrientations, .allButUpsideDown)
        Self.isReplaced = true
        XCTAssertEqual(alert.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
    }

    /// One of a method that the class's own superclass implements, which it calls: a public app colours its alerts so, and came back to
    /// itself without an end.
    func testAnExtensionReplacesAMethodForItsClassAlone() async throws {
        Self.appearing = []
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        controller.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
        host.settle()
        XCTAssertEqual(Self.appearing, ["UIAlertController"])
    }

    func testAnExtensionReplacesAButtonsProperty() async {
        let (button, control) = (UIButton(), UISwitch())
        Self.isReplaced = true
        (button.isEnabled, control.isEnabled) = (false, false)
        XCTAssertFalse(button.isEnabled)
        XCTAssertEqual(button.tag, 2)
        XCTAssertEqual(control.tag, 0)
    }
}
