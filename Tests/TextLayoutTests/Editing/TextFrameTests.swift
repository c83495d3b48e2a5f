import XCTest

@testable import TextLayout

/// Kind: property, documented — points and carets agree; carets follow advances of a known face.
final class TextFrameTests: XCTestCase {
    static func shaped(_ text: String, alignment: TextAlignment = .natural, size: Double = 17) -> ShapedText {
        var paragraph = ParagraphAttributes()
        paragraph.lineBreakMode = .byWordWrapping
        paragraph.alignment = alignment
        return ShapedText(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: size)), paragraph: paragraph))
    }

    private func frame(_ text: String, width: Double = 300, alignment: TextAlignment = .natural) -> TextFrame {
        TextFrame(Self.shaped(text, alignment: alignment), width: width)
    }

    /// A caret stands where the text before it ends, white space at the end included.
    func testCaretsFollowAdvances() {
        let text = "Hello, world  "
        let frame = frame(text)
        for offset in 0...text.utf16.count {
            let head = Self.shaped(String(text.prefix(offset)))
            let width = head.positions.last ?? 0
            XCTAssertEqual(frame.caret(at: TextPlace(offset)).x, width, accuracy: 0.5, "at \(offset)")
        }
        XCTAssertEqual(frame.caret(at: TextPlace(0)).height, 17 * 1.193359375, accuracy: 1e-9)
    }

    func testEmptyTextHasACaretWhereItsAlignmentStarts() {
        XCTAssertEqual(frame("").caret(at: TextPlace(0)).x, 0)
        XCTAssertEqual(frame("", alignment: .center).caret(at: TextPlace(0)).x, 150)
        XCTAssertEqual(frame("", alignment: .right).caret(at: TextPlace(0)).x, 300)
        let line = 17 * 1.193359375
        let end = frame("a\n").caret(at: TextPlace(2))
        XCTAssertEqual(end, TextRectangle(x: 0, y: line, width: 0, height: line))
    }

    func testPointsAndCaretsAgree() {
        let text = "One two three four five six seven\neight שלום עולם nine 日本語の文章 ten"
        let frame = frame(text, width: 140)
        frame.checkInvariants()
        var offset = 0
        while offset < frame.count {
            let caret = frame.caret(at: TextPlace(offset))
            let found = frame.place(atX: caret.x + 1e-4, y: caret.y + 1)
            XCTAssertEqual(frame.caret(at: found).x, caret.x, accuracy: 0.01, "at \(offset)")
            offset = frame.units.end(of: .character, after: offset)
        }
    }

    /// At a line's wrap, the offset's upstream place is at the end of the line above.
    func testWrappedLinesHaveTwoPlacesForOneOffset() {
        let frame = frame("aaaa bbbb", width: 60)
        XCTAssertEqual(frame.lines.count, 2)
        XCTAssertEqual(frame.lineIndex(at: TextPlace(5)), 1)
        XCTAssertEqual(frame.lineIndex(at: TextPlace(5, isUpstream: true)), 0)
        XCTAssertEqual(frame.end(ofLine: 0), TextPlace(5, isUpstream: true))
        XCTAssertLessThanOrEqual(frame.caret(at: TextPlace(5, isUpstream: true)).x, 60)
    }

    /// Arrow keys visit each place of a line of both directions once, in the order of the eye.
    func testStepsGoAsTheEyeDoes() {
        for text in ["abc שלום def", "שלום abc", "a👨‍👩‍👧b", "日本語 テキスト"] {
            let frame = frame(text)
            var place = frame.place(atX: -1, y: 1)
            var visited = [place.offset]
            var last = frame.caret(at: place).x
            while true {
                let next = frame.place(beside: place, towards: .right)
                if next == place { break }
                let x = frame.caret(at: next).x
                XCTAssertGreaterThanOrEqual(x, last - 1e-6, text)
                visited.append(next.offset)
                (place, last) = (next, x)
                if visited.count > 100 { return XCTFail("\(text) has no end") }
            }
            XCTAssertEqual(visited.count, text.count + 1, text)
            XCTAssertEqual(Set(visited).count, visited.count, text)
        }
    }

    func testStepsGoOnFromLineToLine() {
        let frame = frame("ab\ncd")
        XCTAssertEqual(frame.place(beside: TextPlace(2), towards: .right), TextPlace(3))
        XCTAssertEqual(frame.place(beside: TextPlace(3), towards: .left), TextPlace(2))
        XCTAssertEqual(frame.place(beside: TextPlace(0), towards: .left), TextPlace(0))
        XCTAssertEqual(frame.place(beside: TextPlace(5), towards: .right), TextPlace(5))
        XCTAssertEqual(frame.place(above: TextPlace(4), keeping: 0), TextPlace(0))
        XCTAssertEqual(frame.place(below: TextPlace(4), keeping: 0), TextPlace(5))
        XCTAssertEqual(frame.place(above: TextPlace(1), keeping: 10), TextPlace(0))
    }

    /// A selection of everything covers the lines' glyphs, and full lines to the container's edge.
    func testSelectionRectangles() {
        let frame = frame("aaaa bbbb\ncc", width: 60)
        let all = frame.stretches(of: 0..<12)
        XCTAssertEqual(all.count, 3)
        XCTAssertEqual(all[0].rectangle.maxX, 60, accuracy: 1e-9)
        XCTAssertEqual(all[1].rectangle.maxX, 60, accuracy: 1e-9)
        XCTAssertEqual(all[2].rectangle.maxX, frame.caret(at: TextPlace(12)).x, accuracy: 1e-9)
        XCTAssertTrue(all[0].containsStart && all[2].containsEnd && !all[1].containsEnd)
        let part = frame.stretches(of: 1..<3)
        XCTAssertEqual(part.map(\.rectangle.x), [frame.caret(at: TextPlace(1)).x])
        XCTAssertEqual(part[0].rectangle.maxX, frame.caret(at: TextPlace(3)).x, accuracy: 1e-9)
        XCTAssertEqual(self.frame("a שלום b", width: 300).stretches(of: 0..<4).count, 2)
    }
}
