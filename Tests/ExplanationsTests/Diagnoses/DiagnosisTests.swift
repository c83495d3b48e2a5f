import Explanations
import XCTest

/// Kind: documented — our list of twenty symptoms.
///
/// Each case told from the same evidence without the fault, and from missing evidence.
final class DiagnosisTests: XCTestCase {
    private let cases: [(faulty: Symptom, sound: Symptom, lacking: Symptom, words: [String])] = [
        (
            .reloadMovedRows(offset: 1420, rowBefore: 9, rowAfter: 23, rowsAbove: 18),
            .reloadMovedRows(offset: 1420, rowBefore: 9, rowAfter: 9, rowsAbove: 18),
            .reloadMovedRows(offset: nil, rowBefore: 9, rowAfter: 23, rowsAbove: 18),
            ["18 rows", "offset, 1420", "row 23 is now at the top instead of row 9", "estimatedHeightForRowAt"]
        ),
        (
            .noHeight(gap: .height(of: ["UICollectionView"]), fitted: 0, standard: 44 - 1.0 / 3),
            .noHeight(gap: .torn, fitted: 96, standard: nil), .noHeight(gap: nil, fitted: 0, standard: 44),
            ["It is open after UICollectionView", "43.6667"]
        ),
        (
            .encapsulatedHeight(dictated: 286.0 / 3, content: 95, pixel: 1.0 / 3, isFinal: true),
            .encapsulatedHeight(dictated: 95, content: 95, pixel: 1.0 / 3, isFinal: true),
            .encapsulatedHeight(dictated: nil, content: 95, pixel: 0.5, isFinal: true),
            ["content needs 95 pt and the row has 95.3333", "999"]
        ),
        (
            .measuredWithoutWidth(view: "FooHeader", width: 0, hasSuperview: false),
            .measuredWithoutWidth(view: "FooHeader", width: 375, hasSuperview: false),
            .measuredWithoutWidth(view: "FooHeader", width: nil, hasSuperview: nil),
            ["FooHeader was measured", "while its width was 0 and it had no superview"]
        ),
        (
            .collectionAtOtherWidth(
                measured: 359, shown: 428, columns: 1, shownColumns: 2, height: 4064, shownHeight: 2044),
            .collectionAtOtherWidth(
                measured: 428, shown: 428, columns: 2, shownColumns: 2, height: 2044, shownHeight: 2044),
            .collectionAtOtherWidth(
                measured: nil, shown: 428, columns: nil, shownColumns: nil, height: nil, shownHeight: nil),
            [
                "at a width of 359 and is shown at 428: 1 column, 4064 pt high, when measured, 2 columns, 2044 pt high, as shown",
                "on the cell",
            ]
        ),
        (
            .wrappedAtOtherWidth(label: "Label", measured: 288, final: 343, lines: 3, finalLines: 2),
            .wrappedAtOtherWidth(label: "Label", measured: 340, final: 343, lines: 2, finalLines: 2),
            .wrappedAtOtherWidth(label: "Label", measured: 288, final: 343, lines: nil, finalLines: 2),
            ["at a width of 288, which takes 3 lines, and is shown at 343, which takes 2."]
        ),
        (
            .headerFrame(height: 0, fitting: 128.33333, width: 390),
            .headerFrame(height: 128.33333, fitting: 128.33333, width: 390),
            .headerFrame(height: 0, fitting: nil, width: 390),
            ["header is 0 pt high, but at a width of 390 its content needs 128.3333"]
        ),
        (
            .missedTarget(target: 8800, actual: 11240, measuredRows: 14),
            .missedTarget(target: 8800, actual: 8800, measuredRows: 14),
            .missedTarget(target: nil, actual: 8800, measuredRows: 14), ["2440 pt too short", "14 rows"]
        ),
        (
            .replacedCells(count: 9, sameIdentifiers: true, sameContents: true),
            .replacedCells(count: 9, sameIdentifiers: true, sameContents: false),
            .replacedCells(count: 9, sameIdentifiers: true, sameContents: nil), ["replaced 9 visible cells"]
        ),
        (
            .invalidUpdate(section: 0, before: 15, after: 15, inserted: 0, deleted: 1),
            .invalidUpdate(section: 0, before: 15, after: 14, inserted: 0, deleted: 1),
            .invalidUpdate(section: 0, before: nil, after: 14, inserted: 0, deleted: 1),
            ["had 15 rows", "1 deleted it should have 14", "returns 15"]
        ),
        (
            .blankHeader(section: 0, height: 28, returned: -1, hasView: false, style: "plain"),
            .blankHeader(section: 0, height: 28, returned: -1, hasView: true, style: "plain"),
            .blankHeader(section: 0, height: 28, returned: -1, hasView: nil, style: "plain"),
            ["has no view", "plain style keeps 28 pt free", "Return 0"]
        ),
        (
            .hiddenLength(view: "titleView", constraint: "inner height == 120", priority: 1000),
            .hiddenLength(view: "titleView", constraint: "inner height == 120", priority: 999),
            .hiddenLength(view: "titleView", constraint: nil, priority: 1000),
            ["hides titleView", "inner height == 120, required too", "priority of 999"]
        ),
        (
            .ratioLost(view: "UIImageView", ratio: 250, compression: 750, height: 180, wanted: 160),
            .ratioLost(view: "UIImageView", ratio: 751, compression: 750, height: 160, wanted: 160),
            .ratioLost(view: "UIImageView", ratio: nil, compression: 750, height: 160, wanted: 160),
            ["UIImageView is 180 pt high, not 160", "750, is stronger than its aspect ratio, 250"]
        ),
        (
            .allHeightsAsked(calls: 22000, rows: 22000, estimate: 0),
            .allHeightsAsked(calls: 12, rows: 22000, estimate: 44),
            .allHeightsAsked(calls: nil, rows: 22000, estimate: 0), ["22000 row heights", "Set estimatedRowHeight"]
        ),
        (
            .recursion(calls: ["heightForRowAt", "dequeueReusableCell(for:)", "heightForRowAt"]),
            .recursion(calls: ["heightForRowAt", "dequeueReusableCell"]), .recursion(calls: nil),
            ["heightForRowAt → dequeueReusableCell(for:) → heightForRowAt"]
        ),
        (
            .rowDidNotFollow(view: "textView", before: 36.3, after: 56.7, wasMeasuredAgain: false),
            .rowDidNotFollow(view: "textView", before: 36.3, after: 56.7, wasMeasuredAgain: true),
            .rowDidNotFollow(view: "textView", before: 36.3, after: nil, wasMeasuredAgain: false),
            ["textView's content is now 56.7 pt high, but the table still uses 36.3"]
        ),
        (
            .narrowContent(content: 356, row: 390, required: 390, beside: "disclosure"),
            .narrowContent(content: 356, row: 390, required: 356, beside: "disclosure"),
            .narrowContent(content: nil, row: 390, required: 390, beside: nil),
            ["contentView is 356 pt wide, not 390 as the row: the disclosure takes 34"]
        ),
        (
            .itemTooWide(item: 400, available: 327), .itemTooWide(item: 214, available: 327),
            .itemTooWide(item: 214, available: nil), ["is 400 pt wide, but its line has room for 327"]
        ),
        (
            .measuredAtDocumentWidth(view: "Cell", document: 320, shown: 414),
            .measuredAtDocumentWidth(view: "Cell", document: 414, shown: 414),
            .measuredAtDocumentWidth(view: "Cell", document: nil, shown: 414),
            ["measured at its document's width, 320, for a table 414 wide"]
        ),
        (
            .askedAgain(times: 5, reasons: ["dataSource", "delegate", "header view", "window", "first width"]),
            .askedAgain(times: 1, reasons: ["window"]), .askedAgain(times: nil, reasons: nil),
            ["asked its data source 5 times: dataSource, delegate, header view, window, first width"]
        ),
    ]

