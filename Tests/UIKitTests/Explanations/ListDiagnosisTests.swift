import Explanations
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — our list of twenty symptoms: each fault is planted, and its sound twin shows none.
///
/// Tables that are used with one fault each, and the same without it: what they noted of loads, reloads, updates and
/// scrolls.
@MainActor final class ListDiagnosisTests: XCTestCase {
    /// 8: an animated scroll to row 150, whose place is 15000 and was estimated at 6600.
    func testAScrollMissesItsRow() async throws {
        func fixture(estimate: CGFloat) throws -> TableFixture {
            let fixture = try TableFixture([Array(repeating: 100, count: 300)])
            fixture.table.estimatedRowHeight = estimate
            fixture.show()
            XCTAssertEqual(fixture.table.diagnoses, [])
            fixture.table.scrollToRow(at: .row(150), at: .top, animated: true)
            fixture.host.advanceUntilStill()
            return fixture
        }
        let faulty = try fixture(estimate: 44)
        let found = faulty.table.diagnoses
        XCTAssertEqual(found.map(\.number), [8], "\(found)")
        // Row 0 to 6 were measured before the scroll: 7 × 56 more than estimated.
        XCTAssertTrue(
            found.first?.message.hasPrefix("The scroll aimed at 6992, from estimates; once") == true, "\(found)")
        XCTAssertEqual(try fixture(estimate: 100).table.diagnoses, [])
        // The cure: once more, now that the way is measured.
        faulty.table.scrollToRow(at: .row(150), at: .top, animated: false)
        XCTAssertEqual(faulty.table.diagnoses, [])
    }

    /// 9: a reload where nothing came or went; of rows that show nothing it isn't known whether they are the same.
    func testAReloadThatMayHaveBeenForNothingIsLeftOpen() async throws {
        let fixture = try TableFixture([Array(repeating: 100, count: 6)])
        fixture.show()
        fixture.table.reloadData()
        let verdicts = fixture.table.symptoms.compactMap { symptom -> Verdict? in
            if case .replacedCells(count: 6, _, _) = symptom { symptom.verdict } else { nil }
        }
        XCTAssertEqual(verdicts, [.unknown(missing: ["their contents"])])
        XCTAssertEqual(fixture.table.diagnoses, [])
    }

