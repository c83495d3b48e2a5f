import CairoRenderer
import Foundation
import Graphics
import XCTest

/// Kind: documented, property — the Gaussian's integral; a stretched, cut or hidden shadow equals a whole one.
final class ShadowTests: XCTestCase {
    /// The share of a Gaussian below `x` deviations.
    private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

    /// A blurred rectangle is the product of two differences of normal distributions; three boxes come close to it:
    /// their kernel's peak is 0.375 deviations against the Gaussian's 0.399.
    func testItIsCloseToAGaussian() throws {
        for (radius, box) in [
            (1.0, CGRect(x: 20, y: 20, width: 30, height: 20)), (4.0, CGRect(x: 20, y: 20, width: 30, height: 20)),
            (7.5, CGRect(x: 35, y: 30.5, width: 10, height: 19)), (3, CGRect(x: 12.25, y: 12.5, width: 60, height: 56)),
            (26, CGRect(x: 10, y: -60, width: 90, height: 100)), (60, CGRect(x: 10, y: -300, width: 200, height: 350)),
            (130.5, CGRect(x: -200.5, y: 20, width: 450, height: 500)),
        ] {
            let bitmap = try render(80, 80) { list in
                list.shadow(Path(rect: box), Shadow(color: .black, radius: radius, offset: .zero))
            }
            for y in 0..<80 {
                for x in 0..<80 {
                    func part(_ low: CGFloat, _ high: CGFloat, _ middle: Double) -> Double {
                        normal((middle - Double(low)) / radius) - normal((middle - Double(high)) / radius)
                    }
                    let expected =
                        part(box.minX, box.maxX, Double(x) + 0.5) * part(box.minY, box.maxY, Double(y) + 0.5)
                    let found = (255 - bitmap.red(x, y)) / 255
                    XCTAssertEqual(found, expected, accuracy: radius < 2 ? 0.05 : 0.025, "radius \(radius), \(x), \(y)")
                }
            }
        }
    }

    func testItsAmountIsTheShapesArea() throws {
        for radius in [0.3, 1, 2.5, 6] {
            let bitmap = try render(100, 100) { list in
                list.shadow(
                    Path(ellipseIn: CGRect(x: 30, y: 40, width: 40, height: 20)),
                    Shadow(color: .black, radius: radius, offset: .zero))
            }
            let amount = bitmap.reds.joined().reduce(0) { $0 + (255 - Double($1)) / 255 }
            XCTAssertEqual(amount, .pi * 200, accuracy: .pi * 200 * 0.01, "radius \(radius)")
        }
    }

