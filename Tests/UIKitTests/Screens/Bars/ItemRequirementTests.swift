import UIKit
import XCTest

/// A protocol of a library that asks items for what assistive technologies read, as Tabman does.
@MainActor private protocol DescribedItem: NSObject {
    var title: String? { get }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
}

extension UINavigationItem: DescribedItem {}
extension UITabBarItem: DescribedItem {}

/// Kind: documented — a protocol of a published library, Tabman, that UIKit's items meet.
@MainActor final class ItemRequirementTests: XCTestCase {
    func testItemsAreDescribed() async {
        for item in [UINavigationItem(title: "Rivers"), UITabBarItem(title: "Lakes", image: nil, tag: 0)]
            as [any DescribedItem]
        {
            XCTAssertNil(item.accessibilityLabel)
            item.accessibilityLabel = "Waters"
            item.accessibilityHint = "Opens a list"
            XCTAssertEqual(item.accessibilityLabel, "Waters")
            XCTAssertEqual(item.accessibilityHint, "Opens a list")
        }
    }
}
