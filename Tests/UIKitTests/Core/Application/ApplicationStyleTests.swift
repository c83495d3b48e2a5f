import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's page on `UIUserInterfaceStyle`: light or dark for the whole app, whatever the person chose.
@MainActor final class ApplicationStyleTests: XCTestCase {
    override func tearDown() async throws { UIApplication.shared.information = ApplicationInformation() }

    func testTheAppsStyleIsThatOfAllScreens() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
        UIApplication.shared.information = ApplicationInformation(["UIUserInterfaceStyle": "Dark"])
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
        UIApplication.shared.information = ApplicationInformation(["UIUserInterfaceStyle": "Light"])
        try host.change(.appearance(.dark))
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light, "the person's choice counts for nothing")
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark, "the app's own code does")
        controller.overrideUserInterfaceStyle = .unspecified
        UIApplication.shared.information = ApplicationInformation(["UIUserInterfaceStyle": "Automatic"])
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        try host.change(.appearance(.light))
    }
}
