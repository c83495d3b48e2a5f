import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the order of calls in Apple's documentation of `UICollectionViewDragDelegate` and
/// `UICollectionViewDropDelegate`.
@MainActor final class CollectionDragTests: XCTestCase {
    private final class Cell: UICollectionViewCell {
        var states: [UICollectionViewCell.DragState] = []
        override func dragStateDidChange(_ dragState: DragState) {
            super.dragStateDidChange(dragState)
            states.append(dragState)
        }
    }

    private class Source: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate {
        var items = ["a", "b", "c", "d", "e", "f"]
        var calls: [String] = []
        lazy var list: UICollectionView = {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.minimumInteritemSpacing = 0
            layout.minimumLineSpacing = 0
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            list.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
            list.dragDelegate = self
            list.dragInteractionEnabled = true
            return list
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            calls.append("items \(indexPath.item)")
            let item = UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))
            item.localObject = items[indexPath.item]
            return items[indexPath.item] == "f" ? [] : [item]
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
            calls.append("drag begins")
        }
        func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
            calls.append("drag ends")
        }
    }

    private final class Target: Source, UICollectionViewDropDelegate {
        var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
            calls.append("can handle")
            return true
        }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
            calls.append("enters")
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { proposal }
        func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
            calls.append("drop ends")
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first, let from = item.sourceIndexPath,
                let to = coordinator.destinationIndexPath
            else { return }
            calls.append("drop \(from.item) at \(to.item), \(Int(item.previewSize.width)) wide")
            guard coordinator.proposal.intent == .insertAtDestinationIndexPath else { return }
            collectionView.performBatchUpdates {
                items.insert(items.remove(at: from.item), at: to.item)
                collectionView.moveItem(at: from, to: to)
            }
            coordinator.drop(item.dragItem, toItemAt: to).addCompletion { _ in self.calls.append("arrived") }
        }
    }

    private func carry(from start: CGPoint, to end: CGPoint) -> TouchScript {
        TouchScript([
            TouchScript.Step(.down, at: start, time: 0),
            TouchScript.Step(.stay, at: start, time: 0.7),
            TouchScript.Step(.move, at: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), time: 0.8),
            TouchScript.Step(.move, at: end, time: 0.9),
            TouchScript.Step(.stay, at: end, time: 1),
            TouchScript.Step(.up, at: end, time: 1.1),
        ])
    }

    func testADropDelegateMovesWhatIsDropped() async throws {
        let host = try HeadlessHost()
        let target = Target()
        target.list.dropDelegate = target
        host.show(target)
        let cell = try XCTUnwrap(target.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
        host.play(carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150)))
        host.advanceUntilStill()
        XCTAssertEqual(target.items, ["b", "c", "d", "a", "e", "f"])
        XCTAssertEqual(
            target.calls,
            [
                "items 0", "drag begins", "can handle", "enters", "drop 0 at 3, 100 wide", "drop ends", "drag ends",
                "arrived",
            ])
        XCTAssertEqual(cell.states, [.lifting, .dragging, .none])
        XCTAssertFalse(target.list.hasActiveDrag)
        let frames = (0..<6).map { target.list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.origin }
        XCTAssertEqual(frames[3], CGPoint(x: 0, y: 100))
        XCTAssertEqual(frames[0], .zero)
    }

    /// Into an item: nothing makes room, and the delegate does what it likes.
    func testADropIntoAnItem() async throws {
        let host = try HeadlessHost()
        let target = Target()
        target.list.dropDelegate = target
        target.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        host.show(target)
        host.play(carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150)))
        host.advanceUntilStill()
        XCTAssertEqual(target.items, ["a", "b", "c", "d", "e", "f"])
        XCTAssertTrue(target.calls.contains("drop 0 at 4, 100 wide"))
        XCTAssertFalse(target.list.visibleCells.contains { $0.isHighlighted })
    }

    func testAForbiddenDropComesBack() async throws {
        let host = try HeadlessHost()
        let target = Target()
        target.list.dropDelegate = target
        target.proposal = UICollectionViewDropProposal(operation: .forbidden)
        host.show(target)
        host.play(carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150)))
        host.advanceUntilStill()
        XCTAssertEqual(target.calls, ["items 0", "drag begins", "can handle", "enters", "drop ends", "drag ends"])
        XCTAssertEqual(
            target.list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin, .zero)
    }

    /// A cell that carries nothing stays, and without anybody who takes it only what can be moved is lifted.
    func testWhatIsntLifted() async throws {
        let host = try HeadlessHost()
        let target = Target()
        target.list.dropDelegate = target
        host.show(target)
        host.play(carry(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 50)))
        XCTAssertEqual(target.calls, ["items 5"])
        let alone = Source()
        host.show(alone)
        host.play(carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150)))
        XCTAssertEqual(alone.calls, [])
    }
}
