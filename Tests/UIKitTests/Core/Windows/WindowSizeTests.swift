import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of safe areas and readable widths; reports of root views without masks
/// (`UIWindow.layoutSubviews`).
///
/// The values that follow a window's size: its safe area, which only a window as large as its screen has, and readable
/// widths.
@MainActor final class WindowSizeTests: XCTestCase {
    func testSafeAreaAndReadableWidthFollow() async throws {
        let device = try XCTUnwrap(DeviceProfile.named("iphone-x"))
        UIScreen.main.device = device
        let window = UIWindow(frame: UIScreen.main.bounds)
        XCTAssertEqual(window.safeAreaInsets, .zero, "not before it is shown")
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let root: UIView = controller.view
        let (safe, readable) = (UIView(), UIView())
        for (view, guide) in [(safe, root.safeAreaLayoutGuide), (readable, root.readableContentGuide)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        window.layoutIfNeeded()
        XCTAssertEqual(device.safeArea.top, 44, "the device of this test has a notch")
        XCTAssertEqual(window.safeAreaInsets, device.safeArea)
        XCTAssertEqual(safe.frame.minY, 44)

        window.frame = CGRect(x: 0, y: 0, width: 1200, height: 800)
        window.layoutIfNeeded()
        XCTAssertEqual(window.safeAreaInsets, .zero)
        XCTAssertEqual(safe.frame, CGRect(x: 0, y: 0, width: 1200, height: 10))
        let limit = UIScreen.main.traitCollection.preferredContentSizeCategory.readableWidth
        XCTAssertEqual(readable.frame.width, limit)
        XCTAssertEqual(readable.frame.midX, 600)

        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        window.layoutIfNeeded()
        let smaller = UIScreen.main.traitCollection.preferredContentSizeCategory.readableWidth
        XCTAssertLessThan(smaller, limit)
        XCTAssertEqual(readable.frame.width, smaller)

        window.frame = UIScreen.main.bounds
        window.layoutIfNeeded()
        XCTAssertEqual(window.safeAreaInsets, device.safeArea)
        XCTAssertEqual(safe.frame.minY, 44)
    }

    /// A root view that doesn't translate its mask fills the window as long as nothing ties it to anything outside.
    func testARootViewWithoutItsMaskFillsTheWindow() async throws {
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-se2"))
        let controller = UIViewController()
        let root: UIView = controller.view
        root.translatesAutoresizingMaskIntoConstraints = false
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        XCTAssertEqual(root.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 375, height: 10))
        window.frame.size = CGSize(width: 667, height: 375)
        window.layoutIfNeeded()
        XCTAssertEqual(root.frame.size, CGSize(width: 667, height: 375))
        let pins = [
            root.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            root.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            root.widthAnchor.constraint(equalToConstant: 300), root.heightAnchor.constraint(equalToConstant: 200),
        ]
        NSLayoutConstraint.activate(pins)
        window.layoutIfNeeded()
        XCTAssertEqual(root.frame, CGRect(x: 0, y: 20, width: 300, height: 200), "the app's own constraints place it")
        NSLayoutConstraint.deactivate(pins)
        window.layoutIfNeeded()
        XCTAssertEqual(root.frame.size, CGSize(width: 667, height: 375))
    }
}
