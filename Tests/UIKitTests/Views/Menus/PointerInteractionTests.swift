import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIPointerInteraction`.
@MainActor final class PointerInteractionTests: XCTestCase {
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
}
