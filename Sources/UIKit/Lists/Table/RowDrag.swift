import ListGeometry

/// A row that a long press has lifted out of its table; `RowReordering` carries it.
@MainActor struct RowDrag {
    let session: ListDragSession
    /// The position from which the row was lifted.
    let source: RowPosition
    /// The finger has moved since, and delegates know of the drag.
    var hasBegun = false
    /// True if the drop delegate takes the session; nil without a delegate.
    var isHandled: Bool?
    var proposal: UITableViewDropProposal?
    /// The index path that the proposal is for.
    var destination: IndexPath?
    /// The row that the item would go into.
    weak var highlighted: UITableViewCell?
}

/// The long press that lifts a row where the drag delegate has items for it.
final class RowDragGestureRecognizer: UILongPressGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    override func mayBegin() -> Bool { table.map { $0.mayDrag(at: location(in: $0)) } ?? false }
    override func stateDidChange() { table?.dragChanged(self) }
}

/// The coordinator that a drop delegate receives.
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?

        init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath) {
            self.dragItem = dragItem
            self.sourceIndexPath = sourceIndexPath
            super.init()
        }
    }

    /// The destination of an item, with the animations to run along.
    final class Arrival: NSObject, UIDragAnimating {
        let indexPath: IndexPath
        private(set) var animations: [() -> Void] = []
        private(set) var completions: [(UIViewAnimatingPosition) -> Void] = []

        init(_ indexPath: IndexPath) {
            self.indexPath = indexPath
            super.init()
        }

        func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            completions.append(completion)
        }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private(set) var arrivals: [Arrival] = []

    init(_ drag: RowDrag, _ proposal: UITableViewDropProposal) {
        items = drag.session.items.map { Item($0, from: IndexPath(drag.source)) }
        destinationIndexPath = drag.destination
        self.proposal = proposal
        session = drag.session
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        let arrival = Arrival(indexPath)
        arrivals.append(arrival)
        return arrival
    }
}