    /// 2: what closes the chain depends on where it is open.
    func testTheCureOfAMissingHeightFitsItsGap() {
        func text(_ gap: HeightGap) -> String? {
            Symptom.noHeight(gap: gap, fitted: 0, standard: 43.5).verdict.diagnosis?.text
        }
        let chain =
            "The row has no height of its own, so it is 43.5 pt high: no chain of constraints above priority 50 leads from "
            + "contentView's top to its bottom. It is open "
        XCTAssertEqual(
            text(.height(of: ["picture", "map"])),
            chain + "after picture, map. Close the chain, or give picture, map a height.")
        XCTAssertEqual(
            text(.weak(["label.bottom == contentView.bottom @49"])),
            chain + "at label.bottom == contentView.bottom @49, which is too weak. Give it a priority above 50.")
        XCTAssertEqual(
            text(.torn),
            chain + "from contentView's top on. Constrain the content to contentView's top and to its bottom.")
    }

    func testAllTwenty() {
        XCTAssertEqual(cases.count, 20)
        for (index, fixture) in cases.enumerated() {
            let diagnosis = fixture.faulty.verdict.diagnosis
            XCTAssertEqual(diagnosis?.number, index + 1)
            for word in fixture.words {
                XCTAssertTrue(diagnosis?.text.contains(word) == true, "\(index + 1): \(diagnosis?.text ?? "none")")
            }
            XCTAssertEqual(fixture.sound.verdict, .sound, "case \(index + 1)")
            guard case .unknown(let missing) = fixture.lacking.verdict else {
                XCTFail("case \(index + 1) is decided without what it needs")
                continue
            }
            XCTAssertFalse(missing.isEmpty)
        }
    }
}
