import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIToolTipInteraction`.
@MainActor final class ToolTipTests: XCTestCase {
    func testToolTips() async throws {
        let button = UIButton()
        button.toolTip = "Saves"
        let interaction = try XCTUnwrap(button.toolTipInteraction)
        XCTAssertEqual(interaction.configuration(at: .zero)?.toolTip, "Saves")
        interaction.isEnabled = false
        XCTAssertNil(interaction.configuration(at: .zero))
        button.toolTip = nil
        XCTAssertNil(button.toolTipInteraction)
    }
}
