import Foundation
import Graphics
import XCTest

/// Kind: documented — the stroke's area as the PDF specification (ISO 32000-1, 8.4.3) defines widths, caps, joins and dashes.
final class StrokeOutlineTests: XCTestCase {
    private func line(_ points: [(Double, Double)], closes: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        if closes { path.close() }
        return path
    }

    /// Half the width to each side; caps lengthen the line, butt ones don't.
    func testCaps() {
        let path = line([(0, 0), (10, 0)])
        XCTAssertEqual(path.stroked(StrokeStyle(width: 4)).bounds, CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = path.stroked(StrokeStyle(width: 4, cap: .square))
        XCTAssertEqual(square.bounds, CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = path.stroked(StrokeStyle(width: 4, cap: .round)).bounds
        XCTAssertEqual(Double(round.minX), -2, accuracy: 1e-9)
        XCTAssertEqual(Double(round.maxX), 12, accuracy: 1e-9)
        XCTAssertTrue(path.stroked(StrokeStyle(width: 0)).isEmpty)
    }

    /// A miter at a right angle is √2 widths long; beyond the limit the corner is bevelled.
    func testJoins() {
        let corner = line([(0, 0), (10, 0), (10, 10)])
        XCTAssertEqual(Double(corner.stroked(StrokeStyle(width: 4)).bounds.minY), -2, accuracy: 1e-9)
        XCTAssertEqual(Double(corner.stroked(StrokeStyle(width: 4)).bounds.maxX), 12, accuracy: 1e-9)
        func reaches(_ style: StrokeStyle) -> Bool {
            corner.stroked(style).polygons().joined().contains { hypot($0.x - 12, $0.y + 2) < 1e-9 }
        }
        XCTAssertTrue(reaches(StrokeStyle(width: 4, miterLimit: 1.42)))
        XCTAssertFalse(reaches(StrokeStyle(width: 4, miterLimit: 1.41)))
        XCTAssertFalse(reaches(StrokeStyle(width: 4, join: .bevel)))
        XCTAssertFalse(reaches(StrokeStyle(width: 4, join: .round)))
        // A closed contour has a join at its start as well.
        let square = line([(0, 0), (10, 0), (10, 10), (0, 10)], closes: true).stroked(StrokeStyle(width: 2))
        XCTAssertEqual(square.bounds, CGRect(x: -1, y: -1, width: 12, height: 12))
    }

    /// All contours run in one direction, so that the non-zero rule unites them.
    func testDirections() {
        let style = StrokeStyle(width: 3, cap: .round, join: .round)
        for path in [line([(0, 0), (10, 0), (10, 10), (3, -5)]), line([(0, 0), (0, 10), (10, 10)], closes: true)] {
            for style in [style, StrokeStyle(width: 3, cap: .square)] {
                for polygon in path.stroked(style).polygons() {
                    let next = Array(polygon.dropFirst()) + polygon.prefix(1)
                    let area = zip(polygon, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
                    XCTAssertGreaterThan(area, 0)
                }
            }
        }
    }

    func testDashes() {
        let path = line([(0, 0), (10, 0), (10, 10)])
        let dashes = path.dashed(phase: 1, lengths: [4, 2]).lines()
        XCTAssertEqual(
            dashes.map { $0.map { [Double($0.x), Double($0.y)] } },
            [[[0, 0], [3, 0]], [[5, 0], [9, 0]], [[10, 1], [10, 5]], [[10, 7], [10, 10]]])
        // An odd pattern is taken twice.
        XCTAssertEqual(path.dashed(phase: 0, lengths: [4]).lines().count, 3)
        XCTAssertEqual(path.dashed(phase: 0, lengths: []).lines().count, 1)
    }
}
