import AutoLayout
import XCTest

/// Kind: documented — our rule of rounding, which Apple's frames were recorded to follow; arithmetic.
final class PixelGridTests: XCTestCase {
    func testMultipliesByTheReciprocalOfTheScale() {
        // The header of 0.7 · 428 = 299.6 points was recorded as 899·(1/3), whose last digit isn't that of 899/3.
        XCTAssertEqual(PixelGrid(scale: 3).round(299.6), 899 * (1.0 / 3))
        XCTAssertEqual(PixelGrid(scale: 3).round(299.6).description, "299.66666666666663")
        XCTAssertNotEqual(PixelGrid(scale: 3).round(299.6), 899.0 / 3)
    }

    func testTiesGoAwayFromZero() {
        let grid = PixelGrid(scale: 2)
        XCTAssertEqual(grid.round(0.25), 0.5)
        XCTAssertEqual(grid.round(-0.25), -0.5)
        XCTAssertEqual(grid.round(0.24), 0)
        XCTAssertEqual(grid.round(-0.24), 0)
        XCTAssertEqual(PixelGrid(scale: 1).round(55.5), 56)
    }

    func testAnErrorOfTheSolverDoesNotDecideATie() {
        XCTAssertEqual(PixelGrid(scale: 1).round(0.5 - 1e-9), 1)
        XCTAssertEqual(PixelGrid(scale: 1).round(-0.5 + 1e-9), -1)
        XCTAssertEqual(PixelGrid(scale: 2).ceil(10 + 1e-9), 10)
        XCTAssertEqual(PixelGrid(scale: 2).floor(10 - 1e-9), 10)
    }

    func testCeilAndFloor() {
        XCTAssertEqual(PixelGrid(scale: 2).ceil(20.287), 20.5)
        XCTAssertEqual(PixelGrid(scale: 3).ceil(20.287109375), 61 * (1.0 / 3))
        XCTAssertEqual(PixelGrid(scale: 2).floor(20.9), 20.5)
        XCTAssertEqual(PixelGrid(scale: 2).ceil(-0.3), 0)
        XCTAssertEqual(PixelGrid(scale: 2).floor(-0.3), -0.5)
    }

    func testSizesAreDifferencesOfRoundedEdges() {
        // A third of 331 at two pixels a point, as recorded: 0, 110.5, 220.5 with widths 110.5, 110, 110.5.
        let grid = PixelGrid(scale: 2)
        let third = 331.0 / 3
        let columns = (0..<3).map {
            grid.round(LayoutRectangle(x: Double($0) * third, y: 0, width: third, height: 10))
        }
        XCTAssertEqual(columns.map(\.x), [0, 110.5, 220.5])
        XCTAssertEqual(columns.map(\.width), [110.5, 110, 110.5])
        XCTAssertEqual(columns.map(\.height), [10, 10, 10])
    }

    func testNeighboursKeepTouching() {
        for scale in [1.0, 2, 3] {
            let grid = PixelGrid(scale: scale)
            for count in 2..<12 {
                let width = 375.0 / Double(count)
                let columns = (0..<count).map {
                    grid.round(LayoutRectangle(x: Double($0) * width, y: 0, width: width, height: 1))
                }
                for (left, right) in zip(columns, columns.dropFirst()) {
                    XCTAssertEqual(left.x + left.width, right.x, accuracy: 1e-9, "\(count) columns at @\(scale)x")
                }
            }
        }
    }
}
