/// The causes that make the layout dirty.
extension UICollectionView {
    /// Called by a layout's `invalidateLayout(with:)`.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.countsAreStale = true }
        noteChange(context)
        // Also where one of the two layouts that it leads between is invalidated.
        state.transition?.layout.layoutState.needsPrepare = true
        let adjustment = context.contentOffsetAdjustment
        state.offsetAdjustment.x += adjustment.x
        state.offsetAdjustment.y += adjustment.y
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
        }
        if context.invalidation.preferred.isEmpty, !state.isAskingAboutBounds, !state.isUpdating,
            context.invalidation.movement == nil
        {
            measureAgain()
        }
        setNeedsLayout()
    }

    /// A measurement doesn't hide that something else changed too.
    private func noteChange(_ context: UICollectionViewLayoutInvalidationContext) {
        if !context.invalidation.preferred.isEmpty {
            state.pendingChange = state.pendingChange ?? .measurement
        } else if state.isAskingAboutBounds {
            if state.pendingChange != .reload { state.pendingChange = .resize }
        } else {
            state.pendingChange = state.isUpdating ? .update : .reload
        }
    }

    /// The app says that what is known of sizes may not hold: what is shown is measured again.
    private func measureAgain() {
        for key in state.order { state.shown[key]?.reuse.measured = nil }
    }

    /// Nothing of the data holds any more.
    func invalidateData() {
        state.observer?.observe(.needsReload)
        let context = state.layout.makeInvalidationContext()
        context.invalidation.everything = true
        context.invalidation.dataSourceCounts = true
        state.layout.dataIsReplaced()
        state.layout.invalidateLayout(with: context)
        state.countsAreStale = true
        setNeedsLayout()
    }

    /// Another data source implements other methods.
    func dataSourceChanged() {
        state.sourceCalls.forget()
        reloadEverything()
    }

    /// The visible views go back, the selection is cleared, the offset stays; cells are made at the next layout.
    func reloadEverything() {
        if state.offsetPolicy == .anchored {
            state.reloadAnchor = state.reloadAnchor ?? firstShownItem()
        }
        recycleAll()
        state.selected = []
        invalidateData()
    }

    /// The layout is asked while the bounds are still the old ones, and invalidated when they are the new ones.
    func askLayout(aboutBounds newBounds: CGRect) {
        let layout = state.layout
        // Before the layout belongs to the view, in the view's own initialiser, there is nothing to ask.
        guard layout.layoutState.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        state.boundsContext = layout.invalidationContext(forBoundsChange: newBounds)
    }

    func invalidateForBounds(from oldBounds: CGRect) {
        guard let context = state.boundsContext else { return }
        state.boundsContext = nil
        state.isAskingAboutBounds = true
        state.layout.invalidateLayout(with: context)
        state.isAskingAboutBounds = false
        guard AnimationContext.current != nil, oldBounds.size != bounds.size, !state.isBoundsChangeAnimated else {
            return
        }
        state.isBoundsChangeAnimated = true
        state.layout.prepare(forAnimatedBoundsChange: oldBounds)
    }

    /// The layout says where a size that changes in an animation leads the offset.
    func finishAnimatedBoundsChange() {
        guard state.isBoundsChangeAnimated else { return }
        state.isBoundsChangeAnimated = false
        let target = state.layout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
        state.layout.finalizeAnimatedBoundsChange()
    }

    /// Brings counts, layout and content size up to date; makes no views.
    func prepareLayoutIfNeeded() {
        let layout = state.layout
        if state.countsAreStale {
            _ = itemCounts
            layout.layoutState.needsPrepare = true
        }
        guard layout.layoutState.needsPrepare else { return }
        layout.layoutState.needsPrepare = false
        state.observer?.observe(.preparedLayout)
        layout.prepare()
        updateContentSize()
        if let offset = layout.offsetOnceItIsPrepared, offset != contentOffset { contentOffset = offset }
        startAtTheRight()
        applyOffsetAdjustment()
    }

    /// A mirrored layout begins at the right, where an offset that hasn't been moved is to be too.
    private func startAtTheRight() {
        guard isMirrored, scroll.isAtRest, contentSize.width > bounds.width else { return }
        contentOffset.x = restingOffsets.x.upperBound
        scroll.isAtRest = true
    }

    func updateContentSize() {
        let size = state.layout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else {
            UIKitException.raise(
                .internalInconsistency,
                "\(shortClassName(of: state.layout)) returned \(size) from collectionViewContentSize. A content's "
                    + "size is finite; the last one, \(contentSize), is kept.")
            return
        }
        if contentSize != size { contentSize = size }
    }

    private func applyOffsetAdjustment() {
        let adjustment = state.offsetAdjustment
        guard adjustment != .zero else { return }
        state.offsetAdjustment = .zero
        guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
        shiftContent(by: adjustment)
    }
}
