import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — public measurements of the simulator of iOS 27.1, which the tables of `DeviceProfile+Foldable` cite.
@MainActor final class FoldableDeviceTests: XCTestCase {
    /// The outer screen is narrow and high, turned it is small both ways; the inner one is large both ways.
    func testSizeClasses() async throws {
        for (device, turns, across, down) in [
            ("iphone-duo", false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            ("iphone-duo", true, .compact, .compact),
            ("iphone-duo-open", false, .regular, .regular),
            ("iphone-duo-open", true, .regular, .regular),
            ("iphone-duo-half-folded", false, .regular, .regular),
        ] {
            let host = try HeadlessHost(device: device)
            let controller = UIViewController()
            host.show(controller)
            if turns { host.turn() }
            XCTAssertEqual(controller.traitCollection.userInterfaceIdiom, .phone)
            XCTAssertEqual(controller.traitCollection.horizontalSizeClass, across, "\(device), turned: \(turns)")
            XCTAssertEqual(controller.traitCollection.verticalSizeClass, down, "\(device), turned: \(turns)")
        }
    }

    func testTheBarAtTheTrailingSideIsPartOfTheSafeArea() async throws {
        let closed = try HeadlessHost(device: "iphone-duo")
        let controller = UIViewController()
        closed.show(controller)
        XCTAssertEqual(controller.view.safeAreaInsets.right, 84)
        XCTAssertEqual(controller.view.safeAreaInsets.left, 0)
        let open = try HeadlessHost(device: "iphone-duo-open")
        let inner = UIViewController()
        open.show(inner)
        XCTAssertEqual(inner.view.safeAreaInsets.right, 0)
        open.turn()
        XCTAssertEqual(inner.view.safeAreaInsets.right, 84)
    }

    func testTheFoldIsInTheMiddleOfTheHalfFoldedScreen() async throws {
        let device = try XCTUnwrap(DeviceProfile.named("iphone-duo-half-folded"))
        XCTAssertEqual(device.fold, CGRect(x: 455.5, y: 0, width: 40, height: 669))
        XCTAssertNil(DeviceProfile.named("iphone-duo-open")?.fold)
        XCTAssertNil(DeviceProfile.named("iphone-duo")?.fold)
    }
}
