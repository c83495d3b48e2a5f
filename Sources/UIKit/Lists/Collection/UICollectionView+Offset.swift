import ListGeometry

/// Visible content stays in place while elements above it are measured.
extension UICollectionView {
    /// An element and where it was.
    struct ElementAnchor {
        let key: ElementKey
        let origin: CGPoint
    }

    /// The first cell that was there before this layout, where the layout leaves the offset to the collection view.
    ///
    /// - Parameter kept: the anchor of an earlier round, and where that round has left it.
    func measurementAnchor(kept: ElementAnchor? = nil) -> ElementAnchor? {
        let change = state.pendingChange ?? .measurement
        state.pendingChange = nil
        if let anchor = state.reloadAnchor {
            state.reloadAnchor = nil
            return anchor
        }
        // On the way between two layouts the offset goes its own way.
        guard state.transition == nil, state.layout.layoutState.needsPrepare, !state.countsAreStale,
            !state.isUpdating,
            state.layout.leavesOffsetToCollectionView || change != .measurement,
            state.offsetPolicy.followsAnchor(through: change)
        else { return nil }
        return kept ?? firstShownItem(isArrivalCounted: false)
    }

    func firstShownItem(isArrivalCounted: Bool = true) -> ElementAnchor? {
        let cells = state.order.filter { key in
            key.category == .cell && (isArrivalCounted || state.shown[key].map(hasArrived) != true)
        }
        guard let key = cells.min(), let attributes = state.shown[key]?.reuse.attributes else { return nil }
        return ElementAnchor(key: key, origin: attributes.frame.origin)
    }

    /// Moves the offset with the anchor; returns where that is now.
    @discardableResult
    func keep(_ anchor: ElementAnchor?) -> ElementAnchor? {
        guard let anchor, let attributes = state.layout.attributes(of: anchor.key) else { return nil }
        let origin = attributes.frame.origin
        let scrollsDown = contentSize.height > bounds.height
        let distance = CGPoint(
            x: scrollsDown ? 0 : origin.x - anchor.origin.x, y: scrollsDown ? origin.y - anchor.origin.y : 0)
        let now = ElementAnchor(key: anchor.key, origin: origin)
        guard distance != .zero, distance.x.isFinite, distance.y.isFinite else { return now }
        let start = restingOffsets
        let wasInside = contentOffset.y >= start.y.lowerBound && contentOffset.x >= start.x.lowerBound
        shiftContent(by: distance)
        guard wasInside, !isTracking, !isDecelerating else { return now }
        let offset = contentOffset
        let inside = CGPoint(x: max(offset.x, start.x.lowerBound), y: max(offset.y, start.y.lowerBound))
        if inside != offset { contentOffset = inside }
        return now
    }

    /// `.faithful`, as UIKit, or `.anchored`: what the user sees never moves by itself.
    package typealias OffsetRule = OffsetPolicy

    /// The rule for the offset when the content above the viewport changes.
    package var offsetPolicy: OffsetRule {
        get { state.offsetPolicy }
        set { state.offsetPolicy = newValue }
    }
}
