import Graphics
import XCTest

@testable import Symbols

/// Kind: documented, property — the form of `Symbols.txt`; each drawing is one, and stays in its box.
final class SymbolCatalogTests: XCTestCase {
    func testEachLineOfTheFileIsRead() {
        XCTAssertEqual(SymbolCatalog.faults, [])
        XCTAssertGreaterThan(SymbolCatalog.names.count, 1000)
    }

    /// Every drawing stays in its box, up to a line's width, and says something.
    func testEveryDrawingFitsItsBox() throws {
        var names = SymbolCatalog.names
        names += SymbolCatalog.signNames.flatMap {
            ["\($0).circle", "\($0).circle.fill", "\($0).square", "\($0).square.fill"]
        }
        for name in names {
            let drawing = try XCTUnwrap(SymbolCatalog.drawing(named: name), name)
            XCTAssertTrue(drawing.parts.contains { $0.kind == .line || $0.kind == .area }, name)
            let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.75, dy: -0.75)
            for part in drawing.parts where part.kind == .line || part.kind == .area {
                XCTAssertTrue(part.path.isFinite, name)
                XCTAssertTrue(box.contains(part.path.bounds), "\(name): \(part.path.bounds) in \(drawing.size)")
            }
        }
    }

    /// Names that stand for others lead to a drawing.
    func testOtherNamesLeadToADrawing() {
        for (name, other) in SymbolCatalog.file.others.sorted(by: { $0.key < $1.key }) {
            XCTAssertNotNil(SymbolCatalog.drawing(named: other), "\(name) = \(other)")
        }
    }

    func testNamesAreMadeOfOthers() throws {
        for name in [
            "person.crop.circle.badge.xmark", "folder.badge.plus", "mic.slash.fill", "bird.circle", "xmark.square.fill",
            "photo.circle.fill", "12.circle", "bell.badge.fill", "cloud.slash", "multiply.circle.fill",
        ] {
            XCTAssertNotNil(SymbolCatalog.drawing(named: name), name)
        }
        XCTAssertNil(SymbolCatalog.drawing(named: "some.symbol.unheard.of"))
        XCTAssertNil(SymbolCatalog.drawing(named: "unheard.circle.fill"))
        XCTAssertNil(SymbolCatalog.drawing(named: "folder.badge.unheard"))
    }

    /// Outlined and filled variants are of one line; what the filled one cuts out is taken away from it.
    func testALineHasTwoVariants() throws {
        let file = SymbolFile("box + 10 8 | c R1 1 8 6 | e M2 4L8 4 | f O5 2 1")
        XCTAssertEqual(file.faults, [])
        XCTAssertEqual(file.drawings["box"]?.parts.map(\.kind), [.line, .line, .area])
        XCTAssertEqual(file.drawings["box.fill"]?.parts.map(\.kind), [.area, .line, .cutLine, .area])
        XCTAssertEqual(file.drawings["box"]?.size, CGSize(width: 10, height: 8))
    }

    func testWhatCannotBeReadIsNamed() {
        let file = SymbolFile(
            "# a comment\nbox 10 | s M0 0\nbox 10 10 | k M0 0\nbox 10 10 | s M0\nbox 10 10 | s M0 0\nbox 1 1 | s M0 0")
        XCTAssertEqual(
            file.faults,
            [
                "line 2: box needs a width, a height and parts",
                "line 3: box has a part 'k M0 0' without a known letter",
                "line 4: M takes 2 numbers, not 1", "line 6: box is there twice",
            ])
    }

    /// Of 1,461 uses of system symbols in public sources, names as they are written there, these are the ones that more
    /// than one source has.
    func testCommonNamesAreDrawn() {
        for name in [
            "trash", "xmark", "star.fill", "photo", "globe", "doc.on.doc", "arrow.2.squarepath", "checkmark.seal.fill",
            "at",
            "number", "safari", "server.rack", "text.alignleft", "sparkles", "quote.bubble", "cloud.sun.fill",
            "car", "airplane", "snow", "headphones", "book", "arrow.down.to.line", "play.rectangle", "x.square.fill",
            "delete.left", "person.3", "books.vertical", "chart.bar", "network", "lock.rotation",
            "icloud.and.arrow.down.fill",
        ] {
            XCTAssertNotNil(SymbolCatalog.drawing(named: name), name)
        }
    }
}
