import Foundation
import Graphics
import XCTest

/// Kind: documented — our documentation of the display list.
final class DisplayListTests: XCTestCase {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    func testEveryCommandPrintsAsOneLine() {
        let bitmap = Bitmap(width: 2, height: 2, color: Color(red: 1, green: 0, blue: 0))
        let list = DisplayList { list in
            list.saving { list in
                list.transform(CGAffineTransform(translationX: 1.0 / 3, y: 2))
                list.clip(Path(roundedRect: box, radius: 3))
                list.fill(box, .white)
                list.grouping(alpha: 0.5) { list in
                    list.transform(CGAffineTransform(scaleX: 2, y: -1))
                    list.stroke(
                        Path(ellipseIn: box),
                        StrokeStyle(width: 2, cap: .round, join: .bevel, dashes: [4, 2.5], dashPhase: 1),
                        Color(white: 0, alpha: 0.5))
                }
                list.image(
                    bitmap, in: box, source: CGRect(x: 0, y: 0, width: 1, height: 2), tint: .black,
                    interpolation: .nearest)
                list.image(bitmap, in: box)
            }
            list.transform(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4))
            list.fill(
                Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 1, y: 0)), .close]), .black, rule: .evenOdd)
            let font = NamedFont("Face")
            list.glyphs(
                source: font, size: 17, color: .black,
                [.init(glyph: 36, x: 0, y: 16.25), .init(glyph: 7, x: 9.8, y: 16.25)])
            list.glyphs(
                source: font, size: 12, color: .black, [.init(glyph: 1, x: 0, y: 0), .init(glyph: 2, x: 1, y: 2)],
                slant: 0.2)
            list.shadow(
                Path(rect: box),
                Shadow(color: Color(white: 0, alpha: 0.2), radius: 4, offset: CGSize(width: 0, height: -3)))
            list.gradient(
                Path(rect: box),
                Gradient(
                    linearFrom: .zero, to: CGPoint(x: 0, y: 10),
                    stops: [.init(location: 0, color: .white), .init(location: 0.5, color: .black)]))
            list.gradient(
                Path(rect: box),
                Gradient(
                    course: .radial(center: CGPoint(x: 5, y: 5), radii: CGSize(width: 5, height: 4)),
                    stops: [.init(location: 1, color: .white)]))
        }
        XCTAssertEqual(
            list.description,
            """
            save
              translate 0.3333 2
              clip rounded 0 0 10 10 r 3
              fill rect 0 0 10 10 #FFFFFF
              group alpha 0.5
                scale 2 -1
                stroke ellipse 0 0 10 10 width 2 cap round join bevel dash 4,2.5 phase 1 #00000080
              end
              image 2×2#cc983cc79dc3d3c0 in 0 0 10 10 from 0 0 1 2 tint #000000 nearest
              image 2×2#cc983cc79dc3d3c0 in 0 0 10 10
            restore
            matrix 1 0.5 0 1 3 4
            fill M 0,0 L 1,0 Z even-odd #000000
            glyphs Face 17 #000000 y 16.25 36@0 7@9.8
            glyphs Face 12 #000000 slant 0.2 1@0,0 2@1,2
            shadow rect 0 0 10 10 #00000033 radius 4 offset 0 -3
            gradient rect 0 0 10 10 linear 0,0 0,10 #FFFFFF@0 #000000@0.5
            gradient rect 0 0 10 10 radial 5,5 5×4 #FFFFFF@1
            """)
    }

    func testWhatChangesNoPixelIsLeftOut() {
        let list = DisplayList { list in
            list.transform(.identity)
            list.fill(box, .clear)
            list.fill(CGRect(x: 0, y: 0, width: 0, height: 10), .black)
            list.fill(Path(), .black)
            list.stroke(Path(rect: box), StrokeStyle(width: 0), .black)
            list.image(Bitmap(width: 0, height: 0) { _ in }, in: box)
            list.glyphs(source: NamedFont("Face"), size: 17, color: .black, [])
            list.grouping(alpha: 0.5) { $0.clip(box) }
            list.grouping(alpha: 0) { $0.fill(box, .black) }
            list.saving { list in
                list.translate(x: 1, y: 1)
                list.clip(box)
                list.saving { $0.translate(x: 2, y: 2) }
            }
        }
        XCTAssertEqual(list, .empty)
    }

    func testScopesThatChangeNothingVanishAroundTheirContents() {
        let plain = DisplayList { $0.fill(box, .black) }
        let wrapped = DisplayList { list in
            list.saving { list in list.grouping(alpha: 1) { list in list.saving { $0.fill(box, .black) } } }
        }
        XCTAssertEqual(wrapped, plain)
    }

    func testTransformsInARowBecomeOne() {
        let list = DisplayList { list in
            list.saving { list in
                list.translate(x: 10, y: 20)
                list.transform(CGAffineTransform(scaleX: 2, y: 2))
                list.fill(box, .black)
                list.translate(x: 5, y: 5)
                list.translate(x: -5, y: -5)
                list.fill(box, .white)
            }
        }
        XCTAssertEqual(
            list.lines,
            [
                "save", "  matrix 2 0 0 2 10 20", "  fill rect 0 0 10 10 #000000", "  fill rect 0 0 10 10 #FFFFFF",
                "restore",
            ])
    }

    func testASaveOpensWhereItIsNeededAndStateAfterTheLastDrawingGoes() {
        let list = DisplayList { list in
            list.saving { list in
                list.fill(box, .black)
                list.translate(x: 1, y: 0)
                list.fill(box, .black)
                list.clip(box)
            }
            list.saving { list in
                list.fill(box, .black)
                list.translate(x: 1, y: 0)
            }
            list.fill(box, .white)
        }
        XCTAssertEqual(
            list.lines,
            [
                "fill rect 0 0 10 10 #000000", "save", "  translate 1 0", "  fill rect 0 0 10 10 #000000", "restore",
                "fill rect 0 0 10 10 #000000", "fill rect 0 0 10 10 #FFFFFF",
            ])
    }

    func testUnbalancedScopesAreClosedOrIgnored() {
        var recorder = DisplayListRecorder()
        recorder.restore()
        recorder.beginGroup(alpha: 0.5)
        recorder.restore()
        recorder.save()
        recorder.translate(x: 1, y: 1)
        recorder.fill(box, .black)
        XCTAssertEqual(recorder.depth, 2)
        XCTAssertEqual(
            recorder.list.lines,
            ["group alpha 0.5", "  save", "    translate 1 1", "    fill rect 0 0 10 10 #000000", "  restore", "end"])
    }

    func testAnAppendedListKeepsItsStateToItself() {
        let inner = DisplayList { list in
            list.translate(x: 1, y: 1)
            list.fill(box, .black)
        }
        let outer = DisplayList { list in
            list.append(inner)
            list.append(.empty)
            list.fill(box, .white)
        }
        XCTAssertEqual(
            outer.lines,
            ["save", "  translate 1 1", "  fill rect 0 0 10 10 #000000", "restore", "fill rect 0 0 10 10 #FFFFFF"])
    }

    func testGlyphRunsAreEqualByTheNameOfTheirSource() {
        func list(_ name: String) -> DisplayList {
            DisplayList { $0.glyphs(source: NamedFont(name), size: 17, color: .black, [.init(glyph: 1, x: 0, y: 0)]) }
        }
        XCTAssertEqual(list("A"), list("A"))
        XCTAssertEqual(list("A").hashValue, list("A").hashValue)
        XCTAssertNotEqual(list("A"), list("B"))
    }

    func testADifferenceShowsTheLinesThatDiffer() {
        func list(_ colors: [Color]) -> DisplayList {
            DisplayList { list in
                for (index, color) in colors.enumerated() {
                    list.fill(CGRect(x: index, y: 0, width: 1, height: 1), color)
                }
            }
        }
        let old = list([.black, .black, .black, .black, .black])
        let new = list([.black, .black, .black, .white, .black])
        XCTAssertNil(old.difference(from: old))
        XCTAssertEqual(
            new.difference(from: old, context: 1),
            """
            …
              fill rect 2 0 1 1 #000000
            - fill rect 3 0 1 1 #000000
            + fill rect 3 0 1 1 #FFFFFF
              fill rect 4 0 1 1 #000000
            """)
        let shifted = DisplayList { $0.fill(CGRect(x: 0.000001, y: 0, width: 1, height: 1), .black) }
        XCTAssertEqual(
            shifted.difference(from: list([.black])),
            "Command 0, \"fill rect 0 0 1 1 #000000\", differs from its counterpart only in digits that are not printed."
        )
    }
}

private final class NamedFont: GlyphSource {
    let identifier: String

    init(_ identifier: String) { self.identifier = identifier }

    func outline(of glyph: UInt32) -> Path? { nil }
    func bitmap(of glyph: UInt32) -> GlyphBitmap? { nil }
}
