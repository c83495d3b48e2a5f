/// Items that are lifted by a long press, carried and dropped, inside of their collection view.
extension UICollectionView {
    func dragDelegateChanged() {
        guard dragDelegate != nil, gestureRecognizers?.contains(where: { $0 is ItemDragGestureRecognizer }) != true
        else { return }
        addGestureRecognizer(ItemDragGestureRecognizer())
    }

    /// Asks what the item under the finger carries; without anything it isn't lifted.
    func mayDrag(at point: CGPoint) -> Bool {
        guard dragInteractionEnabled, let dragDelegate, state.movement == nil, state.drag == nil,
            let indexPath = indexPathForItem(at: point), let cell = cellForItem(at: indexPath)
        else { return false }
        // Without a receiver, only an item that can be moved is lifted.
        guard dropDelegate != nil || dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else {
            return false
        }
        let session = ListDragSession(items: [], list: self)
        session.move(to: point, in: self)
        let items = dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
        guard !items.isEmpty else { return false }
        let drag = ListDragSession(items: items, list: self)
        drag.localContext = session.localContext
        let middle = cell.center
        state.drag = ItemDrag(
            session: drag, source: indexPath, size: cell.bounds.size,
            grip: CGPoint(x: middle.x - point.x, y: middle.y - point.y))
        return true
    }

    func dragChanged(_ recognizer: ItemDragGestureRecognizer) {
        guard let drag = state.drag else { return }
        let point = recognizer.location(in: self)
        drag.session.move(to: point, in: self)
        switch recognizer.state {
        case .began:
            guard liftItem(drag.source) else {
                state.drag = nil
                return
            }
            carriedCell?.dragStateDidChange(.lifting)
        case .changed:
            if !drag.hasBegun { beginDrag() }
            carry(to: CGPoint(x: point.x + drag.grip.x, y: point.y + drag.grip.y))
        case .ended: drop()
        case .cancelled:
            let cell = carriedCell
            endMovement(cancelled: true)
            endDrag(of: cell)
        case .possible, .failed: break
        }
    }

    private var carriedCell: UICollectionViewCell? { state.movement.flatMap { cellForItem(at: $0.target) } }

    private func beginDrag() {
        guard let session = state.drag?.session else { return }
        state.drag?.hasBegun = true
        session.allowsMoveOperation =
            dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
        carriedCell?.dragStateDidChange(.dragging)
        guard let dropDelegate else { return }
        let isHandled = dropDelegate.collectionView(self, canHandle: session)
        state.drag?.isHandled = isHandled
        if isHandled { dropDelegate.collectionView(self, dropSessionDidEnter: session) }
    }

    /// Items make room only where the drop delegate's proposal says so; otherwise the item's own place stays open.
    private func carry(to position: CGPoint) {
        guard let drag = state.drag else { return }
        guard let isHandled = drag.isHandled, let dropDelegate else { return updateMovement(position) }
        guard isHandled else {
            return updateMovement(position) { movement, _ in movement.original }
        }
        updateMovement(position) { movement, proposed in
            // Between items, the place that the layout proposes; over one, that item's.
            let finger = drag.session.location(in: self)
            let under = self.itemUnder(finger, apart: movement.target)
            let destination = under ?? proposed
            let proposal = dropDelegate.collectionView(
                self, dropSessionDidUpdate: drag.session, withDestinationIndexPath: destination)
            self.state.drag?.proposal = proposal
            self.state.drag?.destination = destination
            let takes = proposal.operation == .move || proposal.operation == .copy
            let goesInto = takes && proposal.intent == .insertIntoDestinationIndexPath
            self.highlight(goesInto ? under.flatMap { self.cellForItem(at: $0) } : nil)
            return takes && proposal.intent == .insertAtDestinationIndexPath ? proposed : movement.original
        }
    }

    private func itemUnder(_ point: CGPoint, apart carried: IndexPath) -> IndexPath? {
        indexPathsForVisibleItems.sorted().first {
            $0 != carried && cellForItem(at: $0)?.frame.contains(point) == true
        }
    }

    private func highlight(_ cell: UICollectionViewCell?) {
        guard state.drag?.highlighted !== cell else { return }
        state.drag?.highlighted?.isHighlighted = false
        cell?.isHighlighted = true
        state.drag?.highlighted = cell
    }

    private func drop() {
        guard let drag = state.drag else { return }
        let cell = carriedCell
        guard drag.hasBegun, let isHandled = drag.isHandled, let dropDelegate else {
            endMovement(cancelled: !drag.hasBegun)
            return endDrag(of: cell)
        }
        let place = cell?.center ?? .zero
        endMovement(cancelled: true)
        if isHandled, let proposal = drag.proposal, proposal.operation == .copy || proposal.operation == .move {
            let coordinator = ItemDropCoordinator(drag, proposal)
            dropDelegate.collectionView(self, performDropWith: coordinator)
            layoutIfNeeded()
            bring(coordinator.arrivals, from: place)
        }
        endDrag(of: cell)
    }

    /// Moves the carried items to where they were dropped.
    private func bring(_ arrivals: [ItemDropCoordinator.Arrival], from place: CGPoint) {
        let targets = arrivals.map { arrival -> (UICollectionViewCell, CGPoint)? in
            guard arrival.part == nil, let cell = cellForItem(at: arrival.indexPath) else { return nil }
            let end = cell.center
            UIView.performWithoutAnimation { cell.center = place }
            return (cell, end)
        }
        UIView.animate(
            withDuration: CellEditingMetrics.duration,
            animations: {
                for (arrival, target) in zip(arrivals, targets) {
                    if let (cell, end) = target { cell.center = end }
                    for animation in arrival.animations { animation() }
                }
            },
            completion: { _ in
                for arrival in arrivals {
                    for completion in arrival.completions { completion(.end) }
                }
            })
    }

    private func endDrag(of cell: UICollectionViewCell?) {
        guard let drag = state.drag else { return }
        drag.highlighted?.isHighlighted = false
        state.drag = nil
        cell?.dragStateDidChange(.none)
        guard drag.hasBegun else { return }
        if drag.isHandled == true { dropDelegate?.collectionView(self, dropSessionDidEnd: drag.session) }
        dragDelegate?.collectionView(self, dragSessionDidEnd: drag.session)
    }
}
