import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIContentSizeCategoryImageAdjusting`.
@MainActor final class ImageSizeAdjustingTests: XCTestCase {
    /// A picture grows at accessibility sizes alone, and only where it was asked to.
    func testPicturesGrowAtAccessibilitySizes() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let views = [UIImageView(image: image), UIImageView(image: image)]
        views[0].adjustsImageSizeForAccessibilityContentSizeCategory = true
        var widths: [[CGFloat]] = []
        for size in [
            UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
        ] {
            UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: size)
            widths.append(views.map(\.intrinsicContentSize.width))
            XCTAssertEqual(views[0].sizeThatFits(.zero), views[0].intrinsicContentSize)
        }
        XCTAssertEqual(widths.map { $0[1] }, [20, 20, 20, 20])
        XCTAssertEqual(widths[0][0], 20)
        XCTAssertEqual(widths[1][0], 20)
        XCTAssertGreaterThan(widths[2][0], 20)
        XCTAssertGreaterThan(widths[3][0], widths[2][0])
    }
}
