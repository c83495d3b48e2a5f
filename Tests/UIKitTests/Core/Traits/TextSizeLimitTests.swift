import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `minimumContentSizeCategory` and `maximumContentSizeCategory`.
@MainActor final class TextSizeLimitTests: XCTestCase {
    func testTextSizesWithinLimits() async throws {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(UIView().traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        outer.maximumContentSizeCategory = nil
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .small)
        inner.minimumContentSizeCategory = .large
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .large)
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertTrue(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryL"))
    }

    func testAChangeOfLimitsIsTold() async throws {
        final class Told: UIView {
            var categories: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                categories.append(traitCollection.preferredContentSizeCategory)
            }
        }
        let view = Told()
        view.minimumContentSizeCategory = .extraLarge
        view.minimumContentSizeCategory = .extraLarge
        XCTAssertEqual(view.categories, [.extraLarge])
    }
}
