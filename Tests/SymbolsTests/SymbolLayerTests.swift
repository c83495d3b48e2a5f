import Graphics
import XCTest

@testable import Symbols

/// Kind: documented, property — the form of `Symbols.txt`; a name that is made of others has their layers.
final class SymbolLayerTests: XCTestCase {
    private func levels(_ name: String) throws -> [SymbolLayer.Level] {
        try XCTUnwrap(SymbolCatalog.drawing(named: name), name).layers.map(\.level)
    }

    func testComposedNamesKnowTheirParts() throws {
        XCTAssertEqual(try levels("plus.circle.fill"), [.secondary, .primary])
        XCTAssertEqual(try levels("map.circle"), [.secondary, .primary])
        XCTAssertEqual(try levels("mic.slash.fill"), [.secondary, .primary])
        XCTAssertEqual(try levels("folder.badge.plus"), [.secondary, .primary])
        XCTAssertEqual(
            try levels("person.crop.circle.badge.plus"), [.tertiary, .secondary, .primary],
            "the layers of what the badge is added to step back")
        XCTAssertEqual(try levels("heart.fill"), [])
    }

    /// The sign is cut out of the layer behind it.
    func testASignIsCutOutOfItsGround() throws {
        let layers = try XCTUnwrap(SymbolCatalog.drawing(named: "plus.circle.fill")).layers
        XCTAssertEqual(layers[0].parts.filter(\.isCut).map(\.path), layers[1].parts.map(\.path))
    }

    func testLinesOfLayersAreRead() throws {
        let file = SymbolFile("box + 10 8 | c R1 1 8 6 | s M2 4L8 4\nlayers box + | 2c R1 1 8 6 | 1s M2 4L8 4")
        XCTAssertEqual(file.faults, [])
        XCTAssertEqual(file.drawings["box"]?.layers.map(\.level), [.secondary, .primary])
        XCTAssertEqual(file.drawings["box.fill"]?.layers[0].parts.map(\.kind), [.area, .line])
        let wrong = SymbolFile("layers box | 1s M0 0\nbox 10 8 | s M0 0\nlayers box | s M0 0")
        XCTAssertEqual(wrong.faults.count, 2)
    }

    func testEachLayerHasItsColor() throws {
        let drawing = try XCTUnwrap(SymbolCatalog.drawing(named: "plus.circle.fill"))
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        func list(_ colors: [Color]) -> String {
            var recorder = DisplayListRecorder()
            drawing.record(
                into: &recorder, in: CGRect(x: 0, y: 0, width: 20, height: 20), thickness: 1.5, colors: colors)
            return recorder.list.description
        }
        XCTAssertNotEqual(list([red, blue]), list([red]))
        XCTAssertNotEqual(list([red, blue]), list([blue, red]))
        XCTAssertEqual(list([red, blue]), list([red, blue, red]), "there is no third layer")
    }
}
