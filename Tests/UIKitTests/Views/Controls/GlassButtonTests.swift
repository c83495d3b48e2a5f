import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of glass configurations and of pop-up buttons.
@MainActor final class GlassButtonTests: XCTestCase {
    func testGlassLiesUnderTheButton() async throws {
        let configurations: [(UIButton.Configuration, UIGlassEffect.Style, Bool)] = [
            (.glass(), .regular, false), (.prominentGlass(), .regular, true), (.clearGlass(), .clear, false),
            (.prominentClearGlass(), .clear, true),
        ]
        for (configuration, style, isProminent) in configurations {
            var configuration = configuration
            configuration.title = "Apply"
            let button = UIButton(configuration: configuration)
            button.tintColor = .red
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
            button.layoutIfNeeded()
            let ground = try XCTUnwrap(button.parts.backgroundView as? UIVisualEffectView)
            let glass = try XCTUnwrap(ground.effect as? UIGlassEffect)
            XCTAssertEqual(glass.style, style)
            XCTAssertEqual(glass.tintColor, isProminent ? .red : nil)
            XCTAssertEqual(ground.layer.cornerRadius, 22, "a capsule")
            XCTAssertEqual(ground.frame, button.bounds)
            XCTAssertEqual(button.titleLabel?.textColor, isProminent ? .white : .label)
        }
    }

    func testAnotherLookTakesTheGlassAway() async {
        let button = UIButton(configuration: .glass())
        button.layoutIfNeeded()
        XCTAssertTrue(button.parts.backgroundView is UIVisualEffectView)
        button.configuration = .filled()
        button.layoutIfNeeded()
        XCTAssertFalse(button.parts.backgroundView is UIVisualEffectView)
        XCTAssertNotNil(button.parts.backgroundView)
    }

    func testAPopUpButtonHasChevronsAtItsEnd() async throws {
        let button = UIButton(configuration: .plain())
        button.menu = UIMenu(children: ["Kilometres", "Miles"].map { UIAction(title: $0) { _ in } })
        let plain = button.intrinsicContentSize
        XCTAssertNil(button.parts.indicatorView)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let size = button.intrinsicContentSize
        XCTAssertGreaterThan(size.width, plain.width)
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let (title, chevrons) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.parts.indicatorView))
        XCTAssertEqual(title.text, "Kilometres")
        XCTAssertEqual(title.frame.minX, 12)
        XCTAssertEqual(chevrons.frame.minX, title.frame.maxX + 5, accuracy: 0.5)
        XCTAssertEqual(chevrons.frame.maxX, size.width - 12, accuracy: 0.5)
        XCTAssertEqual(chevrons.frame.midY, title.frame.midY, accuracy: 0.5)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        button.layoutIfNeeded()
        XCTAssertNil(button.parts.indicatorView)
    }
}
