import AutoLayout

extension LayoutHost {
    /// True if something is pending that the last solution doesn't know of.
    var isBehind: Bool { engine.needsSolve || !pending.isEmpty }

    /// Solves until nothing wraps at another width; false where there was nothing to solve.
    func solveUntilWidthsAgree(isMeasuring: Bool) -> Bool {
        guard engine.needsSolve || pending.hasTextAwaitingWidthPass else { return false }
        var rounds = WrappingRounds()
        while true {
            let wrapped = followSolution(isMeasuring: isMeasuring, &rounds)
            carryOver()
            if !wrapped, !engine.needsSolve { break }
            if rounds.isRepeating(wrapWidths) { break }
        }
        return true
    }

    /// Tells the engine of everything that is pending, but for text that waits for a solution.
    func carryOver() {
        guard !pending.isEmpty else { return }
        for constraint in pending.takeConstraintsAwaitingBaselineView()
        where constraint.holder?.isDescendant(of: root) == true { install(constraint) }
        giveFirstIntrinsicSizes()
        while pending.hasDirtyViews {
            for view in pending.takeViewsNeedingSystemConstraints() { updateRules(of: view) }
            for view in pending.takeViewsWithChangedWidth() { resetWrapping(of: view) }
            for view in pending.takeViewsNeedingIntrinsicSize() {
                guard let item = knownItem(of: view) else { continue }
                applyMetrics(of: view, to: item)
                applyContentSize(of: view, to: item)
                view.hierarchy.superview?.contentSizeChanged()
                if hasBaselineSpacing, baselineItems.contains(item) { view.updateBaselineSpacing() }
            }
        }
    }

    /// Gives the engine the intrinsic sizes of its new views, the last subview's first.
    ///
    /// The order decides ties: where equal priorities leave one of several views to be stretched or compressed, the
    /// engine satisfies earlier rows, so it is the first view that yields, as in a stack of labels on real UIKit.
    private func giveFirstIntrinsicSizes() {
        for view in pending.takeViewsAwaitingIntrinsicSize() {
            guard let item = knownItem(of: view) else { continue }
            if pending.takeIntrinsicSizeRequest(of: view) { applyMetrics(of: view, to: item) }
            applyContentSize(of: view, to: item)
            if hasBaselineSpacing, baselineItems.contains(item) { view.updateBaselineSpacing() }
        }
    }

    /// Solves once and measures text at the widths that it got; true where that changed a size.
    private func followSolution(isMeasuring: Bool, _ rounds: inout WrappingRounds) -> Bool {
        var wrapped = false
        changedItems.removeAll(keepingCapacity: true)
        engine.drainChangedItems(into: &changedItems)
        let changed = changedItems
        // Large memory isn't kept.
        if changed.count > 4096 { changedItems = [] }
        solutionWasReached()
        for item in changed {
            changedItemCount += 1
            guard let owner = itemOwner(of: item) else { continue }
            didMove(item, owner, isMeasuring: isMeasuring)
            if case .view(let view) = owner, measuresTextSingly, rewrap(view.object, item: item) {
                wrapped = true
                rounds.wrapped(view.object)
            }
        }
        guard measuresTextSingly else {
            _ = pending.takeTextAwaitingWidthPass()
            for view in rewrapAllText() {
                wrapped = true
                rounds.wrapped(view)
            }
            return wrapped
        }
        for view in pending.takeTextAwaitingWidthPass() {
            if let item = knownItem(of: view.object), rewrap(view.object, item: item) {
                wrapped = true
                rounds.wrapped(view.object)
            }
        }
        return wrapped
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