    func testWithoutRadiusItIsTheMovedShape() throws {
        let bitmap = try render(4, 3) { list in
            list.shadow(
                Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1)),
                Shadow(color: red, radius: 0, offset: CGSize(width: 1, height: 2)))
        }
        for y in 0..<3 {
            for x in 0..<4 {
                assertPixel(bitmap, x, y, y == 2 && (1...2).contains(x) ? [255, 0, 0, 255] : [255, 255, 255, 255])
            }
        }
    }

    func testRadiusAndOffsetGrowWithTheScale() throws {
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        let once = try render(120, 120) { list in
            list.shadow(
                Path(rect: CGRect(x: 30, y: 30, width: 60, height: 60)),
                Shadow(color: .black, radius: 9, offset: CGSize(width: 0, height: 6)))
        }
        let scaled = try render(40, 40, scale: 3) { list in
            list.shadow(Path(rect: box), Shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 2)))
        }
        XCTAssertTrue(once == scaled, "\(once.comparison(with: scaled))")
    }

    /// Rectangles are stretched from a patch; the same shape as plain elements is blurred whole.
    func testAStretchedShadowEqualsAWholeOne() throws {
        for (path, radius) in [
            (Path(rect: CGRect(x: 20.25, y: 15.5, width: 150.5, height: 120)), 4.0),
            (Path(roundedRect: CGRect(x: 20, y: 15, width: 150.25, height: 120), radius: 12), 5.5),
            (
                Path(
                    roundedRect: CGRect(x: 20.5, y: 15, width: 150, height: 110),
                    radii: CornerRadii(topLeft: 20, topRight: 4, bottomRight: 0, bottomLeft: 9), curve: .continuous), 3
            ),
            (Path(roundedRect: CGRect(x: 20, y: 15, width: 150, height: 30), radius: 12), 8),
        ] {
            let shadow = Shadow(color: Color(white: 0, alpha: 0.8), radius: radius, offset: CGSize(width: 0, height: 2))
            let stretched = try render(200, 160) { $0.shadow(path, shadow) }
            let whole = try render(200, 160) { $0.shadow(Path(elements: path.elements), shadow) }
            XCTAssertTrue(
                stretched.comparison(with: whole, tolerance: 1).isMatch, "\(path): \(stretched.comparison(with: whole))"
            )
        }
    }

    /// A shadow's part that an opaque shape hides isn't painted; the picture is that of painting shadow and shape
    /// apart.
    func testAShadowBelowItsShapeLosesNothing() throws {
        let path = Path(roundedRect: CGRect(x: 20.5, y: 20, width: 100, height: 90), radius: 10, curve: .continuous)
        let clips: [Path?] = [
            nil, Path(rect: CGRect(x: 30.5, y: 10, width: 60.3, height: 150)), Path(ellipseIn: path.bounds),
        ]
        for (offset, color) in [(0, Color.white), (4, .white), (60, .white), (4, Color(white: 1, alpha: 0.5))] {
            for clip in clips {
                let shadow = Shadow(
                    color: Color(white: 0, alpha: 0.5), radius: 4, offset: CGSize(width: 0, height: offset))
                let together = try render(150, 200, background: blue) { list in
                    if let clip { list.clip(clip) }
                    list.shadow(path, shadow)
                    list.fill(path, color)
                }
                let apart = try render(150, 200, background: blue) { list in
                    if let clip { list.clip(clip) }
                    list.shadow(path, shadow)
                    list.fill(CGRect(x: 149, y: 199, width: 1, height: 1), blue)
                    list.fill(path, color)
                }
                XCTAssertTrue(together == apart, "\(together.comparison(with: apart))")
            }
        }
    }

    func testOnlyTheVisiblePartOfAnEndlessShadowIsMade() throws {
        let shadow = Shadow(color: .black, radius: 3, offset: .zero)
        let long = try render(60, 50) { list in
            list.shadow(Path(roundedRect: CGRect(x: 10, y: -6e6, width: 40, height: 6e6 + 30), radius: 5), shadow)
        }
        let short = try render(60, 50) { list in
            list.shadow(Path(roundedRect: CGRect(x: 10, y: -300, width: 40, height: 330), radius: 5), shadow)
        }
        XCTAssertTrue(long.comparison(with: short, tolerance: 1).isMatch, "\(long.comparison(with: short))")
    }

    /// The two ways of blurring meet without a step.
    func testSoftShadowsGoOverIntoCoarseOnes() throws {
        let path = Path(ellipseIn: CGRect(x: 100, y: 60, width: 220, height: 300))
        let fine = try render(400, 400) { $0.shadow(path, Shadow(color: .black, radius: 23.999, offset: .zero)) }
        let coarse = try render(400, 400) { $0.shadow(path, Shadow(color: .black, radius: 24, offset: .zero)) }
        XCTAssertTrue(fine.comparison(with: coarse, tolerance: 2).isMatch, "\(fine.comparison(with: coarse))")
    }

    /// Of a large shadow only the visible part is made: it equals that part of the picture made whole.
    func testALargeShadowIsCutWithoutASeam() throws {
        for radius in [10.0, 40] {
            let path = Path(ellipseIn: CGRect(x: -3000, y: -3000, width: 6000.5, height: 6000))
            let whole = try render(700, 400) { list in
                list.translate(x: -2000, y: -2000)
                list.shadow(path, Shadow(color: .black, radius: radius, offset: .zero))
            }
            let part = try render(300, 200) { list in
                list.translate(x: -2050, y: -2050)
                list.shadow(path, Shadow(color: .black, radius: radius, offset: .zero))
            }
            let expected = Bitmap(width: 300, height: 200) { bytes in
                for index in 0..<bytes.count {
                    let (x, y, channel) = (index / 4 % 300, index / 1200, index % 4)
                    bytes[index] = whole.pixels[((y + 50) * 700 + x + 50) * 4 + channel]
                }
            }
            XCTAssertTrue(part.comparison(with: expected, tolerance: 1).isMatch, "\(part.comparison(with: expected))")
            XCTAssertNotEqual(part.red(0, 0), part.red(299, 199))
        }
    }

    func testAShadowTooLargeToBlurIsAnErrorThatNamesIt() {
        let list = DisplayList { list in
            list.shadow(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
                Shadow(color: .black, radius: 1_000_000, offset: .zero))
        }
        XCTAssertThrowsError(
            try CairoRenderer().render(list, size: CGSize(width: 10, height: 10), scale: 1, background: nil)
        ) { error in
            XCTAssertTrue("\(error)".contains("shadow ellipse 0 0 10 10 #000000 radius 1000000"), "\(error)")
        }
    }
}
