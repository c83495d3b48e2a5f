import Foundation
import ImageFilters
import XCTest

/// Kind: model — sums with the weights of the normal distribution itself.
final class GaussianBlurTests: XCTestCase {
    private let region = PixelRegion(x: -80, y: -1, width: 161, height: 3)

    func testAnEdgeBecomesTheIntegralOfTheDistribution() {
        for deviation in [0.5, 1, 2.5, 3, 4, 7.25, 12] {
            let blur = GaussianBlur(deviation: deviation)
            let wide = PixelRegion(x: -200, y: -100, width: 401, height: 201)
            let edge = PixelField(wide) { x, _ in x < 0 ? .clear : PixelColor(1, 0.5, 0.25, 1) }
            let made = blur.applied(to: edge)
            let weights = (-400...400).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
            let all = weights.reduce(0, +)
            for x in -40...40 {
                // The pixel holds what lies at x + distance, which is bright from 0.
                let expected = zip(-400...400, weights).reduce(0) { $0 + (x + $1.0 >= 0 ? $1.1 : 0) } / all
                let pixel = made[x, 0]
                XCTAssertEqual(Double(pixel.alpha), expected, accuracy: 0.006, "\(deviation) at \(x)")
                XCTAssertEqual(pixel.green, pixel.alpha / 2, accuracy: 1e-4)
            }
        }
    }

    /// Kind: property — the sum of all pixels stays where nothing reaches the field's edge.
    func testLightIsKept() {
        for deviation in [0.7, 3, 3.01, 5, 9] {
            var field = PixelField(PixelRegion(x: 0, y: 0, width: 121, height: 121))
            field[60, 60] = PixelColor(1, 1, 1, 1)
            let made = GaussianBlur(deviation: deviation).applied(to: field)
            XCTAssertEqual(made.average.alpha * 121 * 121, 1, accuracy: 0.002)
        }
    }

    func testADeviationOfNothingChangesNothing() {
        let field = PixelField(region) { x, _ in PixelColor(Float(x & 1), 0, 0, 1) }
        XCTAssertEqual(GaussianBlur(deviation: 0).applied(to: field).values, field.values)
        XCTAssertEqual(GaussianBlur(deviation: -3).margin, 0)
    }
}
