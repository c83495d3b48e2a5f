import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of safe areas and readable widths.
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
}
