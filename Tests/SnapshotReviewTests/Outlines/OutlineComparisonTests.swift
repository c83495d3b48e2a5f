import SnapshotReview
import XCTest

/// Kind: documented — sentences that follow from the frames of hand-written outlines.
final class OutlineComparisonTests: XCTestCase {
    /// A title, a line, a card with two labels.
    private let before = """
        # views 1 of 320×480#a
        UIView\t\t0 0 320 480\t
          UILabel\ttitleLabel\t16 20 288 20\tTitle
          UILabel\tlineLabel\t16 48 288 40\tTwo lines of text
          Card\tcard\t16 100 288 100\t
            UILabel\t\t24 108 100 20\tInside
            UIImageView\tpicture\t24 132 40 40\t
          UIButton\t\t16 220 100 44\tBuy

        """

    func testATextReadsBack() throws {
        let outline = try XCTUnwrap(ViewOutline(text: before))
        XCTAssertEqual(outline.text, before)
        XCTAssertEqual(outline.picture, "320×480#a")
        XCTAssertEqual(outline.nodes.map(\.depth), [0, 1, 1, 1, 2, 2, 1])
        var odd = outline
        odd.nodes[1].text = "A tab\t, a line\nand a \\ stay"
        odd.nodes[1].frame.x = 16.3333333
        XCTAssertEqual(ViewOutline(text: odd.text)?.nodes[1].text, "A tab\t, a line\nand a \\ stay")
        XCTAssertEqual(ViewOutline(text: odd.text)?.nodes[1].frame.x, 16.333)
        XCTAssertNil(ViewOutline(text: "UIView (0, 0, 1, 1)"))
        XCTAssertNil(ViewOutline(text: "# views 1 of a\nUIView\t\t0 0 1\t"))
        XCTAssertEqual(ViewOutline.path(beside: "a/testList.1.png"), "a/testList.1.views.txt")
    }

    func testNothingIsSaidOfEqualOutlines() throws {
        XCTAssertEqual(try sentences { _ in }, [])
    }

    func testWhatIsBelowMovesWithIt() throws {
        let moved = try sentences { nodes in
            for index in 1..<nodes.count { nodes[index].frame.y += 3 }
        }
        XCTAssertEqual(moved, ["label 'Title' moved 3 pt down, and everything below it"])
    }

    func testAHigherLineMovesWhatFollows() throws {
        let higher = try sentences { nodes in
            nodes[2].frame.height += 20.5
            for index in 3..<nodes.count { nodes[index].frame.y += 20.5 }
        }
        XCTAssertEqual(
            higher,
            [
                "label 'Two lines of text' is 20.5 pt higher: 288 × 60.5, was 288 × 40",
                "card (Card) moved 20.5 pt down, and everything below it",
            ])
    }

    func testASuperviewThatGrowsWithItsContentIsNoNews() throws {
        let grown = try sentences { nodes in
            nodes[3].frame.height += 8
            nodes[5].frame.height += 8
        }
        XCTAssertEqual(grown, ["picture (UIImageView) is 8 pt higher: 40 × 48, was 40 × 40"])
    }

    func testANamelessViewIsToldByWhatIsAboveIt() throws {
        let moved = try sentences { nodes in
            nodes[3].name = ""
            for index in 3..<nodes.count { nodes[index].frame.y += 6 }
        }
        XCTAssertEqual(moved, ["everything below label 'Two lines of text' moved 6 pt down"])
    }

    func testOthersThatMovedAlikeAreTold() throws {
        let moved = try sentences { nodes in
            nodes[1].frame.x -= 4
            nodes[6].frame.x -= 4
        }
        XCTAssertEqual(moved, ["label 'Title' moved 4 pt to the left, and 1 other: button 'Buy'"])
    }

    func testTextsAndFates() throws {
        let changed = try sentences { nodes in
            nodes[1].text = "Titel"
            nodes.remove(at: 6)
            nodes.append(
                .init(
                    depth: 1, type: "UISwitch", name: "", frame: .init(x: 16, y: 220, width: 51, height: 31), text: ""))
        }
        XCTAssertEqual(
            changed,
            ["label 'Title' says 'Titel' now", "button 'Buy' is gone", "UISwitch is new, at (16, 220), 51 × 31"])
    }

    /// A row in the middle: rows are recognised by their texts, not by their places.
    func testAnInsertedRowIsOneRow() throws {
        func list(_ rows: [String]) -> ViewOutline {
            ViewOutline(
                picture: "",
                nodes: [
                    .init(
                        depth: 0, type: "UITableView", name: "", frame: .init(x: 0, y: 0, width: 320, height: 480),
                        text: "")
                ]
                    + rows.enumerated().map { index, text in
                        .init(
                            depth: 1, type: "UILabel", name: "",
                            frame: .init(x: 0, y: Double(44 * index), width: 320, height: 44), text: text)
                    })
        }
        let comparison = OutlineComparison(list(["A", "B", "C", "D"]), list(["A", "New", "B", "C", "D"]))
        XCTAssertEqual(
            comparison.sentences,
            ["label 'New' is new, at (0, 44), 320 × 44", "label 'B' moved 44 pt down, and everything below it"])
    }

    func testPixelsAreInTheDeepestView() throws {
        let outline = try XCTUnwrap(ViewOutline(text: before))
        let inside = OutlineComparison.place(of: .init(x: 25, y: 110, width: 10, height: 10), in: outline)
        XCTAssertEqual(inside, "every view is where it was; the pixels that differ are in label 'Inside'")
        let across = OutlineComparison.place(of: .init(x: 20, y: 110, width: 10, height: 10), in: outline)
        XCTAssertEqual(across, "every view is where it was; the pixels that differ are in card (Card)")
        XCTAssertNil(OutlineComparison.place(of: .init(x: -1, y: 0, width: 10, height: 10), in: outline))
    }

    private func sentences(_ change: (inout [ViewOutline.Node]) -> Void) throws -> [String] {
        let old = try XCTUnwrap(ViewOutline(text: before))
        var new = old
        change(&new.nodes)
        return OutlineComparison(old, new).sentences
    }
}
