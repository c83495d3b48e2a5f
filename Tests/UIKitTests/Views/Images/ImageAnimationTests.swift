import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Pictures that take turns, variants, and what changes a picture. Expectations: Apple's documentation of UIImageView,
/// UIImage and UIImageAsset.
@MainActor final class ImageAnimationTests: XCTestCase {
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

    private func shownView() throws -> (HeadlessHost, UIImageView) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        controller.view.addSubview(view)
        return (host, view)
    }

    func testPicturesTakeTurnsAndEndAfterTheirRepetitions() async throws {
        let (host, view) = try shownView()
        view.image = image(blue)
        view.animationImages = [image(red), image(green)]
        view.animationDuration = 1
        view.animationRepeatCount = 2
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(try shown(view), "blue")
        view.startAnimating()
        XCTAssertTrue(view.isAnimating)
        var seen: [String] = []
        for _ in 0..<9 {
            seen.append(try shown(view))
            host.advance(by: 0.25)
        }
        XCTAssertEqual(
            seen, ["red", "red", "green", "green", "red", "red", "green", "green", "blue"])
        XCTAssertFalse(view.isAnimating)
    }

    func testATurnTakesAThirtiethUnlessSaidAndStops() async throws {
        let (host, view) = try shownView()
        view.animationImages = [image(red), image(green), image(blue)]
        view.startAnimating()
        host.advance(by: 1.5 / 30)
        XCTAssertEqual(try shown(view), "green")
        host.advance(by: 10)
        XCTAssertTrue(view.isAnimating)
        view.stopAnimating()
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(try shown(view), "nothing")
    }

    func testAPictureOfSeveralMovesByItself() async throws {
        let (host, view) = try shownView()
        let moving = try XCTUnwrap(UIImage.animatedImage(with: [image(red), image(green)], duration: 2))
        XCTAssertEqual(moving.duration, 2)
        XCTAssertEqual(moving.images?.count, 2)
        XCTAssertEqual(moving.size, CGSize(width: 4, height: 4))
        XCTAssertNil(image(red).images)
        view.image = moving
        XCTAssertTrue(view.isAnimating)
        host.advance(by: 1.2)
        XCTAssertEqual(try shown(view), "green")
        host.advance(by: 1)
        XCTAssertEqual(try shown(view), "red")
        view.image = image(blue)
        XCTAssertFalse(view.isAnimating)
        XCTAssertEqual(try shown(view), "blue")
        let other = UIImageView(image: moving)
        view.superview?.addSubview(other)
        XCTAssertTrue(other.isAnimating)
        XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    }

    func testAnAnimatedViewThatIsGoneIsntHeld() async throws {
        let (host, view) = try shownView()
        weak var gone: UIImageView?
        do {
            let other = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.superview?.addSubview(other)
            other.animationImages = [image(red), image(green)]
            other.startAnimating()
            other.removeFromSuperview()
            gone = other
        }
        host.advance(by: 0.1)
        XCTAssertNil(gone)
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

    func testAPatternCoversABackground() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
        view.backgroundColor = UIColor(patternImage: half)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bitmap = try XCTUnwrap(
            UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
            }.cgImage
        ).bitmap
        XCTAssertEqual((0..<5).map { bitmap.pixel(x: $0, y: 2).red > 0 }, [true, false, true, false, true])
        // The mean of a red and a blue pixel.
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        XCTAssertTrue(view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ?? false)
        XCTAssertEqual([red, green, blue, alpha], [0.5, 0, 0.5, 1])
    }

    func testSymbolConfigurationsAreReducedAndColoured() async throws {
        let font = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        XCTAssertEqual(font.configurationWithoutScale(), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        XCTAssertEqual(font.configurationWithoutWeight().applying(UIImage.SymbolConfiguration(weight: .bold)), font)
        XCTAssertEqual(UIImage.SymbolWeight.heavy.fontWeight(), .heavy)
        let colored = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let view = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: colored))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        view.contentMode = .scaleToFill
        view.tintColor = .green
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.frame.origin = CGPoint(x: -3, y: -3)
        middle.addSubview(view)
        XCTAssertEqual(try shown(middle), "red")
    }
}
