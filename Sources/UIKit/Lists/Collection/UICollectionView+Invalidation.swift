/// The causes that make the layout dirty.
extension UICollectionView {
    /// Called by a layout's `invalidateLayout(with:)`.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { collection.countsAreStale = true }
        noteChange(context)
        // Also where one of the two layouts that it leads between is invalidated.
        collection.transition?.layout.layoutState.needsPrepare = true
        let adjustment = context.contentOffsetAdjustment
        collection.offsetAdjustment.x += adjustment.x
        collection.offsetAdjustment.y += adjustment.y
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
        }
        if context.invalidation.preferred.isEmpty, !collection.isAskingAboutBounds, !collection.isUpdating,
            context.invalidation.movement == nil
        {
            measureAgain()
        }
        setNeedsLayout()
    }

    /// A measurement doesn't hide that something else changed too.
    private func noteChange(_ context: UICollectionViewLayoutInvalidationContext) {
        if !context.invalidation.preferred.isEmpty {
            collection.pendingChange = collection.pendingChange ?? .measurement
        } else if collection.isAskingAboutBounds {
            if collection.pendingChange != .reload { collection.pendingChange = .resize }
        } else {
            collection.pendingChange = collection.isUpdating ? .update : .reload
        }
    }

    /// The app says that what is known of sizes may not hold: what is shown is measured again.
    private func measureAgain() {
        for key in collection.order { collection.shown[key]?.reuse.measured = nil }
    }

    /// Nothing of the data holds any more.
    func invalidateData() {
        collection.refusedUpdate = nil
        let context = collection.layout.makeInvalidationContext()
        context.invalidation.everything = true
        context.invalidation.dataSourceCounts = true
        collection.layout.dataIsReplaced()
        collection.layout.invalidateLayout(with: context)
        collection.countsAreStale = true
        setNeedsLayout()
    }

    func dataSourceChanged() { reloadEverything() }

    /// Another delegate implements other methods.
    func delegateChanged() {
        if collection.contextMenu == nil { collection.contextMenu = ListContextMenu(self) }
        collection.calls.forget()
        collection.layout.invalidateLayout()
    }

    /// The visible views go back, the selection is cleared, the offset stays; cells are made at the next layout.
    func reloadEverything() {
        if collection.offsetPolicy == .anchored {
            collection.reloadAnchor = collection.reloadAnchor ?? firstShownItem()
        }
        recycleAll()
        collection.selected = []
        invalidateData()
    }

    /// The layout is asked while the bounds are still the old ones, and invalidated when they are the new ones.
    func askLayout(aboutBounds newBounds: CGRect) {
        let layout = collection.layout
        // Before the layout belongs to the view, in the view's own initialiser, there is nothing to ask.
        guard layout.layoutState.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        collection.boundsContext = layout.invalidationContext(forBoundsChange: newBounds)
    }

    func invalidateForBounds(from oldBounds: CGRect) {
        guard let context = collection.boundsContext else { return }
        collection.boundsContext = nil
        collection.isAskingAboutBounds = true
        collection.layout.invalidateLayout(with: context)
        collection.isAskingAboutBounds = false
        guard AnimationContext.current != nil, oldBounds.size != bounds.size, !collection.isBoundsChangeAnimated else {
            return
        }
        collection.isBoundsChangeAnimated = true
        collection.layout.prepare(forAnimatedBoundsChange: oldBounds)
    }

    /// The layout says where a size that changes in an animation leads the offset.
    func finishAnimatedBoundsChange() {
        guard collection.isBoundsChangeAnimated else { return }
        collection.isBoundsChangeAnimated = false
        let target = collection.layout.targetContentOffset(forProposedContentOffset: clamped(contentOffset))
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
        collection.layout.finalizeAnimatedBoundsChange()
    }

    /// Brings counts, layout and content size up to date; makes no views.
    func prepareLayoutIfNeeded() {
        let layout = collection.layout
        if collection.countsAreStale {
            _ = itemCounts
            layout.layoutState.needsPrepare = true
        }
        guard layout.layoutState.needsPrepare else { return }
        layout.layoutState.needsPrepare = false
        collection.cost.preparations += 1
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
        let size = collection.layout.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else {
            UIKitException.raise(
                .internalInconsistency,
                "\(shortClassName(of: collection.layout)) returned \(size) from collectionViewContentSize. A content's "
                    + "size is finite; the last one, \(contentSize), is kept.")
            return
        }
        if contentSize != size { contentSize = size }
    }

    private func applyOffsetAdjustment() {
        let adjustment = collection.offsetAdjustment
        guard adjustment != .zero else { return }
        collection.offsetAdjustment = .zero
        guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
        shiftContent(by: adjustment)
    }
}
