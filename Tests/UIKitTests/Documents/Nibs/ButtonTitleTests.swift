import XCTest

@testable import UIKit

/// Kind: oracle — frames that Xcode wrote into public documents: a filled button whose configuration has no title is 14 points
/// high, its insets alone, although its state has the title "Button".
@MainActor final class ButtonTitleTests: XCTestCase {
    private func button(_ configuration: String) throws -> UIButton {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <button contentMode="scaleToFill" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="353" height="14"/>
            <state key="normal" title="Button"/>\(configuration)</button></objects></document>
            """
        return try XCTUnwrap(
            UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIButton)
    }

    func testATitleFromBeforeTheConfigurationIsNotShown() async throws {
        let plain = try button("<buttonConfiguration key=\"configuration\" style=\"filled\"/>")
        XCTAssertNil(plain.configuration?.title)
        XCTAssertNil(plain.title(for: .normal))
        XCTAssertEqual(plain.intrinsicContentSize.height, 14)
        plain.setTitle("Filter", for: .normal)
        XCTAssertGreaterThan(plain.intrinsicContentSize.height, 14)
        let titled = try button("<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Apply\"/>")
        XCTAssertEqual(titled.configuration?.title, "Apply")
    }
}
