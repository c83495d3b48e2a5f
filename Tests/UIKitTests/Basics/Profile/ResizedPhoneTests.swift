import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's forum, thread 836088: an iPhone app that is resized on iOS 27 stays horizontally compact.
@MainActor final class ResizedPhoneTests: XCTestCase {
    func testResizedPhonesStayCompact() async throws {
        for (release, wide) in [(SystemRelease.iOS26, UIUserInterfaceSizeClass.regular), (.iOS27, .compact)] {
            let host = try HeadlessHost(device: "iphone-17", release: release)
            host.show(UIViewController())
            XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .compact)
            host.resize(to: CGSize(width: 900, height: 700))
            XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, wide, "\(release)")
            XCTAssertEqual(host.window.traitCollection.userInterfaceIdiom, .phone)
        }
    }

    func testTurnedPhonesAreNotResized() async throws {
        let host = try HeadlessHost(device: "iphone-17-pro-max", release: .iOS27)
        host.show(UIViewController())
        host.turn()
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .regular)
    }
}
