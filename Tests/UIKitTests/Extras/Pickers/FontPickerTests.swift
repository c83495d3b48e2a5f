import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIFontPickerViewController`.
@MainActor final class FontPickerTests: XCTestCase {
    func testAFontIsPicked() async throws {
        final class Listener: NSObject, UIFontPickerViewControllerDelegate {
            var heard: [String] = []
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
                heard.append("picked \(viewController.selectedFontDescriptor != nil)")
            }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
                heard.append("cancelled")
            }
        }
        let host = try HeadlessHost(device: "iphone-x")
        let (screen, listener) = (UIViewController(), Listener())
        host.show(screen)
        for name in ["Cancel", try XCTUnwrap(UIFont.familyNames.sorted().first)] {
            let picker = UIFontPickerViewController()
            picker.delegate = listener
            screen.present(picker, animated: true)
            host.advanceUntilStill()
            try host.activate(name)
            host.advanceUntilStill()
            XCTAssertNil(screen.presentedViewController)
        }
        XCTAssertEqual(listener.heard, ["cancelled", "picked true"])
    }
}