    /// 9: the same texts in other cells; and the sound twins: other texts, and rows that are configured again.
    func testAReloadForNothingIsTold() async throws {
        final class Texts: NSObject, UITableViewDataSource {
            var texts = (0..<30).map { "row \($0)" }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = texts[indexPath.row]
                return cell
            }
        }
        func found(_ change: (Texts, UITableView) -> Void) throws -> [Diagnosis] {
            let host = try HeadlessHost()
            let source = Texts()
            let table = UITableView(frame: host.window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.rowHeight = 60
            let controller = UIViewController()
            controller.view.addSubview(table)
            host.show(controller)
            change(source, table)
            host.settle()
            return table.diagnoses
        }
        let faulty = try found { _, table in table.reloadData() }
        XCTAssertEqual(faulty.map(\.number), [9], "\(faulty)")
        // Of twelve rows that 667 points hold a part of, those whose cells are others; the pool gives some their own
        // back.
        XCTAssertTrue(faulty.first?.message.hasPrefix("reloadData replaced ") == true, "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains("visible cells by others with the same identifiers") == true, "\(faulty)")
        let renamed = try found { source, table in
            source.texts = source.texts.map { $0 + "!" }
            table.reloadData()
        }
        XCTAssertEqual(renamed, [])
        let configured = try found { source, table in
            source.texts[2] = "another"
            table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
        }
        XCTAssertEqual(configured, [])
    }

    /// 9: rows without texts: the same pictures, or switches that stand as before, in other cells; and the sound twins.
    func testAReloadForNothingIsToldByPicturesAndControls() async throws {
        final class Rows: NSObject, UITableViewDataSource {
            var pictures: [UIImage] = []
            var isOn = false
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                for view in cell.contentView.subviews { view.removeFromSuperview() }
                if pictures.isEmpty {
                    let control = UISwitch()
                    control.isOn = isOn
                    cell.contentView.addSubview(control)
                } else {
                    cell.contentView.addSubview(UIImageView(image: pictures[indexPath.row]))
                }
                return cell
            }
        }
        func pictures(side: CGFloat) -> [UIImage] {
            (0..<20).map { row in
                UIGraphicsImageRenderer(size: CGSize(width: side, height: CGFloat(row + 1))).image { _ in }
            }
        }
        func verdict(_ pictures: [UIImage], _ change: (Rows) -> Void) throws -> Verdict? {
            let host = try HeadlessHost()
            let rows = Rows()
            rows.pictures = pictures
            let table = UITableView(frame: host.window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            table.rowHeight = 60
            let controller = UIViewController()
            controller.view.addSubview(table)
            host.show(controller)
            change(rows)
            table.reloadData()
            host.settle()
            return table.symptoms.compactMap { symptom in
                if case .replacedCells = symptom { symptom.verdict } else { nil }
            }.first
        }
        let kept = pictures(side: 10)
        XCTAssertEqual(try verdict(kept) { _ in }?.diagnosis?.number, 9)
        XCTAssertEqual(try verdict(kept) { $0.pictures = pictures(side: 11) }, .sound)
        XCTAssertEqual(try verdict([]) { _ in }?.diagnosis?.number, 9)
        XCTAssertEqual(try verdict([]) { $0.isOn = true }, .sound)
        // Equal pictures are the same, whether or not they are one object.
        let equal = try verdict(pictures(side: 12)) { $0.pictures = pictures(side: 12) }
        XCTAssertEqual(equal?.diagnosis?.number, 9, "\(String(describing: equal))")
        // The old ones aren't known any more if nobody keeps them.
        let gone = ShownContent.picture(ShownPicture(picture: try XCTUnwrap(pictures(side: 1).first)))
        XCTAssertFalse(gone.isKnown)
    }

    /// 10: a row is deleted, and the model still has it.
    func testAnUpdateThatTheModelDoesNotFollow() async throws {
        func diagnoses(modelFollows: Bool) throws -> [Diagnosis] {
            let fixture = try TableFixture([Array(repeating: 50, count: 15)])
            fixture.show()
            if modelFollows { fixture.source.sections[0].removeLast() }
            let raised = exceptions { fixture.table.deleteRows(at: [.row(14)], with: .none) }
            XCTAssertEqual(raised.isEmpty, modelFollows)
            return fixture.table.diagnoses
        }
        let faulty = try diagnoses(modelFollows: false)
        XCTAssertEqual(faulty.map(\.number), [10], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains(
                "Section 0 had 15 rows; with 0 inserted and 1 deleted it should have 14, but the data source returns 15."
            ) == true,
            "\(faulty)")
        XCTAssertEqual(try diagnoses(modelFollows: true), [])
    }

    /// 10: where a section came in the same batch, what is missing is said.
    func testAnUpdateOfSectionsAndRowsLeavesTheCountBeforeOpen() async throws {
        let fixture = try TableFixture([[50, 50], [50]])
        fixture.show()
        _ = exceptions {
            fixture.table.performBatchUpdates {
                fixture.table.insertSections([0], with: .none)
                fixture.table.deleteRows(at: [.row(0)], with: .none)
                fixture.source.sections.insert([], at: 0)
            }
        }
        let verdicts = fixture.table.symptoms.compactMap { symptom -> Verdict? in
            if case .invalidUpdate = symptom { symptom.verdict } else { nil }
        }
        XCTAssertEqual(verdicts, [.unknown(missing: ["the count before", "the updates"])])
        XCTAssertEqual(fixture.table.diagnoses, [])
    }

    /// 15: the delegate dequeues the row's cell to learn its height.
    func testAHeightIsAskedByWhatItAsks() async throws {
        func diagnoses(_ dequeue: @escaping (UITableView, IndexPath) -> Void) throws -> [Diagnosis] {
            let fixture = try TableFixture([[50, 50]])
            let delegate = HeightDelegate(fixture.source) { [unowned table = fixture.table] path in
                dequeue(table, path)
                return 50
            }
            fixture.table.delegate = delegate
            var found: [Diagnosis] = []
            let raised = exceptions {
                fixture.show()
                found = fixture.table.diagnoses
            }
            XCTAssertEqual(raised.isEmpty, found.isEmpty, "UIKit recurses without end")
            return found
        }
        let faulty = try diagnoses { _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
        XCTAssertEqual(faulty.map(\.number), [15], "\(faulty)")
        XCTAssertEqual(try diagnoses { table, _ in _ = table.dequeueReusableCell(withIdentifier: "cell") }, [])
    }

    /// 20: the table is asked for its sections between the steps of its setting up.
    func testATableIsAskedAgainAndAgain() async throws {
        func diagnoses(_ ask: (UITableView) -> Void) throws -> [Diagnosis] {
            let fixture = try TableFixture([[50, 50]])
            let delegate = HeightDelegate(fixture.source)
            ask(fixture.table)
            fixture.table.delegate = delegate
            ask(fixture.table)
            fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
            ask(fixture.table)
            fixture.show()
            return fixture.table.diagnoses
        }
        let faulty = try diagnoses { _ = $0.numberOfSections }
        XCTAssertEqual(faulty.map(\.number), [20], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains("dataSource, delegate, header or footer view") == true, "\(faulty)")
        XCTAssertEqual(try diagnoses { _ in }, [])
    }
}
