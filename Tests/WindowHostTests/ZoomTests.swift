import CSDL2
import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: documented — our documentation of zoomed windows, and arithmetic.
///
/// A window that is larger or smaller than its device.
@MainActor final class ZoomTests: XCTestCase {
    /// The picture fills the window, places are the device's, and the ratio stays through turns and other sizes.
    func testAZoomStays() async throws {
        for zoom in [2.0, 0.5] {
            let controller = UIViewController()
            let test = try UnseenWindow(device: "iphone-13", controller, zoom: zoom)
            defer { test.close() }
            let window = test.window.window
            XCTAssertEqual(window.size, CGSize(width: 390 * zoom, height: 844 * zoom))
            XCTAssertEqual(window.pictureSize?.width, window.pixelSize.width)
            XCTAssertEqual(window.pictureSize?.height, window.pixelSize.height)
            Push.button(true, Int32(100 * zoom), Int32(200 * zoom))
            XCTAssertEqual(test.handOver(), [.touch(.down, at: CGPoint(x: 100, y: 200), finger: 0)])

            window.resize(to: CGSize(width: 500 * zoom, height: 600 * zoom))
            XCTAssertEqual(test.handOver(), [.resize(CGSize(width: 500, height: 600))])
            XCTAssertEqual(controller.view.bounds.size, CGSize(width: 500, height: 600))
            try test.window.draw()
            XCTAssertEqual(window.pictureSize?.width, Int(500 * zoom))
            XCTAssertEqual(window.pictureSize?.height, Int(600 * zoom))

            window.resize(to: CGSize(width: 844 * zoom, height: 390 * zoom))
            _ = test.handOver()
            XCTAssertEqual(
                controller.view.traitCollection.verticalSizeClass, .compact, "the window lies: so does the phone")
        }
    }
}
