import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's sessions 282 of 2025 and 278 of 2026, and its forum's thread 836088.
///
/// Sizes that a user gives to an app's scene, and what the app learns of them.
@MainActor final class SceneGeometryTests: XCTestCase {
    private final class Listener: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        var events: [String] = []
        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
            events.append(
                "\(Int(old.coordinateSpace.bounds.width)) to \(Int(new.coordinateSpace.bounds.width))"
                    + (new.isInteractivelyResizing ? " held" : ""))
        }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            events.append("from \(Int(previousCoordinateSpace.bounds.width))")
        }
    }

    private final class Sizes: UIViewController {
        var events: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            events.append("will be \(Int(size.width)), is \(Int(view.bounds.width))")
            coordinator.animate { _ in
                self.events.append("along at \(Int(self.view.bounds.width))")
            } completion: { _ in
                self.events.append("done at \(Int(self.view.bounds.width))")
            }
        }
    }

    private func scene(_ host: HeadlessHost) throws -> UIWindowScene { try XCTUnwrap(host.window.windowScene) }

    func testADragIsToldStepByStep() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS27)
        let listener = Listener()
        host.show(UIViewController())
        try scene(host).delegate = listener
        host.resize(along: [CGSize(width: 500, height: 800), CGSize(width: 600, height: 800)])
        XCTAssertEqual(
            listener.events,
            ["from 402", "402 to 500 held", "from 500", "500 to 600 held", "600 to 600"])
        XCTAssertFalse(try scene(host).effectiveGeometry.isInteractivelyResizing)
    }

    /// Before iOS 26 delegates hear of the coordinate space alone.
    func testEarlierReleasesTellTheSpaceAlone() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11", release: .iOS18)
        let listener = Listener()
        host.show(UIViewController())
        try scene(host).delegate = listener
        XCTAssertNil(try scene(host).sizeRestrictions)
        host.resize(along: [CGSize(width: 500, height: 800)])
        XCTAssertEqual(listener.events, ["from 834"])
    }

    func testTheCoordinatorRunsAlongAndCompletes() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS27)
        let controller = Sizes()
        host.show(controller)
        host.resize(to: CGSize(width: 700, height: 700))
        XCTAssertEqual(controller.events, ["will be 700, is 402", "along at 700", "done at 700"])
    }

    /// Screen and orientation are the device's, however wide the scene is.
    func testScreenAndOrientationStay() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS27)
        host.show(UIViewController())
        host.resize(to: CGSize(width: 900, height: 500))
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 402, height: 874))
        XCTAssertEqual(try scene(host).interfaceOrientation, .portrait)
        XCTAssertEqual(UIDevice.current.orientation, .portrait)
        XCTAssertEqual(host.window.bounds.size, CGSize(width: 900, height: 500))
        XCTAssertEqual(try scene(host).coordinateSpace.bounds.size, CGSize(width: 900, height: 500))
        XCTAssertEqual(host.window.traitCollection.horizontalSizeClass, .compact)
        // A device that is turned keeps that orientation for a scene of any size.
        host.resize(to: CGSize(width: 874, height: 402))
        host.resize(to: CGSize(width: 500, height: 600))
        XCTAssertEqual(try scene(host).interfaceOrientation, .landscapeRight)
    }

    /// A window that an app makes as large as the screen is as large as its scene.
    func testWindowsOfTheScreensSizeFillTheirScene() async throws {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS27)
        host.resize(to: CGSize(width: 500, height: 600))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 500, height: 600))
        window.isHidden = true
    }

    func testRestrictionsLimitWhatAUserGives() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11", release: .iOS26)
        host.show(UIViewController())
        let restrictions = try XCTUnwrap(scene(host).sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 400, height: 500)
        restrictions.maximumSize.width = 700
        host.resize(to: CGSize(width: 320, height: 480))
        XCTAssertEqual(host.screenSize, CGSize(width: 400, height: 500))
        host.resize(to: CGSize(width: 800, height: 600))
        XCTAssertEqual(host.screenSize, CGSize(width: 700, height: 600))
        host.resize(to: CGSize(width: 834, height: 1194))
        XCTAssertEqual(host.screenSize, CGSize(width: 834, height: 1194), "the whole screen is always allowed")
        let phone = try HeadlessHost(device: "iphone-17", release: .iOS26)
        phone.show(UIViewController())
        XCTAssertNil(try scene(phone).sizeRestrictions, "phones' scenes are resized from iOS 27 on")
    }

    /// Unfolding is a new size for the same scene and the same controllers.
    func testUnfoldingResizesTheScene() async throws {
        let host = try HeadlessHost(device: "iphone-duo", release: .iOS27)
        let (controller, listener) = (Sizes(), Listener())
        host.show(controller)
        let before = try scene(host)
        before.delegate = listener
        try host.change(device: "iphone-duo-open")
        XCTAssertTrue(try scene(host) === before)
        XCTAssertEqual(controller.events, ["will be 951, is 466", "along at 951", "done at 951"])
        XCTAssertEqual(listener.events, ["from 466", "466 to 951"])
        XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .regular)
        try host.change(device: "iphone-duo-half-folded")
        XCTAssertEqual(listener.events.count, 2, "half folded is as large as open")
        try host.change(device: "iphone-duo")
        XCTAssertEqual(listener.events.suffix(2), ["from 951", "951 to 466"])
    }

    /// Apple's pages on `UIApplication`'s notifications: the new orientation comes before the turn, the old one after it.
    func testATurnIsAnnounced() async throws {
        let host = try HeadlessHost(device: "iphone-17")
        host.show(UIViewController())
        var told: [Int] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?["UIApplicationStatusBarOrientationUserInfoKey"] as? NSNumber
                MainActor.assumeIsolated { told.append(value?.intValue ?? -1) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        host.resize(to: CGSize(width: 874, height: 402))
        XCTAssertEqual(
            told, [UIInterfaceOrientation.landscapeRight.rawValue, UIInterfaceOrientation.portrait.rawValue])
        host.resize(to: CGSize(width: 874, height: 402))
        XCTAssertEqual(told.count, 2)
    }
}
