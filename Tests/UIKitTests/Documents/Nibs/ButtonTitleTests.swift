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
        titled.configuration = .filled()
        XCTAssertEqual(titled.intrinsicContentSize.height, 14, "the app's own configuration has no title either")
    }

    func testABackgroundOfADocument() async throws {
        let made = try button(
            """
            <buttonConfiguration key="configuration" style="plain" title="Follow" cornerStyle="capsule">
            <backgroundConfiguration key="background" cornerRadius="4" strokeOutset="2">
            <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </backgroundConfiguration></buttonConfiguration>
            """)
        let background = try XCTUnwrap(made.configuration?.background)
        XCTAssertEqual(background.strokeColor, .red)
        XCTAssertEqual(background.strokeWidth, 1)
        XCTAssertEqual(background.strokeOutset, 2)
        XCTAssertEqual(background.cornerRadius, 4)
        XCTAssertEqual(background.backgroundColor, .green)
    }

    func testAnAttributedTitleKeepsItsFontsAndColours() async throws {
        let made = try button(
            """
            <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
            <fragment content="Log in "><attributes><font key="NSFont" metaFont="system" size="9"/>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment>
            <fragment content="here"><attributes><font key="NSFont" metaFont="system" size="12"/></attributes></fragment>
            </attributedString></buttonConfiguration>
            """)
        let title = NSAttributedString(try XCTUnwrap(made.configuration?.attributedTitle))
        XCTAssertEqual(title.string, "Log in here")
        XCTAssertEqual((title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 9)
        XCTAssertEqual(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual((title.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)?.pointSize, 12)
    }
}
