import HeadlessHost
import XCTest

@testable import UIKit

/// What published libraries declare for pointers and assistive technologies, and set by name.
@MainActor final class LibraryPointerTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.device = .standard
        UIKitException.handler = nil
    }

    private final class Pointed: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        }
    }

    func testAPointersInteractionBelongsToItsView() async throws {
        let (view, pointed) = (UIView(), Pointed())
        let interaction = UIPointerInteraction(delegate: pointed)
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.view === view)
        XCTAssertTrue(interaction.delegate === pointed)
        let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: 5)
        XCTAssertEqual(region.identifier, 5)
        let asked: any UIPointerInteractionDelegate = pointed
        let request = UIPointerRegionRequest(location: .zero, modifiers: [])
        XCTAssertTrue(asked.pointerInteraction(interaction, regionFor: request, defaultRegion: region) === region)
        let style = try XCTUnwrap(asked.pointerInteraction(interaction, styleFor: region))
        XCTAssertTrue(style.effect?.preview.view === view)
        XCTAssertFalse(style.isHidden)
        XCTAssertTrue(UIPointerStyle.hidden().isHidden)
        view.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
    }

    func testAnElementsOutlineOnTheScreen() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        XCTAssertNil(element.accessibilityPath)
        XCTAssertFalse(element.accessibilityElementIsFocused())
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        element.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
        XCTAssertEqual(element.accessibilityPath?.bounds, CGRect(x: 11, y: 22, width: 3, height: 4))
        XCTAssertEqual(path.bounds.origin, CGPoint(x: 1, y: 2))
    }

    func testTheOrientationIsTheScenes() async throws {
        _ = try HeadlessHost(device: "iphone-se2")
        XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
    }

    func testControllersTakeValuesByName() async throws {
        let controller = UIViewController()
        controller.setValue(true, forKey: "modalInPresentation")
        XCTAssertTrue(controller.isModalInPresentation)
        controller.setValue("Name", forKey: "title")
        XCTAssertEqual(controller.title, "Name")
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        controller.setValue(1, forKey: "nothing")
        XCTAssertEqual(
            raised,
            [
                "[<UIViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
            ])
    }
}
