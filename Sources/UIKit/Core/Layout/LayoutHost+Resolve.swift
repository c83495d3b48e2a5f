import AutoLayout

extension LayoutHost {
    /// Applies recorded changes, solves, measures wrapping views at their new widths, and marks the superview of each
    /// view that moved for layout.
    func resolve() { resolve(measuring: nil) }

    /// The same, while one view is measured in place: moves are recorded instead of marked.
    func resolve(measuring view: UIView?) {
        guard !isResolving, isBehind || (view == nil && isUndecided) else { return }
        isResolving = true
        defer { isResolving = false }
        let pivots = engine.statistics.pivots
        changedItemCount = 0
        if view == nil, dictatedSizesChanged { holdViewsOfOtherDictatedSize() }
        carryOver()
        var solved = solveUntilWidthsAgree(isMeasuring: view != nil)
        let mayHaveResized = solved || measuredSizesChanged
        measuredSizesChanged = view != nil
        if view == nil, mayHaveResized, !viewsMeasuredInPlace.isEmpty, holdViewsOfOtherSolvedSize() {
            solved = solveUntilWidthsAgree(isMeasuring: false) || solved
        }
        if view == nil, !itemsMovedWhileMeasuring.isEmpty { markViewsMovedWhileMeasuring() }
        guard solved else { return }
        reportConflicts()
        traceSolve(of: view ?? root, pivotsBefore: pivots, changes: changedItemCount)
    }

    /// True if a change was recorded since the last solution.
    private var isBehind: Bool {
        engine.needsSolve || !viewsAwaitingIntrinsicSize.isEmpty || !viewsNeedingIntrinsicSize.isEmpty
            || !viewsNeedingSystemConstraints.isEmpty
            || !viewsWithChangedWidth.isEmpty || !textAwaitingWidthPass.isEmpty
            || !constraintsAwaitingBaselineView.isEmpty
    }

    /// True if a measurement left open which sizes are binding, or which views need layout.
    private var isUndecided: Bool { dictatedSizesChanged || measuredSizesChanged || !itemsMovedWhileMeasuring.isEmpty }

    /// Solves until no wrapping view changes its width; false where there was nothing to solve.
    private func solveUntilWidthsAgree(isMeasuring: Bool) -> Bool {
        guard engine.needsSolve || !textAwaitingWidthPass.isEmpty else { return false }
        var rounds = WrappingRounds()
        while true {
            let wrapped = followSolution(isMeasuring: isMeasuring, &rounds)
            carryOver()
            if !wrapped, !engine.needsSolve { break }
            if rounds.isRepeating(wrapWidths) { break }
        }
        return true
    }

    private func carryOver() {
        if !constraintsAwaitingBaselineView.isEmpty {
            let homeless = constraintsAwaitingBaselineView
            constraintsAwaitingBaselineView.removeAll()
            for constraint in homeless where constraint.holder?.isDescendant(of: root) == true { install(constraint) }
        }
        if !viewsAwaitingIntrinsicSize.isEmpty { giveFirstIntrinsicSizes() }
        while !viewsNeedingIntrinsicSize.isEmpty || !viewsNeedingSystemConstraints.isEmpty
            || !viewsWithChangedWidth.isEmpty
        {
            for view in viewsNeedingSystemConstraints.drain() { updateRules(of: view) }
            for view in viewsWithChangedWidth.drain() { resetWrapping(of: view) }
            for view in viewsNeedingIntrinsicSize.drain() {
                guard let item = knownItem(of: view) else { continue }
                applyMetrics(of: view, to: item)
                applyContentSize(of: view, to: item)
                if hasBaselineSpacing, baselineItems.contains(item) { view.updateBaselineSpacing() }
            }
        }
    }

    /// Gives the engine the intrinsic sizes of its new views, the last subview's first.
    ///
    /// The order decides ties: where equal priorities leave one of several views to be stretched or compressed, the
    /// engine satisfies earlier rows, so it is the first view that yields, as in a stack of labels on real UIKit.
    private func giveFirstIntrinsicSizes() {
        var views: [UIView] = []
        for newcomer in viewsAwaitingIntrinsicSize.reversed() { views.append(newcomer.object) }
        viewsAwaitingIntrinsicSize.removeAll(keepingCapacity: true)
        for view in views {
            guard let item = knownItem(of: view) else { continue }
            if viewsNeedingIntrinsicSize.removeIfPresent(view) { applyMetrics(of: view, to: item) }
            applyContentSize(of: view, to: item)
            if hasBaselineSpacing, baselineItems.contains(item) { view.updateBaselineSpacing() }
        }
    }

    private func followSolution(isMeasuring: Bool, _ rounds: inout WrappingRounds) -> Bool {
        var wrapped = false
        changedItems.removeAll(keepingCapacity: true)
        engine.takeChangedItems(into: &changedItems)
        let changed = changedItems
        for item in changed {
            changedItemCount += 1
            guard let party = itemOwner(of: item) else { continue }
            let isSettled = !isFitting && !(isMeasuring || movedWhileMeasuring(item) || isInMeasuredView(party))
            if !isSettled, !isFitting { noteMovedWhileMeasuring(item) }
            switch party {
            case .view(let reference):
                let view = reference.object
                if isSettled, !view.layoutTraits.translatesAutoresizingMask, !isInPlaceAsDrawn(view) {
                    view.superview?.setNeedsLayout()
                }
                if rewrap(view, item: item) {
                    wrapped = true
                    rounds.wrapped(view)
                }
            case .guide(let guide):
                if isSettled { guide.object.solutionChanged() }
            }
        }
        guard !textAwaitingWidthPass.isEmpty else { return wrapped }
        let waiting = textAwaitingWidthPass
        textAwaitingWidthPass.removeAll(keepingCapacity: true)
        for view in waiting {
            if let item = knownItem(of: view.object), rewrap(view.object, item: item) {
                wrapped = true
                rounds.wrapped(view.object)
            }
        }
        return wrapped
    }

    /// True for contents that a reusable view's document placed where the first solution places them too.
    private func isInPlaceAsDrawn(_ view: UIView) -> Bool {
        root.passes.defersLayoutUntilInserted && solvedFrame(of: view, on: view.pixelGrid) == view.frame
    }

    /// The frame of a view on a grid of pixels, in its superview's coordinates; nil for a view that isn't in the engine.
    func solvedFrame(of view: UIView, on grid: PixelGrid) -> CGRect? {
        guard let item = knownItem(of: view) else { return nil }
        let frame = grid.round(engine.frame(of: item))
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// The unrounded alignment rectangle of a view.
    func solvedRectangle(of view: UIView) -> CGRect? { knownItem(of: view).map(solvedRectangle(of:)) }

    /// The unrounded rectangle of a guide.
    func solvedRectangle(of guide: UILayoutGuide) -> CGRect? { knownItem(of: guide).map(solvedRectangle(of:)) }

    private func solvedRectangle(of item: LayoutItem) -> CGRect {
        let frame = engine.alignmentRectangle(of: item)
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}
