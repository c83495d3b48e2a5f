/// Swipe actions of lists: shown, performed, taken away.
extension UICollectionViewCompositionalLayout {
    /// A swipe across so much of the cell performs the first action.
    private static var fullSwipe: CGFloat { 0.6 }
    private static var duration: TimeInterval { 0.3 }

    /// The actions of an item at a side; nil for none.
    func swipeActions(at indexPath: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
        guard let view = collectionView, composition.sections.indices.contains(indexPath.section),
            let list = composition.sections[indexPath.section].description?.list
        else { return nil }
        let isTrailing = (side == .right) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let provider =
            isTrailing
            ? list.configuration.trailingSwipeActionsConfigurationProvider
            : list.configuration.leadingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    /// Starts to show an item's actions; false where it has none.
    func beginSwipe(at indexPath: IndexPath, _ side: RowSwipe.Side) -> Bool {
        guard let view = collectionView, let actions = swipeActions(at: indexPath, side), !actions.actions.isEmpty
        else { return false }
        closeSwipe(animated: false)
        let buttons = SwipeActionsView(actions: actions.actions, side: side)
        buttons.perform = { [weak self] in self?.perform($0) }
        composition.swipe = ListSwipe(
            indexPath: indexPath, side: side, view: buttons,
            performsFirst: actions.performsFirstActionWithFullSwipe)
        view.addSubview(buttons)
        swipedCell?.listState.isSwiped = true
        swipedCell?.setNeedsUpdateConfiguration()
        view.setNeedsLayout()
        return true
    }

    private var swipedCell: UICollectionViewListCell? {
        composition.swipe.flatMap { collectionView?.cellForItem(at: $0.indexPath) as? UICollectionViewListCell }
    }

    /// - Parameter travel: of the finger, to the right.
    func carrySwipe(by travel: CGFloat) {
        guard var swipe = composition.swipe,
            let width = attributes(
                .element(swipe.indexPath.item), inSection: swipe.indexPath)?.size.width
        else { return }
        let wanted = max(0, swipe.startOffset + (swipe.side == .right ? -travel : travel))
        let open = swipe.view.openWidth
        // Beyond its actions a cell without a full swipe follows as content beyond its edge does.
        let over = wanted - open
        swipe.offset =
            over > 0 && !swipe.performsFirst
            ? open + over * 0.55 * width / (width + 0.55 * over) : min(wanted, width)
        composition.swipe = swipe
        collectionView?.setNeedsLayout()
    }

    func dropSwipe() {
        guard let swipe = composition.swipe, let width = swipedCell?.bounds.width else { return }
        let open = swipe.view.openWidth
        if swipe.performsFirst, swipe.offset > max(open, Self.fullSwipe * width), let first = swipe.view.actions.first {
            moveSwipe(to: width)
            perform(first)
        } else if swipe.offset > open / 2 {
            moveSwipe(to: open)
        } else {
            closeSwipe(animated: true)
        }
    }

    /// Rests the cell beside its actions.
    func openSwipe() {
        if let open = composition.swipe?.view.openWidth { moveSwipe(to: open) }
    }

    private func moveSwipe(to offset: CGFloat) {
        composition.swipe?.offset = offset
        composition.swipe?.startOffset = offset
        animate {}
    }

    /// The cell goes back over its actions.
    func closeSwipe(animated: Bool) {
        guard let swipe = composition.swipe else { return }
        let cell = swipedCell
        composition.swipe = nil
        cell?.listState.isSwiped = false
        cell?.setNeedsUpdateConfiguration()
        guard animated else {
            swipe.view.removeFromSuperview()
            collectionView?.setNeedsLayout()
            return
        }
        animate { swipe.view.removeFromSuperview() }
    }

    private func animate(_ completion: @escaping @MainActor () -> Void) {
        guard let view = collectionView else { return completion() }
        view.setNeedsLayout()
        guard view.window != nil, UIView.areAnimationsEnabled else { return completion() }
        UIView.animate(withDuration: Self.duration, animations: { view.layoutIfNeeded() }) { _ in completion() }
    }

    /// Calls the action's handler; the swipe ends when that says so.
    private func perform(_ action: UIContextualAction) {
        guard let swipe = composition.swipe else { return }
        action.handler(action, swipe.view) { [weak self, weak view = swipe.view] _ in
            guard let self, let view, self.composition.swipe?.view === view else { return }
            self.closeSwipe(animated: true)
        }
    }

    // MARK: Places

    /// A swiped item's attributes are moved aside.
    func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let swipe = composition.swipe, attributes.values.element == .cell(swipe.indexPath), swipe.offset > 0,
            let view = collectionView
        else { return attributes }
        attributes.values.rectangle.origin.x += view.isMirrored ? -swipe.displacement : swipe.displacement
        return attributes
    }

