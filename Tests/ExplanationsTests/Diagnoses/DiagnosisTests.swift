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
            ["18 rows", "offset 1420", "row 23 instead of row 9", "estimatedHeightForRowAt"]
        ),
        (
            .noHeight(gap: .height(of: ["UICollectionView"]), fitted: 0, standard: 44 - 1.0 / 3),
            .noHeight(gap: .torn, fitted: 96, standard: nil), .noHeight(gap: nil, fitted: 0, standard: 44),
            ["Gap: after UICollectionView", "43.6667"]
        ),
        (
            .encapsulatedHeight(dictated: 286.0 / 3, content: 95, pixel: 1.0 / 3, isFinal: true),
            .encapsulatedHeight(dictated: 95, content: 95, pixel: 1.0 / 3, isFinal: true),
            .encapsulatedHeight(dictated: nil, content: 95, pixel: 0.5, isFinal: true),
            ["content needs 95, row is 95.3333", "999"]
        ),
        (
            .measuredWithoutWidth(view: "FooHeader", width: 0, hasSuperview: false),
            .measuredWithoutWidth(view: "FooHeader", width: 375, hasSuperview: false),
            .measuredWithoutWidth(view: "FooHeader", width: nil, hasSuperview: nil),
            ["FooHeader while its width was 0 (no superview)"]
        ),
        (
            .collectionAtOtherWidth(
                measured: 359, shown: 428, columns: 1, shownColumns: 2, height: 4064, shownHeight: 2044),
            .collectionAtOtherWidth(
                measured: 428, shown: 428, columns: 2, shownColumns: 2, height: 2044, shownHeight: 2044),
            .collectionAtOtherWidth(
                measured: nil, shown: 428, columns: nil, shownColumns: nil, height: nil, shownHeight: nil),
            ["width 359 but displayed at 428: 1 column → 4064, later 2 columns → 2044", "on the cell"]
        ),
        (
            .wrappedAtOtherWidth(label: "Label", measured: 288, final: 343, lines: 3, finalLines: 2),
            .wrappedAtOtherWidth(label: "Label", measured: 340, final: 343, lines: 2, finalLines: 2),
            .wrappedAtOtherWidth(label: "Label", measured: 288, final: 343, lines: nil, finalLines: 2),
            ["wrapped at 288 while final width is 343: 3 lines measured, 2 shown"]
        ),
        (
            .headerFrame(height: 0, fitting: 128.33333, width: 390),
            .headerFrame(height: 128.33333, fitting: 128.33333, width: 390),
            .headerFrame(height: 0, fitting: nil, width: 390), ["height 0, fitting at width 390 = 128.3333"]
        ),
        (
            .missedTarget(target: 8800, actual: 11240, measuredRows: 14),
            .missedTarget(target: 8800, actual: 8800, measuredRows: 14),
            .missedTarget(target: nil, actual: 8800, measuredRows: 14), ["Short by 2440", "14 rows"]
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
            ["15 before, 15 after", "1 deleted", "expected 14"]
        ),
        (
            .blankHeader(section: 0, height: 28, returned: -1, hasView: false, style: "plain"),
            .blankHeader(section: 0, height: 28, returned: -1, hasView: true, style: "plain"),
            .blankHeader(section: 0, height: 28, returned: -1, hasView: nil, style: "plain"),
            ["without a view", "plain style reserves 28", "Return 0"]
        ),
        (
            .hiddenLength(view: "titleView", constraint: "inner height == 120", priority: 1000),
            .hiddenLength(view: "titleView", constraint: "inner height == 120", priority: 999),
            .hiddenLength(view: "titleView", constraint: nil, priority: 1000),
            ["Hiding titleView", "inner height == 120 @1000", "Use 999"]
        ),
        (
            .ratioLost(view: "UIImageView", ratio: 250, compression: 750, height: 180, wanted: 160),
            .ratioLost(view: "UIImageView", ratio: 751, compression: 750, height: 160, wanted: 160),
            .ratioLost(view: "UIImageView", ratio: nil, compression: 750, height: 160, wanted: 160),
            ["ratio (250) lost to UIImageView compression resistance (750)"]
        ),
        (
            .allHeightsAsked(calls: 22000, rows: 22000, estimate: 0),
            .allHeightsAsked(calls: 12, rows: 22000, estimate: 44),
            .allHeightsAsked(calls: nil, rows: 22000, estimate: 0), ["22000 heightForRow calls", "Set an estimate"]
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
            ["36.3→56.7; row not re-measured"]
        ),
        (
            .narrowContent(content: 356, row: 390, required: 390, beside: "disclosure"),
            .narrowContent(content: 356, row: 390, required: 356, beside: "disclosure"),
            .narrowContent(content: nil, row: 390, required: 390, beside: nil),
            ["contentView is 356 (390 − disclosure 34), not 390"]
        ),
        (
            .itemTooWide(item: 400, available: 327), .itemTooWide(item: 214, available: 327),
            .itemTooWide(item: 214, available: nil), ["returned 400 wide; available 327"]
        ),
        (
            .measuredAtDocumentWidth(view: "Cell", document: 320, shown: 414),
            .measuredAtDocumentWidth(view: "Cell", document: 414, shown: 414),
            .measuredAtDocumentWidth(view: "Cell", document: nil, shown: 414),
            ["measured at 320 (nib) for a 414 table"]
        ),
        (
            .askedAgain(times: 5, reasons: ["dataSource", "delegate", "header view", "window", "first width"]),
            .askedAgain(times: 1, reasons: ["window"]), .askedAgain(times: nil, reasons: nil),
            ["Rebuilt 5×: dataSource, delegate, header view, window, first width"]
        ),
    ]

    /// 2: what closes the chain depends on where it is open.
    func testTheCureOfAMissingHeightFitsItsGap() {
        func text(_ gap: HeightGap) -> String? {
            Symptom.noHeight(gap: gap, fitted: 0, standard: 43.5).verdict.diagnosis?.text
        }
        let chain = "No chain of constraints stronger than 50 connects contentView.top to contentView.bottom. Gap: "
        let used = " Fitted height 0, standard height 43.5 used. "
        XCTAssertEqual(
            text(.height(of: ["picture", "map"])),
            chain + "after picture, map." + used + "Close the chain, or give picture, map a height.")
        XCTAssertEqual(
            text(.weak(["label.bottom == contentView.bottom @49"])),
            chain + "at label.bottom == contentView.bottom @49, too weak." + used + "Give it a priority above 50.")
        XCTAssertEqual(
            text(.torn),
            chain + "from contentView.top on." + used + "Tie the content to contentView's top and to its bottom.")
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
