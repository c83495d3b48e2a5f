import CairoRenderer
import Foundation
import Graphics
import XCTest

extension XCTestCase {
    /// Draws with a fresh renderer.
    func render(
        _ width: CGFloat, _ height: CGFloat, scale: Double = 1, background: Color? = .white,
        _ record: (inout DisplayListRecorder) -> Void
    ) throws -> Bitmap {
        try CairoRenderer().render(
            DisplayList(record), size: CGSize(width: width, height: height), scale: scale, background: background)
    }

    func assertPixel(
        _ bitmap: Bitmap, _ x: Int, _ y: Int, _ expected: [UInt8], within tolerance: Int = 0, _ message: String = "",
        line: UInt = #line
    ) {
        let pixel = bitmap.pixel(x: x, y: y)
        let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        let isClose = zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
        XCTAssertTrue(isClose, "(\(x), \(y)) is \(found), not \(expected) ± \(tolerance) \(message)", line: line)
    }
}

extension Bitmap {
    /// The red bytes row by row: for pictures in grey. Made anew on each call.
    var reds: [[Int]] {
        (0..<height).map { y in (0..<width).map { x in Int(pixel(x: x, y: y).red) } }
    }

    /// The red byte of one pixel.
    func red(_ x: Int, _ y: Int) -> Double { Double(pixel(x: x, y: y).red) }
}

let red = Color(red: 1, green: 0, blue: 0)
let green = Color(red: 0, green: 1, blue: 0)
let blue = Color(red: 0, green: 0, blue: 1)
