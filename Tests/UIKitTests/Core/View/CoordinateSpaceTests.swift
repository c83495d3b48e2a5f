import HeadlessHost
import XCTest

@testable import UIKit

/// Coordinates, snapshots, tints and the small members of views. Expectations: Apple's documentation of each, and
/// arithmetic.
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

    func testASnapshotShowsWhatWasThere() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let part = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 5))
        part.backgroundColor = .blue
        view.addSubview(part)
        XCTAssertNil(UIView().snapshotView(afterScreenUpdates: false))
        let copy = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
        let before = picture(view)
        XCTAssertEqual(picture(copy), before)
        part.removeFromSuperview()
        XCTAssertEqual(picture(copy), before)
        XCTAssertNotEqual(picture(view), before)
        // What lies between the caps is stretched: the blue square's right edge moves, its left edge doesn't.
        view.addSubview(part)
        let stretched = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 0, width: 10, height: 5), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)))
        XCTAssertEqual(stretched.bounds.size, CGSize(width: 10, height: 5))
        stretched.bounds.size.width = 22
        // Blue was 0 to 5 of 10: 2 points of cap, then 3 of the middle's 6, now 18 wide: 2 + 9.
        let bitmap = try XCTUnwrap(picture(stretched).cgImage?.bitmap)
        XCTAssertEqual(bitmap.pixel(x: 10, y: 2).blue, 255)
        XCTAssertEqual(bitmap.pixel(x: 11, y: 2).blue, 0)
        XCTAssertEqual(bitmap.pixel(x: 11, y: 2).red, 255)
    }

    private func picture(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }

    func testADimmedTintIsGreyForAllThatFollowIt() async throws {
        final class Probe: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own) = (UIView(), Probe(), Probe())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintAdjustmentMode = .normal
        inner.tintColor = .red
        (inner.count, own.count) = (0, 0)
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(own.tintAdjustmentMode, .normal)
        XCTAssertEqual([inner.count, own.count], [1, 0])
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        XCTAssertEqual(red, green, accuracy: 1e-9)
        XCTAssertEqual(green, blue, accuracy: 1e-9)
        XCTAssertEqual(own.tintColor, .systemBlue)
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(inner.tintColor, .red)
    }

    /// While an alert is shown the tint below it is dimmed, and comes back with its end.
    func testAnAlertDimsWhatLiesBelow() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: false)
        host.settle()
        XCTAssertEqual(controller.view.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(alert.view.tintAdjustmentMode, .normal)
        alert.dismiss(animated: false)
        host.settle()
        XCTAssertEqual(controller.view.tintAdjustmentMode, .normal)
    }

    /// A sheet's traits are those of something above the content, whose backgrounds are lighter in dark mode.
    func testASheetIsElevated() async throws {
        let host = try HeadlessHost()
        let (controller, sheet) = (UIViewController(), UIViewController())
        host.show(controller)
        controller.present(sheet, animated: false)
        host.settle()
        XCTAssertEqual(controller.traitCollection.userInterfaceLevel, .base)
        XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
        let dark = sheet.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
        XCTAssertEqual(
            UIColor.systemBackground.resolvedColor(with: dark),
            UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    }

    func testTheAnchorPointMovesTheView() async throws {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        view.anchorPoint = .zero
        XCTAssertEqual(view.center, CGPoint(x: 20, y: 30))
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 20, height: 40))
        view.transform3D = CATransform3DMakeScale(2, 1, 1)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 40, height: 40))
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 1))
    }

    /// The views shrink and fade, and are out of their superview at the end as they were.
    func testTheSystemDeletesViews() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        controller.view.addSubview(view)
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
        XCTAssertNotNil(view.superview)
        host.advanceUntilStill()
        XCTAssertEqual(finished, true)
        XCTAssertNil(view.superview)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.transform, .identity)
    }

    func testWindowsTellOfTheirKey() async throws {
        let host = try HeadlessHost()
        host.show(UIViewController())
        final class Probe: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        var posted: [String] = []
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        let window = Probe(frame: UIScreen.main.bounds)
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let first = UIApplication.shared.keyWindow
        window.makeKeyAndVisible()
        first?.makeKey()
        window.isHidden = true
        XCTAssertEqual(window.calls, ["become", "resign"])
        XCTAssertEqual(
            posted,
            [
                "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification",
                "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
            ])
    }
}
