import Graphics
import XCTest

/// Kind: documented — Scalable Vector Graphics (SVG) 2, 9.3: the grammar and its examples.
final class SVGPathTests: XCTestCase {
    private func points(_ path: Path) -> [CGPoint] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            case .quad(let point, _): point
            case .cubic(let point, _, _): point
            case .close: nil
            }
        }
    }

    func testLinesInBothKindsOfCoordinates() {
        let corners = [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 50), CGPoint(x: 10, y: 50)]
        for text in [
            "M10 20L30 20 30 50 10 50Z", "m10,20h20v30H10z", "M 10 20 l 20 0 0 30 -20 0 Z",
            "M1e1 20 30 20 30 5e1 10 50z",
        ] {
            let path = Path(svg: text)
            XCTAssertEqual(points(path), corners, text)
            XCTAssertEqual(path.elements.last, .close, text)
        }
    }

    /// Numbers need no space before a sign, or a second point.
    func testNumbersThatTouch() {
        XCTAssertEqual(points(Path(svg: "M.5.5-1-1")), [CGPoint(x: 0.5, y: 0.5), CGPoint(x: -1, y: -1)])
        XCTAssertEqual(points(Path(svg: "M600,350 L650,325")), [CGPoint(x: 600, y: 350), CGPoint(x: 650, y: 325)])
    }

    func testCurvesThatGoOn() {
        let cubic = Path(svg: "M100,200 C100,100 250,100 250,200 S400,300 400,200")
        XCTAssertEqual(
            cubic.elements.last,
            .cubic(to: CGPoint(x: 400, y: 200), control1: CGPoint(x: 250, y: 300), control2: CGPoint(x: 400, y: 300)))
        let quad = Path(svg: "M200,300 Q400,50 600,300 T1000,300")
        XCTAssertEqual(quad.elements.last, .quad(to: CGPoint(x: 1000, y: 300), control: CGPoint(x: 800, y: 550)))
    }

    /// A quarter of a circle, a half one by either side, and radii that are too small.
    func testArcs() throws {
        let half = Path(svg: "M0 0A10 10 0 0 1 20 0")
        XCTAssertEqual(half.bounds.minY, -10, accuracy: 1e-6)
        XCTAssertEqual(half.bounds.maxY, 0, accuracy: 1e-6)
        XCTAssertEqual(Path(svg: "M0 0A10 10 0 0 0 20 0").bounds.maxY, 10, accuracy: 1e-6)
        let small = Path(svg: "M0 0a1 1 0 01 20 0")
        XCTAssertEqual(small.bounds.minY, -10, accuracy: 1e-6)
        let large = Path(svg: "M0 0A10 10 0 1 1 10 10")
        XCTAssertEqual(large.bounds.width, 20, accuracy: 1e-6)
        let end = try XCTUnwrap(points(Path(svg: "M0 0A30 50 30 0 1 40 20")).last)
        XCTAssertEqual(end.x, 40, accuracy: 1e-9)
        XCTAssertEqual(end.y, 20, accuracy: 1e-9)
    }

    /// The rest after a mistake is left out.
    func testMistakes() {
        XCTAssertEqual(points(Path(svg: "M0 0L10 10L20 x L30 30")), [.zero, CGPoint(x: 10, y: 10)])
        XCTAssertTrue(Path(svg: "").isEmpty)
        XCTAssertTrue(Path(svg: "10 10").isEmpty)
        XCTAssertEqual(points(Path(svg: "M0 0Z 5 5")), [.zero])
    }
}
