import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICoordinateSpace`, and arithmetic.
@MainActor final class CoordinateSpaceTests: XCTestCase {
    func testPointsGoThroughTheScreen() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        let space: any UICoordinateSpace = outer
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 6, y: 7))
        XCTAssertEqual(space.convert(inner.bounds, from: inner), inner.frame)
        let screen = UIScreen.main.coordinateSpace
        XCTAssertEqual(inner.convert(CGPoint.zero, to: screen), CGPoint(x: 15, y: 25))
        XCTAssertEqual(screen.convert(CGPoint(x: 15, y: 25), to: inner), .zero)
        XCTAssertEqual(screen.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
        XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 5, y: 5))
        let window = try XCTUnwrap(inner.window)
        XCTAssertEqual(window.convert(CGPoint(x: 3, y: 4), to: nil), CGPoint(x: 3, y: 4))
    }

    func testPlacesAreConvertedByWayOfTheScreen() async throws {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(view)
        let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
        XCTAssertEqual(view.convert(view.bounds, to: screen), CGRect(x: 15, y: 26, width: 10, height: 10))
        XCTAssertEqual(view.convert(CGPoint(x: 15, y: 26), from: screen), .zero)
        XCTAssertEqual(screen.convert(CGPoint.zero, from: view), CGPoint(x: 15, y: 26))
    }
}
