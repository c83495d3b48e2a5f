import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIImageView` and of animated images.
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
}
