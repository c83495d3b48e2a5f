import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the table of split views' sizes in Apple's guidelines, as developers publish it.
@MainActor final class ScreenPartTests: XCTestCase {
    func testWidthsOfParts() async throws {
        for (name, isTurned, third, half, twoThirds) in [
            ("ipad-5", false, 320.0, nil, 438.0), ("ipad-5", true, 320, 507, 694),
            ("ipad-pro-10.5", true, 320, 551, 782), ("ipad-9", true, 320, 535, 750),
            ("ipad-pro-11", false, 320, nil, 504), ("ipad-pro-11", true, 375, 592, 809),
            ("ipad-air-4", true, 375, 585, 795), ("ipad-pro-12.9", false, 375, nil, 639),
            ("ipad-pro-12.9", true, 375, 678, 981),
        ] as [(String, Bool, Double, Double?, Double)] {
            let upright = try XCTUnwrap(DeviceProfile.named(name))
            let device = isTurned ? upright.turned : upright
            XCTAssertEqual(device.size(of: .third)?.width, CGFloat(third), name)
            XCTAssertEqual(device.size(of: .slideOver)?.width, CGFloat(third), name)
            XCTAssertEqual(device.size(of: .half).map { Double($0.width) }, half, name)
            XCTAssertEqual(device.size(of: .twoThirds)?.width, CGFloat(twoThirds), name)
            XCTAssertEqual(device.size(of: .whole), device.size)
        }
        XCTAssertNil(try XCTUnwrap(DeviceProfile.named("iphone-17")).size(of: .third))
    }

    /// A window of Stage Manager is smaller than the screen both ways, keeps the screen, and is dragged to any size.
    func testAWindowOfStageManager() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11", release: .iOS18)
        host.show(UIViewController())
        host.turn()
        XCTAssertTrue(host.show(in: .stage))
        let size = host.window.bounds.size
        XCTAssertTrue(size.width < 1194 && size.height < 834, "\(size)")
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1194, height: 834))
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .regular)
        host.resize(along: [CGSize(width: 600, height: 700), CGSize(width: 375, height: 560)])
        XCTAssertEqual(host.window.bounds.size, CGSize(width: 375, height: 560))
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(host.window.traitCollection.userInterfaceIdiom, .pad)
        let earlier = try HeadlessHost(device: "ipad-pro-11", release: .iOS15)
        earlier.show(UIViewController())
        XCTAssertFalse(earlier.show(in: .stage))
    }

    /// The narrow parts are compact, the halves of the largest tablet aren't.
    func testSizeClassesOfParts() async throws {
        let host = try HeadlessHost(device: "ipad-pro-12.9")
        host.show(UIViewController())
        host.turn()
        XCTAssertTrue(host.show(in: .half))
        XCTAssertEqual(host.window.bounds.size, CGSize(width: 678, height: 1024))
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .regular)
        XCTAssertTrue(host.show(in: .slideOver))
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .compact)
        XCTAssertTrue(host.show(in: .twoThirds), "parts are parts of the screen, not of a part")
        XCTAssertEqual(host.window.bounds.width, 981)
        XCTAssertTrue(host.show(in: .whole))
        XCTAssertEqual(host.window.bounds.size, CGSize(width: 1366, height: 1024))
        let phone = try HeadlessHost(device: "iphone-17")
        phone.show(UIViewController())
        XCTAssertFalse(phone.show(in: .half))
    }
}
