import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: documented — the Gaussian's integral, and our description of backdrops.
///
/// The picture behind a blur.
final class BackdropTests: XCTestCase {
    /// Left half black, right half white, the middle rows seen through a blur.
    private func edge(radius: CGFloat, scale: Double = 1) throws -> (Bitmap, (Int, Int) -> Int) {
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 100, height: 60), .white)
            recorder.fill(CGRect(x: 0, y: 0, width: 50, height: 60), .black)
            recorder.backdrop(Path(rect: CGRect(x: 0, y: 20, width: 100, height: 20)), Backdrop(radius: radius))
        }
        let bitmap = try CairoRenderer().render(
            list, size: CGSize(width: 100, height: 60), scale: scale, background: nil)
        return (bitmap, { x, y in Int(bitmap.pixels[(y * bitmap.width + x) * 4]) })
    }

    /// A blurred edge is the integral of the Gaussian: `255 · Φ(x / σ)`; outside of the path nothing changes.
    func testAnEdgeBecomesTheGaussiansIntegral() throws {
        for radius in [3.0, 8.0, 14.0] {
            let (_, grey) = try edge(radius: CGFloat(radius))
            for x in stride(from: 1, to: 100, by: 7) {
                let distance = Double(x) + 0.5 - 50
                let expected = 255 * (1 + erf(distance / radius / 2.0.squareRoot())) / 2
                XCTAssertEqual(Double(grey(x, 30)), expected, accuracy: 6, "radius \(radius), pixel \(x)")
            }
            XCTAssertEqual([grey(49, 10), grey(50, 10), grey(49, 50), grey(50, 50)], [0, 255, 0, 255])
        }
    }

    /// A flat colour stays what it is up to the canvas's edges: outside of it its outermost pixels go on.
    func testAFlatColourStays() throws {
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 50, height: 50), Color(red: 0.2, green: 0.4, blue: 0.6))
            recorder.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 50, height: 50)), Backdrop(radius: 20))
        }
        let bitmap = try CairoRenderer().render(list, size: CGSize(width: 50, height: 50), scale: 2, background: nil)
        for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            XCTAssertEqual(Array(bitmap.pixels[index..<index + 4]), [51, 102, 153, 255])
        }
    }

    /// The colours beside the path don't shine in, also where only a part of it is drawn anew.
    func testOnlyWhatLiesInsideIsSoftened() throws {
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 60, height: 20), .white)
            recorder.fill(CGRect(x: 0, y: 20, width: 60, height: 40), .black)
            recorder.saving { recorder in
                recorder.clip(CGRect(x: 0, y: 0, width: 60, height: 20))
                recorder.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 60, height: 30)), Backdrop(radius: 6))
            }
            recorder.backdrop(Path(rect: CGRect(x: 0, y: 40, width: 30, height: 20)), Backdrop(radius: 6))
        }
        let bitmap = try CairoRenderer().render(list, size: CGSize(width: 60, height: 60), scale: 1, background: nil)
        XCTAssertLessThan(bitmap.pixels[(19 * 60 + 30) * 4], 200, "the clipped part of the path counts")
        XCTAssertEqual(bitmap.pixels[(40 * 60 + 10) * 4], 0, "white 20 pixels above")

        let bar = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 60, height: 20), .white)
            recorder.fill(CGRect(x: 0, y: 20, width: 60, height: 40), .black)
            recorder.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 60, height: 20)), Backdrop(radius: 6))
        }
        let picture = try CairoRenderer().render(bar, size: CGSize(width: 60, height: 60), scale: 1, background: nil)
        for y in 0..<20 { XCTAssertEqual(picture.pixels[(y * 60 + 30) * 4], 255, "row \(y)") }
    }

    func testSaturationMovesColoursFromTheirGrey() throws {
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 10, height: 10), Color(red: 0.5, green: 0.4, blue: 0.4))
            recorder.backdrop(
                Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), Backdrop(radius: 0, saturation: 0))
        }
        let bitmap = try CairoRenderer().render(list, size: CGSize(width: 10, height: 10), scale: 1, background: nil)
        let grey = 0.2126 * 128 + 0.7874 * 102
        for channel in 0..<3 { XCTAssertEqual(Double(bitmap.pixels[channel]), grey, accuracy: 1) }
    }

    /// Inside a group only what the group drew is softened, and a mask bounds it.
    func testGroupsAndMasks() throws {
        let mask = DisplayList { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20), .black) }
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
            recorder.masking(by: mask) { recorder in
                recorder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
                recorder.backdrop(Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20)), Backdrop(radius: 2))
            }
        }
        let bitmap = try CairoRenderer().render(list, size: CGSize(width: 20, height: 20), scale: 1, background: nil)
        XCTAssertEqual(bitmap.pixels[(10 * 20 + 5) * 4], 0)
        XCTAssertEqual(bitmap.pixels[(10 * 20 + 15) * 4], 255)
        list.checkInvariants()
    }
}
