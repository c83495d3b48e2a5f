/// An item that a long press has lifted; the collection view's interactive movement carries it.
@MainActor struct ItemDrag {
    let session: ListDragSession
    let source: IndexPath
    let size: CGSize
    /// The distance from the finger to the item's middle.
    var grip = CGPoint.zero
    /// The finger has moved since, and delegates know of the drag.
    var hasBegun = false
    /// True if the drop delegate takes the session; nil without a delegate.
    var isHandled: Bool?
    var proposal: UICollectionViewDropProposal?
    /// The index path that the proposal is for.
    var destination: IndexPath?
    /// The item that the carried one would go into.
    weak var highlighted: UICollectionViewCell?
}

/// The long press that lifts an item where the drag delegate has something for it to carry.
final class ItemDragGestureRecognizer: UILongPressGestureRecognizer {
    private var collectionView: UICollectionView? { view as? UICollectionView }

    override func mayBegin() -> Bool { collectionView.map { $0.mayDrag(at: location(in: $0)) } ?? false }
    override func stateDidChange() { collectionView?.dragChanged(self) }
}

/// The coordinator that a drop delegate receives.
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath, size: CGSize) {
            self.dragItem = dragItem
            self.sourceIndexPath = sourceIndexPath
            previewSize = size
            super.init()
        }
    }

    /// The destination of an item, with the animations to run along.
    final class Arrival: NSObject, UIDragAnimating {
        let indexPath: IndexPath
        /// A part of the item there that the dropped one goes into.
        let part: CGRect?
        private(set) var animations: [() -> Void] = []
        private(set) var completions: [(UIViewAnimatingPosition) -> Void] = []

        init(_ indexPath: IndexPath, into part: CGRect? = nil) {
            self.indexPath = indexPath
            self.part = part
            super.init()
        }

        func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
        func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
            completions.append(completion)
        }
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private(set) var arrivals: [Arrival] = []

    init(_ drag: ItemDrag, _ proposal: UICollectionViewDropProposal) {
        items = drag.session.items.map { Item($0, from: drag.source, size: drag.size) }
        destinationIndexPath = drag.destination
        self.proposal = proposal
        session = drag.session
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        arrive(Arrival(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        arrive(Arrival(indexPath, into: rect))
    }

    private func arrive(_ arrival: Arrival) -> Arrival {
        arrivals.append(arrival)
        return arrival
    }
}
