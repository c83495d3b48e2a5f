import Graphics
import SnapshotTesting
import XCTest

@testable import UIKit

/// Kind: documented — our documentation of the strategies; pixels worked out by hand.
///
/// Paths, layers, hierarchies and sheets.
@MainActor final class DrawingTests: XCTestCase {
    private func delivered<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Format {
        var result: Format?
        strategy.snapshot(value).run { result = $0 }
        return try XCTUnwrap(result)
    }

    private var arch: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 10, y: 30.5))
        path.addQuadCurve(to: CGPoint(x: 20, y: 40), controlPoint: CGPoint(x: 10, y: 40))
        path.addCurve(
            to: CGPoint(x: 30, y: 10), controlPoint1: CGPoint(x: 25, y: 1.0 / 3), controlPoint2: CGPoint(x: 30, y: 20))
        path.close()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        return path
    }

    func testElementsOfPaths() async throws {
        let expected = """
            MoveTo (10.0, 10.0)
            LineTo (10.0, 30.5)
            QuadCurveTo (10.0, 40.0) (20.0, 40.0)
            CurveTo (25.0, 0.333) (30.0, 20.0) (30.0, 10.0)
            Close \("")

            MoveTo (0.0, 0.0)
            LineTo (1.0, 0.0)

            """
        XCTAssertEqual(try delivered(arch, .elementsDescription), expected)
        XCTAssertEqual(try delivered(arch.cgPath, .elementsDescription), expected)
    }

    func testPicturesOfPaths() async throws {
        let square = UIBezierPath(rect: CGRect(x: 100, y: 100, width: 20, height: 10))
        let picture = try XCTUnwrap(delivered(square, .image).cgImage?.bitmap)
        XCTAssertEqual([picture.width, picture.height], [20, 10])
        XCTAssertEqual(picture.pixel(x: 0, y: 0).alpha, 255)
        XCTAssertEqual(picture.pixel(x: 19, y: 9).red, 0)
        // Under the rule of even and odd a square within a square is a hole.
        square.append(UIBezierPath(rect: CGRect(x: 105, y: 102, width: 10, height: 6)))
        let ring = try XCTUnwrap(delivered(square.cgPath, .image(scale: 2)).cgImage?.bitmap)
        XCTAssertEqual([ring.width, ring.height], [40, 20])
        XCTAssertEqual(ring.pixel(x: 20, y: 10).alpha, 0)
        XCTAssertEqual(ring.pixel(x: 5, y: 10).alpha, 255)
    }

    /// A border lies inside, over the background.
    func testLayers() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 7, y: 7, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        layer.borderWidth = 4
        layer.borderColor = UIColor.black.cgColor
        let picture = try XCTUnwrap(
            delivered(layer, .image(traits: UITraitCollection(displayScale: 3))).cgImage?.bitmap)
        XCTAssertEqual([picture.width, picture.height], [300, 300])
        XCTAssertEqual(picture.pixel(x: 11, y: 150).red, 0)
        XCTAssertEqual(picture.pixel(x: 12, y: 150).red, 255)
        let bench = Bench()
        defer { bench.close() }
        XCTAssertTrue(try XCTUnwrap(bench.verify(CALayer(), as: .image)).contains("CALayer is 0.0 × 0.0 points"))
    }

    func testHierarchies() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: SampleController()) }
        let lines = try delivered(tabs, .hierarchy).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 5)
        XCTAssertTrue(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"), lines[0])
        XCTAssertTrue(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"), lines[1])
        XCTAssertEqual(lines[2], "   |    | <SampleController>, state: appeared, view: <UIView>")
        XCTAssertTrue(lines[3].hasPrefix("   | <UINavigationController>, state: disappeared, view: "), lines[3])
        XCTAssertEqual(lines[4], "   |    | <SampleController>, state: disappeared, view: (view not loaded)")
    }

    /// A row a device, each screen as large as it is, names below.
    func testAContactSheet() async throws {
        let matrix = SnapshotMatrix(
            devices: [.iPhoneSe, .iPhone8], contentSizes: [.large, .accessibilityLarge], appearances: [.light, .dark])
        let sheet = try XCTUnwrap(
            delivered(SampleController() as UIViewController, .contactSheet(of: matrix)).cgImage?.bitmap)
        XCTAssertEqual([sheet.width, sheet.height], [24 + 4 * (375 + 24), 24 + 568 + 20 + 24 + 667 + 20 + 24])
        // The middle of the second screen of the first row is dark, that of the first is light.
        XCTAssertEqual(sheet.pixel(x: 24 + 160, y: 300).red, 255)
        XCTAssertEqual(sheet.pixel(x: 24 + 320 + 24 + 160, y: 300).red, 0)
        XCTAssertEqual(sheet.pixel(x: 10, y: 10).red, 217)
    }
}
