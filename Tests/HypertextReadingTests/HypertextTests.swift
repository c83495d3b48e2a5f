import HypertextReading
import XCTest

/// Kind: documented — HTML's own rules for white space, the style sheet of the standard, and what UIKit's importer is
/// published to make of such documents.
final class HypertextTests: XCTestCase {
    private func read(_ html: String) throws -> Hypertext { try Hypertext(Array(html.utf8)) }

    func testBlocksEndWithABreakAndWhiteSpaceCollapses() throws {
        XCTAssertEqual(try read("Hello").text, "Hello")
        XCTAssertEqual(try read("<p>Hello</p>").text, "Hello\n")
        XCTAssertEqual(try read("<p> a\n  b </p>\n<p>c</p>").text, "a b\nc\n")
        XCTAssertEqual(try read("<div>a</div><div>b</div>").text, "a\nb")
        XCTAssertEqual(try read("one <b>two</b> three").text, "one two three")
        XCTAssertEqual(try read("one<b> two </b>three").text, "one two three")
        XCTAssertEqual(try read("a<br>b").text, "a\nb")
        XCTAssertEqual(try read("<p>a<br>b</p>").text, "a\u{2028}b\n")
        XCTAssertEqual(try read("<pre>a\n  b</pre>").text, "a\n  b\n")
        XCTAssertEqual(try read("").text, "")
        XCTAssertEqual(
            try read("<html><head><title>T</title><script>x()</script></head><body>x</body></html>").title, "T")
        XCTAssertEqual(try read("<script>x()</script>a<!-- b -->").text, "a")
    }

    func testLists() throws {
        XCTAssertEqual(
            try read("<ul><li>a</li><li>b</li></ul><ol start=3><li>c<li>d</ol>").text,
            "\t•\ta\n\t•\tb\n\t3.\tc\n\t4.\td\n")
        let item = try XCTUnwrap(try read("<ul><li>a</li></ul>").runs.first)
        XCTAssertEqual(item.style.headIndent, 36)
        XCTAssertEqual(item.style.firstLineIndent, 0)
        XCTAssertEqual(item.style.tabs, [11, 36])
    }

    func testStylesOfElements() throws {
        let runs = try read(
            "<h1>A</h1><p>b<b>c</b><i>d</i><u>e</u><s>f</s><a href='https://x.org/?a=1&amp;b=2'>g</a><sup>2</sup></p>"
        ).runs
        XCTAssertEqual(runs.map(\.text), ["A\n", "b", "c", "d", "e", "f", "g", "2\n"])
        XCTAssertEqual(runs[0].style.fontSize, 24)
        XCTAssertEqual(runs[0].style.weight, 700)
        XCTAssertEqual(runs[1].style.fontSize, 12)
        XCTAssertEqual(runs[2].style.weight, 700)
        XCTAssertTrue(runs[3].style.isItalic)
        XCTAssertTrue(runs[4].style.isUnderlined)
        XCTAssertTrue(runs[5].style.isStruck)
        XCTAssertEqual(runs[6].style.link, "https://x.org/?a=1&b=2")
        XCTAssertTrue(runs[6].style.isUnderlined)
        XCTAssertEqual(runs[7].style.shift, .above)
        XCTAssertEqual(runs[7].style.fontSize, 10)
    }

    /// The page that many apps put around their texts: a style sheet for the body, the classes of the content.
    func testStyleSheets() throws {
        let runs = try read(
            """
            <style>/* c */ body { font-family: -apple-system, 'Helvetica Neue'; font-size: 17px; color: #333 }
            p.note, #x { color: rgb(255, 0, 0) } .big { font-size: 2em; text-align: center }
            @media print { p { color: blue } } a > b { color: blue }</style>
            <p>a</p><p class="note big">b</p><p id="x" style="color: rgba(0,0,255,.5); font: italic bold 20px/1.5 Georgia">c</p>
            """
        ).runs
        XCTAssertEqual(runs.map(\.text), ["a\n", "b\n", "c\n"])
        XCTAssertEqual(runs[0].style.fontFamilies, ["-apple-system", "Helvetica Neue"])
        XCTAssertEqual(runs[0].style.fontSize, 17)
        XCTAssertEqual(runs[0].style.color, HypertextColor(css: "#333333"))
        XCTAssertEqual(runs[0].style.spacingAfter, 17)
        XCTAssertEqual(runs[1].style.color, HypertextColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(runs[1].style.fontSize, 34)
        XCTAssertEqual(runs[1].style.alignment, .center)
        XCTAssertEqual(runs[2].style.color, HypertextColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        XCTAssertEqual(runs[2].style.fontFamilies, ["Georgia"])
        XCTAssertEqual(runs[2].style.fontSize, 20)
        XCTAssertEqual(runs[2].style.lineHeight, 30)
        XCTAssertTrue(runs[2].style.isItalic)
        XCTAssertEqual(runs[2].style.weight, 700)
    }

    func testColors() {
        XCTAssertEqual(HypertextColor(css: "#0f0"), HypertextColor(red: 0, green: 1, blue: 0, alpha: 1))
        XCTAssertEqual(HypertextColor(css: "#00ff0080")?.alpha ?? 0, 128.0 / 255, accuracy: 1e-9)
        XCTAssertEqual(HypertextColor(css: "Rebecca"), nil)
        XCTAssertEqual(HypertextColor(css: "rgb(100%, 0%, 50%)"), HypertextColor(red: 1, green: 0, blue: 0.5, alpha: 1))
        XCTAssertEqual(HypertextColor(css: "rgb(1,2)"), nil)
        XCTAssertEqual(HypertextColor(css: "#12"), nil)
    }

    func testEncodings() throws {
        XCTAssertEqual(try read("<p>Zürich &amp; 東京 &euro;</p>").text, "Zürich & 東京 €\n")
        XCTAssertEqual(try Hypertext([0x5a, 0xfc], encoding: "ISO-8859-1").text, "Zü")
        XCTAssertEqual(
            try Hypertext(Array("<meta charset='windows-1252'><p>".utf8) + [0x80]).text, "€\n")
    }

    /// Whatever is given, it ends, and nesting has a limit.
    func testIllFormedDocuments() throws {
        XCTAssertEqual(try read("<b>a<i>b</b>c</i>").text, "abc")
        XCTAssertEqual(try read("<p>a<p>b").text, "a\nb\n")
        XCTAssertEqual(try read("a < b & c").text, "a < b & c")
        let deep = String(repeating: "<div>", count: 5000) + "x"
        XCTAssertNoThrow(try read(deep))
        XCTAssertThrowsError(try Hypertext([UInt8](repeating: 32, count: 17 << 20))) {
            XCTAssertEqual($0 as? HypertextError, .tooLong(17 << 20))
        }
    }
}
