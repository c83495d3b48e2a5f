import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the order of calls in Apple's documentation of `UITableViewDragDelegate` and
/// `UITableViewDropDelegate`.
///
/// Rows that a long press lifts, carried and dropped by touches.
@MainActor final class DragTests: XCTestCase {
    /// Gives each row's name as its item, and does what the test's proposal says with what is dropped.
    @MainActor private final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
        var log: [String] = []
        weak var source: EditableSource?
        var hasItems = true
        var allowsMove = true
        var handles = true
        var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        var destinations: [IndexPath?] = []
        var performs: (UITableView, any UITableViewDropCoordinator, Delegate) -> Void = { $2.move($0, $1) }
        var places: [CGPoint] = []

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            log.append("items \(indexPath.row)")
            guard hasItems, let name = source?.names[indexPath.section][indexPath.row] else { return [] }
            session.localContext = "from \(indexPath.row)"
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
            item.localObject = name
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log.append("will begin")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            log.append("drag ended")
        }
        func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
            allowsMove
        }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles }
        func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
            log.append("entered")
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            if destinations.last != destinationIndexPath { destinations.append(destinationIndexPath) }
            places.append(session.location(in: tableView))
            return session.allowsMoveOperation ? proposal : UITableViewDropProposal(operation: .copy)
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
            log.append("drop ended")
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            log.append("perform \(coordinator.destinationIndexPath?.row ?? -1)")
            performs(tableView, coordinator, self)
        }

        /// As apps do it: the model first, then the table, then what is seen of the item.
        func move(_ tableView: UITableView, _ coordinator: any UITableViewDropCoordinator) {
            guard let source, let item = coordinator.items.first, let from = item.sourceIndexPath,
                let to = coordinator.destinationIndexPath
            else { return }
            let name = source.names[from.section].remove(at: from.row)
            source.names[to.section].insert(name, at: to.row)
            tableView.performBatchUpdates {
                tableView.deleteRows(at: [from], with: .none)
                tableView.insertRows(at: [to], with: .none)
            }
            coordinator.drop(item.dragItem, toRowAt: to).addCompletion { [weak self] _ in self?.log.append("arrived") }
        }
    }

    private func fixture(drops: Bool = true) throws -> (EditingFixture, Delegate) {
        let fixture = try EditingFixture(4)
        let delegate = Delegate()
        delegate.source = fixture.source
        fixture.table.dragInteractionEnabled = true
        fixture.table.dragDelegate = delegate
        if drops { fixture.table.dropDelegate = delegate }
        return (fixture, delegate)
    }

    /// Presses on a row, carries it, and lets it go.
    private func drag(
        _ fixture: EditingFixture, _ row: Int, by distance: CGFloat, pressing: TimeInterval = 0.6, letsGo: Bool = true
    ) {
        let start = fixture.point(row, x: 150)
        fixture.host.play(TouchScript([.init(.down, at: start, time: 0)]))
        fixture.host.advance(by: pressing)
        for step in 1...10 {
            let place = CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10)
            fixture.host.play(TouchScript([.init(.move, at: place, time: 0.02)]))
        }
        guard letsGo else { return }
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: start.x, y: start.y + distance), time: 0.1)]))
        fixture.host.advanceUntilStill()
    }

    func testARowIsLiftedCarriedAndDropped() async throws {
        let (fixture, delegate) = try fixture()
        drag(fixture, 0, by: 100, letsGo: false)
        XCTAssertEqual(delegate.log, ["items 0", "will begin", "entered"])
        XCTAssertTrue(fixture.table.hasActiveDrag)
        XCTAssertTrue(fixture.table.hasActiveDrop)
        // The rows that it passed have made room, and the finger is where the session says.
        XCTAssertEqual(try fixture.cell(0).center.y, 125)
        XCTAssertEqual(try (1..<4).map { try fixture.cell($0).frame.minY }, [0, 50, 150])
        XCTAssertEqual(delegate.places.last, CGPoint(x: 150, y: 125))
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 150, y: 125), time: 0.1)]))
        XCTAssertEqual(fixture.table.cellForRow(at: .row(2))?.presentation(at: fixture.host.time).frame.midY, 125)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(
            delegate.log,
            ["items 0", "will begin", "entered", "perform 2", "drop ended", "drag ended", "arrived"])
        XCTAssertEqual(fixture.shown, ["row 1", "row 2", "row 0", "row 3"])
        XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
        XCTAssertEqual(delegate.destinations, [.row(0), .row(1), .row(2)])
        XCTAssertFalse(fixture.table.hasActiveDrag)
        XCTAssertEqual(fixture.table.contentOffset, .zero)
        XCTAssertEqual(fixture.delegate?.log, [], "nothing is selected")
    }

    func testWhatDoesntLiftARow() async throws {
        for change in [
            { $0.table.dragInteractionEnabled = false }, { $0.table.setEditing(true, animated: false) },
            { (fixture: EditingFixture) in fixture.table.dragDelegate = nil },
        ] as [(EditingFixture) -> Void] {
            let (fixture, delegate) = try fixture()
            change(fixture)
            drag(fixture, 0, by: 100)
            XCTAssertEqual(delegate.log, [])
            XCTAssertEqual(fixture.shown, ["row 0", "row 1", "row 2", "row 3"])
        }
        let (empty, delegate) = try fixture()
        delegate.hasItems = false
        drag(empty, 0, by: 100)
        XCTAssertEqual(delegate.log, ["items 0"])
        // A finger that moves on at once isn't a press.
        let (quick, quickDelegate) = try fixture()
        drag(quick, 0, by: 100, pressing: 0.1)
        XCTAssertEqual(quickDelegate.log, [])
    }

    func testAPressWithoutAMovementChangesNothing() async throws {
        let (fixture, delegate) = try fixture()
        fixture.host.play(TouchScript([.init(.down, at: fixture.point(1, x: 150), time: 0)]))
        fixture.host.advance(by: 0.8)
        fixture.host.play(TouchScript([.init(.up, at: fixture.point(1, x: 150), time: 0)]))
        fixture.host.advanceUntilStill()
        XCTAssertEqual(delegate.log, ["items 1"])
        XCTAssertNil(fixture.table.state.drag)
        XCTAssertNil(fixture.table.state.reordering)
        XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
    }

    func testProposalsThatTakeNothing() async throws {
        for proposal in [UIDropOperation.cancel, .forbidden] {
            let (fixture, delegate) = try fixture()
            delegate.proposal = UITableViewDropProposal(operation: proposal, intent: .insertAtDestinationIndexPath)
            drag(fixture, 0, by: 100, letsGo: false)
            XCTAssertEqual(try (1..<4).map { try fixture.cell($0).frame.minY }, [50, 100, 150], "no room is made")
            fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 150, y: 125), time: 0.1)]))
            fixture.host.advanceUntilStill()
            XCTAssertEqual(delegate.log.suffix(2), ["drop ended", "drag ended"])
            XCTAssertFalse(delegate.log.contains { $0.hasPrefix("perform") })
            XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
        }
        let (fixture, delegate) = try fixture()
        delegate.handles = false
        drag(fixture, 0, by: 100)
        XCTAssertEqual(delegate.log, ["items 0", "will begin", "drag ended"])
        XCTAssertEqual(fixture.shown, ["row 0", "row 1", "row 2", "row 3"])
    }

    func testIntoARow() async throws {
        let (fixture, delegate) = try fixture()
        delegate.proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        var contents: [String] = []
        delegate.performs = { _, coordinator, _ in
            contents = coordinator.items.compactMap { $0.dragItem.localObject as? String }
            XCTAssertEqual(coordinator.session.localDragSession?.localContext as? String, "from 0")
            XCTAssertTrue(coordinator.session.canLoadObjects(ofClass: NSString.self))
            XCTAssertFalse(coordinator.session.canLoadObjects(ofClass: NSURL.self))
            coordinator.session.loadObjects(ofClass: NSString.self) { contents += $0.map { "\($0)" } }
        }
        drag(fixture, 0, by: 100, letsGo: false)
        XCTAssertTrue(try fixture.cell(2).isHighlighted)
        XCTAssertEqual(try (1..<4).map { try fixture.cell($0).frame.minY }, [50, 100, 150])
        fixture.host.play(TouchScript([.init(.up, at: CGPoint(x: 150, y: 125), time: 0.1)]))
        fixture.host.advanceUntilStill()
        XCTAssertEqual(contents, ["row 0", "row 0"])
        XCTAssertFalse(try fixture.cell(2).isHighlighted)
        XCTAssertEqual(fixture.table.visibleCells.map(\.frame.minY), [0, 50, 100, 150], "a delegate may do nothing")
    }

    /// Without a drop delegate rows are moved as by their reorder controls, where the data source says so.
    func testReorderingByAPress() async throws {
        let (fixture, delegate) = try fixture(drops: false)
        drag(fixture, 3, by: -100)
        XCTAssertEqual(fixture.source.log.filter { $0.hasPrefix("move") }, ["move 0-3 to 0-1"])
        XCTAssertEqual(fixture.shown, ["row 0", "row 3", "row 1", "row 2"])
        XCTAssertEqual(delegate.log, ["items 3", "will begin", "drag ended"])
        fixture.source.fixed = [.row(0)]
        drag(fixture, 0, by: 100)
        XCTAssertEqual(fixture.shown, ["row 0", "row 3", "row 1", "row 2"])
    }

    /// Whatever happens to the rows while one is in the air, the table is in order afterwards.
    func testDataThatChangesMeanwhile() async throws {
        for change in [
            { (fixture: EditingFixture) in
                fixture.source.names[0].removeFirst()
                fixture.table.deleteRows(at: [.row(0)], with: .none)
            },
            { (fixture: EditingFixture) in
                fixture.source.names[0] = ["a", "b"]
                fixture.table.reloadData()
            },
        ] {
            let (fixture, delegate) = try fixture()
            drag(fixture, 0, by: 100, letsGo: false)
            change(fixture)
            fixture.host.settle()
            fixture.host.play(
                TouchScript([
                    .init(.move, at: CGPoint(x: 150, y: 90), time: 0.1),
                    .init(.up, at: CGPoint(x: 150, y: 90), time: 0.2),
                ]))
            fixture.host.advanceUntilStill()
            XCTAssertEqual(fixture.shown, fixture.source.names[0])
            XCTAssertEqual(
                fixture.table.visibleCells.map(\.frame.minY),
                (0..<fixture.source.names[0].count).map { CGFloat($0) * 50 })
            XCTAssertEqual(delegate.log.last, "drag ended")
            XCTAssertFalse(delegate.log.contains { $0.hasPrefix("perform") })
            XCTAssertFalse(fixture.table.hasActiveDrag)
        }
    }
}
