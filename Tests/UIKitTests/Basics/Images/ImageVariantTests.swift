import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIImage` and `UIImageAsset`.
@MainActor final class ImageVariantTests: XCTestCase {
    private func image(_ color: Color, width: Int = 4, height: Int = 4) -> UIImage {
        UIImage(bitmap: Bitmap(width: width, height: height, color: color), scale: 1)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func shown(_ view: UIView) throws -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
        let pixel = try XCTUnwrap(picture.cgImage).bitmap.pixel(x: 1, y: 1)
        return pixel.red > 0 ? "red" : pixel.green > 0 ? "green" : pixel.blue > 0 ? "blue" : "nothing"
    }

    func testVariantsFollowTheTraits() async throws {
        let asset = UIImageAsset()
        asset.register(image(red), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(image(green), with: UITraitCollection(userInterfaceStyle: .dark))
        let picture = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        XCTAssertTrue(picture.imageAsset === asset)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.image = picture
        XCTAssertEqual(try shown(view), "red")
        view.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(try shown(view), "green")
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(try shown(view), "red")
    }

    private var half: UIImage {
        UIImage(
            bitmap: Bitmap(
                width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])!, scale: 1)
    }

    func testPicturesAreMirroredWhereTextRunsFromTheRight() async throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.image = half.imageFlippedForRightToLeftLayoutDirection()
        XCTAssertEqual(view.image?.flipsForRightToLeftLayoutDirection, true)
        XCTAssertEqual(try shown(view), "red")
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(try shown(view), "blue")
        view.image = half
        XCTAssertEqual(try shown(view), "red")
        view.image = half.withHorizontallyFlippedOrientation()
        XCTAssertEqual(view.image?.imageOrientation, .upMirrored)
        XCTAssertEqual(try shown(view), "blue")
    }

    func testThumbnailsAndCaps() async throws {
        let wide = image(red, width: 40, height: 20)
        XCTAssertEqual(wide.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size, CGSize(width: 10, height: 5))
        XCTAssertEqual(wide.preparingForDisplay()?.size, wide.size)
        let caps = wide.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
        XCTAssertEqual(caps.capInsets, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 29))
        XCTAssertEqual(caps.resizingMode, .stretch)
        XCTAssertEqual(caps.leftCapWidth, 10)
        let raised = wide.withBaselineOffset(fromBottom: 4)
        XCTAssertEqual(raised.baselineOffsetFromBottom, 4)
        XCTAssertFalse(raised.imageWithoutBaseline().hasBaseline)
    }

    /// The first baseline of a picture lies where the picture says.
    func testABaselineTakesPartInLayout() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIImageView(image: image(red, height: 20).withBaselineOffset(fromBottom: 4)), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.topAnchor.constraint(equalTo: first.lastBaselineAnchor),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame.minY, 26)
    }
}
