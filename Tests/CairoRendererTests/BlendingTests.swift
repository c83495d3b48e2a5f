import Graphics
import XCTest

/// Kind: documented — the formulas of the W3C's Compositing and Blending, in bytes.
///
/// Drawing is put together with what is there.
final class BlendingTests: XCTestCase {
    /// Half of the picture is covered by a colour, the rest keeps the ground.
    private func blended(_ mode: BlendMode, _ source: Color, over ground: Color) throws -> [UInt8] {
        let bitmap = try render(2, 1, background: nil) { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 2, height: 1), ground)
            recorder.blending(mode) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), source) }
        }
        let pixel = bitmap.pixel(x: 0, y: 0)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    func testModes() throws {
        let (half, quarter) = (Color(white: 0.5, alpha: 1), Color(white: 0.25, alpha: 1))
        let expected: [(BlendMode, UInt8)] = [
            (.multiply, 32), (.screen, 159), (.darken, 64), (.lighten, 128), (.difference, 64), (.plusLighter, 192),
            (.exclusion, 128), (.normal, 128),
        ]
        for (mode, value) in expected {
            let found = try blended(mode, half, over: quarter)
            XCTAssertEqual(Double(found[0]), Double(value), accuracy: 1.5, "\(mode)")
            XCTAssertEqual(found[3], 255, "\(mode)")
        }
    }

    func testOperators() throws {
        let glass = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        XCTAssertEqual(try blended(.destinationOut, glass, over: blue), [0, 0, 127, 127])
        XCTAssertEqual(
            try blended(.sourceIn, red, over: Color(red: 0, green: 0, blue: 1, alpha: 0.5)), [128, 0, 0, 128])
        XCTAssertEqual(try blended(.clear, red, over: blue), [0, 0, 0, 0])
        XCTAssertEqual(try blended(.copy, glass, over: blue), [128, 0, 0, 128])
        XCTAssertEqual(try blended(.destinationOver, red, over: blue), [0, 0, 255, 255])
        XCTAssertEqual(try blended(.xor, red, over: blue), [0, 0, 0, 0])
    }

    /// Each mode has a text, an operator, and is drawn without complaint.
    func testEveryModeIsDrawn() throws {
        for mode in BlendMode.allCases where mode != .normal {
            let list = DisplayList { recorder in
                recorder.fill(CGRect(x: 0, y: 0, width: 2, height: 2), blue)
                recorder.blending(mode) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), red) }
            }
            XCTAssertTrue(list.blends)
            XCTAssertTrue(list.commands.contains { $0.description == "group blended by \(mode.rawValue)" })
            list.checkInvariants()
            _ = try render(2, 2) { $0.append(list) }
        }
        XCTAssertFalse(DisplayList { recorder in recorder.blending(.normal) { $0.fill(.zero, red) } }.blends)
    }

    /// Parts that a list erases of itself don't reach the drawing below if it is drawn on its own.
    func testIsolatedLists() throws {
        let list = DisplayList { recorder in
            recorder.fill(CGRect(x: 0, y: 0, width: 2, height: 1), red)
            recorder.blending(.destinationOut) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blue) }
        }
        let open = try render(2, 1) { $0.append(list) }
        assertPixel(open, 0, 0, [0, 0, 0, 0])
        let isolated = try render(2, 1) { $0.appendIsolated(list) }
        assertPixel(isolated, 0, 0, [255, 255, 255, 255])
        assertPixel(isolated, 1, 0, [255, 0, 0, 255])
    }
}
