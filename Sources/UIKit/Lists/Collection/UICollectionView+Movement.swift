import ListGeometry

/// An item that a finger moves, before the data source knows of it.
struct InteractiveMovement {
    /// The item's position in the data.
    let original: IndexPath
    /// The item's position on the screen at present.
    var target: IndexPath
    /// The finger's position in content coordinates.
    var position: CGPoint
}

extension UICollectionView {
    func beginMovement(_ indexPath: IndexPath) -> Bool {
        prepareLayoutIfNeeded()
        guard state.movement == nil, exists(indexPath), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: indexPath),
            state.layout.attributes(of: .cell(indexPath)) != nil
        else { return false }
        return liftItem(indexPath)
    }

    /// Starts a movement that the data source isn't asked about.
    func liftItem(_ indexPath: IndexPath) -> Bool {
        guard state.movement == nil, let attributes = state.layout.attributes(of: .cell(indexPath)) else {
            return false
        }
        state.movement = InteractiveMovement(
            original: indexPath, target: indexPath, position: mirrored(attributes).center)
        showMovement(from: indexPath, previousPosition: attributes.center)
        return true
    }

    /// The other items make room where the moved one is held.
    func updateMovement(_ position: CGPoint) {
        updateMovement(position) { movement, proposed in
            self.delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
        }
    }

    /// - Parameter decide: given the movement and the layout's proposal, where the item is to be shown.
    func updateMovement(_ position: CGPoint, decide: (InteractiveMovement, IndexPath) -> IndexPath) {
        guard var movement = state.movement, position.x.isFinite, position.y.isFinite else { return }
        let layout = state.layout
        let (previous, previousPosition) = (movement.target, movement.position)
        movement.position = position
        state.movement = movement
        let place =
            isMirrored ? CGPoint(x: mirrored(CGRect(origin: position, size: .zero)).minX, y: position.y) : position
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: place)
        let target = decide(movement, proposed)
        if target != previous, isPlace(target, apart: previous) {
            state.movement?.target = target
            shift(from: previous, to: target)
        }
        showMovement(from: previous, previousPosition: previousPosition)
    }

    /// The data source takes the item over where it is shown, or it goes back.
    func endMovement(cancelled: Bool) {
        guard let movement = state.movement else { return }
        var isCancelled = cancelled
        state.movement = nil
        if !cancelled, movement.target != movement.original {
            state.moveIsMissing = false
            dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.target)
            isCancelled = state.moveIsMissing
            if isCancelled {
                UIKitLog.write(
                    "\(classAndAddress(self)) can't move item \(Array(movement.original)): its data source doesn't "
                        + "implement collectionView(_:moveItemAt:to:). The item goes back.")
            }
        }
        if isCancelled, movement.target != movement.original { shift(from: movement.target, to: movement.original) }
        let layout = state.layout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [isCancelled ? movement.original : movement.target],
                previousIndexPaths: [movement.target], movementCancelled: isCancelled))
        showChange { _ in }
    }

    /// The data's index path of a visible item: cells are asked of the data at their old places while an item is moved.
    func dataIndexPath(_ shown: IndexPath) -> IndexPath {
        guard let movement = state.movement, movement.original != movement.target, shown.count == 2 else {
            return shown
        }
        guard shown != movement.target else { return movement.original }
        // Without the moved item, then with it where the data has it.
        var path = shown
        if path.section == movement.target.section, path.item > movement.target.item { path.item -= 1 }
        if path.section == movement.original.section, path.item >= movement.original.item { path.item += 1 }
        return path
    }

    /// True if an item can be put there.
    private func isPlace(_ target: IndexPath, apart moved: IndexPath) -> Bool {
        guard target.count == 2, state.counts.indices.contains(target.section) else { return false }
        let count = state.counts[target.section]
        return target.item >= 0 && target.item < (target.section == moved.section ? count : count + 1)
    }

    /// The visible items change as by a move of the data, which stays as it is.
    private func shift(from start: IndexPath, to end: IndexPath) {
        var counts = state.counts
        counts[start.section] -= 1
        counts[end.section] += 1
        var batch = BatchUpdate()
        batch.movedRows = [BatchUpdate.RowMove(from: start.rowPosition, to: end.rowPosition)]
        guard
            let mapping = try? batch.mapping(
                from: state.counts, to: counts,
                wording: UpdateWording(.collection, BehaviourProfile.current.updateWording))
        else { return }
        performUpdates(mapping, reconfigured: []) { _ in }
    }

    private func showMovement(from previous: IndexPath, previousPosition: CGPoint) {
        guard let movement = state.movement else { return }
        let layout = state.layout
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [movement.target], withTargetPosition: movement.position,
                previousIndexPaths: [previous], previousPosition: previousPosition))
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The layout's attributes, with those of a moved item in their place.
    func withMovement(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement = state.movement else { return elements }
        let moved = state.layout.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.position)
        moved.indexPath = movement.target
        return elements.filter { $0.values.element != .cell(movement.target) } + [moved]
    }
}
