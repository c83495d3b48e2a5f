import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of key-value coding, and Foundation's words for an unknown key.
@MainActor final class KeyedValueTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.device = .standard
        UIKitException.handler = nil
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

    func testViewsOfItemsByTheirKeys() async throws {
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
        let bar = UISearchBar()
        XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }
}
