import Graphics
import HeadlessHost
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — the devices' sizes and safe areas; our documentation of the strategies.
@MainActor final class ViewSnapshotTests: XCTestCase {
    private func pixels<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
        var result: UIImage?
        strategy.snapshot(value).run { result = $0 }
        return try XCTUnwrap(result?.cgImage?.bitmap)
    }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
        var result: String?
        strategy.snapshot(value).run { result = $0 }
        return try XCTUnwrap(result)
    }

    /// Sizes in pixels are the devices'.
    func testPicturesHaveTheDevicesPixels() async throws {
        for (config, width, height) in [
            (ViewImageConfig.iPhoneSe, 640, 1136), (.iPhone8, 750, 1334), (.iPhoneX, 1125, 2436),
            (.iPhone13, 1170, 2532), (.iPhone13(.landscape), 2532, 1170), (.iPadMini, 2048, 1536),
            (.iPadPro11(.portrait), 1668, 2388),
        ] {
            let picture = try pixels(SampleController(), .image(on: config))
            XCTAssertEqual([picture.width, picture.height], [width, height], config.name)
        }
    }

    func testTheScreenIsAsBefore() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let shown = UIViewController()
        host.show(shown)
        let windows = UIApplication.shared.windows
        let controller = SampleController()
        _ = try pixels(controller, .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertEqual(UIScreen.main.device.name, "iphone-se2")
        XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .light)
        XCTAssertTrue(UIApplication.shared.keyWindow === host.window)
        XCTAssertNil(controller.view.window)
        XCTAssertEqual(UIApplication.shared.windows, windows)
    }

    func testTraitsReachTheViews() async throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let standard = try text(SampleController(), .frames(on: .iPhone8))
        // One line of 17 points is 20.5 high at two pixels a point.
        XCTAssertTrue(standard.contains("UILabel (16, 20, ") && standard.contains(", 20.5) \"Rows"), standard)
        let larger = try text(SampleController(), .frames(on: .iPhone8, traits: large))
        XCTAssertNotEqual(standard, larger)
        let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
        let mirrored = SampleController()
        _ = try text(mirrored, .frames(on: .iPhone8, traits: rightToLeft))
        XCTAssertEqual(mirrored.line.frame.maxX, 375 - 16, accuracy: 0.01)
        let dark = try pixels(
            SampleController(), .image(on: .iPhone8, traits: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertEqual(dark.pixel(x: 0, y: 0).red, 0)
        XCTAssertEqual(try pixels(SampleController(), .image(on: .iPhone8)).pixel(x: 0, y: 0).red, 255)
    }

    /// The safe area of a phone with a notch, both ways up.
    func testSafeAreas() async throws {
        let controller = SampleController()
        _ = try text(controller, .frames(on: .iPhone13))
        XCTAssertEqual(controller.line.frame.origin, CGPoint(x: 16, y: 47))
        let lying = SampleController()
        _ = try text(lying, .frames(on: .iPhone13(.landscape)))
        XCTAssertEqual(lying.line.frame.minX, 63, accuracy: 1e-9)
        XCTAssertEqual(lying.line.frame.minY, 0)
    }

    func testAViewsOwnSizeAndAGivenOne() async throws {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        label.text = "A"
        let picture = try pixels(label as UIView, .image)
        XCTAssertEqual([picture.width, picture.height], [80, 40])
        let larger = try pixels(label as UIView, .image(size: CGSize(width: 100, height: 50)))
        XCTAssertEqual([larger.width, larger.height], [200, 100])
        XCTAssertEqual(label.frame, CGRect(x: 5, y: 5, width: 40, height: 20))
        XCTAssertNil(label.superview)
    }

    func testAViewIsPutBack() async throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views { parent.addSubview(view) }
        _ = try pixels(views[1], .image(size: CGSize(width: 30, height: 30)))
        XCTAssertTrue(parent.subviews.elementsEqual(views, by: ===))
        XCTAssertEqual(views[1].frame.size, CGSize(width: 10, height: 10))
    }

    func testAnEmptyViewIsRefused() async throws {
        let bench = Bench()
        defer { bench.close() }
        let message = try XCTUnwrap(bench.verify(UIView(), as: .image))
        XCTAssertTrue(message.contains("UIView is 0.0 × 0.0 points"), message)
    }

    func testDescriptionsHaveNoAddresses() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        label.text = "Text"
        view.addSubview(label)
        // As UIKit prints views, with what stands behind addresses left out.
        let expected = """
            <UIView; frame = (0 0; 10 10); layer = <CALayer>>
               | <UILabel; frame = (1 2; 3 4); text = 'Text'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
            """
        XCTAssertEqual(try text(view, .recursiveDescription), expected)
        XCTAssertEqual(
            try text(view, .frames), "UIView (0, 0, 10, 10)\n    UILabel (1, 2, 3, 4) \"Text\"\n")
    }

    /// A view that a host shows is drawn in the middle of what moves.
    func testAMomentOfAHost() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        square.backgroundColor = .black
        controller.view.addSubview(square)
        host.show(controller)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.frame.origin.x = 100 }
        host.advance(by: 0.5)
        let picture = try pixels(controller as UIViewController, .image)
        XCTAssertEqual(picture.pixel(x: 40, y: 10).red, 255)
        XCTAssertEqual(picture.pixel(x: 120, y: 10).red, 0)
        XCTAssertEqual(picture.pixel(x: 220, y: 10).red, 255)
    }

    /// As in swift-snapshot-testing's own tests: a label without a frame, in the text sizes of the traits.
    func testAViewWithoutASizeIsAsLargeAsItWantsToBe() async throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        func size(_ category: UIContentSizeCategory) throws -> CGSize {
            var image: UIImage?
            Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(preferredContentSizeCategory: category))
                .snapshot(label).run { image = $0 }
            return try XCTUnwrap(image).size
        }
        XCTAssertGreaterThan(try size(.large).width, 150)
        XCTAssertGreaterThan(try size(.accessibilityLarge).width, try size(.large).width)
        XCTAssertEqual(label.frame, .zero, "the view itself stays as it was")
    }
}
