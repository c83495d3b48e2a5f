import InterfaceBuilder
import XCTest

/// Kind: documented — XML 1.0, and our limits.
final class MarkupParserTests: XCTestCase {
    private func parse(_ text: String) throws -> MarkupElement { try MarkupParser.parse(Array(text.utf8)) }

    private func message(_ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testElementsAttributesAndText() throws {
        let root = try parse(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- written by hand -->
            <a x='1' y="2 &lt;&amp;&gt; &#65;&#x3042;"><b/>some <c>text</c><![CDATA[<raw>]]></a>
            """)
        XCTAssertEqual(root.name, "a")
        XCTAssertEqual(root["x"], "1")
        XCTAssertEqual(root["y"], "2 <&> Aあ")
        XCTAssertEqual(root.children.map(\.name), ["b", "c"])
        XCTAssertEqual(root.child("c")?.text, "text")
        XCTAssertTrue(root.text.hasSuffix("<raw>"))
        XCTAssertEqual(root.line, 3)
    }

    func testEntityBombsAreRefusedAtTheirDeclaration() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
            <document>&lol2;</document>
            """
        XCTAssertEqual(
            message(bomb),
            "line 2: declarations are refused: documents have no entities of their own")
        XCTAssertEqual(
            message("<a>&other;</a>"),
            "line 1: there is no entity &other;: the five of XML and character numbers are read")
    }

    /// Drawing programs write the name of their type into SVG files.
    func testTheNameOfADocumentsTypeIsSkipped() throws {
        let drawing = """
            <?xml version="1.0"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg width="3"/>
            """
        XCTAssertEqual(try parse(drawing).line, 3)
        XCTAssertEqual(message("<!DOCTYPE svg"), "line 1: the text ends inside <!DOCTYPE")
        XCTAssertEqual(
            message("<a><!DOCTYPE svg></a>"),
            "line 1: declarations are refused: documents have no entities of their own")
    }

    func testNestingHasALimit() throws {
        let deep = String(repeating: "<a>", count: 513)
        XCTAssertEqual(message(deep), "line 1: elements are more than 512 deep inside each other")
        let allowed = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)
        XCTAssertEqual(try parse(allowed).children.count, 1)
    }

    func testMistakesAreNamedWithTheirLine() {
        XCTAssertEqual(message("<a>\n<b>\n</a>"), "line 3: </a> closes nothing: <b> of line 2 is open")
        XCTAssertEqual(message("<a>"), "line 1: the text ends inside <a> of line 1")
        XCTAssertEqual(message("<a x=1/>"), "line 1: the value of x isn't in quotes")
        XCTAssertEqual(message("<a x=\"1\" x=\"2\"/>"), "line 1: <a> has two attributes x")
        XCTAssertEqual(message("<a/><b/>"), "line 1: <b> follows the end of the document")
        XCTAssertEqual(message(""), "there is no element")
    }

    func testSizesHaveLimits() {
        var limits = MarkupLimits()
        limits.bytes = 10
        XCTAssertThrowsError(try MarkupParser.parse(Array("<a></a>    ".utf8), limits: limits))
        limits = MarkupLimits()
        limits.elements = 3
        XCTAssertThrowsError(try MarkupParser.parse(Array("<a><b/><b/><b/></a>".utf8), limits: limits))
        limits.attributes = 1
        XCTAssertThrowsError(try MarkupParser.parse(Array("<a x=\"\" y=\"\"/>".utf8), limits: limits))
    }
}
