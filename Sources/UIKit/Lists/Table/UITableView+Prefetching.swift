import ListGeometry

/// Rows that are about to be shown: a screenful ahead in the direction of the last movement.
extension UITableView {
    /// Cancels the prefetching of rows; the next layout asks again for those that are wanted.
    func prefetchingChanged() {
        let pending = state.prefetched
        state.prefetched = []
        if !pending.isEmpty {
            prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: pending.map { IndexPath($0) })
        }
        setNeedsLayout()
    }

    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else { return }
        let movesUp = bounds.minY < state.prefetchOffset
        state.prefetchOffset = bounds.minY
        let top = viewport.lowerBound
        let bottom = viewport.upperBound
        let screen = bottom - top
        let ahead = movesUp ? top - screen..<top : bottom..<bottom + screen
        let shown = Set(state.visible)
        let wanted = state.geometry.rows(intersecting: ahead).filter { !shown.contains($0) }
        let known = Set(state.prefetched)
        let kept = Set(wanted)
        let cancelled = state.prefetched.filter { !kept.contains($0) && !shown.contains($0) }
        let new = wanted.filter { !known.contains($0) }
        state.prefetched = wanted
        if !cancelled.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: cancelled.map { IndexPath($0) })
        }
        guard !new.isEmpty else { return }
        source.tableView(self, prefetchRowsAt: (movesUp ? new.reversed() : new).map { IndexPath($0) })
    }
}
