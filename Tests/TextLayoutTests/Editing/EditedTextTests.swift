import TestSupport
import XCTest

@testable import TextLayout

/// Kind: model, documented — a plain array of units, under any script of edits; Apple's documentation of deletions.
final class EditedTextTests: XCTestCase {
    private func frame(_ text: EditedText, width: Double = 200) -> TextFrame {
        TextFrame(TextFrameTests.shaped(text.string), width: width)
    }

    func testDeletingTakesWholeCharactersAndWords() {
        var text = EditedText("say 👨‍👩‍👧")
        XCTAssertEqual(text.deletedBackward(), 4..<12)
        text.placeCaret(at: TextPlace(4))
        XCTAssertEqual(text.deletedForward(), 4..<12)
        XCTAssertEqual(text.deletedBackward(.word), 0..<4)
        text.select(1..<3)
        XCTAssertEqual(text.deletedBackward(), 1..<3)
        text.placeCaret(at: TextPlace(0))
        XCTAssertTrue(text.deletedBackward().isEmpty)
    }

    /// Up and down keep the column they started from, through a shorter line.
    func testColumnsAreKept() {
        var text = EditedText("abcdef\nx\nabcdef")
        text.placeCaret(at: TextPlace(5))
        let frame = frame(text)
        text.move(.direction(.down), extending: false, in: frame)
        XCTAssertEqual(text.head.offset, 8)
        text.move(.direction(.down), extending: false, in: frame)
        XCTAssertEqual(text.head.offset, 14)
        text.move(.direction(.down), extending: true, in: frame)
        XCTAssertEqual(text.selection, 14..<15)
        text.move(.direction(.left), extending: false, in: frame)
        XCTAssertEqual(text.selection, 14..<14)
    }

    func testComposing() {
        var text = EditedText("ab")
        text.compose(TextEdit(text.replacedByTyping, "か"), selected: 1..<1)
        XCTAssertEqual(text.marked, 2..<3)
        text.compose(TextEdit(text.replacedByTyping, "漢字"), selected: 0..<2)
        XCTAssertEqual(text.string, "ab漢字")
        XCTAssertEqual(text.selection, 2..<4)
        text.unmark()
        XCTAssertNil(text.marked)
        text.compose(TextEdit(4..<4, "x"), selected: 1..<1)
        text.compose(TextEdit(text.replacedByTyping, ""), selected: 0..<0)
        XCTAssertNil(text.marked)
        XCTAssertEqual(text.string, "ab漢字")
    }

    func testTypingIsUndoneTogether() {
        var grouping = EditGrouping()
        XCTAssertFalse(grouping.joins(TextEdit(0..<0, "a"), .typing))
        XCTAssertTrue(grouping.joins(TextEdit(1..<1, "b"), .typing))
        XCTAssertFalse(grouping.joins(TextEdit(1..<2, ""), .deleting))
        XCTAssertTrue(grouping.joins(TextEdit(0..<1, ""), .deleting))
        XCTAssertFalse(grouping.joins(TextEdit(0..<0, "x"), .typing))
        grouping.end(at: 0)
        XCTAssertFalse(grouping.joins(TextEdit(1..<1, "y"), .typing))
        XCTAssertFalse(grouping.joins(TextEdit(2..<2, "paste"), .other))
        XCTAssertFalse(grouping.joins(TextEdit(7..<7, "z"), .typing))
    }

    /// Any script of edits and steps leaves the text that a plain array of units has, and its inverses take it back.
    func testRandomScripts() {
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            var text = EditedText("Start שלום 日本 e\u{301}👍🏽\nend")
            var model = Array(text.string.utf16)
            let start = model
            var inverses: [TextEdit] = []
            for _ in 0..<60 {
                let frame = frame(text, width: 90)
                frame.checkInvariants()
                switch Int.random(in: 0..<8, using: &random) {
                case 0..<3:
                    let typed = ["x", " ", "\n", "語", "👍🏽", "ש"][Int.random(in: 0..<6, using: &random)]
                    let edit = TextEdit(text.replacedByTyping, typed)
                    inverses.append(edit.inverse(in: text.string))
                    model.replaceSubrange(edit.range, with: Array(typed.utf16))
                    text.apply(edit)
                case 3:
                    let edit = TextEdit(text.deletedBackward(), "")
                    inverses.append(edit.inverse(in: text.string))
                    model.removeSubrange(edit.range)
                    text.apply(edit)
                default:
                    let steps: [EditedText.Step] = [
                        .direction(.left), .direction(.right), .direction(.up), .direction(.down), .wordForward,
                        .wordBackward, .lineStart, .lineEnd, .paragraphStart, .paragraphEnd,
                    ]
                    let step = steps[Int.random(in: 0..<steps.count, using: &random)]
                    text.move(step, extending: Bool.random(using: &random), in: frame)
                }
                text.checkInvariants()
                XCTAssertEqual(Array(text.string.utf16), model, "seed \(seed)")
            }
            for inverse in inverses.reversed() { text.apply(inverse) }
            XCTAssertEqual(Array(text.string.utf16), start, "seed \(seed)")
        }
    }
}
