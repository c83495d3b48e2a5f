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
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        controller.setValue(1, forKey: "nothing")
        let exception = try XCTUnwrap(raised.first)
        XCTAssertEqual(exception.name, .unknownKey)
        XCTAssertTrue(exception.reason.hasPrefix("[<UIViewController 0x"), exception.reason)
        let words =
            "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
        XCTAssertTrue(exception.reason.hasSuffix(words), exception.reason)
    }

    func testViewsOfItemsByTheirKeys() async throws {
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
        let bar = UISearchBar()
        XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }
}