    /// Puts the actions where the cell has given way.
    func placeSwipe() {
        guard let swipe = composition.swipe, let view = collectionView else { return }
        guard let place = attributes(.element(swipe.indexPath.item), inSection: swipe.indexPath) else {
            return closeSwipe(animated: false)
        }
        let cell = view.mirrored(place.frame).offsetBy(dx: -swipe.displacement, dy: 0)
        swipe.view.frame = CGRect(
            x: swipe.side == .right ? cell.maxX - swipe.offset : cell.minX, y: cell.minY, width: swipe.offset,
            height: cell.height)
        if view.subviews.last !== swipe.view { view.bringSubviewToFront(swipe.view) }
    }
}

/// Fingers on a list's cells.
extension UICollectionViewListCell {
    /// A finger that has moved so far across, in points, and less along, swipes.
    private static var swipeSlop: CGFloat { 10 }

    private var listLayout: UICollectionViewCompositionalLayout? {
        guard listState.placement != nil else { return nil }
        return reuse.collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    private var indexPath: IndexPath? { reuse.category == .cell ? reuse.attributes?.indexPath : nil }

    func swipeTouchBegan(_ touch: UITouch?) {
        guard let touch, let layout = listLayout else { return }
        var began = ListTouch(cell: self, start: touch.location(in: nil))
        if let swipe = layout.composition.swipe {
            began.isSpent = true
            if swipe.indexPath == indexPath {
                layout.composition.swipe?.startOffset = swipe.offset
            } else {
                layout.closeSwipe(animated: true)
            }
        }
        layout.composition.touch = began
    }

    func swipeTouchMoved(_ touch: UITouch?) {
        guard let touch, let layout = listLayout, let began = layout.composition.touch, began.cell === self,
            let indexPath
        else { return }
        let place = touch.location(in: nil)
        let travel = CGPoint(x: place.x - began.start.x, y: place.y - began.start.y)
        if began.carriesSwipe { return layout.carrySwipe(by: travel.x) }
        guard abs(travel.x) >= Self.swipeSlop, abs(travel.x) > abs(travel.y) else { return }
        let isOpen = layout.composition.swipe?.indexPath == indexPath
        let mayBegin = !isOpen && reuse.collectionView?.isEditing != true
        guard isOpen || (mayBegin && layout.beginSwipe(at: indexPath, travel.x < 0 ? .right : .left)) else { return }
        // From here on the finger doesn't scroll, and the item isn't chosen.
        reuse.collectionView?.scroll.drag = nil
        reuse.collectionView?.released(self)
        layout.composition.touch?.carriesSwipe = true
        layout.composition.touch?.isSpent = true
        layout.carrySwipe(by: travel.x)
    }

    /// True if the touch was the swipe's.
    @discardableResult
    func swipeTouchEnded(isCancelled: Bool) -> Bool {
        guard let layout = listLayout, let began = layout.composition.touch, began.cell === self else { return false }
        layout.composition.touch = nil
        if began.carriesSwipe {
            layout.dropSwipe()
        } else if began.isSpent, !isCancelled {
            layout.closeSwipe(animated: true)
        }
        return began.isSpent
    }

    func revealTrailingActions() {
        guard let layout = listLayout, let indexPath else { return }
        let side: RowSwipe.Side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        guard layout.beginSwipe(at: indexPath, side) else { return }
        layout.openSwipe()
    }
}
