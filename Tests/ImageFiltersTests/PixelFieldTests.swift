import Graphics
import ImageFilters
import XCTest

/// Kind: property — bytes survive the way through light and back; transforms of whole pixels lose nothing.
final class PixelFieldTests: XCTestCase {
    private let whole = PixelRegion(x: 0, y: 0, width: 16, height: 16)

    func testEveryByteComesBack() throws {
        let bytes = (0..<256).flatMap { index -> [UInt8] in [UInt8(index), UInt8(255 - index), 128, 255] }
        let bitmap = try XCTUnwrap(Bitmap(width: 16, height: 16, pixels: bytes))
        for isLinear in [true, false] {
            XCTAssertEqual(PixelField(bitmap, whole, isLinear: isLinear).bitmap(isLinear: isLinear), bitmap)
        }
    }

    func testRowsCountFromTheBottom() throws {
        let bitmap = try XCTUnwrap(Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))
        let field = PixelField(bitmap, PixelRegion(x: 0, y: 0, width: 1, height: 2), isLinear: true)
        XCTAssertEqual(field[0, 0], PixelColor(0, 0, 1, 1))
        XCTAssertEqual(field[0, 1], PixelColor(1, 0, 0, 1))
        XCTAssertEqual(field[0, 2], .clear)
    }

    func testTransforms() {
        let field = PixelField(whole) { x, y in PixelColor(Float(x) / 16, Float(y) / 16, 0, 1) }
        let moved = field.transformed(
            by: CGAffineTransform(translationX: 3, y: -2), to: PixelRegion(x: 3, y: -2, width: 16, height: 16),
            isNearest: false)
        XCTAssertEqual(moved.values, field.values)
        let larger = field.transformed(
            by: CGAffineTransform(scaleX: 4, y: 4), to: PixelRegion(x: 0, y: 0, width: 64, height: 64), isNearest: true)
        for (x, y) in [(0, 0), (3, 3), (4, 3), (63, 60)] { XCTAssertEqual(larger[x, y], field[x / 4, y / 4]) }
        XCTAssertEqual(field.clamped(to: whole.grown(by: 3))[-3, 18], field[0, 15])
        XCTAssertEqual(field.cropped(to: whole.grown(by: 1))[-1, 0], .clear)
    }

    /// A smooth ramp stays one at half the size, each pixel between the two that it covers.
    func testLanczosHalvesARamp() {
        let field = PixelField(PixelRegion(x: 0, y: 0, width: 64, height: 64)) { x, _ in
            PixelColor(Float(x) / 64, 0, 0, 1)
        }
        let half = LanczosScale.scaled(
            field, to: PixelRegion(x: 0, y: 0, width: 32, height: 32), horizontal: 0.5, vertical: 0.5)
        for x in 8..<24 {
            XCTAssertEqual(half[x, 16].red, (Float(2 * x) + 0.5) / 64, accuracy: 0.002)
            XCTAssertEqual(half[x, 16].alpha, 1, accuracy: 1e-4)
        }
    }
}
