import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — UIKit's declaration of the delegate's optional `window`.
///
/// The way from code that knows nothing of an app's delegate to its window: the protocol's property is optional in
/// UIKit, so it is an optional window of an optional requirement.
@MainActor final class DelegateWindowTests: XCTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }
    private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

    func testTheWindowIsTwiceOptional() async throws {
        let own = Delegate()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        own.window = window
        let delegate: (any UIApplicationDelegate)? = own
        XCTAssertEqual(delegate?.window??.bounds.width, 320)
        XCTAssertTrue(delegate!.window!! === window)
        if let found = delegate?.window, let unwrapped = found {
            XCTAssertTrue(unwrapped === window)
        } else {
            XCTFail("a window that isn't found")
        }
        // As one knows it who knows the class, or writes one question mark.
        XCTAssertEqual(own.window?.bounds.width, 320)
        XCTAssertEqual(delegate?.window?.bounds.width, 320)
    }

    func testADelegateWithoutAWindow() async throws {
        let delegate: (any UIApplicationDelegate)? = WindowlessDelegate()
        XCTAssertNil(delegate?.window??.bounds)
    }

    func testTheWindowIsSetThroughTheProtocol() async throws {
        let own = Delegate()
        let delegate: (any UIApplicationDelegate)? = own
        let window = UIWindow()
        delegate?.window = window
        XCTAssertTrue(own.window === window)
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }
    private final class WindowlessSceneDelegate: UIResponder, UIWindowSceneDelegate {}

    func testAScenesDelegateHasItsWindowInTheSameWay() async throws {
        let own = SceneDelegate()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let delegate = own as (any UISceneDelegate) as? UIWindowSceneDelegate
        delegate?.window = window
        XCTAssertTrue(own.window === window)
        XCTAssertEqual(delegate?.window??.bounds.width, 320)
        XCTAssertEqual(delegate?.window?.bounds.width, 320)
        if let found = delegate?.window, let unwrapped = found {
            XCTAssertTrue(unwrapped === window)
        } else {
            XCTFail("a window that isn't found")
        }
        let other: (any UIWindowSceneDelegate)? = WindowlessSceneDelegate()
        XCTAssertNil(other?.window??.bounds)
    }
}
