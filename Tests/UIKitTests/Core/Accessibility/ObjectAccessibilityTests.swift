import UIKit
import XCTest

/// Kind: documented — Apple's documentation of the informal protocol `UIAccessibility`.
///
/// `UIAccessibility` is an informal protocol of all objects: what is set is kept, and an object that is no control is no
/// element until it is said to be one.
@MainActor final class ObjectAccessibilityTests: XCTestCase {
    func testAnyObjectKeepsWhatItIsGiven() async throws {
        let image = UIImage()
        XCTAssertFalse(image.isAccessibilityElement)
        XCTAssertNil(image.accessibilityLabel)
        XCTAssertEqual(image.accessibilityTraits, .none)
        XCTAssertEqual(image.accessibilityFrame, .zero)
        image.isAccessibilityElement = true
        image.accessibilityLabel = "Star"
        image.accessibilityIdentifier = "star"
        image.accessibilityTraits = .image
        image.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertTrue(image.isAccessibilityElement)
        XCTAssertEqual(image.accessibilityLabel, "Star")
        XCTAssertEqual(image.accessibilityIdentifier, "star")
        XCTAssertEqual(image.accessibilityTraits, .image)
        XCTAssertEqual(image.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertNil(UIImage().accessibilityLabel)
    }

    /// Through `NSObject`, too, a view answers as a view.
    func testViewsElementsAndItemsAnswerThemselves() async throws {
        let label: NSObject = UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 8))
        (label as? UILabel)?.text = "Total"
        XCTAssertEqual(label.accessibilityLabel, "Total")
        XCTAssertTrue(label.isAccessibilityElement)
        XCTAssertEqual(label.accessibilityTraits, .staticText)
        XCTAssertEqual(label.accessibilityFrame, CGRect(x: 5, y: 6, width: 70, height: 8))
        label.accessibilityLabel = "Sum"
        XCTAssertEqual((label as? UILabel)?.accessibilityLabel, "Sum")
        let element: NSObject = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityHint = "Opens"
        XCTAssertEqual((element as? UIAccessibilityElement)?.accessibilityHint, "Opens")
        let item: NSObject = UIBarButtonItem()
        item.accessibilityLabel = "Add"
        XCTAssertEqual((item as? UIBarButtonItem)?.accessibilityLabel, "Add")
    }
}
