/// Scrolling to items, and looking ahead of where scrolling goes.
extension UICollectionView {
    /// Goes to where the layout has the item now; estimated items on the way are measured and the place is corrected
    /// until it stays, where the way isn't animated.
    func reveal(_ indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        guard exists(indexPath) else {
            UIKitException.raise(
                .range,
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.last ?? -1)) when there "
                    + "are only \(numberOfItems(inSection: indexPath.first ?? -1)) items in section "
                    + "\(indexPath.first ?? -1). Collection view: \(description).")
            return
        }
        state.layout.willReveal(indexPath, at: position, animated: animated)
        guard let target = offset(showing: indexPath, at: position) else { return }
        setContentOffset(target, animated: animated)
        guard !animated else { return }
        for _ in 0..<Self.passLimit {
            layoutIfNeeded()
            guard let corrected = offset(showing: indexPath, at: position), corrected != contentOffset else { return }
            contentOffset = corrected
        }
    }

    private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let frame = preparedAttributes(.cell(indexPath))?.frame, frame.minX.isFinite, frame.minY.isFinite else {
            return nil
        }
        let inset = adjustedContentInset
        var offset = offsetRevealing(frame)
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - room.height / 2 - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - room.height - inset.top
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - room.width / 2 - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - room.width - inset.left
        }
        return clamped(offset)
    }

    /// Tells of the items a screenful ahead in the direction of the last movement.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0, bounds.width > 0 else { return }
        let last = state.prefetchOffset
        state.prefetchOffset = contentOffset
        let movesBack = contentOffset.y < last.y || contentOffset.x < last.x
        let scrollsDown = contentSize.height > bounds.height
        let distance = movesBack ? -1.0 : 1.0
        let ahead = bounds.offsetBy(
            dx: scrollsDown ? 0 : distance * bounds.width, dy: scrollsDown ? distance * bounds.height : 0)
        let shown = Set(shownElements(.cell).map(\.indexPath))
        let wanted = elements(in: ahead).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
            .filter { !shown.contains($0) }
        let (kept, known) = (Set(wanted), Set(state.prefetched))
        let cancelled = state.prefetched.filter { !kept.contains($0) && !shown.contains($0) }
        let new = wanted.filter { !known.contains($0) }
        state.prefetched = wanted
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: movesBack ? new.reversed() : new) }
    }
}
