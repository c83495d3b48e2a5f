import Graphics
import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — the defaults and geometry that Core Animation documents.
@MainActor final class LayerTests: XCTestCase {
    func testLayerAndViewShareWhatTheyHaveInCommon() async throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = view.layer
        XCTAssertTrue(layer === view.layer)
        XCTAssertEqual(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
        layer.masksToBounds = true
        layer.opacity = 0.5
        layer.isHidden = true
        layer.backgroundColor = UIColor.red.cgColor
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 40)
        XCTAssertTrue(view.clipsToBounds)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertTrue(view.isHidden)
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 20, width: 50, height: 40))
        view.clipsToBounds = false
        view.backgroundColor = .green
        XCTAssertFalse(layer.masksToBounds)
        XCTAssertEqual(layer.backgroundColor, UIColor.green.cgColor)
    }

    /// The defaults that Core Animation documents.
    func testDefaults() async throws {
        let layer = UIView().layer
        XCTAssertEqual(layer.cornerRadius, 0)
        XCTAssertEqual(layer.borderWidth, 0)
        XCTAssertEqual(layer.borderColor?.alpha, 1)
        XCTAssertEqual(layer.shadowOpacity, 0)
        XCTAssertEqual(layer.shadowRadius, 3)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertFalse(layer.masksToBounds)
        XCTAssertEqual(layer.maskedCorners.rawValue, 15)
    }

    func testEveryChangeAsksForComposition() async throws {
        let view = UIView()
        let layer = view.layer
        let changes: [(String, () -> Void)] = [
            ("cornerRadius", { layer.cornerRadius = 4 }), ("maskedCorners", { layer.maskedCorners = [] }),
            ("cornerCurve", { layer.cornerCurve = .continuous }), ("borderWidth", { layer.borderWidth = 1 }),
            ("borderColor", { layer.borderColor = nil }), ("shadowOpacity", { layer.shadowOpacity = 1 }),
            ("shadowColor", { layer.shadowColor = nil }), ("shadowRadius", { layer.shadowRadius = 1 }),
            ("shadowOffset", { layer.shadowOffset = .zero }), ("opacity", { layer.opacity = 0.5 }),
            ("masksToBounds", { layer.masksToBounds = true }), ("isHidden", { view.isHidden = true }),
            ("alpha", { view.alpha = 0.2 }), ("backgroundColor", { view.backgroundColor = .red }),
            ("tintColor", { view.tintColor = .red }), ("setNeedsDisplay", { view.setNeedsDisplay() }),
        ]
        for (name, change) in changes {
            Composition.isNeeded = false
            change()
            XCTAssertTrue(Composition.isNeeded, name)
        }
        Composition.isNeeded = false
        layer.cornerRadius = 4
        view.isHidden = true
        XCTAssertFalse(Composition.isNeeded, "Nothing changed.")
    }

    func testALayerThatOutlivesItsViewStaysUsable() async throws {
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view?.layer
        view = nil
        layer?.cornerRadius = 3
        layer?.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
        XCTAssertEqual(layer?.cornerRadius, 3)
        XCTAssertEqual(layer?.frame, CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    func testTintReachesThoseWithoutTheirOwn() async throws {
        final class Probe: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own) = (Probe(), Probe(), Probe())
        own.tintColor = .green
        outer.addSubview(inner)
        outer.addSubview(own)
        (outer.count, inner.count, own.count) = (0, 0, 0)
        outer.tintColor = .red
        XCTAssertEqual([outer.count, inner.count, own.count], [1, 1, 0])
        XCTAssertEqual(inner.tintColor, .red)
        XCTAssertEqual(own.tintColor, .green)
    }

    func testCornersBorderAndBackground() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.backgroundColor = .white
        view.layer.cornerRadius = 10
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        XCTAssertEqual(
            displayList(of: view).lines.first, "fill rounded 0 0 100 50 r 10 #FFFFFF")
        view.layer.cornerRadius = 0
        view.layer.borderWidth = 30
        XCTAssertEqual(
            displayList(of: view).lines, ["fill rect 0 0 100 50 #FFFFFF", "fill rect 0 0 100 50 even-odd #FF0000"])
        view.layer.borderWidth = 0
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        view.layer.cornerCurve = .continuous
        XCTAssertEqual(displayList(of: view).lines, ["fill continuous 0 0 100 50 r 8 0 8 0 #FFFFFF"])
    }

    /// A 20×20 view at two pixels a point with a border of 2 points and a radius of 8 points.
    func testBorderPixels() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        let picture = try renderBitmap(of: view, scale: 2)
        XCTAssertEqual(picture.width, 40)
        assertPixel(picture, 0, 0, [0, 0, 0, 0])
        assertPixel(picture, 20, 0, [0, 0, 255, 255])
        assertPixel(picture, 20, 3, [0, 0, 255, 255])
        assertPixel(picture, 20, 4, [255, 255, 255, 255])
        assertPixel(picture, 36, 20, [0, 0, 255, 255])
        assertPixel(picture, 35, 20, [255, 255, 255, 255])
        // On the diagonal the arcs of radius 16 and 12 pixels around (16, 16) cross at 4.7 and 7.5 pixels.
        assertPixel(picture, 6, 6, [0, 0, 255, 255])
        assertPixel(picture, 9, 9, [255, 255, 255, 255])
    }
}

@MainActor func assertPixel(
    _ picture: Bitmap, _ x: Int, _ y: Int, _ expected: [UInt8], within tolerance: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
) {
    let pixel = picture.pixel(x: x, y: y)
    let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    let isNear = zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    XCTAssertTrue(isNear, "Pixel (\(x), \(y)) is \(found), not \(expected)", file: file, line: line)
}
