import AutoLayout

extension LayoutHost {
    /// Carries noted changes over, solves, lets wrapping views follow their widths, and marks for layout the superview
    /// of each view that moved.
    func resolve() { resolve(measuring: nil) }

    /// The same, while one view is measured in place: nothing is marked then, only noted.
    func resolve(measuring view: UIView?) {
        guard !isResolving, isBehind || (view == nil && isUndecided) else { return }
        isResolving = true
        defer { isResolving = false }
        let pivots = engine.statistics.pivots
        moved = 0
        if view == nil, dictatedSizesChanged { holdViewsOfOtherDictatedSize() }
        carryOver()
        var solved = settle(isMeasuring: view != nil)
        let mayHaveResized = solved || measuredSizesChanged
        measuredSizesChanged = view != nil
        if view == nil, mayHaveResized, !measured.isEmpty, holdViewsOfOtherSolvedSize() {
            solved = settle(isMeasuring: false) || solved
        }
        if view == nil, !unsettled.isEmpty { markUnsettled() }
        guard solved else { return }
        reportConflicts()
        traceSolve(of: view ?? root, pivotsBefore: pivots, changes: moved)
    }

    /// Whether something was noted that the last solution doesn't know of.
    private var isBehind: Bool {
        engine.needsSolve || !newcomers.isEmpty || !staleContentSizes.isEmpty || !staleRules.isEmpty
            || !widened.isEmpty || !unwrapped.isEmpty || !displaced.isEmpty
    }

    /// Whether a measurement leaves open which sizes are held to, or who is to be laid out.
    private var isUndecided: Bool { dictatedSizesChanged || measuredSizesChanged || !unsettled.isEmpty }

    /// Solves until nothing wraps at another width; false where there was nothing to solve.
    private func settle(isMeasuring: Bool) -> Bool {
        guard engine.needsSolve || !unwrapped.isEmpty else { return false }
        var rounds = WrappingRounds()
        while true {
            let wrapped = settleOnce(isMeasuring: isMeasuring, &rounds)
            carryOver()
            if !wrapped, !engine.needsSolve { break }
            if rounds.isRepeating(wrapWidths) { break }
        }
        return true
    }

    private func carryOver() {
        if !displaced.isEmpty {
            let homeless = displaced
            displaced.removeAll()
            for constraint in homeless where constraint.holder?.isDescendant(of: root) == true { install(constraint) }
        }
        if !newcomers.isEmpty { admitNewcomers() }
        while !staleContentSizes.isEmpty || !staleRules.isEmpty || !widened.isEmpty {
            for view in staleRules.takeAll() { updateRules(of: view) }
            for view in widened.takeAll() { unwrapContents(of: view) }
            for view in staleContentSizes.takeAll() {
                guard let item = knownItem(of: view) else { continue }
                applyMetrics(of: view, to: item)
                applyContentSize(of: view, to: item)
                if hasBaselineSpacing, baselineItems.contains(item) { view.followBaselineFonts() }
            }
        }
    }

    /// Gives the engine the intrinsic sizes of views that are new to it, the last subview's first.
    ///
    /// The order decides ties: where equal priorities leave one of several views to be stretched or compressed, the
    /// engine satisfies what came earlier, so it is the first view that gives way, as in a stack of labels on real UIKit.
    private func admitNewcomers() {
        var views: [UIView] = []
        for newcomer in newcomers.reversed() { views.append(newcomer.object) }
        newcomers.removeAll(keepingCapacity: true)
        for view in views {
            guard let item = knownItem(of: view) else { continue }
            if staleContentSizes.take(view) { applyMetrics(of: view, to: item) }
            applyContentSize(of: view, to: item)
            if hasBaselineSpacing, baselineItems.contains(item) { view.followBaselineFonts() }
        }
    }

    private func settleOnce(isMeasuring: Bool, _ rounds: inout WrappingRounds) -> Bool {
        var wrapped = false
        changedItems.removeAll(keepingCapacity: true)
        engine.takeChangedItems(into: &changedItems)
        let changed = changedItems
        for item in changed {
            moved += 1
            guard let party = party(of: item) else { continue }
            let isSettled = !isFitting && !(isMeasuring || isUnsettled(item) || isInMeasuredView(party))
            if !isSettled, !isFitting { noteUnsettled(item) }
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
        guard !unwrapped.isEmpty else { return wrapped }
        let waiting = unwrapped
        unwrapped.removeAll(keepingCapacity: true)
        for view in waiting {
            if let item = knownItem(of: view.object), rewrap(view.object, item: item) {
                wrapped = true
                rounds.wrapped(view.object)
            }
        }
        return wrapped
    }

    /// A reusable view's document has put its contents where the first solution has them too.
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
