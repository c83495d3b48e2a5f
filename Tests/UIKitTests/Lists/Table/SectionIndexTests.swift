import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F6.5 and F10.10.
///
/// The section index (specification F6.5, F10.10) and the collation.
@MainActor final class SectionIndexTests: XCTestCase {
    final class Names: NSObject, UITableViewDataSource {
        var sections = ["A", "B", "C", "D", "E"]
        var asked: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section]
        }
        var section: (Int) -> Int = { $0 }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            asked.append("\(title) \(index)")
            return section(index)
        }
    }

    private func fixture(_ source: Names, style: UITableView.Style = .plain) throws -> TableFixture {
        let fixture = try TableFixture([[]], style: style)
        fixture.table.rowHeight = 50
        fixture.table.dataSource = source
        fixture.show()
        return fixture
    }

    func testTheIndexTakesTheRowsWidthAndStaysInSight() async throws {
        let source = Names()
        let fixture = try fixture(source)
        let view = try XCTUnwrap(fixture.table.state.indexView)
        XCTAssertEqual(view.frame, CGRect(x: 360, y: 0, width: 15, height: 667))
        XCTAssertEqual(fixture.table.visibleCells.first?.contentView.frame.maxX, 360)
        XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, source.sections)
        fixture.table.contentOffset.y = 300
        fixture.host.settle()
        XCTAssertEqual(view.frame.minY, 300)
        XCTAssertTrue(fixture.table.subviews.last === view)
    }

    func testAFingerGoesToTheSections() async throws {
        let source = Names()
        let fixture = try fixture(source)
        let view = try XCTUnwrap(fixture.table.state.indexView)
        let labels = view.subviews
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: 367, y: labels[index].frame.midY)
        }
        fixture.host.play(TouchScript([.init(.down, at: point(2), time: 0), .init(.move, at: point(3), time: 0.3)]))
        fixture.host.advance(by: 0.3)
        // Each section is a header of 28 and ten rows of 50.
        XCTAssertEqual(fixture.table.contentOffset.y, 3 * 528)
        fixture.host.play(TouchScript([.init(.move, at: point(1), time: 0), .init(.up, at: point(1), time: 0.1)]))
        XCTAssertEqual(fixture.table.contentOffset.y, 528)
    }

    func testTheDataSourceSaysWhichSectionATitleGoesTo() async throws {
        let source = Names()
        source.section = { 4 - $0 }
        let fixture = try fixture(source)
        let label = try XCTUnwrap(fixture.table.state.indexView?.subviews[1])
        fixture.host.play(.tap(at: CGPoint(x: 367, y: label.frame.midY)))
        XCTAssertEqual(source.asked, ["B 1"])
        XCTAssertEqual(fixture.table.contentOffset.y, 3 * 528)
    }

    func testTooFewRowsAndOtherStylesHaveNone() async throws {
        let fixture = try fixture(Names())
        fixture.table.sectionIndexMinimumDisplayRowCount = 51
        fixture.host.settle()
        XCTAssertNil(fixture.table.state.indexView)
        XCTAssertEqual(fixture.table.visibleCells.first?.contentView.frame.maxX, 375)
        fixture.table.sectionIndexMinimumDisplayRowCount = 50
        fixture.host.settle()
        XCTAssertNotNil(fixture.table.state.indexView)
        XCTAssertNil(try self.fixture(Names(), style: .grouped).table.state.indexView)
    }

    func testTitlesThatHaveNoRoomAreMarkedByDots() async throws {
        let view = SectionIndexView()
        view.titles = (0..<27).map { "\($0)" }
        XCTAssertEqual(view.shownTitles(height: 480), view.titles)
        let few = view.shownTitles(height: 150)
        XCTAssertEqual(few.first, "0")
        XCTAssertEqual(few.last, "26")
        XCTAssertEqual(few.filter { $0 == "•" }.count, few.count / 2)
        view.frame = CGRect(x: 0, y: 0, width: 15, height: 150)
        XCTAssertEqual(view.titleIndex(at: -20), 0)
        XCTAssertEqual(view.titleIndex(at: 75), 13)
        XCTAssertEqual(view.titleIndex(at: 500), 26)
    }

    func testColours() async throws {
        let fixture = try fixture(Names())
        fixture.table.sectionIndexColor = .systemPink
        fixture.table.sectionIndexBackgroundColor = .systemGray6
        fixture.table.sectionIndexTrackingBackgroundColor = .systemGray3
        let view = try XCTUnwrap(fixture.table.state.indexView)
        XCTAssertEqual((view.subviews.first as? UILabel)?.textColor, .systemPink)
        XCTAssertEqual(view.backgroundColor, .systemGray6)
        fixture.host.play(TouchScript([.init(.down, at: CGPoint(x: 367, y: 330), time: 0)]))
        fixture.host.advance(by: 0.3)
        XCTAssertEqual(view.backgroundColor, .systemGray3)
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 367, y: 330), time: 0)]))
        XCTAssertEqual(view.backgroundColor, .systemGray6)
    }

    func testCollation() async throws {
        final class Person: NSObject {
            let name: String
            init(_ name: String) { self.name = name }
            func nameOfPerson() -> String { name }
        }
        let collation = UILocalizedIndexedCollation.current()
        XCTAssertEqual(collation.sectionTitles.count, 27)
        XCTAssertEqual(collation.sectionTitles.last, "#")
        let selector = Selector("nameOfPerson", Person.nameOfPerson)
        let people = ["zoe", "Émile", "adam", "7up", "Zack", "Emil", "東京"].map { Person($0) }
        XCTAssertEqual(
            people.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: selector)] },
            ["Z", "E", "A", "#", "Z", "E", "#"])
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector) as? [Person]
        XCTAssertEqual(sorted?.map(\.name), ["7up", "adam", "Emil", "Émile", "Zack", "zoe", "東京"])
        XCTAssertEqual(collation.section(forSectionIndexTitle: 5), 5)
    }
}
