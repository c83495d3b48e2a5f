import ImageFilters
import XCTest

/// Kind: documented — the formulas of Apple's Core Image Filter Reference and of Porter and Duff.
final class ColorTransformTests: XCTestCase {
    private let orange = PixelColor(0.8, 0.4, 0.1, 1)

    private func assertSame(_ color: PixelColor, _ expected: PixelColor, line: UInt = #line) {
        for part in [\PixelColor.red, \.green, \.blue, \.alpha] {
            XCTAssertEqual(color[keyPath: part], expected[keyPath: part], accuracy: 1e-6, line: line)
        }
    }

    func testControls() {
        assertSame(ColorTransform.controls(orange, saturation: 1, brightness: 0, contrast: 1), orange)
        let grey = ColorTransform.controls(orange, saturation: 0, brightness: 0, contrast: 1)
        XCTAssertEqual(grey.red, 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.1, accuracy: 1e-6)
        XCTAssertEqual(grey.red, grey.blue, accuracy: 1e-6)
        // (color.rgb − 0.5) · contrast + 0.5, after color.rgb + brightness.
        let stretched = ColorTransform.controls(orange, saturation: 1, brightness: 0.1, contrast: 2)
        XCTAssertEqual(stretched.green, (0.4 + 0.1 - 0.5) * 2 + 0.5, accuracy: 1e-6)
        XCTAssertEqual(stretched.red, (0.8 + 0.1 - 0.5) * 2 + 0.5, accuracy: 1e-6)
    }

    func testMatrix() {
        let rows: [[Float]] = [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 0.5]]
        assertSame(ColorTransform.matrix(orange, rows: rows, bias: [0, 0, 0.1, 0]), PixelColor(0.4, 0.1, 0.9, 0.5))
    }

    /// A third of a turn around the greys makes red green, and green blue; greys stay.
    func testHue() {
        let turned = ColorTransform.turningHue(PixelColor(1, 0, 0, 1), by: 2 * .pi / 3)
        XCTAssertEqual(turned.red, 0, accuracy: 1e-6)
        XCTAssertEqual(turned.green, 1, accuracy: 1e-6)
        let grey = ColorTransform.turningHue(PixelColor(0.3, 0.3, 0.3, 1), by: 1)
        XCTAssertEqual(grey.blue, 0.3, accuracy: 1e-6)
    }

    func testCompositions() {
        let top = PixelColor(0.5, 0, 0, 0.5)
        let bottom = PixelColor(0, 0.8, 0, 0.8)
        XCTAssertEqual(PixelComposition.over(top, bottom), PixelColor(0.5, 0.4, 0, 0.9))
        XCTAssertEqual(PixelComposition.inside(top, bottom), PixelColor(0.4, 0, 0, 0.4))
        XCTAssertEqual(PixelComposition.outside(top, bottom).alpha, 0.5 * 0.2, accuracy: 1e-6)
        XCTAssertEqual(PixelComposition.atop(top, bottom), PixelColor(0.4, 0.4, 0, 0.8))
    }
}
